// Starting programs, and what connects them with the one that starts them: calls that Swift does not see, or that each
// system has under another name.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Makes a pipe that programs which are started do not inherit; 0, or -1 with `errno`. It is read from the first end.
int CProcessesPipe(int ends[2]);

/// Makes two connected sockets that programs which are started do not inherit; 0, or -1 with `errno`.
int CProcessesSocketPair(int ends[2]);

/// Sends bytes through the first of two connected sockets; how many, or -1 with `errno`. If nobody reads at the other end,
/// that is an error and never a signal.
///
/// - Parameter waits: whether to wait for room, or to fail with `EAGAIN`.
ssize_t CProcessesSend(int socket, const void *bytes, size_t count, bool waits);

/// A program to start.
struct CProcessesProgram {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// Where it starts; `NULL` for this program's own folder.
  const char *folder;
  /// What it has as its descriptors from 0 on, and it has no others; -1 stands for `/dev/null`.
  const int *descriptors;
  int descriptorCount;
  /// Bytes of memory of its own, 0 for any number of them. macOS doesn't hold a program to it.
  uint64_t memory;
  /// Seconds of processor time, after which `SIGXCPU` ends it; 0 for no end.
  uint64_t processorTime;
  /// Whether each run has the same things at the same addresses, as far as the system lets it.
  bool hasFixedAddresses;
};

/// Starts a program in a group of processes of its own; 0, or an error's number.
///
/// It ends when this program does, however that comes about, and whichever thread has called this.
int CProcessesSpawn(pid_t *process, const struct CProcessesProgram *program);

/// The descriptors of a copy: its standard streams, and the one of its answer.
enum { CProcessesCopyDescriptors = 4 };

/// Has a program that serves copies make one; 0, or an error's number. The copy is a child of the program that calls this, ends
/// with it, and leads a group of its own.
///
/// - Parameters:
///   - socket: leads to the standard input of the program that serves.
///   - milliseconds: how long it may take, after which that is `EAGAIN`.
///   - descriptors: the copy's from 0 on, `CProcessesCopyDescriptors` of them.
int CProcessesCopy(int socket, int milliseconds, pid_t *process, const int *descriptors);

/// Makes copies of this program, which has one thread, as its standard input asks for them. Returns true in each copy, and false in
/// the program itself when there is nothing more to do. macOS can't: it returns false at once.
bool CProcessesServeCopies(void);

/// Waits for the end of a program; its number, or -1 with `errno`.
///
/// - Parameter peak: the bytes of memory that it had at most; on Linux 0 for no more than this program has had.
pid_t CProcessesWait(pid_t process, int *status, uint64_t *peak);

/// The bytes of memory that programs can have now, without those that others use; 0 where the system does not tell.
uint64_t CProcessesAvailableMemory(void);
