// The built-in theme, as bytes inside the program.
#pragma once
#include <stddef.h>

typedef struct {
  // Relative to templates/, with `/` between components.
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
} CThemeFile;

size_t CThemeFileCount(void);

// Files are sorted by path. `index` must be less than CThemeFileCount().
CThemeFile CThemeFileAt(size_t index);
