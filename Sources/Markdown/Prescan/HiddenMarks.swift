import CCmark
import Text

/// Marks that mean nothing, or only mean something to GitHub's Markdown: escaped tildes and colons, and the stars,
/// underscores and tildes of a bare address. cmark would take them for emphasis, or remove their backslash, so that
/// placeholders replace them while it parses. These are rare punctuation, U+12470 to U+12474, because what they
/// replace decides as punctuation whether marks beside it are emphasis.
struct HiddenMarks {
  /// The last byte of a placeholder, and what it stands for.
  private enum Mark: UInt8, CaseIterable {
    case escapedTilde = 0xB0
    case escapedColon = 0xB1
    case star = 0xB2
    case underscore = 0xB3
    case tilde = 0xB4

    var text: [UInt8] {
      switch self {
      case .escapedTilde, .tilde: [UInt8(ascii: "~")]
      case .escapedColon: [UInt8(ascii: ":")]
      case .star: [UInt8(ascii: "*")]
      case .underscore: [UInt8(ascii: "_")]
      }
    }

    /// What the author wrote.
    var source: [UInt8] {
      self == .escapedTilde || self == .escapedColon ? [UInt8(ascii: "\\")] + text : text
    }

    var placeholder: [UInt8] { Self.start + [rawValue] }

    static let start: [UInt8] = [0xF0, 0x92, 0x91]
  }

  /// The placeholder of an underscore in an address.
  static let underscore = Mark.underscore.placeholder

  // MARK: Hiding

  /// - Parameter hidesColons: whether `\:` must be told from the start of an emoji's name.
  static func edits(in bytes: [UInt8], _ marks: GitHubMarks, hidesColons: Bool) -> [MarkdownEdit] {
    guard marks.hasTildes || marks.hasAddresses || hidesColons else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      if Mark.allCases.contains(where: { bytes.contains($0.placeholder) }) { return [] }
      var edits: [MarkdownEdit] = []
      if marks.hasTildes { edits += escapes(of: .escapedTilde, in: bytes) }
      if hidesColons { edits += escapes(of: .escapedColon, in: bytes) }
      if marks.hasAddresses { edits += addressMarks(in: bytes) }
      return edits
    }
  }

  private static func escapes(of mark: Mark, in bytes: UnsafeBufferPointer<UInt8>) -> [MarkdownEdit] {
    var edits: [MarkdownEdit] = []
    var index = 0
    while let found = bytes.offset(of: UInt8(ascii: "\\"), in: index..<bytes.count) {
      // The byte after a backslash is no escape itself.
      index = min(found + 2, bytes.count)
      if found + 1 < bytes.count, bytes[found + 1] == mark.text[0] {
        edits.append(MarkdownEdit(range: found..<index, replacement: mark.placeholder))
      }
    }
    return edits
  }

  private static func addressMarks(in bytes: UnsafeBufferPointer<UInt8>) -> [MarkdownEdit] {
    var edits: [MarkdownEdit] = []
    var index = 0
    while let next = Autolink.candidate(in: bytes, from: index) {
      index = next
      guard let address = Autolink.address(in: bytes, at: index, stopsAtBrackets: true) else {
        index += 1
        continue
      }
      for position in address.range {
        let mark: Mark
        switch bytes[position] {
        case UInt8(ascii: "*"): mark = .star
        case UInt8(ascii: "_"): mark = .underscore
        case UInt8(ascii: "~"): mark = .tilde
        default: continue
        }
        edits.append(MarkdownEdit(range: position..<(position + 1), replacement: mark.placeholder))
      }
      index = max(address.range.upperBound, index + 1)
    }
    return edits
  }

  // MARK: Restoring

  /// Puts back what was hidden, as text or as the author wrote it.
  static func restore(in tree: MarkdownTree) {
    tree.walk { node, isEntering in
      guard isEntering else { return }
      switch node.type {
      case CMARK_NODE_TEXT:
        if let literal = restored(node.literal, \.text) { node.setLiteral(literal) }
      case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
        if let literal = restored(node.literal, \.source) { node.setLiteral(literal) }
        if let info = restored(node.fenceInfo, \.text) { node.setFenceInfo(info) }
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        if let url = restored(node.url, \.text) { node.setURL(url) }
        if let title = restored(node.title, \.text) { node.setTitle(title) }
      default: break
      }
    }
  }

  private static func restored(_ bytes: UnsafeBufferPointer<UInt8>, _ text: (Mark) -> [UInt8]) -> [UInt8]? {
    guard bytes.contains(Mark.start) else { return nil }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 3 < bytes.count, bytes[index...].starts(with: Mark.start),
        let mark = Mark(rawValue: bytes[index + 3])
      {
        result += text(mark)
        index += 4
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a pattern of at least one byte occurs.
  fileprivate func contains(_ pattern: [UInt8]) -> Bool {
    var index = 0
    while let found = offset(of: pattern[0], in: index..<count) {
      if self[found...].starts(with: pattern) { return true }
      index = found + 1
    }
    return false
  }
}
