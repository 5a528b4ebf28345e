// The pages of the reference and of the lint rules, as bytes inside the program.
#pragma once
#include <stddef.h>

typedef struct {
  // Relative to content/, without the ending of a page.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} CReferencePage;

size_t CReferencePageCount(void);

// Pages are sorted by name. `index` must be less than CReferencePageCount().
CReferencePage CReferencePageAt(size_t index);
