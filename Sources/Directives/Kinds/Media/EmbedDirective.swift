import Diagnostics
import DirectiveParsing
import HTML
import Localization
import Markdown
import Options

/// `{embed} address`: a video or a page of another site, behind a picture. Nothing is loaded from there before a reader
/// clicks.
///
/// The frame holds a page of its own, whose only link leads to the other site, within the frame. That needs no script.
/// A frame with `loading="lazy"` in a closed `details` would load at once where scripts are off (HTML Standard, 2.5.7).
struct EmbedDirective: MediaDirective {
  let name = "embed"
  let argument = ArgumentDescription.required(meaning: "an address that starts with https://")

  enum Ratio: String, CaseIterable, Sendable {
    case wide = "16:9"
    case classic = "4:3"
    case square = "1:1"
    case tall = "9:16"

    var className: String { "media-" + rawValue.split(separator: ":").joined(separator: "-") }
  }

  private static let title = Option(
    "title", .text("text"), unset: "the site's name",
    "what it is, for the picture in front and for screen readers")
  private static let poster = Option(
    "poster", .text("a path"), unset: "a dark area", "the picture in front, a file of the site")
  private static let ratio = Option("ratio", .word(Ratio.self), standard: .wide, "the proportions")
  private static let width = Option("width", .pictureWidth, unset: "100%", "the width")
  let options: [any OptionDescription] = [
    title, poster, ratio, width, MediaOption.align, FigureName.option, MediaOption.classes,
  ]
  /// The sheet of the page in the frame, which is that of the page around it.
  private static let sheet = "assets/media.css"

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    guard let argument = directive.argument else { return [] }
    guard let embedded = EmbeddedPage(argument.value) else {
      directive.report(
        .error(
          "embed.address", "“\(argument.value)” can't be embedded", at: argument.range,
          allowed: ["a complete address that starts with https://, such as https://youtu.be/dQw4w9WgXcQ"],
          fix: argument.value.contains("://") ? nil : "show a video file of the site with “{video}”"))
      return []
    }
    page.figures.frameHosts.insert(embedded.host)
    let words = page.figures.environment.localization
    let title = directive[Self.title]?.value.value ?? words.text(.contentFrom, embedded.site)
    var classes = ["media-embed", directive.value(of: Self.ratio).className]
    var width: Int?
    switch directive.value(of: Self.width) {
    case .pixels(let pixels)?: width = pixels
    case .percent(let part)?: classes.append("media-w\(part)")
    case nil: break
    }
    let poster = directive[Self.poster].flatMap {
      destination(of: $0.value, as: .attribute("poster"), in: directive, on: &page)
    }.map { String(decoding: $0, as: UTF8.self) }
    let front = front(
      of: embedded, title: title, poster: poster, sheet: page.figures.environment.rootPrefix + Self.sheet,
      words)
    return figure(directive, classes: classes, on: &page) { html in
      html.element(
        "a", .class("media-source"), .link(embedded.link), text: words.text(.openAt, embedded.site))
    } content: { html in
      html.element(
        "iframe", .class("media-frame"), HTMLAttribute("srcdoc", String(decoding: front, as: UTF8.self)),
        .title(title),
        width.map { .width($0) }, HTMLAttribute("allow", "autoplay; fullscreen; picture-in-picture"))
    }
  }

  /// The page in the frame until a reader clicks.
  private func front(
    of embedded: EmbeddedPage, title: String, poster: String?, sheet: String, _ words: Localization
  )
    -> [UInt8]
  {
    var html = HTMLWriter.page
    html.element("html", .class("media-front")) { html in
      html.void("meta", .utf8)
      html.element("title", text: title)
      html.void("link", .relation("stylesheet"), .link(sheet))
      html.element("a", .link(embedded.address)) { html in
        if let poster { html.void("img", .source(poster), .alternative("")) }
        html.element("b", text: title)
        html.element("small", text: words.text(.clickToLoad, embedded.host))
      }
    }
    return html.bytes
  }
}
