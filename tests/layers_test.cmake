# cmake -DSCRATCH=… -P layers_test.cmake: layers.cmake accepts what the picture allows and refuses
# each kind of step out of it, planted in a small tree of its own under SCRATCH.
cmake_minimum_required(VERSION 3.25)

function(check expectation file include)
    file(REMOVE_RECURSE ${SCRATCH})
    file(WRITE ${SCRATCH}/${file} "#pragma once\n\n#include ${include}\n")
    execute_process(
        COMMAND ${CMAKE_COMMAND} -DROOT=${SCRATCH} -P ${CMAKE_CURRENT_LIST_DIR}/layers.cmake
        RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
    if(expectation STREQUAL "passes" AND NOT result EQUAL 0)
        message(SEND_ERROR "${file} may include ${include}, but: ${error}")
    elseif(expectation STREQUAL "fails" AND NOT error MATCHES "may not include")
        message(SEND_ERROR "${file} may not include ${include}, but that went unnoticed")
    endif()
endfunction()

check(passes engine/state.h "\"engine/card.h\"")
check(passes engine/state.h "<vector>")
check(passes engine/state.h "<tl/expected.hpp>")
check(passes engine/json_value.cpp "<nlohmann/json.hpp>")
check(passes calibration/photo.h "<opencv2/core/mat.hpp>")
check(passes vision/table_reader.h "\"calibration/profile.h\"")
check(passes db/history.cpp "<SQLiteCpp/Database.h>")
check(passes app/view_model.h "<QObject>")
check(passes app/session/table_scorer.h "\"vision/table_reader.h\"")

check(fails engine/state.h "\"vision/table_reader.h\"")
check(fails engine/state.h "\"db/history.h\"")
check(fails engine/state.h "<opencv2/core/mat.hpp>")
check(fails engine/state.cpp "<QString>")
check(fails engine/state.cpp "<spdlog/spdlog.h>")
check(fails engine/json_value.h "<nlohmann/json.hpp>")
check(fails calibration/photo.cpp "\"vision/table_reader.h\"")
check(fails vision/table_reader.cpp "\"app/session/table_scorer.h\"")
check(fails vision/table_reader.cpp "\"db/history.h\"")
check(fails vision/table_reader.cpp "<QtCore/QString>")
check(fails db/history.h "\"calibration/profile.h\"")
check(fails db/history.h "<opencv2/core/mat.hpp>")
check(fails app/session/table_scorer.cpp "<QObject>")
check(fails app/session/table_scorer.cpp "\"app/cli/program.h\"")
check(fails app/session/table_scorer.cpp "\"app/view_model.h\"")

file(REMOVE_RECURSE ${SCRATCH})
