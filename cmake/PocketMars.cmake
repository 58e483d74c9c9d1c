# pocketmars_library(NAME SOURCES...) makes the static library pocketmars_NAME with the alias
# pocketmars::NAME. Includes start at the root of the project, so every line shows its layer.
function(pocketmars_library name)
    add_library(pocketmars_${name} STATIC ${ARGN})
    add_library(pocketmars::${name} ALIAS pocketmars_${name})
    target_include_directories(pocketmars_${name} PUBLIC ${PROJECT_SOURCE_DIR})
endfunction()
