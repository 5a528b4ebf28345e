// Has what differs from run to run come from a fixed source: random numbers, the clock and the number of the process.
#pragma once

#include <stdint.h>

/// Begins with it, for all libraries of this process. Before, only random numbers are fixed.
///
/// It works where a program's own functions stand in for those of libraries: not on macOS.
///
/// - Parameter seconds: what the clock shows, in seconds since its beginning.
void CDeterminismBegin(double (*seconds)(void));

/// How many bytes of random numbers this process has asked for since `CDeterminismBegin`.
uint64_t CDeterminismRandomBytes(void);
