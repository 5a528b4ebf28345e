// Sines, roots and powers come from the C library, which the engine's clients import with it. Foundation
// isn't imported: it would add half a hundred megabytes, and geometry would be called instead of inlined.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Darwin
#endif
