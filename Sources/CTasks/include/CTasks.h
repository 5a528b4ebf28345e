// The hooks of executors in Swift's concurrency.
#pragma once

#include <stdbool.h>

/// Receives a job that belongs to no actor. Pass it to `CTasksRun`, once.
typedef void (*CTasksEnqueue)(void *_Nonnull job);

/// Passes the jobs of this process to a function instead of to threads, and those of the main actor to an executor.
///
/// - Parameters:
///   - identity: the first word of the main actor's `UnownedSerialExecutor`.
///   - implementation: the second word.
/// - Returns: false, without any change, if Swift's runtime lacks a hook.
bool CTasksInstall(CTasksEnqueue _Nonnull enqueue, const void *_Nonnull identity, const void *_Nullable implementation);

/// Runs a job that belongs to no actor on this thread, until it ends or waits.
void CTasksRun(void *_Nonnull job);
