# What `cmake --install` and `cpack -G DEB` put where (scripts/package builds and checks the package).
include(cmake/PackageTexts.cmake)
pocketmars_package_texts(${CMAKE_BINARY_DIR}/packaging)
set(id org.pocketmars.Table)
install(TARGETS pocketmars)
install(TARGETS pocketmars_capture DESTINATION ${POCKETMARS_MODULES})
install(DIRECTORY samples/profile samples/stills samples/games
    DESTINATION ${CMAKE_INSTALL_DATADIR}/pocketmars/samples)
install(FILES packaging/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_BINARY_DIR}/packaging/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/${id}.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
foreach(size IN ITEMS 48 128 256)
    install(FILES packaging/icons/${size}.png RENAME ${id}.png
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(POCKETMARS_CONTACT MATCHES "@localhost$")
    install(FILES packaging/lintian-overrides RENAME pocketmars
        DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides)
endif()
# As Debian wants its man pages and changelogs: packed, and the same at each build.
foreach(file IN ITEMS ${CMAKE_SOURCE_DIR}/packaging/pocketmars.1 ${CMAKE_BINARY_DIR}/packaging/changelog)
    cmake_path(GET file FILENAME name)
    add_custom_command(
        OUTPUT ${CMAKE_BINARY_DIR}/${name}.gz
        COMMAND gzip -9nc ${file} > ${CMAKE_BINARY_DIR}/${name}.gz
        DEPENDS ${file})
endforeach()
add_custom_target(man ALL
    DEPENDS ${CMAKE_BINARY_DIR}/pocketmars.1.gz ${CMAKE_BINARY_DIR}/changelog.gz)
install(FILES ${CMAKE_BINARY_DIR}/pocketmars.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_PACKAGE_NAME pocketmars)
set(CPACK_PACKAGE_VENDOR "The authors of Pocket Mars Table")
set(CPACK_PACKAGE_CONTACT "The authors of Pocket Mars Table <${POCKETMARS_CONTACT}>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "follows and scores games of Pocket Mars with a camera")
set(CPACK_PACKAGE_DESCRIPTION
"Scores a game of the card game Pocket Mars from one photo of the table, or
follows the whole game with a camera. It learns what your own copy of the game
looks like from nine photos.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES TRUE)
if(POCKETMARS_HOMEPAGE)
    set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${POCKETMARS_HOMEPAGE})
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # what is in `games` must lie in /usr/games
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS TRUE)
# What no linker knows of: QML modules, Qt's plugins, a font.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    qt6-qpa-plugins
    qml6-module-qtcharts
    qml6-module-qtqml
    qml6-module-qtqml-models
    qml6-module-qtqml-workerscript
    qml6-module-qtquick
    qml6-module-qtquick-controls
    qml6-module-qtquick-dialogs
    qml6-module-qtquick-layouts
    qml6-module-qtquick-templates
    qml6-module-qtquick-window
    qml6-module-qt-labs-folderlistmodel
    qml6-module-qt-labs-settings
    fonts-dejavu-core)
list(JOIN CPACK_DEBIAN_PACKAGE_DEPENDS ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
# Chinese characters, Qt's own texts in other languages, Wayland, a browser for folders, and a voice.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "fonts-noto-cjk, qt6-translations-l10n, qt6-wayland, xdg-utils, qt6-speech-speechd-plugin, speech-dispatcher")
include(CPack)
