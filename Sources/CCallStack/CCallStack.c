#define _GNU_SOURCE
#include "CCallStack.h"

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <ucontext.h>
#include <unistd.h>

enum { frameLimit = 256, reportLimit = 16, stackSize = 256 << 10 };

static struct {
  uintptr_t base, start, end;
} library;
/// No frame that is looked at lies above this one.
static uintptr_t outermostFrame;
static int reportDescriptor = -1;

void CCallStackPrepare(void) {
  outermostFrame = (uintptr_t)__builtin_frame_address(0);
  // The first call loads a library.
  void *frame;
  backtrace(&frame, 1);
}

static int measure(struct dl_phdr_info *info, size_t size, void *unused) {
  if (info->dlpi_addr != library.base) return 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr, end = start + info->dlpi_phdr[index].p_memsz;
    if (library.end == 0 || start < library.start) library.start = start;
    if (end > library.end) library.end = end;
  }
  return 1;
}

void CCallStackChoose(void *handle) {
  struct link_map *map;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0) return;
  library.base = map->l_addr;
  library.start = library.end = 0;
  dl_iterate_phdr(measure, NULL);
}

static int isInside(uintptr_t address) { return address >= library.start && address < library.end; }

// A frame begins with the address of the one around it, and where the call returns to.
uintptr_t CCallStackInnermost(void) {
  const uintptr_t *frame = __builtin_frame_address(0);
  for (int count = 0; count < frameLimit; count++) {
    if ((uintptr_t)frame >= outermostFrame || (uintptr_t)frame % sizeof(uintptr_t) != 0) return 0;
    // The call stands before where it returns to.
    if (isInside(frame[1])) return frame[1] - 1 - library.base;
    const uintptr_t *next = (const uintptr_t *)frame[0];
    if (next <= frame) return 0;
    frame = next;
  }
  return 0;
}

static void report(uintptr_t address) {
  char line[2 * sizeof address + 1], *start = line + sizeof line;
  *--start = '\n';
  do *--start = "0123456789abcdef"[address & 15];
  while (address >>= 4);
  if (write(reportDescriptor, start, (size_t)(line + sizeof line - start)) < 0) return;
}

static uintptr_t interrupted(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
  return 0;
#endif
}

// The signal's own action is in force again by now: it ends the program once this returns.
static void reportSignal(int number, siginfo_t *information, void *context) {
  void *frames[frameLimit];
  int count = backtrace(frames, frameLimit), reported = 0;
  for (int index = 0; index < count && reported < reportLimit; index++) {
    uintptr_t address = (uintptr_t)frames[index];
    if (!isInside(address)) continue;
    report(address - (address == interrupted(context) ? 0 : 1) - library.base);
    reported++;
  }
  kill(getpid(), number);
}

/// Stands in for the system's function wherever this program or a library of its calls it. The system would hold all signals
/// back meanwhile, so that the one that ends who starts a thread could not be reported.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  kill(getpid(), SIGSYS);
  return EAGAIN;
}

void CCallStackReportSignals(int descriptor) {
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGXCPU};
  // The program's own stack may be what is used up.
  stack_t stack = {.ss_sp = malloc(stackSize), .ss_size = stackSize};
  if (stack.ss_sp == NULL || sigaltstack(&stack, NULL) != 0) return;
  reportDescriptor = descriptor;
  struct sigaction action = {.sa_sigaction = reportSignal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}

#else

void CCallStackPrepare(void) {}
void CCallStackChoose(void *handle) {}
uintptr_t CCallStackInnermost(void) { return 0; }
void CCallStackReportSignals(int descriptor) {}

#endif
