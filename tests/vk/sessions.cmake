# vk as other programs show it, where they are installed: tmux a terminal, XBoard a board.
find_program(VARIANTKIT_TMUX tmux)
find_program(VARIANTKIT_XBOARD xboard PATHS /usr/games)
find_program(VARIANTKIT_XVFB Xvfb)
mark_as_advanced(VARIANTKIT_TMUX VARIANTKIT_XBOARD VARIANTKIT_XVFB)

if(VARIANTKIT_TMUX)
    add_test(NAME vk.tmux COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/vk/tmux.sh $<TARGET_FILE:vk>)
    set_tests_properties(vk.tmux PROPERTIES LABELS vk TIMEOUT 120)
endif()

if(VARIANTKIT_XBOARD AND VARIANTKIT_XVFB)
    set(xboard_test sh ${CMAKE_CURRENT_SOURCE_DIR}/vk/xboard.sh $<TARGET_FILE:vk>)
    add_test(NAME vk.xboard.chess COMMAND ${xboard_test} chess)
    foreach(game IN ITEMS ultimatum ultima)
        add_test(NAME vk.xboard.${game} COMMAND ${xboard_test} ${game} -variant ${game} -testLegality false)
    endforeach()
    set_tests_properties(
        vk.xboard.chess vk.xboard.ultimatum vk.xboard.ultima
        PROPERTIES LABELS vk TIMEOUT 60 SKIP_RETURN_CODE 77
    )
endif()
