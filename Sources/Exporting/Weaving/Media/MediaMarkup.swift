import HTML

/// How a text shows a picture or a film, with its caption below.
struct MediaMarkup {
  /// Markdown of any reader. What Markdown can't say is HTML, as the program lets it through.
  ///
  /// - Parameter address: the address of the files' folder.
  static func markdown(_ media: FigureMedia, at address: String, for target: WeaveTarget) -> [UInt8] {
    let shown: [UInt8]
    if media.isFilm {
      shown = target.raw(video(media, at: address))
    } else if let dark = media.dark {
      shown = target.raw(picture(media, dark: dark, at: address))
    } else {
      shown = Array("![\(escaped(media.title))](\(address)\(media.name))\n".utf8)
    }
    return media.caption.isEmpty ? shown : shown + "\n".utf8 + media.caption + "\n".utf8
  }

  private static func picture(_ media: FigureMedia, dark: String, at address: String) -> [UInt8] {
    var html = HTMLWriter(capacity: 400)
    html.line {
      $0.element("picture") {
        $0.void(
          "source", HTMLAttribute("media", "(prefers-color-scheme: dark)"),
          HTMLAttribute("srcset", address + dark))
        $0.void(
          "img", .source(address + media.name), .alternative(media.title), .width(media.width))
      }
    }
    return html.bytes
  }

  private static func video(_ media: FigureMedia, at address: String) -> [UInt8] {
    var html = HTMLWriter(capacity: 400)
    html.line {
      $0.element(
        "video", media.poster.map { HTMLAttribute("poster", address + $0) },
        .label(media.title), .width(media.width), HTMLAttribute("controls", nil),
        HTMLAttribute("loop", nil), HTMLAttribute("muted", nil), HTMLAttribute("playsinline", nil)
      ) {
        if let dark = media.dark {
          $0.void(
            "source", HTMLAttribute("media", "(prefers-color-scheme: dark)"), .source(address + dark))
        }
        $0.void("source", .source(address + media.name))
      }
    }
    return html.bytes
  }

  /// A text between brackets of Markdown.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\[]*_`<>&!".contains($0) ? ["\\", $0] : [$0] })
  }
}
