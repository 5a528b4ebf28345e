#include "CProcesses.h"

#include <stdio.h>
#include <unistd.h>

#ifdef __APPLE__

#include <sys/sysctl.h>

uint64_t CProcessesAvailableMemory(void) {
  uint64_t bytes = 0;
  size_t size = sizeof bytes;
  return sysctlbyname("hw.memsize", &bytes, &size, NULL, 0) == 0 ? bytes : 0;
}

#else

// The number in the first line of a file that matches `format`; 0 for none.
static uint64_t number(const char *path, const char *format) {
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  unsigned long long value = 0;
  char line[256];
  while (fgets(line, sizeof line, file) && sscanf(line, format, &value) != 1) {}
  fclose(file);
  return value;
}

uint64_t CProcessesAvailableMemory(void) {
  uint64_t bytes = number("/proc/meminfo", "MemAvailable: %llu") << 10;
  // The container's limits, by both versions of control groups.
  uint64_t limits[] = {number("/sys/fs/cgroup/memory.max", "%llu"),
                       number("/sys/fs/cgroup/memory/memory.limit_in_bytes", "%llu")};
  for (int index = 0; index < 2; index++)
    if (limits[index] > 0 && (bytes == 0 || limits[index] < bytes)) bytes = limits[index];
  return bytes;
}

#endif
