#include "CMarkdownMemory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A tree is hundreds of small pieces: to take and give back each of them costs as much as to parse the text. So
// pieces are cut off blocks one after the other.

/// Small enough that the system's allocator keeps it at hand.
enum { blockSize = 32 << 10, alignment = 16 };

typedef struct Block {
  struct Block *older;
  size_t size;
  size_t used;
} Block;

/// Before each piece: how large it is, because `realloc` is not told.
typedef union {
  size_t size;
  char aligned[alignment];
} Header;

enum { blockStart = (sizeof(Block) + alignment - 1) / alignment * alignment };

static _Thread_local Block *newest;
static _Thread_local size_t trees;

static size_t rounded(size_t size) {
  // As cmark's own allocator does: there is nobody to report to.
  if (size > SIZE_MAX / 2) abort();
  return (size + alignment - 1) / alignment * alignment;
}

static Header *header(void *piece) { return (Header *)piece - 1; }

/// Whether nothing was cut off since.
static int isLast(void *piece) {
  return newest && (char *)piece + header(piece)->size == (char *)newest + newest->used;
}

static void *take(size_t wanted) {
  size_t size = rounded(wanted), whole = size + sizeof(Header);
  if (!newest || newest->size - newest->used < whole) {
    size_t needed = blockStart + whole, bytes = needed > blockSize ? needed : blockSize;
    Block *block = malloc(bytes);
    if (!block) abort();
    *block = (Block){newest, bytes, blockStart};
    newest = block;
  }
  Header *piece = (Header *)((char *)newest + newest->used);
  newest->used += whole;
  piece->size = size;
  return piece + 1;
}

static void *takeZeroed(size_t count, size_t size) {
  if (size && count > SIZE_MAX / 2 / size) abort();
  return memset(take(count * size), 0, count * size);
}

static void *resize(void *piece, size_t wanted) {
  if (!piece) return take(wanted);
  size_t size = rounded(wanted), old = header(piece)->size;
  if (size <= old) return piece;
  if (isLast(piece) && newest->size - newest->used >= size - old) {
    newest->used += size - old;
    header(piece)->size = size;
    return piece;
  }
  return memcpy(take(wanted), piece, old);
}

static void giveBack(void *piece) {
  if (piece && isLast(piece)) newest->used -= header(piece)->size + sizeof(Header);
}

cmark_mem *CMarkdownMemory(void) {
  static cmark_mem memory = {takeZeroed, resize, giveBack};
  return &memory;
}

void CMarkdownMemoryBegin(void) { trees++; }

void CMarkdownMemoryEnd(void) {
  if (--trees) return;
  while (newest) {
    Block *older = newest->older;
    free(newest);
    newest = older;
  }
}
