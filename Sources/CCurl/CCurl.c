#include "CCurl.h"

#include <CLibraryLoading.h>
#include <curl/curl.h>
#include <pthread.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

static const long redirections = 3;

// The header's macros check the arguments of these two.
#undef curl_easy_setopt
#undef curl_easy_getinfo

// The loaded functions.
static struct {
  __typeof__(curl_global_init) *global_init;
  __typeof__(curl_version) *version;
  __typeof__(curl_easy_init) *easy_init;
  __typeof__(curl_easy_cleanup) *easy_cleanup;
  __typeof__(curl_easy_reset) *easy_reset;
  __typeof__(curl_easy_setopt) *easy_setopt;
  __typeof__(curl_easy_perform) *easy_perform;
  __typeof__(curl_easy_getinfo) *easy_getinfo;
  __typeof__(curl_easy_strerror) *easy_strerror;
  __typeof__(curl_slist_append) *slist_append;
  __typeof__(curl_slist_free_all) *slist_free_all;
  bool is_loaded;
} library;

static void load(void) {
#ifdef __APPLE__
  static const char *const names[] = {"libcurl.4.dylib", NULL};
#else
  static const char *const names[] = {"libcurl-gnutls.so.4", "libcurl.so.4", NULL};
#endif
  static const struct CLibraryFunction functions[] = {
      {"curl_global_init", &library.global_init},
      {"curl_version", &library.version},
      {"curl_easy_init", &library.easy_init},
      {"curl_easy_cleanup", &library.easy_cleanup},
      {"curl_easy_reset", &library.easy_reset},
      {"curl_easy_setopt", &library.easy_setopt},
      {"curl_easy_perform", &library.easy_perform},
      {"curl_easy_getinfo", &library.easy_getinfo},
      {"curl_easy_strerror", &library.easy_strerror},
      {"curl_slist_append", &library.slist_append},
      {"curl_slist_free_all", &library.slist_free_all},
      {NULL, NULL},
  };
  library.is_loaded = CLibraryLoad(names, functions) && library.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

bool CCurlLoad(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library.is_loaded;
}

const char *CCurlVersion(void) { return CCurlLoad() ? library.version() : NULL; }

void *CCurlOpen(void) { return CCurlLoad() ? library.easy_init() : NULL; }

void CCurlClose(void *connection) {
  if (connection != NULL) library.easy_cleanup(connection);
}

void CCurlFree(uint8_t *body) { free(body); }

// MARK: Bodies

struct download {
  uint8_t *bytes;
  size_t count, capacity, limit;
  bool is_too_long;
};

static size_t receive(char *data, size_t size, size_t count, void *context) {
  struct download *download = context;
  size_t length = size * count;
  if (length > download->limit - download->count) {
    download->is_too_long = true;
    return 0;
  }
  if (download->count + length > download->capacity) {
    size_t capacity = (download->count + length) * 2;
    uint8_t *larger = realloc(download->bytes, capacity);
    if (larger == NULL) return 0;
    download->bytes = larger;
    download->capacity = capacity;
  }
  memcpy(download->bytes + download->count, data, length);
  download->count += length;
  return length;
}

struct upload {
  const uint8_t *bytes;
  size_t count, sent;
};

static size_t send_body(char *data, size_t size, size_t count, void *context) {
  struct upload *upload = context;
  size_t length = upload->count - upload->sent;
  if (length > size * count) length = size * count;
  memcpy(data, upload->bytes + upload->sent, length);
  upload->sent += length;
  return length;
}

// Rewinds the body for a server that asks for it again, as after a redirection.
static int seek_body(void *context, curl_off_t offset, int origin) {
  struct upload *upload = context;
  if (origin != SEEK_SET || offset < 0 || (size_t)offset > upload->count) return CURL_SEEKFUNC_FAIL;
  upload->sent = (size_t)offset;
  return CURL_SEEKFUNC_OK;
}

static int watch(void *context, curl_off_t a, curl_off_t b, curl_off_t c, curl_off_t d) {
  (void)a, (void)b, (void)c, (void)d;
  const struct CCurlLimits *limits = context;
  return limits->is_cancelled != NULL && limits->is_cancelled(limits->context);
}

// MARK: Exchange

static void limit(CURL *connection, const struct CCurlLimits *limits) {
  library.easy_setopt(connection, CURLOPT_NOSIGNAL, 1L);
  library.easy_setopt(connection, CURLOPT_CONNECTTIMEOUT_MS, limits->connect_milliseconds);
  library.easy_setopt(connection, CURLOPT_TIMEOUT_MS, limits->total_milliseconds);
  library.easy_setopt(connection, CURLOPT_NOPROGRESS, 0L);
  library.easy_setopt(connection, CURLOPT_XFERINFOFUNCTION, watch);
  library.easy_setopt(connection, CURLOPT_XFERINFODATA, limits);
  library.easy_setopt(connection, CURLOPT_FOLLOWLOCATION, 1L);
  library.easy_setopt(connection, CURLOPT_MAXREDIRS, redirections);
  // A server must not redirect to files, or to other protocols. Options with names of protocols are too new for some
  // systems.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  library.easy_setopt(connection, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  library.easy_setopt(connection, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#pragma GCC diagnostic pop
}

struct CCurlResponse CCurlExchange(
    void *connection, const char *url, const uint8_t *upload_bytes, size_t upload_count,
    struct CCurlLimits limits) {
  struct download download = {.limit = limits.response_bytes};
  struct upload upload = {.bytes = upload_bytes, .count = upload_count};
  struct CCurlResponse response = {0};
  // Resets the options of the exchange before, and keeps the connection.
  library.easy_reset(connection);
  limit(connection, &limits);
  library.easy_setopt(connection, CURLOPT_URL, url);
  library.easy_setopt(connection, CURLOPT_USERAGENT, "zoetrope");
  library.easy_setopt(connection, CURLOPT_WRITEFUNCTION, receive);
  library.easy_setopt(connection, CURLOPT_WRITEDATA, &download);
  struct curl_slist *headers = NULL;
  if (upload_bytes != NULL) {
    library.easy_setopt(connection, CURLOPT_UPLOAD, 1L);
    library.easy_setopt(connection, CURLOPT_READFUNCTION, send_body);
    library.easy_setopt(connection, CURLOPT_READDATA, &upload);
    library.easy_setopt(connection, CURLOPT_SEEKFUNCTION, seek_body);
    library.easy_setopt(connection, CURLOPT_SEEKDATA, &upload);
    library.easy_setopt(connection, CURLOPT_INFILESIZE_LARGE, (curl_off_t)upload_count);
    // Simple servers ignore this header, and waiting for their answer takes a second.
    headers = library.slist_append(NULL, "Expect:");
    library.easy_setopt(connection, CURLOPT_HTTPHEADER, headers);
  }
  CURLcode code = library.easy_perform(connection);
  if (headers != NULL) library.slist_free_all(headers);
  library.easy_getinfo(connection, CURLINFO_RESPONSE_CODE, &response.status);
  if (code != CURLE_OK) {
    free(download.bytes);
    response.error = download.is_too_long ? "the answer is too long" : library.easy_strerror(code);
    return response;
  }
  response.body = download.bytes;
  response.count = download.count;
  return response;
}

// MARK: Probe

static bool is_private_ipv4(const uint8_t *a) {
  return a[0] == 0 || a[0] == 10 || a[0] == 127 || a[0] >= 224 || (a[0] == 100 && (a[1] & 0xC0) == 64) ||
         (a[0] == 169 && a[1] == 254) || (a[0] == 172 && (a[1] & 0xF0) == 16) || (a[0] == 192 && a[1] == 168);
}

static bool is_private(const struct sockaddr *address) {
  if (address->sa_family == AF_INET) {
    return is_private_ipv4((const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr);
  }
  if (address->sa_family != AF_INET6) return true;
  const uint8_t *a = ((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr;
  static const uint8_t zeros[12] = {0}, mapped[12] = {[10] = 0xFF, [11] = 0xFF};
  static const uint8_t translated[12] = {0x00, 0x64, 0xFF, 0x9B};
  // The last is the unspecified address and that of this machine as well.
  if (memcmp(a, mapped, 12) == 0 || memcmp(a, translated, 12) == 0 || memcmp(a, zeros, 12) == 0) {
    return is_private_ipv4(a + 12);
  }
  return (a[0] & 0xFE) == 0xFC || (a[0] == 0xFE && (a[1] & 0xC0) == 0x80) || a[0] == 0xFF;
}

// A name may have any address, so the address is checked and not the name.
static curl_socket_t open_public(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)purpose;
  if (is_private(&address->addr)) {
    *(bool *)context = true;
    return CURL_SOCKET_BAD;
  }
#ifdef SOCK_CLOEXEC
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
  return socket(address->family, address->socktype, address->protocol);
#endif
}

// Content isn't wanted: its first bytes end the exchange.
static size_t refuse(char *data, size_t size, size_t count, void *context) {
  (void)data, (void)size, (void)count, (void)context;
  return 0;
}

// Connections to a proxy are the user's own choice.
static bool has_proxy(void) {
  static const char *const names[] = {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value != NULL && *value != 0) return true;
  }
  return false;
}

struct CCurlProbeResult CCurlProbe(
    void *connection, const char *url, bool gets_content, bool allows_private, const char *user_agent,
    struct CCurlLimits limits) {
  struct CCurlProbeResult result = {0};
  library.easy_reset(connection);
  limit(connection, &limits);
  library.easy_setopt(connection, CURLOPT_FOLLOWLOCATION, 0L);
  library.easy_setopt(connection, CURLOPT_URL, url);
  library.easy_setopt(connection, CURLOPT_USERAGENT, user_agent);
  library.easy_setopt(connection, CURLOPT_NOBODY, gets_content ? 0L : 1L);
  library.easy_setopt(connection, CURLOPT_WRITEFUNCTION, refuse);
  if (!allows_private && !has_proxy()) {
    library.easy_setopt(connection, CURLOPT_OPENSOCKETFUNCTION, open_public);
    library.easy_setopt(connection, CURLOPT_OPENSOCKETDATA, &result.is_private);
  }
  CURLcode code = library.easy_perform(connection);
  library.easy_getinfo(connection, CURLINFO_RESPONSE_CODE, &result.status);
  if (code != CURLE_OK && !(code == CURLE_WRITE_ERROR && result.status >= 200)) {
    result.status = 0;
    result.error = library.easy_strerror(code);
    return result;
  }
  result.is_private = false;
  const char *location = NULL;
  library.easy_getinfo(connection, CURLINFO_REDIRECT_URL, &location);
  if (location != NULL && strlen(location) < sizeof result.location) strcpy(result.location, location);
  curl_off_t seconds = 0;
  library.easy_getinfo(connection, CURLINFO_RETRY_AFTER, &seconds);
  result.retry_after = seconds > 1000000 ? 1000000 : (long)seconds;
  return result;
}
