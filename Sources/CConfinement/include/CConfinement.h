// What a process can give up, in calls that Swift does not see. All return 0, or an error's number.
#pragma once

#include <stdint.h>
#include <sys/types.h>

/// What a process may take of the system.
struct CConfinementLimits {
  /// Seconds of processor time. A signal ends the process then, and a second later one that nothing can catch.
  uint64_t processorTime;
  /// Bytes of address space, all libraries and stacks included.
  uint64_t memory;
  /// Bytes of the first thread's stack.
  uint64_t stack;
  /// How many descriptors.
  uint64_t openFiles;
};

/// Sets limits that cannot be raised again, and those that are always the same: no bytes in files, no dumps of memory.
int CConfinementSetLimits(const struct CConfinementLimits *limits);

#ifdef __linux__

/// Gains nothing by programs with privileges, ends with the thread that started this process, and is closed to tracers.
int CConfinementGiveUpPrivileges(void);

/// Which version of Landlock the kernel has; 0 for none.
int CConfinementLandlockVersion(void);

/// Leaves to this thread, of all files, the reading of some and of what lies below them; and no network over TCP, and no signals
/// and abstract sockets of others, as far as the version has these.
///
/// - Parameter descriptors: files and folders that were opened.
int CConfinementReadOnlyBelow(const int *descriptors, int count, int version);

#else

/// Confines this process to a profile, in the system's own language for it.
int CConfinementEnterSandbox(const char *profile);

#endif
