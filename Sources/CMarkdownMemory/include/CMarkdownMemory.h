// Memory for cmark's trees, which live for a moment and die as a whole.
#pragma once

#include <cmark.h>

/// Hands out memory of the calling thread. It is given back when no tree is left on the thread: what cmark frees
/// before stays.
cmark_mem *CMarkdownMemory(void);

/// Announces a tree on this thread. Trees may be made while others live, but must end on the thread they began on.
void CMarkdownMemoryBegin(void);

/// Ends a tree; with the last one on this thread all its memory goes.
void CMarkdownMemoryEnd(void);
