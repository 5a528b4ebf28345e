// The hooks by which Swift's concurrency finds its executors.
#pragma once

#include <stdbool.h>

/// Takes a job that belongs to no actor. It is to be given to `CTasksRun`, once.
typedef void (*CTasksEnqueue)(void *_Nonnull job);

/// Has the jobs of this process handed to a function instead of to threads, and those of the main actor to an executor.
///
/// - Parameters:
///   - identity: of the main actor's executor: the first word of its `UnownedSerialExecutor`.
///   - implementation: the second word.
/// - Returns: whether Swift's runtime has all that it takes. If not, nothing has changed.
bool CTasksInstall(CTasksEnqueue _Nonnull enqueue, const void *_Nonnull identity, const void *_Nullable implementation);

/// Runs a job that belongs to no actor on this thread, until it ends or waits.
void CTasksRun(void *_Nonnull job);
