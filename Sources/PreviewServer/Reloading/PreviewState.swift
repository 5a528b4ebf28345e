import Text

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
    JSONString.append(revision.utf8, to: &out)
    out += Array(",\"previous\":".utf8)
    JSONString.append("\(instance)-\(number - 1)".utf8, to: &out)
    out += Array(",\"changed\":[".utf8)
    for (index, path) in changed.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      JSONString.append(path.utf8, to: &out)
    }
    out += Array("],\"problems\":".utf8)
    JSONString.append(problems.utf8, to: &out)
    return out + Array("}\n\n".utf8)
  }
}
