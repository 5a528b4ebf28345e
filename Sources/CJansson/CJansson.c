#include "CJansson.h"

#include <CLibraryLoading.h>
#include <jansson.h>
#include <pthread.h>
#include <string.h>

// The loaded functions.
static struct {
  __typeof__(jansson_version_str) *version_str;
  __typeof__(json_loadb) *loadb;
  __typeof__(json_delete) *delete;
  __typeof__(json_integer_value) *integer_value;
  __typeof__(json_real_value) *real_value;
  __typeof__(json_string_value) *string_value;
  __typeof__(json_string_length) *string_length;
  __typeof__(json_array_size) *array_size;
  __typeof__(json_array_get) *array_get;
  __typeof__(json_object_iter) *object_iter;
  __typeof__(json_object_iter_next) *object_iter_next;
  __typeof__(json_object_iter_key) *object_iter_key;
  __typeof__(json_object_iter_value) *object_iter_value;
  bool is_loaded;
} library;

static void load(void) {
#ifdef __APPLE__
  static const char *const names[] = {
      "libjansson.4.dylib", "/opt/homebrew/lib/libjansson.4.dylib", "/usr/local/lib/libjansson.4.dylib", NULL};
#else
  static const char *const names[] = {"libjansson.so.4", NULL};
#endif
  static const struct CLibraryFunction functions[] = {
      {"jansson_version_str", &library.version_str},
      {"json_loadb", &library.loadb},
      {"json_delete", &library.delete},
      {"json_integer_value", &library.integer_value},
      {"json_real_value", &library.real_value},
      {"json_string_value", &library.string_value},
      {"json_string_length", &library.string_length},
      {"json_array_size", &library.array_size},
      {"json_array_get", &library.array_get},
      {"json_object_iter", &library.object_iter},
      {"json_object_iter_next", &library.object_iter_next},
      {"json_object_iter_key", &library.object_iter_key},
      {"json_object_iter_value", &library.object_iter_value},
      {NULL, NULL},
  };
  library.is_loaded = CLibraryLoad(names, functions);
}

bool CJanssonLoad(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library.is_loaded;
}

const char *CJanssonVersion(void) { return CJanssonLoad() ? library.version_str() : NULL; }

void *CJanssonRead(const char *bytes, size_t count, struct CJanssonError *error) {
  json_error_t problem;
  json_t *value = library.loadb(bytes, count, JSON_DECODE_ANY | JSON_ALLOW_NUL, &problem);
  if (value == NULL) {
    strncpy(error->message, problem.text, sizeof error->message - 1);
    error->message[sizeof error->message - 1] = 0;
    error->position = problem.position < 0 ? 0 : (size_t)problem.position;
  }
  return value;
}

// The header's function of this purpose calls the library directly.
void CJanssonFree(void *value) {
  json_t *json = value;
  if (json == NULL || json->refcount == (size_t)-1) return;
  if (__atomic_sub_fetch(&json->refcount, 1, __ATOMIC_RELEASE) == 0) library.delete(json);
}

enum CJanssonKind CJanssonKindOf(const void *value) {
  switch (json_typeof((const json_t *)value)) {
    case JSON_OBJECT: return CJanssonObject;
    case JSON_ARRAY: return CJanssonArray;
    case JSON_STRING: return CJanssonString;
    case JSON_INTEGER: return CJanssonInteger;
    case JSON_REAL: return CJanssonReal;
    case JSON_TRUE: return CJanssonTrue;
    case JSON_FALSE: return CJanssonFalse;
    case JSON_NULL: break;
  }
  return CJanssonNull;
}

long long CJanssonIntegerOf(const void *value) { return library.integer_value(value); }

double CJanssonRealOf(const void *value) { return library.real_value(value); }

const char *CJanssonStringOf(const void *value, size_t *count) {
  *count = library.string_length(value);
  return library.string_value(value);
}

size_t CJanssonCount(const void *array) { return library.array_size(array); }

const void *CJanssonElement(const void *array, size_t index) { return library.array_get(array, index); }

void *CJanssonNextMember(void *object, void *member) {
  return member == NULL ? library.object_iter(object) : library.object_iter_next(object, member);
}

const char *CJanssonKeyOf(void *member) { return library.object_iter_key(member); }

const void *CJanssonValueOf(void *member) { return library.object_iter_value(member); }
