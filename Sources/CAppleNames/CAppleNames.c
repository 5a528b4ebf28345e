#include "CAppleNames.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char names[] = {
#embed "names.txt"
};

CAppleNamesText CAppleNames(void) { return (CAppleNamesText){names, sizeof names}; }
