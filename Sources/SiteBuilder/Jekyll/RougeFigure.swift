import CodeBlocks
import Diagnostics
import HTML
import Text

/// The element that Jekyll makes of the tag `highlight`.
struct RougeFigure {
  private let language: String
  private let hasNumbers: Bool
  private let code: [UInt8]
  private let highlighter: CodeHighlighter

  private static let start = Array("<figure class=\"highlight\"><pre><code".utf8)
  private static let end = Array("</figure>".utf8)
  private static let lineEnd = Array("&#10;".utf8)

  /// - Parameter info: the language, and options such as `linenos`.
  init(_ info: String, _ code: [UInt8], _ highlighter: CodeHighlighter) {
    let words = info.split(whereSeparator: \.isWhitespace)
    language = words.first?.lowercased() ?? "text"
    hasNumbers = words.dropFirst().contains { $0 == "linenos" || $0.hasPrefix("linenos=") }
    self.code = code
    self.highlighter = highlighter
  }

  var html: [UInt8] {
    HTMLWriter.html { html in
      html.element("figure", .class("highlight")) { html in
        html.element("pre") { html in
          html.element("code") { html in
            html.attribute("class", "language-" + language.replacing("+", with: "-"))
            html.attribute("data-lang", language)
            if hasNumbers { writeTable(to: &html) } else { html.html(colored) }
          }
        }
      }
    }
  }

  private func writeTable(to html: inout HTMLWriter) {
    let lines = code.count { $0 == UInt8(ascii: "\n") } + 1
    html.element("table", .class("rouge-table")) { html in
      html.element("tbody") { html in
        html.element("tr") { html in
          html.element("td", .class("gutter gl")) { html in
            html.element("pre", .class("lineno")) { html in
              for number in 1...lines { html.text("\(number)\n") }
            }
          }
          html.element("td", .class("code")) { html in
            html.element("pre") { html in
              html.html(colored)
              html.text("\n")
            }
          }
        }
      }
    }
  }

  /// The code with Rouge's classes.
  private var colored: [UInt8] {
    let place = SourceRange(startOf: SourceFile(path: "highlight", bytes: []))
    var text = SourceText()
    text.append(code, producedBy: place)
    // The text is a value, so its problems have no place in a file.
    let block = CodeBlock(language: language, words: FenceWords(use: .show), code: text, range: place)
    let html = highlighter.html(for: block, DiagnosticCollector()) ?? HTMLText.escaped(code)
    let span = Array("<span class=\"".utf8)
    var result: [UInt8] = []
    var copied = 0
    while let found = html.firstIndex(of: span, from: copied, to: html.count) {
      let name = found + span.count
      result += html[copied..<name]
      if let rouge = RougeCode.classes[html[name]], html[name + 1] == UInt8(ascii: "\"") {
        result += UnsafeBufferPointer(start: rouge.utf8Start, count: rouge.utf8CodeUnitCount)
        copied = name + 1
      } else {
        copied = name
      }
    }
    return result + html[copied...]
  }

  // MARK: Lines

  /// An element on one line, which Markdown leaves as it is wherever it stands.
  static func joined(_ html: [UInt8]) -> [UInt8] {
    html.flatMap { $0 == UInt8(ascii: "\n") ? lineEnd : [$0] }
  }

  /// A text whose elements have their lines again.
  static func separated(_ html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    while let found = html.firstIndex(of: start, from: copied, to: html.count) {
      let close = html.firstIndex(of: end, from: found, to: html.count) ?? html.count
      result += html[copied..<found]
      copied = found
      while let mark = html.firstIndex(of: lineEnd, from: copied, to: close) {
        result += html[copied..<mark] + [UInt8(ascii: "\n")]
        copied = mark + lineEnd.count
      }
      result += html[copied..<close]
      copied = close
    }
    return copied == 0 ? html : result + html[copied...]
  }
}
