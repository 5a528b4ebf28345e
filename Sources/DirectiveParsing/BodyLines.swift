import Diagnostics
import Text

/// A directive's body of data and caption: one item a line, then a blank line, then the caption.
package struct BodyLines {
  /// The lines up to the first blank one, each at its place.
  package private(set) var head: [Located<String>] = []
  package private(set) var tail = SourceText()

  /// Creates a body that is only a caption.
  package init(prose: SourceText) { tail = prose }

  package init(_ body: SourceText) {
    let bytes = body.bytes
    for line in bytes.lines {
      if bytes.trimmed(line.content).isEmpty {
        if head.isEmpty { continue }
        tail = body[line.next..<bytes.count]
        return
      }
      if let range = body.source(of: line.content) {
        head.append(Located(String(decoding: bytes[line.content], as: UTF8.self), at: range))
      }
    }
  }
}
