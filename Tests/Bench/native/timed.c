// Runs a program and prints what it took: wall nanoseconds, processor microseconds, peak KiB, exit status.
//
//   timed COMMAND [ARGUMENT…]
//
// A program's peak memory counts what its starter had before it: Python's own 20 MB would hide a program that needs
// two. This starter needs next to nothing. The four numbers go to the standard error, on its last line.
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 2) return fprintf(stderr, "usage: timed COMMAND [ARGUMENT...]\n"), 2;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    execvp(argv[1], argv + 1);
    perror(argv[1]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return perror("timed"), 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  long long wall = (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec;
  long long processor = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000LL + usage.ru_utime.tv_usec +
                        usage.ru_stime.tv_usec;
  long peak = usage.ru_maxrss;
#ifdef __APPLE__
  peak /= 1024;
#endif
  fprintf(stderr, "\n%lld %lld %ld %d\n", wall, processor, peak, WIFEXITED(status) ? WEXITSTATUS(status) : -1);
  return 0;
}
