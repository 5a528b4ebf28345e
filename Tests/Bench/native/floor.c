// The floor: what reading, rendering and writing posts costs when nothing else is done.
//
//   floor CONTENT OUTPUT THREADS
//
// Takes every .md file of CONTENT, skips its front matter, renders it with cmark between a fixed head and tail, and
// writes OUTPUT/NAME/index.html. Each thread takes the next file that nobody has taken.
#include <cmark.h>
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char head[] =
    "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Floor</title></head>\n<body>\n<main>\n";
static const char tail[] = "</main>\n</body>\n</html>\n";

static const char *content, *output;
static char **names;
static size_t count;
static atomic_size_t next;

static void fail(const char *what, const char *path) {
  fprintf(stderr, "floor: %s ", what);
  perror(path);
  exit(1);
}

static char *read_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail("read", path);
  char *bytes = malloc((size_t)status.st_size + 1);
  if (!bytes || read(file, bytes, (size_t)status.st_size) != status.st_size) fail("read", path);
  close(file);
  bytes[status.st_size] = 0;
  *size = (size_t)status.st_size;
  return bytes;
}

static const char *body(const char *text) {
  if (strncmp(text, "---\n", 4) != 0) return text;
  const char *end = strstr(text + 3, "\n---\n");
  return end ? end + 5 : text;
}

static void put(int file, const char *bytes, size_t size, const char *path) {
  if (write(file, bytes, size) != (ssize_t)size) fail("write", path);
}

static void build(const char *name) {
  char path[4096];
  size_t size;
  snprintf(path, sizeof path, "%s/%s", content, name);
  char *text = read_file(path, &size);
  const char *start = body(text);
  char *html = cmark_markdown_to_html(start, size - (size_t)(start - text), CMARK_OPT_UNSAFE);
  int length = snprintf(path, sizeof path, "%s/%.*s", output, (int)(strlen(name) - 3), name);
  if (mkdir(path, 0777) != 0) fail("make", path);
  snprintf(path + length, sizeof path - (size_t)length, "/index.html");
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) fail("write", path);
  put(file, head, sizeof head - 1, path);
  put(file, html, strlen(html), path);
  put(file, tail, sizeof tail - 1, path);
  close(file);
  free(html);
  free(text);
}

static void *work(void *unused) {
  (void)unused;
  for (size_t index; (index = atomic_fetch_add(&next, 1)) < count;) build(names[index]);
  return NULL;
}

static void list(void) {
  DIR *folder = opendir(content);
  if (!folder) fail("list", content);
  size_t capacity = 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    size_t length = strlen(entry->d_name);
    if (length < 4 || strcmp(entry->d_name + length - 3, ".md") != 0) continue;
    if (count == capacity) names = realloc(names, (capacity = capacity * 2 + 1024) * sizeof *names);
    names[count++] = strdup(entry->d_name);
  }
  closedir(folder);
}

int main(int argc, char **argv) {
  if (argc != 4) return fprintf(stderr, "usage: floor CONTENT OUTPUT THREADS\n"), 2;
  content = argv[1];
  output = argv[2];
  int threads = atoi(argv[3]);
  if (threads < 1 || threads > 64) return 2;
  mkdir(output, 0777);
  list();
  pthread_t workers[64];
  for (int index = 1; index < threads; index++) pthread_create(&workers[index], NULL, work, NULL);
  work(NULL);
  for (int index = 1; index < threads; index++) pthread_join(workers[index], NULL);
  return 0;
}
