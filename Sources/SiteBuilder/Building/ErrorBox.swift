import Diagnostics
import Markup

/// What stands in a page where a part of it failed, for builds that go on all the same.
enum ErrorBox {
  /// A box that lists the errors among `diagnostics`; nothing if there are none.
  static func html(for diagnostics: [Diagnostic]) -> [UInt8] {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [] }
    var html = Array("<div class=\"zt-error\" role=\"note\">\n".utf8)
    for error in errors {
      html += "<p>".utf8
      if let range = error.range {
        HTMLText.append("\(range.file.path):\(range.start.line): ".utf8, to: &html)
      }
      HTMLText.append(error.summary.utf8, to: &html)
      html += "</p>\n".utf8
    }
    return html + "</div>\n".utf8
  }
}
