import Text

/// A type or function that a page's Swift, or the site's, declares.
struct DeclaredType {
  var name: String
  /// Whether its declaration names an animator's protocol.
  var isAnimator: Bool
  /// The path of the file relative to the source folder.
  var path: String
  var bytes: [UInt8]
  /// The name in the declaration.
  var range: Range<Int>
}

enum DeclaredTypes {
  private static let words = ["class", "struct", "enum", "actor", "func", "protocol"].map { Array($0.utf8) }

  static func all(in file: EditedFile) -> [DeclaredType] {
    let own = file.outline.fences.filter(\.isSwift).flatMap { types(file.path, file.bytes, $0.content) }
    return own + file.names.code.flatMap { types($0.path, $0.bytes, $0.bytes.indices) }
  }

  /// Finds declarations by their words, since the code may be incomplete.
  private static func types(_ path: String, _ bytes: [UInt8], _ range: Range<Int>) -> [DeclaredType] {
    var found: [DeclaredType] = []
    for line in bytes.lines(from: range.lowerBound) {
      guard line.content.lowerBound < range.upperBound else { break }
      var rest = bytes[line.content].drop(while: \.isBlank)
      while let first = rest.first, first.isLetter || first == UInt8(ascii: "@") {
        let word = rest.prefix { $0.isWord || $0 == UInt8(ascii: "@") }
        rest = rest[word.endIndex...].drop(while: \.isBlank)
        guard words.contains(where: { word.elementsEqual($0) }) else { continue }
        let name = rest.prefix { $0.isWord || $0 >= 0x80 }
        if !name.isEmpty, !words.contains(where: { name.elementsEqual($0) }) {
          let declaration = String(decoding: bytes[line.content], as: UTF8.self)
          found.append(
            DeclaredType(
              name: String(decoding: name, as: UTF8.self),
              isAnimator: declaration.contains("AnimatedTransitioning"),
              path: path, bytes: bytes, range: name.indices))
          break
        }
      }
    }
    return found
  }
}
