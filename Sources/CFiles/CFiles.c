#define _GNU_SOURCE
#include "CFiles.h"

#include <stdio.h>
#include <unistd.h>

#ifdef __APPLE__

int CFilesExchange(const char *path, const char *other) { return renamex_np(path, other, RENAME_SWAP); }

int CFilesProcessorCount(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

#else

#include <fcntl.h>
#include <sched.h>

int CFilesExchange(const char *path, const char *other) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int CFilesProcessorCount(void) {
  cpu_set_t allowed;
  // A machine with more processors than the set has room for: take all that are on.
  long count = sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed)
                                                                   : sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

#endif
