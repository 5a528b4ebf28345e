// The functions that bound what entities may make of a file are declared for libraries with document types only, as all
// packaged ones are.
#ifndef XML_DTD
#define XML_DTD 1
#endif
#include <expat.h>
