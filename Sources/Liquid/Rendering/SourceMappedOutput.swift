import Diagnostics

/// Rendered bytes and, if requested, the origin of each.
struct SourceMappedOutput {
  var bytes: [UInt8] = []
  /// Whether origins are recorded. Templates of a whole page don't need them.
  let isMapped: Bool
  private var segments: [(start: Int, source: SourceRange, isCopied: Bool)] = []

  init(isMapped: Bool) {
    self.isMapped = isMapped
  }

  mutating func append(copying range: Range<Int>, of file: SourceFile) {
    if isMapped, !range.isEmpty { segments.append((bytes.count, SourceRange(file, range), true)) }
    // Avoids retaining and releasing a slice.
    file.bytes.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(
    _ value: Value, from source: Range<Int>, of file: SourceFile, limit: Int, _ work: Work
  ) {
    let start = bytes.count
    if isMapped { work.spend(Work.Cost.origin) }
    value.append(to: &bytes, limit: limit, work)
    if isMapped, bytes.count > start { segments.append((start, SourceRange(file, source), false)) }
  }

  mutating func append(_ produced: some Sequence<UInt8>, from source: Range<Int>, of file: SourceFile) {
    let start = bytes.count
    bytes.append(contentsOf: produced)
    if isMapped, bytes.count > start { segments.append((start, SourceRange(file, source), false)) }
  }

  /// The bytes with their map.
  var text: SourceText {
    var text = SourceText()
    for (position, segment) in segments.enumerated() {
      if segment.isCopied {
        text.append(copying: segment.source.bytes, of: segment.source.file)
      } else {
        let end = position + 1 < segments.count ? segments[position + 1].start : bytes.count
        text.append(bytes[segment.start..<end], producedBy: segment.source)
      }
    }
    return text
  }
}
