# cmake -DPROGRAM=... -P linked_libraries.cmake: fails where the program is linked, itself or by what it
# is linked with, to what it may load for a camera only (docs/decisions/0034).
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND ldd ${PROGRAM} OUTPUT_VARIABLE linked COMMAND_ERROR_IS_FATAL ANY)
if(NOT linked MATCHES "libopencv_core")
    message(FATAL_ERROR "ldd does not say what ${PROGRAM} is linked to:\n${linked}")
endif()
string(REGEX MATCHALL "lib(opencv_imgcodecs|opencv_videoio|gdal|gdcm|avformat|gstreamer)[^ ]*" found "${linked}")
if(found)
    message(FATAL_ERROR "${PROGRAM} is linked to ${found}")
endif()
