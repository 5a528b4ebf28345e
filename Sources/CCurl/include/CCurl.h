// One HTTP exchange by libcurl, whose options are variadic. The library is loaded when the first connection is made:
// it brings some twenty others, and most runs of the program need none of them.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What an exchange may use up, and what ends it early.
struct CCurlLimits {
  long connect_milliseconds;
  long total_milliseconds;
  /// Bytes of the answer.
  size_t response_bytes;
  /// Looked at a few times a second, from the thread that waits: true ends the exchange. May be `NULL`.
  bool (*is_cancelled)(const void *context);
  const void *context;
};

/// An answer. `body` is the caller's, to be given to `CCurlFree`.
struct CCurlResponse {
  /// The HTTP status; 0 if there was no answer.
  long status;
  uint8_t *body;
  size_t count;
  /// What went wrong, in English and without the address; `NULL` if nothing did.
  const char *error;
};

/// Loads the library; false if there is none on this machine. May be called from any thread, and again.
bool CCurlLoad(void);

/// The name and version of the library and of those that it uses, in one line; `NULL` if there is none.
const char *CCurlVersion(void);

/// A connection that is kept open between exchanges, for one thread at a time; `NULL` if there is no memory or no
/// library.
void *CCurlOpen(void);
void CCurlClose(void *connection);

/// Asks for a file, or puts one where `upload` is not `NULL`.
struct CCurlResponse CCurlExchange(
    void *connection, const char *url, const uint8_t *upload, size_t upload_count, struct CCurlLimits limits);

void CCurlFree(uint8_t *body);
