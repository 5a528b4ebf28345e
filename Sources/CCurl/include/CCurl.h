// HTTP exchanges by libcurl, whose options are variadic. The library is loaded for the first connection, since it
// brings some twenty others, and most runs need none of them.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The limits of an exchange.
struct CCurlLimits {
  long connect_milliseconds;
  long total_milliseconds;
  /// The maximum number of bytes of the answer.
  size_t response_bytes;
  /// Called a few times a second on the waiting thread: true ends the exchange. May be `NULL`.
  bool (*is_cancelled)(const void *context);
  const void *context;
};

/// An answer. The caller frees `body` by `CCurlFree`.
struct CCurlResponse {
  /// The HTTP status; 0 if there was no answer.
  long status;
  uint8_t *body;
  size_t count;
  /// The error in English, without the address; `NULL` for none.
  const char *error;
};

/// Loads the library; false if it isn't installed. Thread-safe, and may be called repeatedly.
bool CCurlLoad(void);

/// The name and version of the library and of its dependencies, in one line; `NULL` if it isn't installed.
const char *CCurlVersion(void);

/// Opens a connection that is kept between exchanges, for one thread at a time; `NULL` without memory or library.
void *CCurlOpen(void);
void CCurlClose(void *connection);

/// Requests a file, or puts one if `upload` isn't `NULL`.
struct CCurlResponse CCurlExchange(
    void *connection, const char *url, const uint8_t *upload, size_t upload_count, struct CCurlLimits limits);

void CCurlFree(uint8_t *body);

/// What a server says of an address, without the content.
struct CCurlProbeResult {
  /// The HTTP status; 0 if there was no answer.
  long status;
  /// The complete address to which it redirects; empty for none, or for one that is too long.
  char location[4096];
  /// The seconds to wait before asking again; 0 if it doesn't say.
  long retry_after;
  /// Whether the host has only addresses of this machine, or of a private network.
  bool is_private;
  /// The error in English, without the address; `NULL` for none.
  const char *error;
};

/// Asks for an address by HEAD, or by GET, whose content is left out. Doesn't follow redirections.
struct CCurlProbeResult CCurlProbe(
    void *connection, const char *url, bool gets_content, bool allows_private, const char *user_agent,
    struct CCurlLimits limits);
