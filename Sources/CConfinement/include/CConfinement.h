// Restrictions of a process, by calls that Swift doesn't import. All return 0, or an error number.
#pragma once

#include <stdint.h>
#include <sys/types.h>

/// The limits of a process.
struct CConfinementLimits {
  /// Seconds of processor time. Then a signal ends the process, and a second later one that can't be caught.
  uint64_t processorTime;
  /// Bytes of address space, all libraries and stacks included.
  uint64_t memory;
  /// Bytes of the first thread's stack.
  uint64_t stack;
  /// The number of descriptors.
  uint64_t openFiles;
};

/// Sets limits that can't be raised again, and two fixed ones: no bytes written to files, and no core files.
int CConfinementSetLimits(const struct CConfinementLimits *limits);

#ifdef __linux__

/// Gives up privileges of other programs, ends with the thread that started this process, and excludes tracers.
int CConfinementGiveUpPrivileges(void);

/// The kernel's version of Landlock; 0 for none.
int CConfinementLandlockVersion(void);

/// Restricts this thread to reading some files, and everything below them. Depending on the version, it also loses TCP,
/// and signals and abstract sockets of other processes.
///
/// - Parameter descriptors: open files and folders.
int CConfinementReadOnlyBelow(const int *descriptors, int count, int version);

#else

/// Confines this process to a profile, in the system's own language for profiles.
int CConfinementEnterSandbox(const char *profile);

#endif
