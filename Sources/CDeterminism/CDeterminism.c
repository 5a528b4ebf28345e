#define _GNU_SOURCE
#include "CDeterminism.h"

#include <stddef.h>

static double (*clockSeconds)(void);
static uint64_t randomBytes;

uint64_t CDeterminismRandomBytes(void) { return randomBytes; }

#ifndef __linux__

void CDeterminismBegin(double (*seconds)(void)) { clockSeconds = seconds; }

#else

#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The program exports these functions, so they take precedence over those of libraries.

static uint64_t state = 0x5A6F6574726F7065;

void CDeterminismBegin(double (*seconds)(void)) {
  clockSeconds = seconds;
  randomBytes = 0;
}

// MARK: Random numbers

// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
static uint64_t next(void) {
  uint64_t z = state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static void fill(void *bytes, size_t count) {
  uint64_t number = 0;
  for (size_t index = 0; index < count; index++) {
    if (index % 8 == 0) number = next();
    ((unsigned char *)bytes)[index] = number >> (8 * (index % 8));
  }
  randomBytes += count;
}

// Swift's `SystemRandomNumberGenerator` uses it, too.
long syscall(long number, ...) {
  long words[6];
  va_list arguments;
  va_start(arguments, number);
  for (int index = 0; index < 6; index++) words[index] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom) {
    fill((void *)words[0], words[1]);
    return words[1];
  }
  static long (*real)(long, ...);
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  (void)flags;
  fill(bytes, count);
  return count;
}

int getentropy(void *bytes, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  fill(bytes, count);
  return 0;
}

void arc4random_buf(void *bytes, size_t count) { fill(bytes, count); }

uint32_t arc4random(void) {
  uint32_t number;
  fill(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  uint64_t number;
  fill(&number, sizeof number);
  return bound == 0 ? 0 : number % bound;
}

// Foundation's `UUID()` reads a device, which may be out of reach. Names in code don't count as random numbers: nobody
// sees them.
void _foundation_uuid_generate_random(unsigned char bytes[16]) {
  static uint64_t count;
  uint64_t own = state, drawn = randomBytes;
  state = 0x5A6F655555494400 + ++count;
  fill(bytes, 16);
  (void)(state = own, randomBytes = drawn);
  bytes[6] = (bytes[6] & 0x0F) | 0x40;
  bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

// MARK: The clock

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!clockSeconds) return syscall(SYS_clock_gettime, clock, time);
  // 1 January 2001, the reference date of `Date`.
  double whole, fraction = modf(clockSeconds(), &whole);
  time->tv_sec = (time_t)whole + (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ? 978307200 : 0);
  time->tv_nsec = (long)(fraction * 1e9);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

// MARK: The process

// Keeps a process's signals to itself working.
int kill(pid_t process, int signal) {
  return (int)syscall(SYS_kill, clockSeconds && process == getpid() ? syscall(SYS_getpid) : process, signal);
}

pid_t getpid(void) { return clockSeconds ? 1 : (pid_t)syscall(SYS_getpid); }
pid_t getppid(void) { return clockSeconds ? 0 : (pid_t)syscall(SYS_getppid); }

#endif
