import HTML
import Text

/// How a page shows a picture: the size of its file, and versions of it that browsers may choose instead.
package struct ShownPicture: Sendable, Equatable {
  /// Versions of a picture in one format.
  package struct Source: Sendable, Equatable {
    package var mediaType: String
    /// The addresses on the page, with the versions' widths in pixels.
    package var candidates: [Candidate]

    package init(mediaType: String, candidates: [Candidate]) {
      (self.mediaType, self.candidates) = (mediaType, candidates)
    }
  }

  package struct Candidate: Sendable, Equatable {
    package var address: [UInt8]
    package var width: Int

    package init(address: [UInt8], width: Int) { (self.address, self.width) = (address, width) }
  }

  /// In pixels; nil if unknown.
  package var width: Int?
  package var height: Int?
  /// In the order of preference.
  package var sources: [Source] = []
  /// The width that the picture gets on pages of any width, as in HTML.
  package var sizes = ""

  package init() {}

  /// Loads the picture when it is nearly in view, and decodes it beside other work.
  ///
  /// `loadFirstAtOnce` finds these attributes again.
  static let deferral = [HTMLAttribute("decoding", "async"), HTMLAttribute.lazy]

  /// The picture in another size on the page, in CSS pixels: with one side of it, the other follows.
  package func sized(width: Int?, height: Int?) -> ShownPicture {
    guard width != nil || height != nil else { return self }
    var sized = self
    (sized.width, sized.height) = (width, height)
    if let own = self.width, let ownHeight = self.height {
      if let width, height == nil { sized.height = max(1, (width * ownHeight + own / 2) / own) }
      if let height, width == nil { sized.width = max(1, (height * own + ownHeight / 2) / ownHeight) }
    }
    if let width = sized.width { sized.sizes = "min(\(width)px, 100vw)" }
    return sized
  }

  /// Writes an `img`, in a `picture` if there are versions.
  package func write(
    _ address: [UInt8], alternative: String, title: String? = nil, to html: inout HTMLWriter
  ) {
    let image = { (html: inout HTMLWriter) in
      html.void(
        "img", .source(Self.encoded(address)), .alternative(alternative), title.map { .title($0) },
        width.map { .width($0) }, height.map { .height($0) }, Self.deferral[0], Self.deferral[1])
    }
    guard !sources.isEmpty else { return image(&html) }
    html.element("picture") { html in
      for source in sources {
        html.void(
          "source", .type(source.mediaType), HTMLAttribute("srcset", Self.set(of: source.candidates)),
          HTMLAttribute("sizes", sizes))
      }
      image(&html)
    }
  }

  private static func set(of candidates: [Candidate]) -> String {
    candidates.map { "\(encoded($0.address)) \($0.width)w" }.joined(separator: ", ")
  }

  /// An address in which only what no address may contain is percent-encoded.
  private static func encoded(_ address: [UInt8]) -> String {
    var url: [UInt8] = []
    PercentEncoding.append(
      address, keeping: { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }, to: &url)
    return String(decoding: url, as: UTF8.self)
  }

  /// Lets the first picture of a page load at once, since readers see it first.
  package static func loadFirstAtOnce(in html: inout [UInt8]) {
    var written = HTMLWriter()
    for attribute in deferral { written.attribute(attribute) }
    guard let start = html.firstIndex(of: written.bytes, from: 0, to: html.count) else { return }
    var lazy = HTMLWriter()
    lazy.attribute(deferral[1])
    let end = start + written.bytes.count
    html.removeSubrange(end - lazy.bytes.count..<end)
  }
}
