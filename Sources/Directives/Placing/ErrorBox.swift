import Diagnostics
import HTML
import Rendering

/// The box in place of a part of a page that failed, for builds that continue.
package enum ErrorBox {
  /// The largest number of errors that a page shows.
  private static let shownErrors = 50

  /// A box that shows the errors among some problems; nothing if there are none.
  package static func html(for problems: [Diagnostic]) -> [UInt8] {
    let errors = problems.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [] }
    let formatter = DiagnosticFormatter()
    return HTMLWriter.block("div", .class(.error), .role("note")) { html in
      html.element("p", text: "This part couldn't be built.")
      html.newline()
      html.element("pre", .focusable) { html in
        for error in errors.prefix(shownErrors) { html.text(formatter.format(error)) }
        if errors.count > shownErrors { html.text("… and \(errors.count - shownErrors) more\n") }
      }
    }
  }
}
