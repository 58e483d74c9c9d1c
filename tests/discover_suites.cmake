# discover_suites(TARGET GROUP PREFIX FILTER [PROPERTY VALUE]...): CTest tests for the GoogleTest suites
# of a program, of those that FILTER names; GROUP tells apart several calls for one program. A program
# that links OpenCV and Qt takes half a second of the processor to start, and one that reads photos loads
# a profile first. So only suites that take long (costs.txt) are tests of their own; of the others eight
# at a time are one, which has all their names: `ctest -R SUITE` finds it.
#
# As a script (cmake -D… -P) it is what runs after the program was linked.
if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(discover_suites_script ${CMAKE_CURRENT_LIST_FILE})
    set(discover_suites_costs ${CMAKE_CURRENT_LIST_DIR}/costs.txt)

    function(discover_suites target group prefix filter)
        set(list ${CMAKE_CURRENT_BINARY_DIR}/${target}_${group}.cmake)
        set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS
            ${discover_suites_script} ${discover_suites_costs})
        add_custom_command(TARGET ${target} POST_BUILD BYPRODUCTS ${list} VERBATIM
            COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:${target}> -DLIST=${list}
                -DPREFIX=${prefix} "-DFILTER=${filter}" "-DPROPERTIES=${ARGN}"
                -DCOSTS=${discover_suites_costs}
                -P ${discover_suites_script})
        # As GoogleTest.cmake does: not yet built is a test that fails.
        file(WRITE ${list}.in "if(EXISTS \"${list}\")\n    include(\"${list}\")\nelse()\n"
            "    add_test(${target}_NOT_BUILT ${target}_NOT_BUILT)\nendif()\n")
        set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${list}.in)
    endfunction()
    return()
endif()

execute_process(COMMAND ${PROGRAM} --gtest_list_tests --gtest_filter=${FILTER}
    OUTPUT_VARIABLE names ERROR_VARIABLE trouble RESULT_VARIABLE result TIMEOUT 60)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "${PROGRAM} doesn't say which tests it has (${result}): ${trouble}")
endif()
string(REGEX MATCHALL "(^|\n)[A-Za-z0-9_/]+\\." suites "${names}")
set(quoted "")
foreach(word IN LISTS PROPERTIES)
    string(APPEND quoted " [==[${word}]==]")
endforeach()
file(STRINGS ${COSTS} costs REGEX "^[^#]")
set(tests "")

# add_suites(SECONDS SUITE...): one test of them; a filter that fits nothing would pass.
function(add_suites seconds)
    list(JOIN ARGN "," name)
    list(JOIN ARGN ".*:" filter)
    string(APPEND tests "add_test([==[${PREFIX}${name}]==] [==[${PROGRAM}]==] [==[--gtest_filter=${filter}.*]==])\n"
        "set_tests_properties([==[${PREFIX}${name}]==] PROPERTIES${quoted} COST ${seconds}\n"
        "    FAIL_REGULAR_EXPRESSION [==[Running 0 tests]==])\n")
    set(tests "${tests}" PARENT_SCOPE)
endfunction()

set(quick "")
foreach(suite IN LISTS suites)
    string(STRIP "${suite}" suite)
    string(REGEX REPLACE "\\.$" "" suite "${suite}")
    set(cost ${costs})
    list(FILTER cost INCLUDE REGEX "^${PREFIX}${suite} ")
    if(cost)
        string(REGEX REPLACE ".* " "" cost "${cost}")
        add_suites(${cost} ${suite})
        continue()
    endif()
    if(PROPERTIES MATCHES "photos") # their label: they take seconds at least
        add_suites(10 ${suite})
        continue()
    endif()
    list(APPEND quick ${suite})
    list(LENGTH quick count)
    if(count EQUAL 8)
        add_suites(2 ${quick})
        set(quick "")
    endif()
endforeach()
if(quick)
    add_suites(2 ${quick})
endif()
file(WRITE ${LIST} "${tests}")
