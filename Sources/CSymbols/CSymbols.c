#include "CSymbols.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbols[] = {
#embed "symbols.txt"
};

CSymbolsText CSymbols(void) { return (CSymbolsText){symbols, sizeof symbols}; }
