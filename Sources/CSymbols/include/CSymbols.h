// The drawings of Tabler Icons under SF Symbols' names, as text inside the program.
#pragma once
#include <stddef.h>

typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CSymbolsText;

// One symbol per line, sorted by the bytes of its name: the name, a style and an outline in the syntax of SVG, with
// spaces between them. `Packaging/symbols/generate.py` writes the lines and describes the styles.
CSymbolsText CSymbols(void);
