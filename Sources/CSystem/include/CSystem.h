// Calls of the operating system that Swift does not see, or that have another name on each system.
#pragma once

/// Lets two folders of one file system change places, in one step; 0, or -1 with `errno`.
///
/// `EINVAL` and `ENOSYS` say that the file system, or the kernel, cannot.
int CSystemExchange(const char *path, const char *other);

/// Moves a file or folder from one open folder to another, under a name that nothing has there; 0, or -1 with `errno`.
int CSystemMoveToFree(int folder, const char *name, int target, const char *newName);

/// How many processors this process may use; at least 1.
int CSystemProcessorCount(void);

/// The words that this process was started with, the program's name first; `count` says how many.
///
/// Swift reads them from `/proc` on Linux, and finds none where that is not mounted.
char *const *CSystemArguments(int *count);

/// The path by which the system was asked to run this program, as seen from the folder it was started in; `NULL`
/// where the system does not tell.
const char *CSystemProgramPath(void);
