import HTML
import Localization
import Text

extension CodeBlock {
  /// The block as it is shown.
  ///
  /// - Parameters:
  ///   - inner: HTML for the inside of `<code>`.
  ///   - display: how it looks; nil for a block that looks like any other.
  ///   - words: what the compiler says of it; nil if nothing is to be shown of that.
  ///   - frame: what stands around it; nil for nothing.
  ///   - isFocusable: whether it can be scrolled by keyboard, if there is anything to scroll.
  package static func html(
    language: String?, _ inner: [UInt8], _ display: CodeDisplay? = nil, compilerWords words: String? = nil,
    frame: ListingFrame? = nil, isFocusable: Bool, localization: Localization = .english
  ) -> [UInt8] {
    let code = frame.map { marked(inner, $0.marks) } ?? inner
    guard let display else {
      return HTMLWriter.html {
        write(
          code, language, words, frame, isFocusable: isFocusable && scrolls(code, language: language), to: &$0
        )
      }
    }
    return HTMLWriter.html { html in
      // A figure without a caption is none.
      html.element(display.title == nil ? "div" : "figure", .class(display.classes(language, inner))) {
        html in
        if let title = display.title { html.element("figcaption", text: title) }
        write(display, code, language, words, frame, isFocusable: isFocusable, localization, to: &html)
      }
    }
  }

  /// The code, with folded lines in elements of their own.
  private static func write(
    _ display: CodeDisplay, _ code: [UInt8], _ language: String?, _ words: String?, _ frame: ListingFrame?,
    isFocusable: Bool, _ localization: Localization, to html: inout HTMLWriter
  ) {
    /// Dimmed lines are shown to who comes by keyboard, too.
    func mayBeFocused(_ code: [UInt8]) -> Bool {
      isFocusable && (display.has(.focused) || !display.wraps && scrolls(code, language: language))
    }
    let parts = display.has(.folded) ? FoldedLines.parts(of: code, display.selections) : []
    guard parts.count > 1 || parts.first?.isFolded == true else {
      write(code, language, words, frame, isFocusable: mayBeFocused(code), to: &html)
      return
    }
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      var own = frame
      if index > 0 { own?.id = nil }
      if !isLast { own?.below = [] }
      func write(to html: inout HTMLWriter) {
        let code = Array(code[part.range])
        Self.write(code, language, isLast ? words : nil, own, isFocusable: mayBeFocused(code), to: &html)
      }
      guard part.isFolded else {
        write(to: &html)
        continue
      }
      html.element("details") { html in
        html.element(
          "summary",
          text: part.lineCount == 1 ? localization[.line] : localization.text(.lines, "\(part.lineCount)"))
        write(to: &html)
      }
    }
  }

  private static func write(
    _ code: [UInt8], _ language: String?, _ words: String?, _ frame: ListingFrame?, isFocusable: Bool,
    to html: inout HTMLWriter
  ) {
    html.element("pre", frame?.id.map { .id($0) }, isFocusable ? .focusable : nil) { html in
      html.element("code", language.map { .class("language-" + $0) }) { $0.html(code) }
      if let words { html.element("samp", text: words) }
      if let frame { html.html(frame.below) }
    }
  }

  /// Inserts HTML at the starts of lines.
  private static func marked(_ inner: [UInt8], _ marks: [Int: [UInt8]]) -> [UInt8] {
    guard !marks.isEmpty else { return inner }
    var marked: [UInt8] = []
    for (number, line) in inner.lines.enumerated() {
      marked += marks[number] ?? []
      marked += inner[line.whole]
    }
    return marked
  }

  /// Columns that every phone shows.
  private static let narrow = 36

  /// Whether a line may be longer than a window is wide. What a program prints wraps.
  private static func scrolls(_ html: [UInt8], language: String?) -> Bool {
    guard language != "text" else { return false }
    var column = 0
    var isText = true
    for byte in html {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"): isText = false
      case UInt8(ascii: ">"): isText = true
      case UInt8(ascii: ";") where !isText:
        isText = true
        column += 1
      case UInt8(ascii: "\n"): column = 0
      // Bytes that only continue a character are no columns.
      default: column += isText && byte & 0xC0 != 0x80 ? 1 : 0
      }
      if column > narrow { return true }
    }
    return false
  }
}

extension CodeDisplay {
  /// The languages of terminals.
  private static let terminals: Set<String> = [
    "console", "shell-session", "terminal", "sh", "bash", "zsh", "shell",
  ]

  fileprivate func classes(_ language: String?, _ inner: [UInt8]) -> String {
    var classes = "code-block"
    if let language, Self.terminals.contains(language.lowercased()) { classes += " terminal" }
    if let firstNumber {
      // Three digits fit into the ordinary column.
      classes +=
        firstNumber + inner.count { $0 == UInt8(ascii: "\n") } > 1000 ? " numbered many" : " numbered"
    }
    if has(.focused) { classes += " focused" }
    if wraps { classes += " wrapped" }
    if isDiff {
      classes += diffLanguage == nil ? " signed patch" : " signed"
    } else if has(.inserted) || has(.deleted) {
      classes += " signed"
    }
    return classes
  }
}

/// The parts of a block whose lines are folded, and the others.
private struct FoldedLines {
  struct Part {
    /// Bytes of the HTML.
    var range: Range<Int>
    var isFolded: Bool
    var lineCount: Int
  }

  /// - Parameter html: each of its lines is a line of code.
  static func parts(of html: [UInt8], _ selections: [LineSelection]) -> [Part] {
    let lines = Array(html.lines)
    let folds = selections.roles(lineCount: lines.count).map { $0.contains(.folded) }
    var parts: [Part] = []
    var start = 0
    for end in 1..<(lines.count + 1) where end == lines.count || folds[end] != folds[start] {
      parts.append(
        Part(
          range: lines[start].whole.lowerBound..<lines[end - 1].next, isFolded: folds[start],
          lineCount: end - start))
      start = end
    }
    return parts
  }
}
