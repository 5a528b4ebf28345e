#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __APPLE__

int CSystemExchange(const char *path, const char *other) { return renamex_np(path, other, RENAME_SWAP); }

int CSystemMoveToFree(int folder, const char *name, int target, const char *newName) {
  return renameatx_np(folder, name, target, newName, RENAME_EXCL);
}

int CSystemProcessorCount(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

#else

#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>

int CSystemExchange(const char *path, const char *other) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int CSystemMoveToFree(int folder, const char *name, int target, const char *newName) {
  if (renameat2(folder, name, target, newName, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  // This file system can't check and move in one step.
  struct stat status;
  if (fstatat(target, newName, &status, AT_SYMLINK_NOFOLLOW) == 0) {
    errno = EEXIST;
    return -1;
  }
  return errno == ENOENT ? renameat(folder, name, target, newName) : -1;
}

int CSystemProcessorCount(void) {
  cpu_set_t allowed;
  // Counts the processors that are online if the set is too small for this machine.
  long count = sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed)
                                                                   : sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

#endif
