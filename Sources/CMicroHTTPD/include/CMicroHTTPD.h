// The calls of libmicrohttpd in use, those with variable arguments wrapped for Swift. The library is loaded on demand,
// since it brings eight others, and most runs serve nothing.
#pragma once
#include <microhttpd.h>
#include <stdbool.h>

/// The options of a daemon, with a limit for everything that a client can use up.
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

/// Loads the library, once. Returns false if it isn't installed; then nothing below may be called.
bool CMicroHTTPDLoad(void);

const char *CMicroHTTPDVersion(void);

/// Starts a daemon with a pool of polling threads. If that fails, returns `NULL`, and the caller keeps the socket.
///
/// The handler sees request targets exactly as sent: the library's own percent-decoding would end a path at `%00`.
struct MHD_Daemon *CMicroHTTPDStart(const struct CMicroHTTPDOptions *options);

/// The socket of a connection, or -1.
int CMicroHTTPDSocket(struct MHD_Connection *connection);

/// Whether the client has closed its end of a connection or the connection has failed.
///
/// The library does not watch the sockets of suspended connections.
bool CMicroHTTPDHasHungUp(struct MHD_Connection *connection);

/// `MHD_stop_daemon`.
void CMicroHTTPDStop(struct MHD_Daemon *daemon);

/// `MHD_suspend_connection`.
void CMicroHTTPDSuspend(struct MHD_Connection *connection);

/// `MHD_resume_connection`.
void CMicroHTTPDResume(struct MHD_Connection *connection);

/// `MHD_get_connection_values`.
int CMicroHTTPDVisit(
    struct MHD_Connection *connection, enum MHD_ValueKind kind, MHD_KeyValueIterator body, void *context);

/// `MHD_create_response_from_callback`.
struct MHD_Response *CMicroHTTPDMakeResponse(
    uint64_t size, size_t block_size, MHD_ContentReaderCallback reader, void *context,
    MHD_ContentReaderFreeCallback release);

/// `MHD_add_response_header`.
enum MHD_Result CMicroHTTPDAddHeader(struct MHD_Response *response, const char *name, const char *value);

/// `MHD_queue_response`.
enum MHD_Result CMicroHTTPDQueue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);

/// `MHD_destroy_response`.
void CMicroHTTPDDestroy(struct MHD_Response *response);

/// Returned by a content reader: the body is complete.
extern const ssize_t CMicroHTTPDEndOfStream;

/// Returned by a content reader: cut the connection.
extern const ssize_t CMicroHTTPDEndWithError;
