// Deterministic random numbers, clock and process number.
#pragma once

#include <stdint.h>

/// Fixes all three for all libraries of this process. Before, only random numbers are fixed.
///
/// Works only where a program's functions replace those of libraries: not on macOS.
///
/// - Parameter seconds: the clock, in seconds since its start.
void CDeterminismBegin(double (*seconds)(void));

/// The number of random bytes requested since `CDeterminismBegin`.
uint64_t CDeterminismRandomBytes(void);
