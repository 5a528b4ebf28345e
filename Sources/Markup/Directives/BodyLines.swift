import Diagnostics

/// A directive's body of which the first lines are data, one item a line, and the rest, after a blank line, is a caption.
package struct BodyLines {
  /// The lines up to the first blank one, each with its place.
  package private(set) var head: [Located<String>] = []
  package private(set) var tail = SourceText()

  /// A body that is nothing but a caption.
  package init(prose: SourceText) { tail = prose }

  package init(_ body: SourceText) {
    var start = 0
    let bytes = body.bytes
    while start < bytes.count {
      let end =
        bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      let isPair = bytes[end...].starts(with: "\r\n".utf8)
      let next = min(end + (isPair ? 2 : 1), bytes.count)
      if line.trimmed.isEmpty {
        if !head.isEmpty {
          tail = body[next..<bytes.count]
          return
        }
      } else if let range = body.source(of: start..<end) {
        head.append(Located(line, at: range))
      }
      start = next
    }
  }
}
