#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __APPLE__

int CProcessesCopy(int socket, int milliseconds, pid_t *process, const int *descriptors) { return ENOTSUP; }

bool CProcessesServeCopies(void) { return false; }

#else

#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/time.h>

enum { count = CProcessesCopyDescriptors };

struct reply {
  pid_t process;
  int error;
};

// A message of one byte with descriptors.
union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(count * sizeof(int))];
};

int CProcessesCopy(int socket, int milliseconds, pid_t *process, const int *descriptors) {
  char byte = 0;
  struct iovec piece = {&byte, 1};
  union control control = {0};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(count * sizeof(int));
  memcpy(CMSG_DATA(header), descriptors, count * sizeof(int));
  ssize_t size;
  while ((size = sendmsg(socket, &message, MSG_NOSIGNAL)) < 0 && errno == EINTR) {}
  if (size != 1) return size < 0 ? errno : EPIPE;
  struct reply reply;
  struct timeval limit = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  while ((size = recv(socket, &reply, sizeof reply, MSG_WAITALL)) < 0 && errno == EINTR) {}
  if (size != sizeof reply) return size < 0 ? errno : EPIPE;
  *process = reply.process;
  return reply.error;
}

// - Returns: false at the end of input.
static bool receive(int descriptors[count]) {
  char byte;
  struct iovec piece = {&byte, 1};
  union control control;
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t size;
  while ((size = recvmsg(STDIN_FILENO, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {}
  struct cmsghdr *header = size == 1 ? CMSG_FIRSTHDR(&message) : NULL;
  if (!header || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(count * sizeof(int))) return false;
  memcpy(descriptors, CMSG_DATA(header), count * sizeof(int));
  return true;
}

bool CProcessesServeCopies(void) {
  pid_t parent = getppid();
  int descriptors[count];
  while (receive(descriptors)) {
    // The copy is a child of the requesting program, which waits for it like for other children.
    struct reply reply = {.process = (pid_t)syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0)};
    if (reply.process == 0) {
      setpgid(0, 0);
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(127);
      for (int target = 0; target < count; target++) {
        if (dup2(descriptors[target], target) < 0) _exit(127);
        close(descriptors[target]);
      }
      return true;
    }
    reply.error = reply.process < 0 ? errno : 0;
    for (int index = 0; index < count; index++) close(descriptors[index]);
    if (send(STDIN_FILENO, &reply, sizeof reply, MSG_NOSIGNAL) != sizeof reply) break;
  }
  return false;
}

#endif
