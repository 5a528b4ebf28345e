import Diagnostics
import Markup
import Rendering
import Scripts
import TransitionEngine

/// A scenario's script as a list: what was done when, and a check mark at every expectation, as it has held.
struct ScenarioList {
  var lines: [Located<String>]
  var moments: [Int: TimeInterval]

  var html: [UInt8] {
    var out = ByteWriter()
    out.write("<ol class=\"zt-script\">\n")
    for line in lines { write(line, to: &out) }
    out.write("</ol>\n")
    return out.bytes
  }

  private func write(_ line: Located<String>, to out: inout ByteWriter) {
    let text = line.value.trimmed
    let claim = text.hasPrefix("expect ") ? text.dropFirst("expect ".count) : nil
    out.write(claim == nil ? "<li>" : "<li class=\"zt-held\">")
    if let time = moment(of: line) {
      out.write("<span class=\"zt-when\">")
      out.write(raw: ScriptNumbers.clock(time))
      out.write("</span> ")
    }
    if let claim {
      out.write("<span class=\"zt-check\" role=\"img\" aria-label=\"holds:\">✓</span> <code>")
      out.escape(String(claim))
    } else {
      out.write("<code>")
      out.escape(text)
    }
    out.write("</code></li>\n")
  }

  /// A statement's place is that of its first word.
  private func moment(of line: Located<String>) -> TimeInterval? {
    let bytes = line.range.bytes
    return moments.filter { bytes.contains($0.key) }.min { $0.key < $1.key }?.value
  }
}
