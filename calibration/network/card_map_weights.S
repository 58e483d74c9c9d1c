/* The network's weights as they are, between two names (calibration/network/card_map.cpp). */
    .section .rodata
    .balign 16
    .global pocketmars_card_map_begin
    .global pocketmars_card_map_end
pocketmars_card_map_begin:
    .incbin CARD_MAP_ONNX
pocketmars_card_map_end:
    .byte 0
    .section .note.GNU-stack,"",@progbits
