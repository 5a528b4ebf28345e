import Diagnostics

/// A directive's body of which the first lines are data, one item a line, and the rest, after a blank line, is a caption.
package struct BodyLines {
  /// The lines up to the first blank one, each with its place.
  package private(set) var head: [Located<String>] = []
  package private(set) var tail = SourceText()

  /// A body that is nothing but a caption.
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
