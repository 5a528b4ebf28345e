#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __APPLE__

static int keepPrivate(int ends[2], int result) {
  for (int end = 0; result == 0 && end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return result;
}

int CProcessesPipe(int ends[2]) { return keepPrivate(ends, pipe(ends)); }

int CProcessesSocketPair(int ends[2]) {
  int result = keepPrivate(ends, socketpair(AF_UNIX, SOCK_STREAM, 0, ends)), isOn = 1;
  if (result == 0) setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, sizeof isOn);
  return result;
}

ssize_t CProcessesSend(int socket, const void *bytes, size_t count, bool waits) {
  return send(socket, bytes, count, waits ? 0 : MSG_DONTWAIT);
}

// All but what is handed on closes by itself.
static const short systemFlags = POSIX_SPAWN_CLOEXEC_DEFAULT;
static int closeFrom(posix_spawn_file_actions_t *actions, int first) { return 0; }

#else

int CProcessesPipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int CProcessesSocketPair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

ssize_t CProcessesSend(int socket, const void *bytes, size_t count, bool waits) {
  return send(socket, bytes, count, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
}

static const short systemFlags = 0;
static int closeFrom(posix_spawn_file_actions_t *actions, int first) {
#if __GLIBC_PREREQ(2, 34)
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  // What this program opens closes by itself.
  return 0;
#endif
}

#endif

static int addDescriptors(posix_spawn_file_actions_t *actions, const int *descriptors, int count) {
  for (int target = 0; target < count; target++) {
    int error = descriptors[target] < 0
                    ? posix_spawn_file_actions_addopen(actions, target, "/dev/null", O_RDWR, 0)
                    : posix_spawn_file_actions_adddup2(actions, descriptors[target], target);
    if (error) return error;
  }
  return closeFrom(actions, count);
}

// Signals are neither ignored nor held back, whatever this program does with its own.
static int addAttributes(posix_spawnattr_t *attributes) {
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setpgroup(attributes, 0);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  return posix_spawnattr_setflags(attributes, flags | systemFlags);
}

static int spawnWith(pid_t *process, const char *path, char *const *arguments, char *const *environment,
                     const char *folder, const int *descriptors, int count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (!error) {
    error = addAttributes(&attributes);
    if (!error) error = addDescriptors(&actions, descriptors, count);
    if (!error && folder) error = posix_spawn_file_actions_addchdir_np(&actions, folder);
    // A program that was written a moment ago is busy as long as another thread's child, which has not come to run its own
    // program yet, holds it open.
    int attempts = 0;
    while (!error && (error = posix_spawn(process, path, &actions, &attributes, arguments, environment)) == ETXTBSY &&
           attempts++ < 1000) {
      error = 0;
      usleep(5000);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int CProcessesSpawn(pid_t *process, const char *path, char *const *arguments, char *const *environment,
                    const char *folder, const int *descriptors, int count) {
  // Out of the way first, so that none is overwritten by another before its turn.
  int moved[count], error = 0;
  for (int target = 0; target < count; target++) {
    moved[target] = descriptors[target] < 0 ? -1 : fcntl(descriptors[target], F_DUPFD_CLOEXEC, count);
    if (descriptors[target] >= 0 && moved[target] < 0) error = errno;
  }
  if (!error) error = spawnWith(process, path, arguments, environment, folder, moved, count);
  for (int target = 0; target < count; target++)
    if (moved[target] >= 0) close(moved[target]);
  return error;
}
