// The variadic calls of libmicrohttpd, made callable from Swift.
#pragma once
#include <microhttpd.h>
