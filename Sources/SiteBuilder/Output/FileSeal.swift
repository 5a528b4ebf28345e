import Cache
import Files
import Text

/// The mark at the end of files that the program writes among others, with the hash of the preceding bytes.
///
/// In a PNG or GIF it is before the part that ends the file.
enum FileSeal: CaseIterable {
  /// A comment of HTML.
  case comment
  /// A comment of MDX, which has none of HTML.
  case expression
  /// The last member of an object of JSON.
  case member

  init(for name: String) {
    switch SitePath.fileExtension(of: name) {
    case "json": self = .member
    case "mdx": self = .expression
    default: self = .comment
    }
  }

  private static let words = "made by zoetrope; replaced by it unless edited: "
  /// The words of earlier versions, whose files are replaced, too.
  private static let earlierWords = "made by zoetrope render; replaced by it unless edited: "
  private static let hashSize = SHA256.hash([]).text.utf8.count

  private var start: String {
    switch self {
    case .comment: "<!-- "
    case .expression: "{/* "
    case .member: ",\"seal\":\""
    }
  }

  private var end: String {
    switch self {
    case .comment: " -->\n"
    case .expression: " */}\n"
    case .member: "\"}\n"
    }
  }

  /// The size in bytes.
  var size: Int { size(Self.words) }

  private func size(_ words: String) -> Int { (start + words + end).utf8.count + Self.hashSize }

  // MARK: Sealing

  func sealed(_ bytes: [UInt8]) -> [UInt8] { sealed(bytes, Self.words) }

  private func sealed(_ bytes: [UInt8], _ words: String) -> [UInt8] {
    if self == .member {
      let open = Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex)])
      return open + mark(words, on: open)
    }
    return InnerComment(bytes)?.sealed(bytes) { mark(words, on: $0) } ?? bytes + mark(words, on: bytes)
  }

  private func mark(_ words: String, on bytes: [UInt8]) -> [UInt8] {
    Array((start + words + SHA256.hash(bytes).text + end).utf8)
  }

  // MARK: Recognizing

  /// Whether a file of a name is as the program has written it.
  static func isIntact(_ bytes: [UInt8], named name: String) -> Bool {
    // Earlier versions ended MDX as HTML.
    let seals: [FileSeal] = name.hasSuffix(".mdx") ? [.expression, .comment] : [FileSeal(for: name)]
    return seals.contains { seal in [words, earlierWords].contains { seal.isIntact(bytes, $0) } }
  }

  private func isIntact(_ bytes: [UInt8], _ words: String) -> Bool {
    let size = size(words)
    guard bytes.count >= size else { return false }
    if self == .member { return sealed(bytes.dropLast(size) + "}".utf8, words) == bytes }
    if let inner = InnerComment(bytes) {
      return inner.opened(bytes, size: size).map { sealed($0, words) } == bytes
    }
    return sealed(Array(bytes.dropLast(size)), words) == bytes
  }

  /// Whether a file ends with a mark, edited or not.
  static func ends(_ bytes: [UInt8]) -> Bool {
    // Behind it are at most the ends of pictures, and blank lines.
    let tail = Array(bytes.suffix(comment.size + 100))
    return allCases.contains { seal in
      let start = Array((seal.start + words).utf8)
      guard let found = tail.firstIndex(of: start, from: 0, to: tail.count) else { return false }
      let hash = tail[(found + start.count)...]
      return hash.prefix(hashSize).allSatisfy(\.isHexDigit)
        && hash.dropFirst(hashSize).starts(with: seal.end.utf8.dropLast())
    }
  }
}
