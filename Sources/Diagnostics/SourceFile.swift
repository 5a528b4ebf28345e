import Text

/// A file's bytes under the name a reader knows it by, with its line starts found once.
///
/// Everything that can be wrong is wrong *somewhere*: diagnostics, templates, directives and links all
/// point into one of these by byte offset. Locations are computed only when a diagnostic is shown.
public final class SourceFile: Sendable {
  /// The path as it is shown to people: relative to the site's source folder, with `/` separators.
  public let path: String

  /// The file's content, as read.
  public let bytes: [UInt8]

  private let lineStarts = LineStarts()

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Where `offset` is, in lines and columns. Offsets past the end are taken as the end.
  ///
  /// - Complexity: linear in the file the first time, then logarithmic in its lines.
  public func location(at offset: Int) -> SourceLocation {
    let end = min(max(offset, 0), bytes.count)
    let line = line(at: end)
    let before = bytes[lineStarts.offsets(in: bytes)[line]..<end]
    return SourceLocation(line: line + 1, column: Self.characters(before) + 1)
  }

  /// Bytes of a line up to which characters are told apart as readers see them.
  private static let longLine = 4096

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    guard bytes.count <= longLine else { return bytes.count { !$0.isContinuation } }
    return String(decoding: bytes, as: UTF8.self).count
  }

  /// The start of the code point that a byte belongs to.
  func characterStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start].isContinuation { start -= 1 }
    return start
  }

  /// The bytes of the line that holds `offset`, without its line ending.
  public func lineRange(at offset: Int) -> Range<Int> {
    let line = line(at: min(max(offset, 0), bytes.count))
    let start = lineStarts.offsets(in: bytes)[line]
    return start..<bytes.lineEnd(from: start)
  }

  /// The index of the line that holds an offset of the file.
  private func line(at offset: Int) -> Int {
    max(lineStarts.offsets(in: bytes).partitioningIndex { $0 > offset } - 1, 0)
  }
}

/// A place in a file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// 1-based line.
  public var line: Int
  /// 1-based column, in characters as readers see them; in very long lines, in code points.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of bytes in a file.
public struct SourceRange: Sendable {
  public var file: SourceFile
  /// Byte offsets into `file.bytes`.
  public var bytes: Range<Int>

  public init(_ file: SourceFile, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }

  /// The whole of a file, shown as its first line.
  public init(startOf file: SourceFile) {
    self.init(file, 0..<0)
  }

  public var start: SourceLocation { file.location(at: bytes.lowerBound) }
}
