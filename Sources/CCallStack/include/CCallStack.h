// Where in a library that was loaded a program is: which of its calls are under way. Only Linux tells.
#pragma once

#include <stdint.h>

/// Makes ready what tells; to be called from `main`, before anything that could keep it from being loaded.
void CCallStackPrepare(void);

/// Chooses the library.
///
/// - Parameter handle: as `dlopen` returns it.
void CCallStackChoose(void *handle);

/// The innermost call within the library that is under way on this thread, as an address counted from the library's start;
/// 0 if there is none.
uintptr_t CCallStackInnermost(void);

/// Has signals that end a program written down first: which calls within the library were under way, innermost first, as
/// hexadecimal numbers on lines of their own. A program that includes this cannot start threads: that is signal `SIGSYS`.
void CCallStackReportSignals(int descriptor);
