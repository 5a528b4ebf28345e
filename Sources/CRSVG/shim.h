// What is used of librsvg, cairo, gdk-pixbuf and GLib, as their headers declare it. Those need compiler flags that
// Swift's package manager warns of.

#include <stddef.h>
#include <stdint.h>

// GLib.

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

enum { CRSVGSHA256 = 2 };

void g_error_free(GError *error);
void g_free(void *memory);
void g_object_unref(void *object);
size_t g_base64_decode_step(const char *in, size_t length, unsigned char *out, int *state, unsigned int *save);
char *g_compute_checksum_for_data(int type, const unsigned char *data, size_t length);

// cairo.

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef int (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);

enum { CRSVGARGB32 = 0, CRSVGSuccess = 0, CRSVGWriteError = 11 };

cairo_surface_t *cairo_image_surface_create(int format, int width, int height);
int cairo_surface_status(cairo_surface_t *surface);
void cairo_surface_flush(cairo_surface_t *surface);
void cairo_surface_destroy(cairo_surface_t *surface);
unsigned char *cairo_image_surface_get_data(cairo_surface_t *surface);
int cairo_image_surface_get_stride(cairo_surface_t *surface);
int cairo_surface_write_to_png_stream(cairo_surface_t *surface, cairo_write_func_t write, void *closure);
cairo_t *cairo_create(cairo_surface_t *surface);
void cairo_set_source_rgb(cairo_t *context, double red, double green, double blue);
void cairo_paint(cairo_t *context);
void cairo_destroy(cairo_t *context);

// gdk-pixbuf.

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct CRSVGPixbufLoader GdkPixbufLoader;

GdkPixbufLoader *gdk_pixbuf_loader_new_with_mime_type(const char *type, GError **error);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const unsigned char *bytes, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);

// librsvg.

typedef struct CRSVGHandle RsvgHandle;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;

RsvgHandle *rsvg_handle_new_from_data(const uint8_t *data, size_t length, GError **error);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width, double *height);
int rsvg_handle_render_document(RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, GError **error);
