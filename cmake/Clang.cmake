# The toolchain of the presets that build with clang, and of .ci/run: Debian 12's clang 14, which the house
# builds with, else the system's own.
find_program(CMAKE_CXX_COMPILER NAMES clang++-14 clang++ REQUIRED)
