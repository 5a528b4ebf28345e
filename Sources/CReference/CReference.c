// The pages of the reference and of the lint rules, for `zoetrope explain`. ExplainCommandTests check the list.
#include "CReference.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#include "EmbeddedFiles.h"

#define PAGE(name, bytes) {name, bytes, sizeof bytes},

static const CReferencePage pages[] = {FILES(PAGE)};

size_t CReferencePageCount(void) { return sizeof pages / sizeof *pages; }

CReferencePage CReferencePageAt(size_t index) { return pages[index]; }
