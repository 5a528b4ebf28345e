import Diagnostics

/// Where the bytes of a YAML document came from, so that its nodes can point there.
enum YAMLOrigin {
  /// A stretch of a file that starts at an offset.
  case file(SourceFile, offset: Int)
  case text(SourceText)

  /// The author's place of a byte range of the document. Nil only for an empty text.
  func place(_ range: Range<Int>) -> SourceRange? {
    switch self {
    case .file(let file, let offset):
      SourceRange(file, (range.lowerBound + offset)..<(range.upperBound + offset))
    case .text(let text): text.source(of: range)
    }
  }
}
