/// Finds what could run in an SVG file.
///
/// Nothing does where a page shows the file as a picture. A browser that opens the file itself runs it, with all the
/// rights of the site.
package struct SVGScript {
  private let bytes: [UInt8]
  private var position = 0

  /// What runs first: `a <script>`, `onload`, `a link to “javascript:”`; nil in a harmless file.
  package static func first(in bytes: [UInt8]) -> String? {
    var scanner = SVGScript(bytes: bytes)
    return scanner.find()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func find() -> String? {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      guard let name = word() else { continue }
      if name.split(separator: ":").last == "script" { return "a <script>" }
      if let found = findInAttributes() { return found }
    }
    return nil
  }

  private mutating func findInAttributes() -> String? {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      guard let name = word() else {
        position += 1
        continue
      }
      guard let value = value() else { continue }
      if name.hasPrefix("on") { return name }
      if let scheme = ScriptURL.scheme(of: value, isPicture: true) { return "a link to “\(scheme):”" }
    }
    return nil
  }

  /// A name, in lower case; nil where none begins.
  private mutating func word() -> String? {
    let name = bytes[position...].prefix { $0.isWord || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }
    guard let first = name.first, first.isLetter else { return nil }
    position = name.endIndex
    return String(decoding: name.map(\.lowercased), as: UTF8.self)
  }

  /// What stands between quotes after an equals sign; nil, and nothing is passed, where there is none.
  private mutating func value() -> ArraySlice<UInt8>? {
    var rest = bytes[position...].drop(while: \.isSpace)
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop(while: \.isSpace)
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let value = rest.prefix { $0 != quote }
    position = min(value.endIndex + 1, bytes.count)
    return value
  }
}
