# The package's texts that hang on where its authors are found. Also a script, by which scripts/package
# looks what becomes of them once there is an address:
#
#   cmake -DPOCKETMARS_HOMEPAGE=https://… -DPOCKETMARS_CONTACT=name@host -DINTO=FOLDER -P cmake/PackageTexts.cmake
cmake_minimum_required(VERSION 3.25)
set(POCKETMARS_CONTACT "pocketmars@localhost" CACHE STRING
    "The maintainer's mail address; as it is, lintian is told to overlook that it leads nowhere")
set(POCKETMARS_HOMEPAGE "" CACHE STRING
    "The program's page, https://…, below which docs/pictures lies as pictures; empty: it has none")

# Into a folder: AppStream's metadata and the changelog.
function(pocketmars_package_texts folder)
    set(packaging ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../packaging)
    set(POCKETMARS_LINKS "")
    if(POCKETMARS_HOMEPAGE)
        configure_file(${packaging}/metainfo-links.xml.in ${folder}/metainfo-links.xml @ONLY)
        file(READ ${folder}/metainfo-links.xml POCKETMARS_LINKS)
    endif()
    configure_file(${packaging}/org.pocketmars.Table.metainfo.xml.in
        ${folder}/org.pocketmars.Table.metainfo.xml @ONLY)
    configure_file(${packaging}/changelog.in ${folder}/changelog @ONLY)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    pocketmars_package_texts(${INTO})
endif()
