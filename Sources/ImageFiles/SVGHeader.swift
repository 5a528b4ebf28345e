import Text
import TransitionEngine

/// The size of an SVG: its width and height, or its `viewBox`.
struct SVGHeader {
  let size: CGSize

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    guard let attributes = Self.rootAttributes(of: bytes) else { throw .unknownFormat }
    let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
    let boxSize = box.count == 4 && box[2] > 0 && box[3] > 0 ? CGSize(width: box[2], height: box[3]) : nil
    let (width, height) = (Self.pixels(attributes["width"]), Self.pixels(attributes["height"]))
    switch (width, height, boxSize) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    case (let width?, nil, let box?): size = CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): size = CGSize(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = box
    default: throw .svgWithoutSize
    }
    guard size.width.isFinite, size.height.isFinite else { throw .svgWithoutSize }
  }

  /// A length in CSS pixels; nil for a length that depends on the surroundings.
  private static func pixels(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    let number = Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    return number.flatMap { $0 > 0 && $0.isFinite ? CGFloat($0) : nil }
  }

  /// The attributes of the outermost element, if it is `svg`.
  private static func rootAttributes(of bytes: [UInt8]) -> [String: String]? {
    var scanner = MarkupScanner(bytes)
    guard scanner.skipToRoot(), scanner.take("<svg") else { return nil }
    return scanner.attributes()
  }
}

/// Reads the beginning of an XML document, up to its outermost element's attributes.
private struct MarkupScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...] }

  mutating func take(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard rest.starts(with: wanted) else { return false }
    rest = rest.dropFirst(wanted.count)
    return true
  }

  /// Skips the declaration, comments and the document type.
  mutating func skipToRoot() -> Bool {
    while true {
      skipSpace()
      if take("<?") {
        guard skip(past: "?>") else { return false }
      } else if take("<!--") {
        guard skip(past: "-->") else { return false }
      } else if take("<!") {
        guard skipDocumentType() else { return false }
      } else {
        return rest.first == UInt8(ascii: "<")
      }
    }
  }

  /// Skips the document type, including declarations of drawing programs in square brackets.
  private mutating func skipDocumentType() -> Bool {
    var isInBrackets = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): guard skip(past: "\"") else { return false }
      case UInt8(ascii: "'"): guard skip(past: "'") else { return false }
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "<"):
        if take("!--"), !skip(past: "-->") { return false }
        if take("?"), !skip(past: "?>") { return false }
      case UInt8(ascii: ">"): if !isInBrackets { return true }
      default: break
      }
    }
    return false
  }

  /// The attributes after an element's name, up to its end; the last value of a name counts.
  mutating func attributes() -> [String: String]? {
    var found: [String: String] = [:]
    while true {
      skipSpace()
      guard let byte = rest.first else { return nil }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return found }
      let name = take { !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      skipSpace()
      guard take("=") else { return nil }
      skipSpace()
      guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return nil
      }
      found[name] = take { $0 != quote }
      guard rest.popFirst() != nil else { return nil }
    }
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: condition)
    rest = rest.dropFirst(part.count)
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while !rest.isEmpty {
      if take(end) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isSpace } }
}
