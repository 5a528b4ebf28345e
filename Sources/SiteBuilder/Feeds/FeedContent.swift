import Files
import HTML
import Text

/// A page's HTML as feed readers show it: figures are their strips, and addresses are complete.
///
/// Feed readers drop style sheets and inputs, so stages, controls and plots, which need them, are left out.
struct FeedContent {
  private let html: UnsafeBufferPointer<UInt8>
  private let base: String
  /// The page's folder in the site, percent-encoded.
  private let folder: String
  private let url: String
  private var tokenizer: HTMLTokenizer
  private var output: [UInt8] = []
  private var copied = 0

  /// - Parameter base: the site's address.
  static func html(of html: [UInt8], on page: Page, base: String) -> [UInt8] {
    html.withUnsafeBufferPointer { bytes in
      var content = FeedContent(bytes, page, base)
      content.copyAll()
      return content.output
    }
  }

  private init(_ html: UnsafeBufferPointer<UInt8>, _ page: Page, _ base: String) {
    func encoded(_ path: String) -> String {
      String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
    }
    self.html = html
    self.base = base
    folder = encoded(SitePath.directory(of: page.outputPath))
    url = encoded(page.url)
    tokenizer = HTMLTokenizer(html)
  }

  // MARK: Elements

  /// What to do with the content of an element.
  private enum Part {
    case kept
    /// A figure: only pictures and captions stay.
    case figure
    case dropped
  }

  /// A part inside of another, with the element that it begins at.
  private struct Frame {
    var part: Part
    var name: [UInt8]
    /// The number of open elements of that name.
    var depth = 1
  }

  private mutating func copyAll() {
    var frames: [Frame] = []
    while let tag = tokenizer.nextTag() {
      let part = frames.last?.part ?? .kept
      keepText(upTo: tag.range.lowerBound, in: part)
      let name = html[tag.name].map(\.lowercased)
      let attributes = tag.isEnd ? [] : readAttributes()
      // An end tag may have attributes, too, which mean nothing.
      while tokenizer.nextAttribute() != nil {}
      let end = min(tokenizer.position + 1, html.count)
      if tag.isEnd {
        if part != .dropped, part == .kept || frames.last?.name == name { write(tag, [], upTo: end) }
      } else if Self.isVoid(name) {
        let isShown = part == .kept ? !isPick(attributes) : name == Array("img".utf8)
        if part != .dropped, isShown { write(tag, attributes, upTo: end) }
      } else if let begun = Self.part(begunBy: name, classes(in: attributes), in: part) {
        frames.append(Frame(part: begun, name: name, depth: 0))
        if begun != .dropped { write(tag, attributes, upTo: end) }
      } else if part == .kept {
        write(tag, attributes, upTo: end)
      }
      copied = end
      count(name, isEnd: tag.isEnd, in: &frames)
    }
    keepText(upTo: html.count, in: frames.last?.part ?? .kept)
  }

  /// Counts the elements in the innermost part, and leaves it at its end.
  private func count(_ name: [UInt8], isEnd: Bool, in frames: inout [Frame]) {
    guard let last = frames.indices.last, frames[last].name == name else { return }
    frames[last].depth += isEnd ? -1 : 1
    if frames[last].depth <= 0 { frames.removeLast() }
  }

  /// The part that an element begins; nil if it belongs to the part around it.
  private static func part(begunBy name: [UInt8], _ classes: [Substring], in part: Part) -> Part? {
    let text = String(decoding: name, as: UTF8.self)
    if part == .dropped { return nil }
    if ["script", "style", "svg", "template"].contains(text) { return .dropped }
    if classes.contains("anchor") || classes.contains("code-pick") || classes.contains("zt-live")
      || classes.contains("zt-picks") || classes.contains("media-address") || classes.contains("media-frame")
    {
      return .dropped
    }
    if part == .figure { return text == "figcaption" ? .kept : nil }
    return text == "figure" && classes.contains("zt-figure") ? .figure : nil
  }

  /// Whether it is a tab's input. Feeds show all tabs.
  private func isPick(_ attributes: [HTMLTokenizer.Attribute]) -> Bool {
    classes(in: attributes).contains("code-pick")
  }

  private static func isVoid(_ name: [UInt8]) -> Bool {
    ["img", "input", "br", "hr", "wbr", "source", "link", "meta"].contains {
      name.elementsEqual($0.utf8)
    }
  }

  // MARK: Attributes

  private mutating func readAttributes() -> [HTMLTokenizer.Attribute] {
    var attributes: [HTMLTokenizer.Attribute] = []
    while let attribute = tokenizer.nextAttribute() { attributes.append(attribute) }
    return attributes
  }

  private func classes(in attributes: [HTMLTokenizer.Attribute]) -> [Substring] {
    let value = attributes.first { tokenizer.isName($0.name, "class") }?.value
    return value.map { String(decoding: html[$0], as: UTF8.self).split(separator: " ") } ?? []
  }

  // MARK: Writing

  private mutating func keepText(upTo end: Int, in part: Part) {
    if part == .kept, copied < end { output += html[copied..<end] }
    copied = max(copied, end)
  }

  /// Writes a tag with complete addresses.
  private mutating func write(
    _ tag: HTMLTokenizer.Tag, _ attributes: [HTMLTokenizer.Attribute], upTo end: Int
  ) {
    var addresses: [HTMLAddress] = []
    for attribute in attributes { HTMLAddress.append(attribute, of: tag, tokenizer, html, to: &addresses) }
    var position = tag.range.lowerBound
    for address in addresses {
      output += html[position..<address.range.lowerBound]
      address.append(complete(address.text(in: html)), to: &output)
      position = address.range.upperBound
    }
    output += html[position..<end]
  }

  private func complete(_ address: [UInt8]) -> [UInt8] {
    CompleteAddress.of(address, in: folder, url: url, base: base)
  }
}

/// Addresses that are valid anywhere.
enum CompleteAddress {
  /// - Parameters:
  ///   - address: on a page.
  ///   - folder: the page's folder in the site, percent-encoded.
  ///   - url: the page's address from the root.
  ///   - base: the site's address; empty if unknown.
  static func of(_ address: [UInt8], in folder: String, url: String, base: String) -> [UInt8] {
    let destination = LinkDestination(address)
    if destination.isExternal { return address }
    let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let rest = address.dropFirst(path.count)
    guard !path.isEmpty else { return Array((base + url).utf8) + rest }
    let text = String(decoding: path, as: UTF8.self)
    let resolved = SitePath.resolve(text, from: text.hasPrefix("/") ? "" : folder) ?? ""
    let slash = text.hasSuffix("/") && !resolved.isEmpty ? "/" : ""
    return Array("\(base)/\(resolved)\(slash)".utf8) + rest
  }
}
