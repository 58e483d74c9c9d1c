/* The networks' weights as they are, each between two names (card_map.cpp, card_borders.cpp). */
    .section .rodata
    .balign 16
    .global pocketmars_card_map_begin
    .global pocketmars_card_map_end
pocketmars_card_map_begin:
    .incbin CARD_MAP_ONNX
pocketmars_card_map_end:
    .byte 0
    .balign 16
    .global pocketmars_card_borders_begin
    .global pocketmars_card_borders_end
pocketmars_card_borders_begin:
    .incbin CARD_BORDERS_ONNX
pocketmars_card_borders_end:
    .byte 0
    .section .note.GNU-stack,"",@progbits
