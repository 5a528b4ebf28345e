/// What the open pages have to know: which revision of the site is current, what the last step changed, and what
/// stands in the way of the next.
struct PreviewState {
  private let instance: String
  private var number = 0
  /// Paths that the step from the previous revision changed; empty means everything.
  private var changed: [String] = []
  /// Plain text; empty when all is well.
  var problems = ""

  /// - Parameter instance: Tells this run of the preview from all others.
  init(instance: String) {
    self.instance = instance
  }

  /// The name of the current revision: letters, digits and hyphens.
  var revision: String { "\(instance)-\(number)" }

  /// A build succeeded.
  mutating func advance(changing paths: [String]) {
    number += 1
    changed = paths
    problems = ""
  }

  /// The state as a server-sent event.
  var message: [UInt8] {
    var out = Array("retry: 500\ndata: {\"revision\":".utf8)
    Self.append(revision, to: &out)
    out += Array(",\"previous\":".utf8)
    Self.append("\(instance)-\(number - 1)", to: &out)
    out += Array(",\"changed\":[".utf8)
    for (index, path) in changed.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      Self.append(path, to: &out)
    }
    out += Array("],\"problems\":".utf8)
    Self.append(problems, to: &out)
    return out + Array("}\n\n".utf8)
  }

  /// Appends a JSON string. Control characters are escaped, so a message never contains a line break.
  private static func append(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        out += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
