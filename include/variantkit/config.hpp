/// \file
/// Compiler facts, the only macros of the library.
#pragma once

// Whether code is watched at run time: gcc says so itself, clang when asked.
#if defined(__SANITIZE_ADDRESS__)
#define VARIANTKIT_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define VARIANTKIT_SANITIZED 1
#endif
#endif

// What is hot is one function with all that it calls inlined, visitors above all, whatever the optimiser thinks. g++
// does that from the function down (flatten), in one go: were each callee to be inlined wherever it is called, it would
// be optimised again at every level, which takes two to three times as long. clang has to be told by the callees. Not
// where nothing is optimised or all is watched: there it would only slow the compiler down.
#if (defined(__GNUC__) || defined(__clang__)) && defined(__OPTIMIZE__) && !defined(VARIANTKIT_SANITIZED)
/// Is compiled once, not into its callers, whatever the optimiser thinks.
#define VARIANTKIT_NOINLINE __attribute__((noinline))
/// Runs once in a while: is to be compiled soon rather than to run fast.
#define VARIANTKIT_COLD __attribute__((cold))
#if defined(__clang__)
#define VARIANTKIT_FLATTEN __attribute__((noinline))
#define VARIANTKIT_INLINE inline __attribute__((always_inline))
#define VARIANTKIT_INLINE_LAMBDA __attribute__((always_inline))
#else
/// Is compiled once, with all that it calls inlined into it, but for what is marked not to be.
#define VARIANTKIT_FLATTEN __attribute__((noinline, flatten))
/// Belongs into the function that is marked `VARIANTKIT_FLATTEN` and calls it.
#define VARIANTKIT_INLINE inline
/// The same for the call operator of a lambda: `[&](auto x) VARIANTKIT_INLINE_LAMBDA { ... }`.
#define VARIANTKIT_INLINE_LAMBDA
#endif
#else
#define VARIANTKIT_NOINLINE
#define VARIANTKIT_COLD
#define VARIANTKIT_FLATTEN
#define VARIANTKIT_INLINE inline
#define VARIANTKIT_INLINE_LAMBDA
#endif

/// Parallel bit extract: fast on x86-64 with BMI2; every use has a portable twin.
#if defined(__BMI2__) && defined(__x86_64__) && !defined(VARIANTKIT_PORTABLE)
#include <immintrin.h>
#define VARIANTKIT_HAS_PEXT 1
#else
#define VARIANTKIT_HAS_PEXT 0
#endif

/// Tells the optimiser what callers promise. Reaching it with a false condition is undefined.
#if defined(__GNUC__) || defined(__clang__)
#define VARIANTKIT_ASSUME(condition)                                                                                   \
    do {                                                                                                               \
        if (!(condition)) __builtin_unreachable();                                                                     \
    } while (false)
#else
#define VARIANTKIT_ASSUME(condition) static_cast<void>(0)
#endif
