import Diagnostics
import DirectiveParsing
import HTML
import Markdown
import Options
import Text

/// `{video} path`: a video file of the site. It never plays by itself.
struct VideoDirective: MediaDirective {
  let name = "video"
  let argument = ArgumentDescription.required(meaning: "the path of a video")
  /// The file name extensions that browsers play.
  private static let endings = ["mp4", "m4v", "mov", "webm", "ogv"]
  private static let poster = Option("poster", .text("a path"), "the picture in front of it")
  private static let captions = Option("captions", .text("a path"), "its captions, a WebVTT file")
  private static let language = Option(
    "language", .text("a language tag"), unset: "the captions' name, such as fold.en.vtt",
    "the language of the captions")
  private static let width = Option("width", .pictureWidth, unset: "the poster's", "the width")
  private static let height = Option("height", .pictureHeight, unset: "the poster's", "the height")
  private static let muted = Option(flag: "muted", "plays without sound")
  private static let loop = Option(flag: "loop", "starts again at its end")
  let options: [any OptionDescription] = [
    poster, captions, language, width, height, muted, loop, MediaOption.align, FigureName.option,
    MediaOption.classes,
  ]

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    guard let path = directive.argument else { return [] }
    guard let video = destination(of: path, as: .attribute("src"), in: directive, on: &page) else {
      return []
    }
    let ending = path.value.split(separator: ".").last?.lowercased() ?? ""
    if !Self.endings.contains(ending) {
      directive.report(
        .warning(
          "video.format", "browsers may not play “\(path.value)”", at: path.range,
          allowed: Self.endings, fix: "convert it, for instance by “ffmpeg -i \(path.value) video.mp4”"))
    }
    let address = text(video)
    let printed = page.figures.environment.printedAddress(video)
    var size = ShownPicture()
    var poster: String?
    if let option = directive[Self.poster] {
      let link = LinkReference(
        kind: .image, destination: Array(option.value.value.utf8), range: option.value.range)
      size = page.picture(link) ?? size
      poster = destination(of: option.value, as: .attribute("poster"), in: directive, on: &page).map(text)
    }
    var classes = ["media-video"]
    let height = directive.value(of: Self.height)
    switch directive.value(of: Self.width) {
    case .pixels(let width)?: size = size.sized(width: width, height: height)
    case .percent(let part)?: classes.append("media-w\(part)")
    case nil: size = size.sized(width: nil, height: height)
    }
    let track = directive[Self.captions].flatMap { option in
      destination(of: option.value, as: .attribute("src"), in: directive, on: &page).map {
        (address: text($0), language: language(of: directive, option.value.value))
      }
    }
    let (isMuted, loops) = (directive.value(of: Self.muted), directive.value(of: Self.loop))
    return figure(directive, classes: classes, on: &page) { html in
      // Without a poster, the first frame is the picture in front.
      html.element(
        "video", .source(address), HTMLAttribute("controls", nil),
        HTMLAttribute("preload", poster == nil ? "metadata" : "none"),
        poster.map { HTMLAttribute("poster", $0) }, size.width.map { .width($0) },
        size.height.map { .height($0) }, isMuted ? HTMLAttribute("muted", nil) : nil,
        loops ? HTMLAttribute("loop", nil) : nil, HTMLAttribute("playsinline", nil)
      ) { html in
        if let track {
          html.void(
            "track", HTMLAttribute("kind", "captions"), .source(track.address),
            track.language.map { HTMLAttribute("srclang", $0) },
            HTMLAttribute("label", track.language ?? "Captions"), HTMLAttribute("default", nil))
        }
        html.element("a", .link(address), text: printed)
      }
      html.element("span", .class("media-address"), text: printed)
    }
  }

  private func text(_ address: [UInt8]) -> String { String(decoding: address, as: UTF8.self) }

  /// The language that the option or the file's name says: `fold.en.vtt`.
  private func language(of directive: DirectiveReader, _ path: String) -> String? {
    if let given = directive[Self.language] { return given.value.value }
    let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
    guard parts.count > 2 else { return nil }
    let tag = parts[parts.count - 2]
    let isTag =
      (2...12).contains(tag.utf8.count) && tag.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
    return isTag ? String(tag) : nil
  }
}
