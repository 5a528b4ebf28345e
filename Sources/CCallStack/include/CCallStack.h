// Where in libraries that were loaded a program is: which of its calls are under way. Only Linux tells.
#pragma once

#include <stdint.h>

/// Makes ready what tells; to be called from `main`, before anything that could keep it from being loaded.
void CCallStackPrepare(void);

/// Adds a library to those in which calls are followed; there can be two.
///
/// - Parameter handle: as `dlopen` returns it.
void CCallStackAdd(void *handle);

typedef struct {
  /// Which library, in the order in which they were added.
  int library;
  /// Counted from the library's start; 0 for no call.
  uintptr_t address;
} CCall;

/// The innermost call within the libraries that is under way on this thread.
CCall CCallStackInnermost(void);

/// Remembers a sentence about the innermost call, for the signals that are written down. Of several the last ones are kept.
void CCallStackNote(const char *sentence);

/// Has signals that end a program written down first: which calls within the libraries were under way, innermost first, each
/// on a line of its own: the library, a blank, and the address as a hexadecimal number. If the stack is used up, a line `stack` comes
/// before them; each sentence that was noted has a line after them: `note`, the call as above, and the sentence. A program that includes this cannot start threads: that is signal `SIGSYS`.
void CCallStackReportSignals(int descriptor);
