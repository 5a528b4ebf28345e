// The calls within loaded libraries that are under way. Linux only.
#pragma once

#include <stdint.h>

/// Prepares for reports. Call this from `main`, before any restriction that keeps libraries from being loaded.
void CCallStackPrepare(void);

/// Adds a library whose calls are followed. There can be two.
///
/// - Parameter handle: as `dlopen` returns it.
void CCallStackAdd(void *handle);

typedef struct {
  /// The index of the library, in the order in which they were added.
  int library;
  /// The offset from the library's start; 0 for no call.
  uintptr_t address;
} CCall;

/// The innermost call within the libraries on this thread.
CCall CCallStackInnermost(void);

/// The innermost call within the libraries at which a suspended task waits.
///
/// - Parameters:
///   - task: a task of Swift's that is suspended, or about to be.
///   - callee: receives the address at which what was called goes on; NULL if it's unknown.
CCall CCallStackAwait(const void *task, const void **callee);

/// Notes a sentence about the innermost call, for reports of signals. The last few notes are kept.
void CCallStackNote(const char *sentence);

/// Reports signals that end the program. Each call within the libraries, innermost first, is a line: the library's
/// index and the hexadecimal address. If the stack is full, a line `stack` precedes them. A line for each note follows:
/// `note`, its call, and the sentence. Programs that include this can't start threads: that is signal `SIGSYS`.
void CCallStackReportSignals(int descriptor);
