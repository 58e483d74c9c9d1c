# cmake -DROOT=… -P layers.cmake: fails where a file includes from a room that does not hang below
# its own, or uses a library that its room does without (docs/architecture.md).
cmake_minimum_required(VERSION 3.25)

# ROOM: which of our rooms, and which of the libraries checked below, its files may include. The
# longest room that begins a file's path is its own.
set(allowed_engine engine)
set(allowed_calibration engine calibration opencv2 ZXing)
set(allowed_vision engine calibration vision opencv2)
set(allowed_db engine db SQLiteCpp sqlite3)
set(allowed_app/session engine calibration vision db app/session opencv2 zip)
set(allowed_app/cli engine calibration vision db app/session app/cli opencv2 CLI)
set(allowed_app engine calibration vision db app/session app/cli app opencv2 Q)
set(rooms app/session app/cli engine calibration vision db app)

# How an #include of each library begins; Q: every Qt header.
set(libraries opencv2 ZXing SQLiteCpp sqlite3 CLI Q zip)

set(wrong "")
foreach(room IN LISTS rooms)
    file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${room}/*.h ${ROOT}/${room}/*.cpp)
    if(room STREQUAL app)
        list(FILTER files EXCLUDE REGEX "^app/(session|cli)/")
    endif()
    foreach(file IN LISTS files)
        file(STRINGS ${ROOT}/${file} lines REGEX "^ *#include ")
        foreach(line IN LISTS lines)
            string(REGEX REPLACE "^ *#include [<\"]([^>\"]*)[>\"].*" "\\1" header "${line}")
            set(owner "")
            if(line MATCHES "#include \"")
                foreach(candidate IN LISTS rooms)
                    if(NOT owner AND header MATCHES "^${candidate}/")
                        set(owner ${candidate})
                    endif()
                endforeach()
            else()
                foreach(library IN LISTS libraries)
                    if(header MATCHES "^${library}([/.A-Zt]|$)")
                        set(owner ${library})
                    endif()
                endforeach()
            endif()
            if(owner AND NOT owner IN_LIST allowed_${room})
                string(APPEND wrong "${file}: ${room} may not include ${header}\n")
            endif()
            # engine does with the standard library and tl::expected; JSON stays out of its headers.
            if(room STREQUAL engine AND line MATCHES "#include <"
               AND NOT header MATCHES "^([a-z_]+|tl/expected\\.hpp)$"
               AND NOT (file MATCHES "\\.cpp$" AND header MATCHES "^nlohmann/"))
                string(APPEND wrong "${file}: engine may not include ${header} here\n")
            endif()
        endforeach()
    endforeach()
endforeach()
if(wrong)
    message(FATAL_ERROR "${wrong}")
endif()
