// Calls of the operating system that Swift doesn't import, or that differ between systems.
#pragma once

/// Exchanges two folders of one file system in one step; 0, or -1 with `errno`.
///
/// `EINVAL` and `ENOSYS` mean that the file system, or the kernel, doesn't support it.
int CSystemExchange(const char *path, const char *other);

/// Moves an item from one open folder to another, under an unused name; 0, or -1 with `errno`.
int CSystemMoveToFree(int folder, const char *name, int target, const char *newName);

/// The number of processors that this process may use; at least 1.
int CSystemProcessorCount(void);

/// The arguments of this process, the program's name first, and their number in `count`.
///
/// Swift reads them from `/proc` on Linux, and finds none if it isn't mounted.
char *const *CSystemArguments(int *count);

/// The path by which this program was started, relative to its initial folder; `NULL` if the system doesn't report it.
const char *CSystemProgramPath(void);
