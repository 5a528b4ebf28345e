#include "CSystem.h"

#include <stddef.h>

static int argumentCount;
static char **arguments;

// The loaders of Linux and macOS pass the arguments to constructors, too.
__attribute__((constructor)) static void keepArguments(int count, char **words) {
  argumentCount = count;
  arguments = words;
}

char *const *CSystemArguments(int *count) {
  *count = argumentCount;
  return arguments;
}

#ifdef __APPLE__

#include <limits.h>
#include <mach-o/dyld.h>
#include <stdint.h>

const char *CSystemProgramPath(void) {
  static char path[PATH_MAX];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? path : NULL;
}

#else

#include <sys/auxv.h>

const char *CSystemProgramPath(void) { return (const char *)getauxval(AT_EXECFN); }

#endif
