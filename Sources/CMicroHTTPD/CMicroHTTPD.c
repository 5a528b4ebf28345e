// POLLRDHUP is an extension.
#define _GNU_SOURCE
#include "CMicroHTTPD.h"

#include <poll.h>
#include <string.h>

const ssize_t CMicroHTTPDEndOfStream = MHD_CONTENT_READER_END_OF_STREAM;
const ssize_t CMicroHTTPDEndWithError = MHD_CONTENT_READER_END_WITH_ERROR;

static size_t leave_escaped(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *CMicroHTTPDStart(const struct CMicroHTTPDOptions *options) {
  return MHD_start_daemon(
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

int CMicroHTTPDSocket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
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
