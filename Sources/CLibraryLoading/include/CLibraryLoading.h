// Loads a library of the system when it is first needed, so that programs start without it and without those that it uses.
#pragma once
#include <stdbool.h>

/// A function of a library.
struct CLibraryFunction {
  const char *name;
  /// Points to a pointer to a function of this type, which receives its address.
  void *slot;
};

/// Loads the first of several libraries that is installed, and finds functions in it. The library stays loaded.
///
/// - Parameters:
///   - names: file names of the library, ending with `NULL`.
///   - functions: ends with a function whose name is `NULL`.
/// - Returns: whether a library was loaded that has all of the functions.
bool CLibraryLoad(const char *const names[], const struct CLibraryFunction functions[]);
