import Diagnostics
import DirectiveParsing
import HTML
import Markdown
import Options

/// What the directives of pictures, videos and pages of others share: an anchor, a side, classes, and a caption.
protocol MediaDirective: DirectiveKind {}

extension MediaDirective {
  var isFigure: Bool { false }

  /// The address as it stands on the page. Broken links are reported later; addresses that run code, and files of
  /// other sites, at once.
  ///
  /// - Returns: nil for an address that is reported here.
  func destination<Page: DirectivePage>(
    of path: Located<String>, as kind: LinkReference.Kind, in directive: DirectiveReader, on page: inout Page
  ) -> [UInt8]? {
    let link = LinkReference(kind: kind, destination: Array(path.value.utf8), range: path.range)
    if let scheme = ScriptURL.scheme(of: link.destination, isPicture: kind == .image) {
      directive.report(.scriptLink(scheme, at: path.range))
      return nil
    }
    if kind != .link, Self.isElsewhere(path.value) {
      directive.report(
        .error(
          "media.external", "“\(path.value)” isn't a file of this site", at: path.range,
          explanation: "readers' browsers would load it from another site",
          fix: "copy the file into content, or show a page of the other site with “{embed}”"))
      return nil
    }
    return page.destination(of: link) ?? link.destination
  }

  /// Whether browsers read an address as complete: they skip blanks, and take a backslash for a slash.
  private static func isElsewhere(_ address: String) -> Bool {
    let text = address.filter { $0 > " " }.map { $0 == "\\" ? "/" : $0 }
    if text.starts(with: "//") { return true }
    let scheme = text.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return scheme.first?.isLetter == true && text.dropFirst(scheme.count).first == ":"
      && !(text.starts(with: "data:image/"))
  }

  /// A figure with the directive's body as its caption.
  ///
  /// - Parameters:
  ///   - classes: further classes.
  ///   - note: written at the end of the caption.
  func figure<Page: DirectivePage>(
    _ directive: DirectiveReader, classes: [String], on page: inout Page,
    note: ((inout HTMLWriter) -> Void)? = nil, content: (inout HTMLWriter) -> Void
  ) -> [UInt8] {
    let id = directive[FigureName.option].map { _ in FigureName.id(of: directive, scope: "", on: &page) }
    var caption = directive.renderBody(on: &page)
    if let note {
      var html = HTMLWriter()
      if !caption.isEmpty {
        html.html(caption)
        html.text(" ")
      }
      note(&html)
      caption = html.bytes
    }
    let names = ([PictureClass.figure] + classes + Self.classes(of: directive)).joined(separator: " ")
    return HTMLWriter.block("figure", .class(names), id.map { .id($0) }) { html in
      html.line(content)
      if !caption.isEmpty { html.line { $0.element("figcaption") { $0.html(caption) } } }
    }
  }

  /// The author's own classes, and that of the side.
  private static func classes(of directive: DirectiveReader) -> [String] {
    let own = directive[MediaOption.classes]?.value.value ?? ""
    let side = directive.value(of: MediaOption.align).map { ["media-\($0.rawValue)"] } ?? []
    return side + own.split(separator: " ").map(String.init)
  }
}

enum MediaOption {
  enum Side: String, CaseIterable, Sendable {
    case left, center, right
  }

  static let align = Option(
    "align", .word(Side.self), unset: "center", "the side; text flows around pictures at the left and right")
  static let classes = Option("class", .text("names of classes"), "classes for your own style sheet")
}

extension DirectiveReader {
  /// The body, without the tags of a single paragraph.
  func renderBody<Page: DirectivePage>(on page: inout Page) -> [UInt8] {
    guard !directive.body.bytes.allSatisfy({ $0 <= 32 }) else { return [] }
    let markdown = page.markdown
    return markdown.renderInline(directive.body, nestedIn: directive, handler: &page, diagnostics)
  }
}
