import Diagnostics

/// What stands where a part of a page failed, for builds that go on regardless.
package enum ErrorBox {
  package static func html(for problems: [Diagnostic]) -> [UInt8] {
    var html = Array("<div class=\"zt-error\" role=\"note\"><p class=\"zt-error-title\">This part could not be built</p>".utf8)
    let formatter = DiagnosticFormatter()
    html += Array("<pre>".utf8)
    for problem in problems where problem.severity == .error {
      HTMLEscape.append(formatter.format(problem), to: &html)
    }
    html += Array("</pre></div>\n".utf8)
    return html
  }
}

/// Text in HTML elements and double-quoted attributes.
package enum HTMLEscape {
  package static func append(_ text: String, to html: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): html += Array("&amp;".utf8)
      case UInt8(ascii: "<"): html += Array("&lt;".utf8)
      case UInt8(ascii: ">"): html += Array("&gt;".utf8)
      case UInt8(ascii: "\""): html += Array("&quot;".utf8)
      case 0: html += Array("\u{FFFD}".utf8)
      default: html.append(byte)
      }
    }
  }
}
