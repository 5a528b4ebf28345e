import Diagnostics

/// The origin of a YAML document's bytes, to locate its nodes.
enum YAMLOrigin {
  /// A part of a file that starts at an offset.
  case file(SourceFile, offset: Int)
  case text(SourceText)

  /// The place in the source of a byte range; nil only for an empty text.
  func place(_ range: Range<Int>) -> SourceRange? {
    switch self {
    case .file(let file, let offset):
      SourceRange(file, (range.lowerBound + offset)..<(range.upperBound + offset))
    case .text(let text): text.source(of: range)
    }
  }
}
