import Text

/// An address in an attribute of an HTML tag, to which a page links or from which it loads.
package struct HTMLAddress: Equatable {
  /// The attribute's name in lower case: `href`, `srcset`.
  package var attribute: String
  /// The byte range of the address, without quotes; in a `srcset`, of one candidate.
  package var range: Range<Int>
  /// The quotation mark around the attribute’s value; nil for a value without quotes.
  package var quote: UInt8?

  /// The attributes that hold addresses, and the elements in which they do; nil for all elements.
  private static let attributes: [(name: StaticString, elements: [StaticString]?)] = [
    ("href", nil), ("src", nil), ("srcset", nil), ("poster", nil), ("xlink:href", nil),
    ("action", ["form"]), ("formaction", ["button", "input"]), ("data", ["object"]),
    ("imagesrcset", ["link"]),
  ]

  /// All addresses of a text, in order.
  package static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [HTMLAddress] {
    var found: [HTMLAddress] = []
    var tokenizer = HTMLTokenizer(bytes)
    while let tag = tokenizer.nextTag() {
      guard !tag.isEnd else { continue }
      while let attribute = tokenizer.nextAttribute() {
        append(attribute, of: tag, tokenizer, bytes, to: &found)
      }
    }
    return found
  }

  /// Appends the addresses of an attribute, if it holds any.
  package static func append(
    _ attribute: HTMLTokenizer.Attribute, of tag: HTMLTokenizer.Tag, _ tokenizer: HTMLTokenizer,
    _ bytes: UnsafeBufferPointer<UInt8>, to found: inout [HTMLAddress]
  ) {
    guard !attribute.value.isEmpty, let name = name(attribute, of: tag, tokenizer) else { return }
    guard name.hasSuffix("srcset") else {
      let value = bytes.trimmed(attribute.value)
      if !value.isEmpty { found.append(HTMLAddress(attribute: name, range: value, quote: attribute.quote)) }
      return
    }
    for range in candidates(in: bytes, attribute.value) {
      found.append(HTMLAddress(attribute: name, range: range, quote: attribute.quote))
    }
  }

  private static func name(
    _ attribute: HTMLTokenizer.Attribute, of tag: HTMLTokenizer.Tag, _ tokenizer: HTMLTokenizer
  ) -> String? {
    guard (3...11).contains(attribute.name.count) else { return nil }
    let found = attributes.first { known in
      tokenizer.isName(attribute.name, known.name)
        && (known.elements?.contains { tokenizer.isName(tag.name, $0) } ?? true)
    }
    return found?.name.description
  }

  /// The addresses of `a.png 1x, b.png 2x` (HTML Standard, 4.8.4.2).
  private static func candidates(in bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>) -> [Range<Int>] {
    let comma = UInt8(ascii: ",")
    var found: [Range<Int>] = []
    var position = value.lowerBound
    while true {
      while position < value.upperBound, bytes[position].isSpace || bytes[position] == comma { position += 1 }
      guard position < value.upperBound else { return found }
      let start = position
      while position < value.upperBound, !bytes[position].isSpace { position += 1 }
      var end = position
      while bytes[end - 1] == comma { end -= 1 }
      found.append(start..<end)
      guard end == position else { continue }
      var depth = 0
      while position < value.upperBound, depth > 0 || bytes[position] != comma {
        if bytes[position] == UInt8(ascii: "(") { depth = 1 }
        if bytes[position] == UInt8(ascii: ")") { depth = 0 }
        position += 1
      }
    }
  }

  /// The address with its character references resolved.
  package func text(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    HTMLText.unescaped(bytes[range])
  }

  /// Appends another address in place of this one, quoted and escaped so that it can't leave the attribute.
  package func append(_ address: some Sequence<UInt8>, to html: inout [UInt8]) {
    if quote == nil { html.append(UInt8(ascii: "\"")) }
    HTMLText.append(address, to: &html, apostrophes: quote == UInt8(ascii: "'"))
    if quote == nil { html.append(UInt8(ascii: "\"")) }
  }
}
