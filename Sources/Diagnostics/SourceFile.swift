import Text

/// A file's path and bytes.
///
/// Places in it are byte offsets. Lines are found only when a diagnostic is shown.
public final class SourceFile: Sendable {
  /// The path for display: relative to the site's source folder, with `/` separators.
  public let path: String

  /// The file's content.
  public let bytes: [UInt8]

  private let lineStarts = LineStarts()

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and column of an offset. Offsets past the end count as the end.
  ///
  /// - Complexity: linear in the file the first time, then logarithmic in its lines.
  public func location(at offset: Int) -> SourceLocation {
    let end = min(max(offset, 0), bytes.count)
    let line = line(at: end)
    let before = bytes[lineStarts.offsets(in: bytes)[line]..<end]
    return SourceLocation(line: line + 1, column: Self.characters(before) + 1)
  }

  /// The length in bytes up to which grapheme clusters are counted.
  private static let longLine = 4096

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    guard bytes.count <= longLine else { return bytes.count { !$0.isContinuation } }
    return String(decoding: bytes, as: UTF8.self).count
  }

  /// The start of the code point that contains a byte.
  func characterStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start].isContinuation { start -= 1 }
    return start
  }

  /// The byte range of the line that contains `offset`, without its ending.
  public func lineRange(at offset: Int) -> Range<Int> {
    let line = line(at: min(max(offset, 0), bytes.count))
    let start = lineStarts.offsets(in: bytes)[line]
    return start..<bytes.lineEnd(from: start)
  }

  /// The index of the line that contains an offset.
  private func line(at offset: Int) -> Int {
    max(lineStarts.offsets(in: bytes).partitioningIndex { $0 > offset } - 1, 0)
  }
}

/// A place in a file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in grapheme clusters; in very long lines, in code points.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A range of bytes in a file.
public struct SourceRange: Sendable {
  public var file: SourceFile
  /// Byte offsets into `file.bytes`.
  public var bytes: Range<Int>

  public init(_ file: SourceFile, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }

  /// The start of a file, for problems of the whole file.
  public init(startOf file: SourceFile) {
    self.init(file, 0..<0)
  }

  public var start: SourceLocation { file.location(at: bytes.lowerBound) }
}
