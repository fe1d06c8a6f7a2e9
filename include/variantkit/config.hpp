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

/// Inlines whatever the optimiser thinks: visitors must melt into the loops that call them. Not where nothing is
/// optimised or all is watched: there it would only slow the compiler down.
#if (defined(__GNUC__) || defined(__clang__)) && defined(__OPTIMIZE__) && !defined(VARIANTKIT_SANITIZED)
#define VARIANTKIT_INLINE inline __attribute__((always_inline))
/// Is compiled once, whatever the optimiser thinks.
#define VARIANTKIT_NOINLINE __attribute__((noinline))
#else
#define VARIANTKIT_INLINE inline
#define VARIANTKIT_NOINLINE
#endif

/// The same for the call operator of a lambda: `[&](auto x) VARIANTKIT_INLINE_LAMBDA { ... }`.
#if (defined(__GNUC__) || defined(__clang__)) && defined(__OPTIMIZE__) && !defined(VARIANTKIT_SANITIZED)
#define VARIANTKIT_INLINE_LAMBDA __attribute__((always_inline))
#else
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
