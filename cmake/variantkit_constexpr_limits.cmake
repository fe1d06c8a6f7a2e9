# variantkit_constexpr_limits(<target>)
#
# Lets the compiler work longer on constant expressions in <target>'s own sources: for static_assert(perft(...)) and the
# like. Nothing else needs it.
function(variantkit_constexpr_limits target)
    target_compile_options(
        ${target}
        PRIVATE
            $<$<CXX_COMPILER_ID:GNU>:-fconstexpr-ops-limit=1000000000;-fconstexpr-loop-limit=10000000>
            $<$<CXX_COMPILER_ID:Clang,AppleClang>:-fconstexpr-steps=100000000>
            $<$<CXX_COMPILER_ID:MSVC>:/constexpr:steps100000000>
    )
endfunction()
