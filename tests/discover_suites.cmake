# discover_suites(TARGET GROUP PREFIX FILTER [PROPERTY VALUE]...): a CTest test for each GoogleTest suite
# of a program, of those that FILTER names; GROUP tells apart several calls for one program. A program
# that links OpenCV and Qt takes a third of a second to start, and one that reads photos learns or loads a
# profile first: with a process for each of 2,000 tests, that took longer than testing.
#
# As a script (cmake -D… -P) it is what runs after the program was linked.
if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(discover_suites_script ${CMAKE_CURRENT_LIST_FILE})

    function(discover_suites target group prefix filter)
        set(list ${CMAKE_CURRENT_BINARY_DIR}/${target}_${group}.cmake)
        add_custom_command(TARGET ${target} POST_BUILD BYPRODUCTS ${list} VERBATIM
            COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:${target}> -DLIST=${list}
                -DPREFIX=${prefix} "-DFILTER=${filter}" "-DPROPERTIES=${ARGN}"
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
set(tests "")
foreach(suite IN LISTS suites)
    string(STRIP "${suite}" suite)
    string(REGEX REPLACE "\\.$" "" suite "${suite}")
    # A filter that fits nothing would pass.
    string(APPEND tests "add_test([==[${PREFIX}${suite}]==] [==[${PROGRAM}]==] [==[--gtest_filter=${suite}.*]==])\n"
        "set_tests_properties([==[${PREFIX}${suite}]==] PROPERTIES${quoted}\n"
        "    FAIL_REGULAR_EXPRESSION [==[Running 0 tests]==])\n")
endforeach()
file(WRITE ${LIST} "${tests}")
