/* The pages' files as they are, each between two names (app/phone/site/page_files.cpp). The
   assembler finds them in app/phone/pages. */
    .macro page name, file
    .global pocketmars_page_\name\()_begin
    .global pocketmars_page_\name\()_end
pocketmars_page_\name\()_begin:
    .incbin "\file"
pocketmars_page_\name\()_end:
    .byte 0
    .endm

    .section .rodata
    page index_html, "index.html"
    page pair_html, "pair.html"
    page stranger_html, "stranger.html"
    page style_css, "style.css"
    page main_js, "main.js"
    page pair_js, "pair.js"
    page link_js, "link.js"
    page parts_js, "parts.js"
    page photo_js, "photo.js"
    page marks_js, "marks.js"
    page table_js, "table.js"
    page game_js, "game.js"
    page cards_js, "cards.js"
    page camera_js, "camera.js"
    page eye_js, "eye.js"
    page sending_js, "sending.js"
    page spaces_js, "spaces.js"
    page voice_js, "voice.js"
    page icon_svg, "icon.svg"
    .section .note.GNU-stack,"",@progbits
