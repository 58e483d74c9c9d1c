# Writes the schema files into a .cpp, so that the program carries its migrations with it.
#
#   cmake -DOUTPUT=schema_files.cpp "-DFILES=0001_initial.sql;0002_….sql" -P embed_schema.cmake
#
# A file's number is the user_version that it leads to, so the numbers must count up from 1: a gap
# or a file out of order fails the build.

set(entries "")
set(number 0)
foreach(file IN LISTS FILES)
    math(EXPR number "${number} + 1")
    get_filename_component(name "${file}" NAME)
    string(REGEX MATCH "^[0-9][0-9][0-9][0-9]_[a-z0-9_]+\\.sql$" well_named "${name}")
    string(REGEX REPLACE "^0*([0-9]+)_.*$" "\\1" written "${name}")
    if(NOT well_named OR NOT written EQUAL number)
        message(FATAL_ERROR "${name}: schema file ${number} must be named 000${number}_words.sql")
    endif()
    file(READ "${file}" sql)
    if(NOT sql MATCHES "^-- ")
        message(FATAL_ERROR "${name}: open it with a comment on what it does and why")
    endif()
    string(FIND "${sql}" ")sql\"" closing)
    if(NOT closing EQUAL -1)
        message(FATAL_ERROR "${name}: holds )sql\", which ends the string that carries it")
    endif()
    string(APPEND entries "    SchemaFile{\"${name}\", R\"sql(${sql})sql\"},\n")
endforeach()

file(WRITE "${OUTPUT}" "// Written by embed_schema.cmake from db/schema.
#include \"db/file/schema.h\"

#include <array>

namespace pocketmars::db {
namespace {

constexpr std::array kFiles{
${entries}};

} // namespace

std::span<const SchemaFile> shippedSchema() { return kFiles; }

} // namespace pocketmars::db
")
