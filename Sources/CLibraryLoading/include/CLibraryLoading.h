// Loads a library of the system on demand, so that programs start without it and its dependencies.
#pragma once
#include <stdbool.h>

/// A function of a library.
struct CLibraryFunction {
  const char *name;
  /// A pointer to a function pointer of this type, which is set to its address.
  void *slot;
};

/// Loads the first installed library of several, and finds functions in it. The library stays loaded.
///
/// - Parameters:
///   - names: file names of the library, ending with `NULL`.
///   - functions: ends with a function whose name is `NULL`.
/// - Returns: whether a library with all functions was loaded.
bool CLibraryLoad(const char *const names[], const struct CLibraryFunction functions[]);
