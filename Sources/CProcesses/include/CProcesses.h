// Starting programs, and what connects them with the one that starts them: calls that Swift does not see, or that each
// system has under another name.
#pragma once

#include <stdbool.h>
#include <stddef.h>
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

/// Starts a program in a group of processes of its own; 0, or an error's number.
///
/// - Parameters:
///   - folder: where it starts; `NULL` for this program's own folder.
///   - descriptors: what it has as its descriptors from 0 on, and it has no others; -1 stands for `/dev/null`.
int CProcessesSpawn(pid_t *process, const char *path, char *const *arguments, char *const *environment,
                    const char *folder, const int *descriptors, int count);
