// Sines, roots and powers come from the C library. Whoever imports the engine has them too, and nothing of Foundation:
// that would bring half a hundred megabytes, and geometry that is called instead of inlined.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Darwin
#endif
