// JSON by libjansson. The library is loaded for the first text, since most runs read none.
#pragma once
#include <stdbool.h>
#include <stddef.h>

enum CJanssonKind {
  CJanssonObject,
  CJanssonArray,
  CJanssonString,
  CJanssonInteger,
  CJanssonReal,
  CJanssonTrue,
  CJanssonFalse,
  CJanssonNull,
};

/// The reason why a text isn't JSON.
struct CJanssonError {
  /// In English.
  char message[160];
  /// The offset in bytes at which reading ended.
  size_t position;
};

/// Loads the library; false if it isn't installed. Thread-safe, and may be called repeatedly.
bool CJanssonLoad(void);

/// The version of the library; `NULL` if it isn't installed.
const char *CJanssonVersion(void);

/// Reads a text with one value of any kind. Its nesting is limited by the library.
///
/// - Returns: the value, which is freed by `CJanssonFree`; `NULL`, with an error, for any other text.
void *CJanssonRead(const char *bytes, size_t count, struct CJanssonError *error);
void CJanssonFree(void *value);

enum CJanssonKind CJanssonKindOf(const void *value);
long long CJanssonIntegerOf(const void *value);
double CJanssonRealOf(const void *value);
/// The UTF-8 bytes of a string, which belong to the value.
const char *CJanssonStringOf(const void *value, size_t *count);

/// The number of elements of an array.
size_t CJanssonCount(const void *array);
const void *CJanssonElement(const void *array, size_t index);

/// Iterates over an object's members: starts with `NULL`, and ends with `NULL`.
void *CJanssonNextMember(void *object, void *member);
const char *CJanssonKeyOf(void *member);
const void *CJanssonValueOf(void *member);
