// The public names of Apple's frameworks, as text inside the program.
#pragma once
#include <stddef.h>

typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CAppleNamesText;

// A line for each type: its name and, after a colon, its superclass. Its members follow on lines that begin with spaces, by
// their base names.
CAppleNamesText CAppleNames(void);
