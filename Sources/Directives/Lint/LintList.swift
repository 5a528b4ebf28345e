import Rendering
import TransitionEngine

/// What the lint has found in a run, as a list for readers.
struct LintList {
  var findings: [LintFinding]

  var html: [UInt8] {
    var out = ByteWriter()
    guard !findings.isEmpty else {
      out.write("<p class=\"zt-lint-none\"><span class=\"zt-check\">✓</span> The lint finds nothing.</p>\n")
      return out.bytes
    }
    out.write("<ul class=\"zt-lint\">\n")
    for finding in findings { write(finding, to: &out) }
    out.write("</ul>\n")
    return out.bytes
  }

  private func write(_ finding: LintFinding, to out: inout ByteWriter) {
    out.write(finding.rule.severity == .note ? "<li class=\"zt-note\"><p><b>" : "<li><p><b>")
    out.escape(finding.rule.title)
    out.write("</b> <code>")
    out.escape(finding.rule.name)
    out.write("</code></p><p>")
    out.escape(finding.message)
    out.write("</p><p class=\"zt-detail\">")
    out.escape(finding.circumstances)
    out.write("</p><p>")
    out.escape(finding.fix)
    out.write("</p></li>\n")
  }
}
