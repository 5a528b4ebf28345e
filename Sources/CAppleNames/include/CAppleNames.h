// The public names of Apple's frameworks, as text inside the program.
#pragma once
#include <stddef.h>

typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CAppleNamesText;

// One type per line: its name and, after a colon, its superclass. Lines that begin with spaces follow, with the base
// names of its members.
CAppleNamesText CAppleNames(void);
