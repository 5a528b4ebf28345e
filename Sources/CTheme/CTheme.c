// The built-in theme: the files of templates/, as bytes inside the program. ThemeTests check the list.
#include "CTheme.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#include "EmbeddedFiles.h"

#define FILE(path, bytes) {path, bytes, sizeof bytes},

static const CThemeFile files[] = {FILES(FILE)};

size_t CThemeFileCount(void) { return sizeof files / sizeof *files; }

CThemeFile CThemeFileAt(size_t index) { return files[index]; }
