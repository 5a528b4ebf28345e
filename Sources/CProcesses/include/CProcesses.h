// Starting programs, and connecting to them: calls that Swift doesn't import, or that differ between systems.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Makes a pipe that isn't inherited by started programs; 0, or -1 with `errno`. The first end is for reading.
int CProcessesPipe(int ends[2]);

/// Makes two connected sockets that aren't inherited by started programs; 0, or -1 with `errno`.
int CProcessesSocketPair(int ends[2]);

/// Sends bytes through a socket; their number, or -1 with `errno`. A closed other end is an error, not a signal.
///
/// - Parameter waits: whether to wait for room, instead of failing with `EAGAIN`.
ssize_t CProcessesSend(int socket, const void *bytes, size_t count, bool waits);

/// A program to start.
struct CProcessesProgram {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The initial folder; `NULL` for this program's own.
  const char *folder;
  /// Its only descriptors, from 0 on; -1 stands for `/dev/null`.
  const int *descriptors;
  int descriptorCount;
  /// Bytes of memory of its own; 0 for no limit. macOS doesn't enforce it.
  uint64_t memory;
  /// Seconds of processor time, after which `SIGXCPU` ends it; 0 for no limit.
  uint64_t processorTime;
  /// Whether each run has the same addresses, as far as the system supports it.
  bool hasFixedAddresses;
};

/// Starts a program in its own process group; 0, or an error number.
///
/// It ends when this program ends in any way, but not when the calling thread ends.
int CProcessesSpawn(pid_t *process, const struct CProcessesProgram *program);

/// The descriptors of a copy: the standard streams, and one for its answer.
enum { CProcessesCopyDescriptors = 4 };

/// Requests a copy from a program that serves copies; 0, or an error number. The copy is a child of the calling
/// program, ends with it, and leads its own process group.
///
/// - Parameters:
///   - socket: connected to the serving program's standard input.
///   - milliseconds: the maximum time, after which the error is `EAGAIN`.
///   - descriptors: the copy's from 0 on, `CProcessesCopyDescriptors` of them.
int CProcessesCopy(int socket, int milliseconds, pid_t *process, const int *descriptors);

/// Serves requests for copies from the standard input. The program must have one thread. Returns true in each copy, and
/// false in the program itself at the end. Not supported on macOS: returns false at once.
bool CProcessesServeCopies(void);

/// Waits for the end of a program; returns its number, or -1 with `errno`.
///
/// - Parameter peak: the maximum bytes of memory that it had; on Linux 0 if this program itself had more.
pid_t CProcessesWait(pid_t process, int *status, uint64_t *peak);

/// The bytes of memory available to programs; 0 if the system doesn't report them.
uint64_t CProcessesAvailableMemory(void);
