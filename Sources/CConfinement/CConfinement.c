#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static int setLimit(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  // A hard limit is never raised.
  if (hard < limit.rlim_max) limit.rlim_max = hard;
  limit.rlim_cur = soft < limit.rlim_max ? soft : limit.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int CConfinementSetLimits(const struct CConfinementLimits *limits) {
  int error = setLimit(RLIMIT_CPU, limits->processorTime, limits->processorTime + 1);
  if (!error) error = setLimit(RLIMIT_AS, limits->memory, limits->memory);
  if (!error) error = setLimit(RLIMIT_STACK, limits->stack, limits->stack);
  if (!error) error = setLimit(RLIMIT_NOFILE, limits->openFiles, limits->openFiles);
  if (!error) error = setLimit(RLIMIT_FSIZE, 0, 0);
  if (!error) error = setLimit(RLIMIT_CORE, 0, 0);
  return error;
}

#ifdef __linux__

#include <sys/prctl.h>
#include <sys/syscall.h>

int CConfinementGiveUpPrivileges(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno;
}

// Landlock, as `linux/landlock.h` of version 7 declares it. The system's header may be older than its kernel.

enum { createRuleset = 444, addRule = 445, restrictSelf = 446 };
enum { askVersion = 1, pathBeneath = 1 };

// Rights on files, by bit: execute, write, read, read a folder, remove folders and files, make any kind of file (up to
// 12); since version 2 link and move elsewhere (13), since 3 truncate (14), since 5 control devices (15).
static const uint64_t readFile = 1 << 2, readFolder = 1 << 3;
// Since version 4: bind and connect over TCP.
static const uint64_t allNetwork = 3;
// Since version 6: abstract sockets and signals.
static const uint64_t allScopes = 3;

struct ruleset {
  uint64_t files, network, scopes;
};

struct __attribute__((packed)) pathRule {
  uint64_t allowed;
  int32_t parent;
};

static uint64_t allRights(int version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  return ((uint64_t)1 << count) - 1;
}

int CConfinementLandlockVersion(void) {
  long version = syscall(createRuleset, NULL, 0, askVersion);
  return version < 0 ? 0 : (int)version;
}

static int allowReading(int ruleset, int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return errno;
  struct pathRule rule = {.allowed = S_ISDIR(status.st_mode) ? readFile | readFolder : readFile,
                          .parent = descriptor};
  return syscall(addRule, ruleset, pathBeneath, &rule, 0) == 0 ? 0 : errno;
}

int CConfinementReadOnlyBelow(const int *descriptors, int count, int version) {
  struct ruleset attributes = {.files = allRights(version), .network = allNetwork, .scopes = allScopes};
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  long ruleset = syscall(createRuleset, &attributes, size, 0);
  if (ruleset < 0) return errno;
  int error = 0;
  for (int index = 0; index < count && !error; index++) error = allowReading((int)ruleset, descriptors[index]);
  if (!error && syscall(restrictSelf, ruleset, 0) != 0) error = errno;
  close((int)ruleset);
  return error;
}

#else

#include <sandbox.h>

int CConfinementEnterSandbox(const char *profile) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  char *message = NULL;
  if (sandbox_init(profile, 0, &message) == 0) return 0;
  sandbox_free_error(message);
#pragma clang diagnostic pop
  return EPERM;
}

#endif
