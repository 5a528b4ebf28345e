/// Media types of a static site's files by extension.
enum ContentType {
  static let html = "text/html; charset=utf-8"
  static let plain = "text/plain; charset=utf-8"
  static let javaScript = "text/javascript; charset=utf-8"
  static let eventStream = "text/event-stream"

  private static let byExtension = [
    "apng": "image/apng",
    "atom": "application/atom+xml; charset=utf-8",
    "avif": "image/avif",
    "bmp": "image/bmp",
    "br": "application/x-brotli",
    "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "flac": "audio/flac",
    "gif": "image/gif",
    "gz": "application/gzip",
    "heic": "image/heic",
    "htm": html,
    "html": html,
    "ico": "image/x-icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": javaScript,
    "json": "application/json",
    "jsonld": "application/ld+json",
    "jxl": "image/jxl",
    "m4a": "audio/mp4",
    "m4v": "video/mp4",
    "map": "application/json",
    "md": "text/markdown; charset=utf-8",
    "mjs": javaScript,
    "mov": "video/quicktime",
    "mp3": "audio/mpeg",
    "mp4": "video/mp4",
    "ogg": "audio/ogg",
    "opus": "audio/ogg",
    "otf": "font/otf",
    "pdf": "application/pdf",
    "png": "image/png",
    "rss": "application/rss+xml; charset=utf-8",
    "svg": "image/svg+xml",
    "swift": plain,
    "tif": "image/tiff",
    "tiff": "image/tiff",
    "ttf": "font/ttf",
    "txt": plain,
    "usdz": "model/vnd.usdz+zip",
    "vtt": "text/vtt; charset=utf-8",
    "wasm": "application/wasm",
    "wav": "audio/wav",
    "webm": "video/webm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "xhtml": "application/xhtml+xml; charset=utf-8",
    "xml": "application/xml; charset=utf-8",
    "yaml": "application/yaml",
    "yml": "application/yaml",
    "zip": "application/zip",
  ]

  /// The type of a file by its extension; `application/octet-stream` for others.
  static func ofFile(named name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: ".") else { return "application/octet-stream" }
    return byExtension[last[last.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }
}
