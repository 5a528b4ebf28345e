import Text

/// The state that open pages receive: the current revision, its changes, and the problems of the last build.
struct PreviewState {
  private let instance: String
  private var number = 0
  /// The paths changed since the previous revision; empty for all.
  private var changed: [String] = []
  /// The problems as plain text; empty for none.
  var problems = ""

  /// - Parameter instance: a unique name for this run of the preview.
  init(instance: String) {
    self.instance = instance
  }

  /// The name of the current revision: letters, digits and hyphens.
  var revision: String { "\(instance)-\(number)" }

  /// Begins a new revision after a successful build.
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
