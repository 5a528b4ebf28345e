import Diagnostics
import HTML

/// Lets the page see, and change, where an author’s HTML links to; collects the ids it defines, and images without a text.
struct RawHTML {
  private var addresses: [HTMLAddress] = []
  /// The values of ids, and of the names of anchors.
  private var ids: [Range<Int>] = []
  /// The tags of images that say nothing to those who do not see them.
  private var silentImages: [Range<Int>] = []
  private let html: UnsafeBufferPointer<UInt8>

  /// - Returns: nil for HTML in which nothing is of interest.
  init?(_ html: UnsafeBufferPointer<UInt8>) {
    self.html = html
    var tokenizer = HTMLTokenizer(html)
    while let tag = tokenizer.nextTag() {
      if !tag.isEnd { read(tag, &tokenizer) }
    }
    if addresses.isEmpty, ids.isEmpty, silentImages.isEmpty { return nil }
  }

  private mutating func read(_ tag: HTMLTokenizer.Tag, _ tokenizer: inout HTMLTokenizer) {
    let isAnchor = tokenizer.isName(tag.name, "a")
    var isSilent = tokenizer.isName(tag.name, "img")
    while let attribute = tokenizer.nextAttribute() {
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
    if isSilent { silentImages.append(tag.range) }
  }

  /// Attributes of which one says what an image shows, or that it need not be told.
  private static let alternatives: [StaticString] = [
    "alt", "aria-label", "aria-labelledby", "aria-hidden", "role", "title",
  ]

  /// - Parameters:
  ///   - text: the HTML with its places; nil if they are not known, and then `fallback` has to do.
  /// - Returns: the HTML with other addresses; nil if it stays as it is.
  func transform<Handler: MarkdownHandler>(
    text: SourceText?, fallback: SourceRange?, anchors: inout [Located<String>], handler: inout Handler,
    _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    for image in silentImages {
      diagnostics.report(
        DialectNotation.missingAlternative.diagnostic(at: text?.source(of: image) ?? fallback))
    }
    for id in ids {
      guard let place = text?.source(of: id) ?? fallback else { continue }
      anchors.append(Located(String(decoding: HTMLText.unescaped(html[id]), as: UTF8.self), at: place))
    }
    var result: [UInt8] = []
    var copied = 0
    for address in addresses {
      guard let place = text?.source(of: address.range) ?? fallback else { continue }
      let value = address.text(in: html)
      let link = LinkReference(kind: .attribute(address.attribute), destination: value, range: place)
      guard let new = handler.destination(of: link), new != value else { continue }
      result += html[copied..<address.range.lowerBound]
      address.append(new, to: &result)
      copied = address.range.upperBound
    }
    return copied == 0 ? nil : result + html[copied...]
  }
}
