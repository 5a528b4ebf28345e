import Diagnostics
import DirectiveParsing
import HTML
import Markdown
import Options

/// `{figure} path`: a picture with a size, a side and a caption, as in MyST.
struct PictureDirective: MediaDirective {
  let name = "figure"
  let argument = ArgumentDescription.required(meaning: "the path of a picture")
  private static let alternative = Option(
    "alt", .text("text"), "what the picture shows, for readers who don't see it; empty for decoration")
  private static let width = Option(
    "width", .pictureWidth, unset: "the picture's own", "the width; the proportions stay")
  private static let height = Option(
    "height", .pictureHeight, unset: "the picture's own", "the height; the proportions stay")
  private static let target = Option("target", .text("an address"), "the address that the picture links to")
  let options: [any OptionDescription] = [
    alternative, width, height, MediaOption.align, target, FigureName.option, MediaOption.classes,
  ]

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    guard let path = directive.argument else { return [] }
    let alternative = directive[Self.alternative]
    if alternative == nil {
      directive.report(
        .warning(
          "markdown.missing-alt", "this image has no alternative text", at: path.range,
          explanation: "screen readers skip the image, or read its file name",
          fix: "write “:alt: what it shows”, or “:alt:” alone for decoration"))
    }
    let link = LinkReference(kind: .image, destination: Array(path.value.utf8), range: path.range)
    var shown = page.picture(link) ?? ShownPicture()
    guard let address = destination(of: path, as: .image, in: directive, on: &page) else { return [] }
    var classes: [String] = []
    let height = directive.value(of: Self.height)
    switch directive.value(of: Self.width) {
    case .pixels(let width)?: shown = shown.fitted(width: width, height: height)
    case .percent(let part)?: classes.append("media-w\(part)")
    case nil: shown = shown.fitted(width: nil, height: height)
    }
    let target = directive[Self.target].flatMap {
      destination(of: $0.value, as: .link, in: directive, on: &page)
    }
    return figure(directive, classes: classes, on: &page) { html in
      let picture = { (html: inout HTMLWriter) in
        shown.write(address, alternative: alternative?.value.value ?? "", to: &html)
      }
      guard let target else { return picture(&html) }
      html.element("a", .link(String(decoding: target, as: UTF8.self)), content: picture)
    }
  }
}

extension ShownPicture {
  /// The picture in the given sides: in the smaller size if there are both, since its proportions stay.
  fileprivate func fitted(width: Int?, height: Int?) -> ShownPicture {
    guard let width, let height, self.width != nil else { return sized(width: width, height: height) }
    let (byWidth, byHeight) = (sized(width: width, height: nil), sized(width: nil, height: height))
    return byWidth.height ?? 0 <= height ? byWidth : byHeight
  }
}
