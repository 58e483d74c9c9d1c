# pocketmars_library(NAME SOURCES...) makes the static library pocketmars_NAME with the alias
# pocketmars::NAME. Includes start at the root of the project, so every line shows its layer.
function(pocketmars_library name)
    add_library(pocketmars_${name} STATIC ${ARGN})
    add_library(pocketmars::${name} ALIAS pocketmars_${name})
    target_include_directories(pocketmars_${name} PUBLIC ${PROJECT_SOURCE_DIR})
endfunction()

# pocketmars_group_by_folder(TARGET): where several files are compiled at once, those of one folder are, so
# that a new file joins its own folder's group and leaves the others as they are.
function(pocketmars_group_by_folder target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        cmake_path(GET source PARENT_PATH folder)
        string(MAKE_C_IDENTIFIER "${folder}" group)
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${target}${group}")
    endforeach()
endfunction()

# pocketmars_tool(NAME SOURCES...): a program that measures, draws or trains and that no test starts.
# It is built when the script that starts it asks for it, or, as scripts/lint does, with the target
# `tools`: tests need not wait for it.
add_custom_target(tools)
function(pocketmars_tool name)
    add_executable(${name} EXCLUDE_FROM_ALL ${ARGN})
    add_dependencies(tools ${name})
endfunction()

# Headers that most files of a target include and that are dear to parse are precompiled: once for
# all targets whose flags are the same (REUSE_FROM). Each file still includes what it uses, so that
# -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds as well.
set(std_headers
    <algorithm> <array> <chrono> <cmath> <filesystem> <fstream> <functional> <map> <memory> <numeric>
    <optional> <set> <span> <sstream> <string> <string_view> <utility> <variant> <vector>
    <tl/expected.hpp>)
set(opencv_headers <opencv2/core.hpp> <opencv2/imgproc.hpp>)
set(qt_headers
    <QAbstractListModel> <QColor> <QImage> <QList> <QMutex> <QObject> <QQuickImageProvider> <QString>
    <QStringList> <QThreadPool> <QTimer> <QUrl> <QVariantMap> <QtQml/qqmlregistration.h>)

# Tests, commands and what runs once need no more than this: they compile a third faster. What they
# call, the rules and the reading of photos, is optimised.
set(unhurried_options $<$<CONFIG:Release>:-O1>)
