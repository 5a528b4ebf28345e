import Diagnostics
import Markup

/// What stands where a part of a page failed, for builds that go on regardless.
package enum ErrorBox {
  /// A text may have as many errors as it has bytes; a page need not show them all.
  private static let shownErrors = 50

  /// A box that shows the errors among some problems; nothing if there are none.
  package static func html(for problems: [Diagnostic]) -> [UInt8] {
    let errors = problems.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [] }
    var html = Array(
      "<div class=\"zt-error\" role=\"note\"><p>This part could not be built.</p>\n<pre tabindex=\"0\">".utf8)
    let formatter = DiagnosticFormatter()
    for error in errors.prefix(shownErrors) { HTMLText.append(formatter.format(error).utf8, to: &html) }
    if errors.count > shownErrors { html += "… and \(errors.count - shownErrors) more\n".utf8 }
    html += Array("</pre></div>\n".utf8)
    return html
  }
}
