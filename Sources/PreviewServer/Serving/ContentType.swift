/// Media types by file extension, for what a static site consists of.
enum ContentType {
  static let html = "text/html; charset=utf-8"
  static let plain = "text/plain; charset=utf-8"
  static let javaScript = "text/javascript; charset=utf-8"
  static let eventStream = "text/event-stream"

  private static let byExtension = [
    "atom": "application/atom+xml; charset=utf-8",
    "avif": "image/avif",
    "css": "text/css; charset=utf-8",
    "gif": "image/gif",
    "htm": html,
    "html": html,
    "ico": "image/x-icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": javaScript,
    "json": "application/json",
    "m4v": "video/mp4",
    "map": "application/json",
    "md": "text/markdown; charset=utf-8",
    "mjs": javaScript,
    "mov": "video/quicktime",
    "mp3": "audio/mpeg",
    "mp4": "video/mp4",
    "otf": "font/otf",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "swift": plain,
    "ttf": "font/ttf",
    "txt": plain,
    "wasm": "application/wasm",
    "webm": "video/webm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "xml": "application/xml; charset=utf-8",
    "zip": "application/zip",
  ]

  /// The type of a file, by the extension of its name; `application/octet-stream` where that says nothing.
  static func ofFile(named name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: ".") else { return "application/octet-stream" }
    return byExtension[last[last.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }
}
