#define _GNU_SOURCE
#include "CProcesses.h"

#include <fcntl.h>
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

#else

int CProcessesPipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int CProcessesSocketPair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

ssize_t CProcessesSend(int socket, const void *bytes, size_t count, bool waits) {
  return send(socket, bytes, count, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
}

#endif
