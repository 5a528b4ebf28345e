import Diagnostics
import HTML

/// The links, ids, images without alternative text and components of other programs in an author's HTML. The page may
/// change the links.
struct RawHTML {
  private var addresses: [HTMLAddress] = []
  /// The values of ids, and of the names of anchors.
  private var ids: [Range<Int>] = []
  /// The tags of images without alternative text.
  private var imagesWithoutAlternative: [Range<Int>] = []
  /// The tags that look like components, or like a generic type without backticks.
  private var components: [HTMLTokenizer.Tag] = []
  /// The images with an address, in order.
  private var images: [HTMLImage] = []
  private let html: UnsafeBufferPointer<UInt8>

  /// - Returns: nil for HTML with none of these.
  init?(_ html: UnsafeBufferPointer<UInt8>) {
    self.html = html
    var tokenizer = HTMLTokenizer(html)
    while let tag = tokenizer.nextTag() {
      if !tag.isEnd { read(tag, &tokenizer) }
    }
    if addresses.isEmpty, ids.isEmpty, imagesWithoutAlternative.isEmpty, components.isEmpty { return nil }
  }

  private mutating func read(_ tag: HTMLTokenizer.Tag, _ tokenizer: inout HTMLTokenizer) {
    if isComponent(tag, tokenizer) { components.append(tag) }
    let isAnchor = tokenizer.isName(tag.name, "a")
    var isSilent = tokenizer.isName(tag.name, "img")
    var image = isSilent ? HTMLImage(end: tag.range.upperBound) : nil
    while let attribute = tokenizer.nextAttribute() {
      image?.read(attribute, tokenizer, address: addresses.count)
      let isID =
        tokenizer.isName(attribute.name, "id") || isAnchor && tokenizer.isName(attribute.name, "name")
      if isID {
        ids.append(attribute.value)
      } else {
        HTMLAddress.append(attribute, of: tag, tokenizer, html, to: &addresses)
      }
      if isSilent, Self.alternatives.contains(where: { tokenizer.isName(attribute.name, $0) }) {
        isSilent = false
      }
    }
    if isSilent { imagesWithoutAlternative.append(tag.range) }
    if let image, let address = image.address, address < addresses.count { images.append(image) }
  }

  /// Whether a name is written as those of types are, `Tabs` or `T`, and isn't one of HTML.
  private func isComponent(_ tag: HTMLTokenizer.Tag, _ tokenizer: HTMLTokenizer) -> Bool {
    guard html[tag.name.lowerBound] &- 65 < 26 else { return false }
    let isType = tag.name.count == 1 || html[tag.name].contains { $0 &- 97 < 26 }
    return isType && HTMLElement(tokenizer, tag.name, html) == .other
  }

  /// Attributes that describe an image, or mark it as decoration.
  private static let alternatives: [StaticString] = [
    "alt", "aria-label", "aria-labelledby", "aria-hidden", "role", "title",
  ]

  /// - Parameters:
  ///   - text: the HTML with its places; nil if they aren't known, and `fallback` is used.
  /// - Returns: the HTML with new addresses; nil if it is unchanged.
  func transform<Handler: MarkdownHandler>(
    text: SourceText?, fallback: SourceRange?, anchors: inout [Located<String>], handler: inout Handler,
    _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    for image in imagesWithoutAlternative {
      diagnostics.report(
        DialectNotation.missingAlternative.diagnostic(at: text?.source(of: image) ?? fallback))
    }
    for tag in components {
      let name = String(decoding: html[tag.name], as: UTF8.self)
      diagnostics.report(
        DialectNotation.component(name).diagnostic(at: text?.source(of: tag.range) ?? fallback))
    }
    for id in ids {
      guard let place = text?.source(of: id) ?? fallback else { continue }
      anchors.append(Located(String(decoding: HTMLText.unescaped(html[id]), as: UTF8.self), at: place))
    }
    var result: [UInt8] = []
    var copied = 0
    var images = images[...]
    for (number, address) in addresses.enumerated() {
      guard let place = text?.source(of: address.range) ?? fallback else { continue }
      let value = address.text(in: html)
      if images.first?.address == number, let image = images.popFirst(),
        let shown = handler.picture(LinkReference(kind: .image, destination: value, range: place))
      {
        result += html[copied..<image.end] + image.attributes(of: shown, in: html)
        copied = image.end
      }
      let link = LinkReference(kind: .attribute(address.attribute), destination: value, range: place)
      guard let new = handler.destination(of: link), new != value else { continue }
      result += html[copied..<address.range.lowerBound]
      address.append(new, to: &result)
      copied = address.range.upperBound
    }
    return copied == 0 ? nil : result + html[copied...]
  }
}
