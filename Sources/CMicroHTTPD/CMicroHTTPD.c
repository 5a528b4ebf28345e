// POLLRDHUP is an extension.
#define _GNU_SOURCE
#include "CMicroHTTPD.h"

#include <CLibraryLoading.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>

const ssize_t CMicroHTTPDEndOfStream = MHD_CONTENT_READER_END_OF_STREAM;
const ssize_t CMicroHTTPDEndWithError = MHD_CONTENT_READER_END_WITH_ERROR;

// The loaded functions.
static struct {
  __typeof__(MHD_get_version) *get_version;
  __typeof__(MHD_start_daemon) *start_daemon;
  __typeof__(MHD_stop_daemon) *stop_daemon;
  __typeof__(MHD_get_connection_info) *get_connection_info;
  __typeof__(MHD_get_connection_values) *get_connection_values;
  __typeof__(MHD_suspend_connection) *suspend_connection;
  __typeof__(MHD_resume_connection) *resume_connection;
  __typeof__(MHD_create_response_from_callback) *create_response_from_callback;
  __typeof__(MHD_add_response_header) *add_response_header;
  __typeof__(MHD_queue_response) *queue_response;
  __typeof__(MHD_destroy_response) *destroy_response;
  bool is_loaded;
} library;

static void load(void) {
#ifdef __APPLE__
  static const char *const names[] = {"libmicrohttpd.12.dylib", NULL};
#else
  static const char *const names[] = {"libmicrohttpd.so.12", NULL};
#endif
  static const struct CLibraryFunction functions[] = {
      {"MHD_get_version", &library.get_version},
      {"MHD_start_daemon", &library.start_daemon},
      {"MHD_stop_daemon", &library.stop_daemon},
      {"MHD_get_connection_info", &library.get_connection_info},
      {"MHD_get_connection_values", &library.get_connection_values},
      {"MHD_suspend_connection", &library.suspend_connection},
      {"MHD_resume_connection", &library.resume_connection},
      {"MHD_create_response_from_callback", &library.create_response_from_callback},
      {"MHD_add_response_header", &library.add_response_header},
      {"MHD_queue_response", &library.queue_response},
      {"MHD_destroy_response", &library.destroy_response},
      {NULL, NULL},
  };
  library.is_loaded = CLibraryLoad(names, functions);
}

bool CMicroHTTPDLoad(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library.is_loaded;
}

const char *CMicroHTTPDVersion(void) { return library.get_version(); }

static size_t leave_escaped(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *CMicroHTTPDStart(const struct CMicroHTTPDOptions *options) {
  return library.start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, options->handler,
      options->context,
      MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, options->thread_count,
      MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
      MHD_OPTION_CONNECTION_TIMEOUT, options->inactivity_timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
      MHD_OPTION_UNESCAPE_CALLBACK, leave_escaped, NULL,
      MHD_OPTION_NOTIFY_CONNECTION, options->connection_changed, options->context,
      MHD_OPTION_NOTIFY_COMPLETED, options->request_ended, options->context,
      MHD_OPTION_END);
}

void CMicroHTTPDStop(struct MHD_Daemon *daemon) { library.stop_daemon(daemon); }

void CMicroHTTPDSuspend(struct MHD_Connection *connection) { library.suspend_connection(connection); }

void CMicroHTTPDResume(struct MHD_Connection *connection) { library.resume_connection(connection); }

int CMicroHTTPDVisit(
    struct MHD_Connection *connection, enum MHD_ValueKind kind, MHD_KeyValueIterator body, void *context) {
  return library.get_connection_values(connection, kind, body, context);
}

struct MHD_Response *CMicroHTTPDMakeResponse(
    uint64_t size, size_t block_size, MHD_ContentReaderCallback reader, void *context,
    MHD_ContentReaderFreeCallback release) {
  return library.create_response_from_callback(size, block_size, reader, context, release);
}

enum MHD_Result CMicroHTTPDAddHeader(struct MHD_Response *response, const char *name, const char *value) {
  return library.add_response_header(response, name, value);
}

enum MHD_Result CMicroHTTPDQueue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return library.queue_response(connection, status, response);
}

void CMicroHTTPDDestroy(struct MHD_Response *response) { library.destroy_response(response); }

int CMicroHTTPDSocket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      library.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

bool CMicroHTTPDHasHungUp(struct MHD_Connection *connection) {
#ifdef POLLRDHUP
  const short ends = POLLRDHUP | POLLHUP | POLLERR | POLLNVAL;
#else
  const short ends = POLLHUP | POLLERR | POLLNVAL;
#endif
  struct pollfd watched = {.fd = CMicroHTTPDSocket(connection), .events = ends};
  return poll(&watched, 1, 0) > 0 && (watched.revents & ends) != 0;
}
