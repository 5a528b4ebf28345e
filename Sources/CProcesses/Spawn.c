#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#define newProcess fork
#else
#include <linux/close_range.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
// The child shares this program's memory until it runs its own, so nothing is copied.
#define newProcess vfork
#endif

// MARK: In the child, where only functions that are safe in signal handlers may be called

static void limit(int resource, uint64_t value, uint64_t grace) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max > value + grace) limit.rlim_max = value + grace;
  if (limit.rlim_cur > value) limit.rlim_cur = value;
  setrlimit(resource, &limit);
}

static void setLimits(const struct CProcessesProgram *program) {
  limit(RLIMIT_CORE, 0, 0);
  // The first signal can be handled, the one two seconds later can't.
  if (program->processorTime > 0) limit(RLIMIT_CPU, program->processorTime, 2);
  // Mapped files, such as libraries, aren't counted.
  if (program->memory > 0) limit(RLIMIT_DATA, program->memory, 0);
}

#ifdef __APPLE__

// Forks a process in the program's group, which waits for this program to end, and then ends the group.
static void endWith(pid_t parent, int lifeline) {
  if (fork() != 0) return;
  for (int other = getdtablesize() - 1; other >= 0; other--)
    if (other != lifeline) close(other);
  char byte;
  while (read(lifeline, &byte, 1) < 0 && errno == EINTR) {}
  kill(0, SIGKILL);
  _exit(0);
}

static void fixAddresses(void) {}

static void closeFrom(int first) {
  for (int other = getdtablesize() - 1; other >= first; other--) fcntl(other, F_SETFD, FD_CLOEXEC);
}

#else

// The signal is sent when the thread that started the child ends. That thread never ends.
static void endWith(pid_t parent, int lifeline) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before.
  if (getppid() != parent) _exit(127);
}

static void fixAddresses(void) {
  int current = personality(0xFFFFFFFF);
  if (current != -1) personality(current | ADDR_NO_RANDOMIZE);
}

static void closeFrom(int first) {
#if defined(SYS_close_range) && defined(CLOSE_RANGE_CLOEXEC)
  // An older kernel lacks this call, but this program's own descriptors close on exec anyway.
  syscall(SYS_close_range, first, ~0U, CLOSE_RANGE_CLOEXEC);
#endif
}

#endif

static int placeDescriptors(const int *descriptors, int count) {
  for (int target = 0; target < count; target++) {
    int source = descriptors[target] < 0 ? open("/dev/null", O_RDWR) : descriptors[target];
    if (source < 0) return -1;
    // An opened file may already have the right descriptor.
    if (source != target && dup2(source, target) < 0) return -1;
    if (source != target && descriptors[target] < 0) close(source);
  }
  return 0;
}

// Restores all signals, in case this program ignores or blocks them.
static void resetSignals(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++)
    if (number != SIGKILL && number != SIGSTOP) sigaction(number, &standard, NULL);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
}

static void becomeProgram(const struct CProcessesProgram *program, const int *descriptors, pid_t parent,
                          int lifeline) {
  setpgid(0, 0);
  endWith(parent, lifeline);
  if (placeDescriptors(descriptors, program->descriptorCount) != 0) return;
  closeFrom(program->descriptorCount);
  if (program->folder && chdir(program->folder) != 0) return;
  setLimits(program);
  if (program->hasFixedAddresses) fixAddresses();
  resetSignals();
  execve(program->path, program->arguments, program->environment);
}

// MARK: In the thread that starts all programs

struct order {
  const struct CProcessesProgram *program;
  // Above the range of the program's own descriptors.
  const int *descriptors;
  pid_t process;
  int error;
  bool isDone;
};

// - Parameters:
//   - report: receives the error of a child that can't run its program; above the program's descriptors.
//   - lifeline: closes at its other end when this program ends.
static void fill(struct order *order, int report[2], int lifeline) {
  pid_t parent = getpid();
  pid_t process = newProcess();
  if (process == 0) {
    becomeProgram(order->program, order->descriptors, parent, lifeline);
    int error = errno;
    (void)!write(report[1], &error, sizeof error);
    _exit(127);
  }
  order->process = process;
  order->error = process < 0 ? errno : 0;
  close(report[1]);
  if (process < 0) return;
  int error;
  ssize_t count;
  while ((count = read(report[0], &error, sizeof error)) < 0 && errno == EINTR) {}
  if (count != sizeof error) return;
  order->error = error;
  kill(-process, SIGKILL);
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
}

static int moveAway(int descriptor, int first) {
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, first);
  int error = errno;
  close(descriptor);
  errno = error;
  return moved;
}

static void carryOut(struct order *order) {
  static int life[2] = {-1, -1};
  if (life[0] < 0 && CProcessesPipe(life) != 0) life[0] = -1;
  int report[2];
  if (life[0] < 0 || CProcessesPipe(report) != 0) {
    order->error = errno;
    return;
  }
  int count = order->program->descriptorCount;
  for (int end = 0; end < 2; end++) report[end] = moveAway(report[end], count);
  int lifeline = fcntl(life[0], F_DUPFD_CLOEXEC, count);
  if (report[0] >= 0 && report[1] >= 0 && lifeline >= 0) {
    fill(order, report, lifeline);
  } else {
    order->error = errno;
    if (report[1] >= 0) close(report[1]);
  }
  if (report[0] >= 0) close(report[0]);
  if (lifeline >= 0) close(lifeline);
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static struct order *current;
static bool hasThread;

static void *carryOutAll(void *unused) {
  pthread_mutex_lock(&mutex);
  for (;;) {
    while (!current || current->isDone) pthread_cond_wait(&change, &mutex);
    struct order *order = current;
    pthread_mutex_unlock(&mutex);
    carryOut(order);
    pthread_mutex_lock(&mutex);
    order->isDone = true;
    pthread_cond_broadcast(&change);
  }
  return unused;
}

static int startThread(void) {
  // Blocks signals, so that none is handled in a child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int error = pthread_create(&thread, NULL, carryOutAll, NULL);
  if (!error) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return error;
}

static void start(struct order *order) {
  pthread_mutex_lock(&mutex);
  if (!hasThread) {
    order->error = startThread();
    hasThread = order->error == 0;
  }
  if (hasThread) {
    while (current) pthread_cond_wait(&change, &mutex);
    current = order;
    pthread_cond_broadcast(&change);
    while (!order->isDone) pthread_cond_wait(&change, &mutex);
    current = NULL;
    pthread_cond_broadcast(&change);
  }
  pthread_mutex_unlock(&mutex);
}

// MARK: In any thread

int CProcessesSpawn(pid_t *process, const struct CProcessesProgram *program) {
  // Moves the descriptors out of the way first, so that none is overwritten before its turn.
  int count = program->descriptorCount, moved[count > 0 ? count : 1], error = 0;
  for (int target = 0; target < count; target++) {
    int descriptor = program->descriptors[target];
    moved[target] = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, count);
    if (descriptor >= 0 && moved[target] < 0) error = errno;
  }
  // A program that was just written is busy while another thread's child holds it open, before it runs its own program.
  int attempts = 0;
  while (!error) {
    struct order order = {.program = program, .descriptors = moved};
    start(&order);
    *process = order.process;
    if (order.error != ETXTBSY || attempts++ == 1000) {
      error = order.error;
      break;
    }
    usleep(5000);
  }
  for (int target = 0; target < count; target++)
    if (moved[target] >= 0) close(moved[target]);
  return error;
}

pid_t CProcessesWait(pid_t process, int *status, uint64_t *peak) {
  struct rusage usage = {0};
  pid_t result = wait4(process, status, 0, &usage);
#ifdef __APPLE__
  *peak = usage.ru_maxrss;
#else
  // The system counts this program's memory as the child's until the child runs its own program.
  struct rusage own = {0};
  getrusage(RUSAGE_SELF, &own);
  *peak = usage.ru_maxrss > own.ru_maxrss ? (uint64_t)usage.ru_maxrss << 10 : 0;
#endif
  return result;
}
