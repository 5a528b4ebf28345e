// Makes expat declare the limits of entities, which require document types. All packaged libraries have these.
#ifndef XML_DTD
#define XML_DTD 1
#endif
#include <expat.h>
