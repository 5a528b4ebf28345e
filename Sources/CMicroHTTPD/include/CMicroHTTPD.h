// The variadic calls of libmicrohttpd, made callable from Swift.
#pragma once
#include <microhttpd.h>
#include <stdbool.h>

/// What a daemon is started with. Everything that a client can use up has a limit.
struct CMicroHTTPDOptions {
  /// A bound, listening socket. The daemon owns it from a successful start on, and closes it when stopped.
  int listening_socket;
  unsigned int thread_count;
  unsigned int connection_limit;
  /// Seconds without progress after which a connection is cut.
  unsigned int inactivity_timeout;
  /// Bytes for one connection's request line, headers and write buffer.
  size_t connection_memory;
  MHD_AccessHandlerCallback handler;
  /// Called when a connection begins, and before its socket is closed.
  MHD_NotifyConnectionCallback connection_changed;
  /// Called when a request that the handler saw has ended.
  MHD_RequestCompletedCallback request_ended;
  /// The first argument of all three.
  void *context;
};

/// Starts a daemon with a pool of polling threads; `NULL` if that fails, and then the socket is still the caller's.
///
/// The handler sees request targets exactly as sent: the library's own percent-decoding would end a path at `%00`.
struct MHD_Daemon *CMicroHTTPDStart(const struct CMicroHTTPDOptions *options);

/// The socket of a connection, or -1.
int CMicroHTTPDSocket(struct MHD_Connection *connection);

/// Whether the client has closed its end of a connection or the connection has failed.
///
/// The library does not watch the sockets of suspended connections.
bool CMicroHTTPDHasHungUp(struct MHD_Connection *connection);

/// Returned by a content reader: the body is complete.
extern const ssize_t CMicroHTTPDEndOfStream;

/// Returned by a content reader: cut the connection.
extern const ssize_t CMicroHTTPDEndWithError;
