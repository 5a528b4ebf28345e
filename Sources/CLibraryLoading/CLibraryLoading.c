#include "CLibraryLoading.h"

#include <dlfcn.h>
#include <string.h>

static void *open_first(const char *const names[]) {
  for (; *names != NULL; names++) {
    void *handle = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (handle != NULL) return handle;
  }
  return NULL;
}

bool CLibraryLoad(const char *const names[], const struct CLibraryFunction functions[]) {
  void *handle = open_first(names);
  if (handle == NULL) return false;
  for (; functions->name != NULL; functions++) {
    void *function = dlsym(handle, functions->name);
    if (function == NULL) return false;
    memcpy(functions->slot, &function, sizeof function);
  }
  return true;
}
