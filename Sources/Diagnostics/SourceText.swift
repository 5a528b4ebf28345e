import Text

/// Text with the source of each byte.
///
/// Front matter and Liquid transform a page before its Markdown is read, so offsets differ from those in the
/// file. The map is a sorted list of segments. Offsets in a *copied* segment correspond one by one; all of a
/// *produced* segment, such as the value of `{{ page.title }}`, maps to the range that produced it.
public struct SourceText: Codable, Sendable {
  public private(set) var bytes: [UInt8]
  private var segments: [Segment]

  private struct Segment: Codable, Sendable {
    var start: Int
    var source: SourceRange
    var isCopied: Bool
  }

  public init() {
    bytes = []
    segments = []
  }

  /// A copy of a range of a file.
  public init(_ file: SourceFile, _ range: Range<Int>) {
    bytes = Array(file.bytes[range])
    segments = [Segment(start: 0, source: SourceRange(file, range), isCopied: true)]
  }

  public init(_ file: SourceFile) {
    self.init(file, 0..<file.bytes.count)
  }

  /// The segments in order: the start of each, its source, and whether it is a copy.
  package var origins: [(start: Int, source: SourceRange, isCopied: Bool)] {
    segments.map { ($0.start, $0.source, $0.isCopied) }
  }

  /// Appends a copy of a range of a file.
  public mutating func append(copying range: Range<Int>, of file: SourceFile) {
    guard !range.isEmpty else { return }
    segments.append(Segment(start: bytes.count, source: SourceRange(file, range), isCopied: true))
    bytes.append(contentsOf: file.bytes[range])
  }

  /// Appends bytes that `source` produced.
  public mutating func append(_ produced: some Sequence<UInt8>, producedBy source: SourceRange) {
    let start = bytes.count
    bytes.append(contentsOf: produced)
    guard bytes.count > start else { return }
    segments.append(Segment(start: start, source: source, isCopied: false))
  }

  /// Appends another text with its map.
  public mutating func append(_ other: SourceText) {
    let shift = bytes.count
    bytes.append(contentsOf: other.bytes)
    segments.append(
      contentsOf: other.segments.map {
        Segment(start: $0.start + shift, source: $0.source, isCopied: $0.isCopied)
      })
  }

  /// A part of the text, with its map.
  public subscript(range: Range<Int>) -> SourceText {
    var part = SourceText()
    var index = range.isEmpty ? segments.count : segmentIndex(at: range.lowerBound) ?? segments.count
    while index < segments.count, segments[index].start < range.upperBound {
      let segment = segments[index]
      let end = index + 1 < segments.count ? segments[index + 1].start : bytes.count
      let lower = max(segment.start, range.lowerBound)
      let upper = min(end, range.upperBound)
      if segment.isCopied {
        let shift = segment.source.bytes.lowerBound - segment.start
        part.append(copying: (lower + shift)..<(upper + shift), of: segment.source.file)
      } else {
        part.append(bytes[lower..<upper], producedBy: segment.source)
      }
      index += 1
    }
    return part
  }

  /// The source of a range of this text; nil only for an empty text.
  public func source(of range: Range<Int>) -> SourceRange? {
    guard let lower = segmentIndex(at: range.lowerBound) else { return nil }
    let first = segments[lower]
    guard first.isCopied else { return first.source }
    let start = first.source.bytes.lowerBound + (range.lowerBound - first.start)
    let segmentEnd = first.source.bytes.upperBound
    // Several copies of a file, such as lines without their indentation: the range ends in the last of them.
    if range.upperBound - first.start > first.source.bytes.count,
      let last = segmentIndex(at: range.upperBound - 1).map({ segments[$0] }), last.isCopied,
      last.source.file === first.source.file, last.source.bytes.lowerBound >= segmentEnd
    {
      let end = last.source.bytes.lowerBound + range.upperBound - last.start
      return SourceRange(first.source.file, start..<min(end, last.source.bytes.upperBound))
    }
    return SourceRange(
      first.source.file, min(start, segmentEnd)..<min(max(start + range.count, start), segmentEnd))
  }

  /// The offset of the first byte that has a source; nil for none.
  package func offset(of source: SourceRange) -> Int? {
    let place = source.bytes.lowerBound
    let found = segments.first {
      $0.source.file.path == source.file.path
        && ($0.source.bytes.contains(place) || $0.source.bytes.lowerBound == place)
    }
    return found.map { $0.isCopied ? $0.start + place - $0.source.bytes.lowerBound : $0.start }
  }

  private func segmentIndex(at offset: Int) -> Int? {
    guard !segments.isEmpty else { return nil }
    return max(segments.partitioningIndex { $0.start > offset } - 1, 0)
  }
}
