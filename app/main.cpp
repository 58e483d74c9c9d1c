#include "app/cli/program.h"

#include <iostream>

int main(int argc, char** argv) {
    return pocketmars::cli::run(argc, argv, std::cout, std::cerr, {});
}
