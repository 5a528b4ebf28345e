import HTML
import Lint
import Localization
import Rendering
import TransitionEngine

/// A list of a run's lint findings for readers.
struct LintList {
  var findings: [LintFinding]
  var words: Localization

  var html: [UInt8] {
    var html = HTMLWriter()
    if findings.isEmpty {
      html.element("p", .class(.lintNone)) { html in
        html.element("span", .class(.check), text: "✓")
        html.text(" " + words[.lintNone])
      }
    } else {
      html.element("ul", .class(.lint)) { html in
        html.newline()
        for finding in findings { write(finding, to: &html) }
      }
    }
    html.newline()
    return html.bytes
  }

  private func write(_ finding: LintFinding, to html: inout HTMLWriter) {
    html.element("li", finding.rule.severity == .note ? .class(.note) : nil) { html in
      html.element("p") { html in
        html.element("b", text: words.translation(ofRemark: finding.rule.title))
        html.text(" ")
        html.element("code", text: finding.rule.name)
      }
      html.element("p", text: words.text(finding.remark))
      html.element("p", .class(.detail), text: words.text(finding.circumstances))
      html.element("p", text: words.translation(ofRemark: finding.fix))
    }
    html.newline()
  }
}
