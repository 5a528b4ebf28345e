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
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { frameLimit = 256, reportLimit = 16, stackSize = 256 << 10, libraryLimit = 2, noteLimit = 4 };

static struct {
  uintptr_t base, start, end;
} libraries[libraryLimit];
static int libraryCount;
/// The highest address of a frame that is read.
static uintptr_t outermostFrame;
static int reportDescriptor = -1;

void CCallStackPrepare(void) {
  outermostFrame = (uintptr_t)__builtin_frame_address(0);
  // The first call loads a library.
  void *frame;
  backtrace(&frame, 1);
}

static int measure(struct dl_phdr_info *info, size_t size, void *unused) {
  if (info->dlpi_addr != libraries[libraryCount].base) return 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr, end = start + info->dlpi_phdr[index].p_memsz;
    if (libraries[libraryCount].end == 0 || start < libraries[libraryCount].start) libraries[libraryCount].start = start;
    if (end > libraries[libraryCount].end) libraries[libraryCount].end = end;
  }
  return 1;
}

void CCallStackAdd(void *handle) {
  struct link_map *map;
  if (libraryCount == libraryLimit || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0) return;
  libraries[libraryCount].base = map->l_addr;
  dl_iterate_phdr(measure, NULL);
  libraryCount++;
}

/// The index of the library with an address; -1 for none.
static int libraryOf(uintptr_t address) {
  for (int index = 0; index < libraryCount; index++)
    if (address >= libraries[index].start && address < libraries[index].end) return index;
  return -1;
}

// A frame begins with the address of its caller's frame, followed by the return address.
CCall CCallStackInnermost(void) {
  const CCall none = {0, 0};
  const uintptr_t *frame = __builtin_frame_address(0);
  for (int count = 0; count < frameLimit; count++) {
    if ((uintptr_t)frame >= outermostFrame || (uintptr_t)frame % sizeof(uintptr_t) != 0) return none;
    // The call precedes its return address.
    int library = libraryOf(frame[1]);
    if (library >= 0) return (CCall){library, frame[1] - 1 - libraries[library].base};
    const uintptr_t *next = (const uintptr_t *)frame[0];
    if (next <= frame) return none;
    frame = next;
  }
  return none;
}

// The layouts are part of Swift's ABI: `SwiftTaskTy` and `SwiftContextTy` in the compiler's `IRGenModule.cpp`.
CCall CCallStackAwait(const void *task, const void **callee) {
  enum { resumeContext = 8, parent = 0, resumeParent = 1 };
  const uintptr_t *context = ((const uintptr_t *const *)task)[resumeContext];
  *callee = NULL;
  for (int count = 0; count < frameLimit && context != NULL; count++) {
    uintptr_t address = context[resumeParent];
    int library = libraryOf(address);
    if (library >= 0) return (CCall){library, address - libraries[library].base};
    *callee = (const void *)address;
    context = (const uintptr_t *)context[parent];
  }
  return (CCall){0, 0};
}

static struct {
  CCall call;
  char sentence[400];
} notes[noteLimit];
static unsigned noteCount;

void CCallStackNote(const char *sentence) {
  size_t index = noteCount++ % noteLimit, length = strnlen(sentence, sizeof notes[index].sentence - 1);
  notes[index].call = CCallStackInnermost();
  memcpy(notes[index].sentence, sentence, length);
  notes[index].sentence[length] = 0;
}

static void put(const char *text) {
  if (write(reportDescriptor, text, strlen(text)) < 0) return;
}

static void report(int library, uintptr_t address, char end) {
  char line[2 * sizeof address + 3], *start = line + sizeof line;
  *--start = end;
  do *--start = "0123456789abcdef"[address & 15];
  while (address >>= 4);
  *--start = ' ';
  *--start = (char)('0' + library);
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

static uintptr_t stackPointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.sp;
#else
  return 0;
#endif
}

static uintptr_t framePointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.regs[29];
#else
  return 0;
#endif
}

/// Whether the stack is full: an access near its pointer has failed.
static int isEndOfStack(int number, const siginfo_t *information, const ucontext_t *context) {
  enum { largestFrame = 1 << 20 };
  if (number != SIGSEGV && number != SIGBUS) return 0;
  uintptr_t address = (uintptr_t)information->si_addr, pointer = stackPointer(context);
  return address > pointer - largestFrame && address < pointer + largestFrame;
}

static void reportCaller(int library, uintptr_t returnAddress) {
  report(library, returnAddress - 1 - libraries[library].base, '\n');
}

/// Reports the calls above an interrupted instruction by the chain of frames. The unwinder loses its way where a function
/// ends: its frame is gone, and the address of its caller is at the top of the stack.
static void reportFrames(const ucontext_t *context) {
  uintptr_t start = stackPointer(context), frame = framePointer(context);
  if (start == 0 || start % sizeof(uintptr_t) != 0 || start >= outermostFrame) return;
  int library = libraryOf(*(const uintptr_t *)start), reported = 0;
  if (library >= 0) {
    reportCaller(library, *(const uintptr_t *)start);
    reported++;
  }
  while (reported < reportLimit && frame >= start && frame < outermostFrame && frame % sizeof(uintptr_t) == 0) {
    const uintptr_t *pair = (const uintptr_t *)frame;
    library = libraryOf(pair[1]);
    if (library >= 0) {
      reportCaller(library, pair[1]);
      reported++;
    }
    if (pair[0] <= frame) return;
    frame = pair[0];
  }
}

// SA_RESETHAND has restored the signal's default action, which ends the program once this returns.
static void reportSignal(int number, siginfo_t *information, void *context) {
  void *frames[frameLimit];
  if (isEndOfStack(number, information, context)) put("stack\n");
  int count = backtrace(frames, frameLimit), reported = 0;
  for (int index = 0; index < count && reported < reportLimit; index++) {
    uintptr_t address = (uintptr_t)frames[index];
    int library = libraryOf(address);
    if (library < 0) continue;
    report(library, address - (address == interrupted(context) ? 0 : 1) - libraries[library].base, '\n');
    reported++;
  }
  // Of the signals, only this one interrupts code anywhere.
  if (reported == 0 && number == SIGXCPU) reportFrames(context);
  for (unsigned index = 0; index < noteCount && index < noteLimit; index++) {
    put("note ");
    report(notes[index].call.library, notes[index].call.address, ' ');
    put(notes[index].sentence);
    put("\n");
  }
  kill(getpid(), number);
}

/// Replaces the system's function for this program and its libraries, so that a program that starts a thread is
/// reported. The system's function would block all signals meanwhile.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  kill(getpid(), SIGSYS);
  return EAGAIN;
}

void CCallStackReportSignals(int descriptor) {
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGXCPU};
  // The program's own stack may be full.
  stack_t stack = {.ss_sp = malloc(stackSize), .ss_size = stackSize};
  if (stack.ss_sp == NULL || sigaltstack(&stack, NULL) != 0) return;
  reportDescriptor = descriptor;
  struct sigaction action = {.sa_sigaction = reportSignal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}

#else

void CCallStackPrepare(void) {}
void CCallStackAdd(void *handle) {}
CCall CCallStackInnermost(void) { return (CCall){0, 0}; }
CCall CCallStackAwait(const void *task, const void **callee) { return (CCall){0, 0}; }
void CCallStackNote(const char *sentence) {}
void CCallStackReportSignals(int descriptor) {}

#endif
