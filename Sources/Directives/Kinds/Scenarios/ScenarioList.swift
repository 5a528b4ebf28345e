import Diagnostics
import HTML
import Localization
import Rendering
import Scripts
import Text
import TransitionEngine

/// A scenario's script as a list: actions with their times, and expectations with check marks, since all of
/// them hold.
struct ScenarioList {
  var lines: [Located<String>]
  /// The times of statements, by where they begin.
  var moments: [Int: TimeInterval]
  var words: Localization

  var html: [UInt8] {
    HTMLWriter.block("ol", .class(.script)) { html in
      html.newline()
      for line in lines { write(line, to: &html) }
    }
  }

  private func write(_ line: Located<String>, to html: inout HTMLWriter) {
    let text = line.value.trimmed
    let claim = text.hasPrefix("expect ") ? text.dropFirst("expect ".count) : nil
    html.element("li", claim == nil ? nil : .class(.held)) { html in
      if let time = moment(of: line) {
        html.element("span", .class(.when), text: time.inSeconds(padded: true))
        html.text(" ")
      }
      if claim != nil {
        html.element("span", .class(.check), .role("img"), .label(words[.holds]), text: "✓")
        html.text(" ")
      }
      html.element("code", text: claim.map { String($0) } ?? text)
    }
    html.newline()
  }

  /// A statement's place is that of its first word.
  private func moment(of line: Located<String>) -> TimeInterval? {
    let (bytes, start) = (line.range.bytes, lines[0].range.bytes.lowerBound)
    return moments.filter { bytes.contains($0.key + start) }.min { $0.key < $1.key }?.value
  }
}
