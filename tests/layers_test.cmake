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

check(passes engine/state/state.h "\"engine/box/card.h\"")
check(passes engine/state/state.h "<vector>")
check(passes engine/state/state.h "<tl/expected.hpp>")
check(passes engine/json/json_value.cpp "<nlohmann/json.hpp>")
check(passes calibration/photo/photo.h "<opencv2/core/mat.hpp>")
check(passes vision/table_reader.h "\"calibration/profile/profile.h\"")
check(passes db/history.cpp "<SQLiteCpp/Database.h>")
check(passes app/pages/play/play_view_model.h "<QObject>")
check(passes app/session/scoring/table_scorer.h "\"vision/table_reader.h\"")

check(fails engine/state/state.h "\"vision/table_reader.h\"")
check(fails engine/state/state.h "\"db/history.h\"")
check(fails engine/state/state.h "<opencv2/core/mat.hpp>")
check(fails engine/state/state.cpp "<QString>")
check(fails engine/state/state.cpp "<spdlog/spdlog.h>")
check(fails engine/json/json_value.h "<nlohmann/json.hpp>")
check(fails calibration/photo/photo.cpp "\"vision/table_reader.h\"")
check(fails vision/table_reader.cpp "\"app/session/scoring/table_scorer.h\"")
check(fails vision/table_reader.cpp "\"db/history.h\"")
check(fails vision/table_reader.cpp "<QtCore/QString>")
check(fails db/history.h "\"calibration/profile/profile.h\"")
check(fails db/history.h "<opencv2/core/mat.hpp>")
check(fails app/session/scoring/table_scorer.cpp "<QObject>")
check(fails app/session/scoring/table_scorer.cpp "\"app/cli/program.h\"")
check(fails app/session/scoring/table_scorer.cpp "\"app/pages/play/play_view_model.h\"")

# Libraries that bring hundreds of others.
check(passes vision/sources/camera_device.h "<opencv2/videoio.hpp>")
check(passes vision/sources/ffmpeg_device.cpp "<libavformat/avformat.h>")
check(fails vision/open_source.cpp "<opencv2/videoio.hpp>")
check(fails vision/open_source.cpp "<libavcodec/avcodec.h>")
check(fails app/session/files/picture_file.cpp "<opencv2/imgcodecs.hpp>")

# Within a room, upwards only, and the front may include all.
check(passes vision/pieces/piece_search.cpp "\"vision/plane/table_camera.h\"")
check(passes vision/cards/marked_cards.h "\"vision/read_options.h\"")
check(passes vision/table_reader.cpp "\"vision/reading/table_report.h\"")
check(fails vision/plane/table_camera.h "\"vision/pieces/piece_search.h\"")
check(fails vision/cards/marked_cards.h "\"vision/table_reader.h\"")
check(fails engine/state/state.h "\"engine/rules/score.h\"")
check(fails app/parts/board_model.h "\"app/pages/play/play_view_model.h\"")

# Two games share what is no game's, and neither knows the other.
check(passes engine/to_mars/rules/rules.h "\"engine/to_mars/state/move.h\"")
check(passes engine/to_mars/format/ship_json.cpp "\"engine/json/json_cursor.h\"")
check(passes engine/to_mars/rules/game_words.cpp "\"engine/support/phrase.h\"")
check(passes app/pages/to_mars/mars_items.h "\"engine/to_mars/rules/game.h\"")
check(fails engine/to_mars/rules/rules.h "\"engine/rules/score.h\"")
check(fails engine/to_mars/state/state.h "\"engine/box/player.h\"")
check(fails engine/to_mars/format/game_json.h "\"engine/format/json_format.h\"")
check(fails engine/rules/score.h "\"engine/to_mars/rules/score.h\"")
check(fails engine/box/card.h "\"engine/to_mars/ship/ship.h\"")
check(fails engine/support/phrase.h "\"engine/box/card.h\"")
check(fails engine/json/json_cursor.h "\"engine/to_mars/ship/ship.h\"")
check(fails engine/to_mars/ship/ship.h "\"engine/to_mars/rules/rules.h\"")
check(fails vision/boards/learnt_board.h "\"engine/to_mars/ship/ship.h\"")

# Inner stages stay within.
check(passes app/session/watching/table_watcher.h "\"vision/watching/frame_check.h\"")
check(passes app/pages/help/card_help.cpp "\"engine/effects/catalogue.h\"")
check(fails app/session/watching/table_watcher.h "\"vision/pieces/piece_search.h\"")
check(fails app/pages/help/card_help.cpp "\"engine/effects/effects.h\"")
check(fails vision/plane/table_plane.h "\"calibration/outlines/edge_field.h\"")

# A folder that no glance takes in.
file(REMOVE_RECURSE ${SCRATCH})
foreach(number RANGE 1 31)
    file(WRITE ${SCRATCH}/engine/box/file${number}.h "#pragma once\n")
endforeach()
execute_process(
    COMMAND ${CMAKE_COMMAND} -DROOT=${SCRATCH} -P ${CMAKE_CURRENT_LIST_DIR}/layers.cmake
    OUTPUT_QUIET ERROR_VARIABLE error)
if(NOT error MATCHES "31 files in one folder")
    message(SEND_ERROR "31 files in one folder went unnoticed")
endif()

file(REMOVE_RECURSE ${SCRATCH})
