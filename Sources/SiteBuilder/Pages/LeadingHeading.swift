import Diagnostics
import Text

/// The heading `# Title` as the first line of a body, for a page without a title in its front matter.
struct LeadingHeading {
  var text: String
  /// The start of the next line.
  var end: Int

  init?(_ file: SourceFile, _ body: Range<Int>) {
    let bytes = file.bytes
    var start = body.lowerBound
    while start < body.upperBound, bytes[start] <= 32 { start += 1 }
    guard start + 1 < body.upperBound, bytes[start] == UInt8(ascii: "#"), bytes[start + 1] == 32 else {
      return nil
    }
    // Four spaces begin code.
    let indent = bytes[body.lowerBound..<start].reversed().prefix { $0 == 32 }.count
    guard indent < 4 else { return nil }
    var next = start
    while next < body.upperBound, bytes[next] != 10 { next += 1 }
    end = min(next + 1, body.upperBound)
    var line = bytes[bytes.trimmed((start + 2)..<next)]
    let closing = line.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if closing > 0, closing == line.count || bytes[line.endIndex - closing - 1] == 32 {
      line = bytes[bytes.trimmed(line.startIndex..<(line.endIndex - closing))]
    }
    // Titles are plain text, so a heading with markup stays in the body.
    guard !line.isEmpty, !line.contains(where: { "*_`[]<>&\\{}!".utf8.contains($0) }) else { return nil }
    text = String(decoding: line, as: UTF8.self)
  }
}
