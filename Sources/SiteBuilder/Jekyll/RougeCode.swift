import HTML
import Markdown
import Text

/// Writes blocks of code as Rouge does, so that a Jekyll site's own sheet colors them.
///
/// Each block stands in two elements more, and its tokens get Rouge's classes.
struct RougeCode {
  /// The class of `pre` elements.
  var className = "highlight"
  /// The number of the first line; nil without numbers.
  var firstNumber: Int?

  /// Rouge's classes by ours.
  static let classes: [UInt8: StaticString] = [
    UInt8(ascii: "k"): "k", UInt8(ascii: "t"): "nc", UInt8(ascii: "s"): "s", UInt8(ascii: "n"): "mi",
    UInt8(ascii: "c"): "c1", UInt8(ascii: "f"): "nf", UInt8(ascii: "a"): "nd", UInt8(ascii: "v"): "nv",
    UInt8(ascii: "g"): "nt", UInt8(ascii: "m"): "cp", UInt8(ascii: "i"): "n", UInt8(ascii: "p"): "gp",
    UInt8(ascii: "o"): "go",
  ]

  func marked(_ html: [UInt8]) -> [UInt8] {
    let html = RougeFigure.separated(html)
    return html.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      var copied = 0
      /// The `pre` whose code follows.
      var open: Opening?
      var isInside = false
      /// The end of the block and of the elements around it; empty if it has none.
      var closing: [UInt8] = []
      var afterCode: ArraySlice<UInt8> = []
      var tokenizer = HTMLTokenizer(bytes)
      func copy(to end: Int) {
        result += bytes[copied..<end]
        copied = end
      }
      func skip(_ mark: Range<Int>) {
        guard mark.lowerBound >= copied else { return }
        copy(to: mark.lowerBound)
        copied = mark.upperBound
      }
      var marks = MarkdownOptions.codeMarks(in: html)[...]
      /// Whether Markdown has made the next block of code; those in the author's HTML stay as they are.
      var isMarked = false
      while let tag = tokenizer.nextTag() {
        while let mark = marks.first, mark.lowerBound < tag.range.lowerBound {
          skip(mark)
          (isMarked, marks) = (true, marks.dropFirst())
        }
        if tokenizer.isName(tag.name, "pre") {
          let opening = Opening(tag, &tokenizer, bytes)
          open = tag.isEnd || !isMarked ? nil : opening
          if tag.isEnd, isInside {
            if !closing.isEmpty {
              copy(to: tag.range.lowerBound)
              result += closing
              copied = tokenizer.offset + 1
            }
            isInside = false
          }
        } else if tokenizer.isName(tag.name, "code"), !tag.isEnd, let pre = open {
          let found = Self.language(&tokenizer, bytes)
          let language = found?.name ?? "plaintext"
          guard RougeLanguages.has(language) else {
            // Its tokens get Rouge's classes, but kramdown puts no elements around it.
            (open, isInside, isMarked, closing) = (nil, true, false, [])
            continue
          }
          copy(to: pre.start)
          let box = box(language, pre)
          result += box.before
          closing = Array(box.after)
          copied = pre.end
          if let attribute = found?.attribute {
            copy(to: attribute.lowerBound)
            copied = attribute.upperBound
          }
          (open, isInside, isMarked) = (nil, true, false)
          guard let firstNumber else { continue }
          while tokenizer.nextAttribute() != nil {}
          copy(to: tokenizer.offset + 1)
          let table = Self.numbers(from: firstNumber, of: bytes[copied...])
          result += table.before
          afterCode = table.after
        } else if isInside, tokenizer.isName(tag.name, "code"), tag.isEnd {
          copy(to: tag.range.lowerBound)
          result += afterCode
          afterCode = []
        } else if isInside, tokenizer.isName(tag.name, "span"), !tag.isEnd {
          while let attribute = tokenizer.nextAttribute() {
            guard tokenizer.isName(attribute.name, "class"), attribute.value.count == 1,
              let name = Self.classes[bytes[attribute.value.lowerBound]]
            else { continue }
            copy(to: attribute.value.lowerBound)
            result += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            copied = attribute.value.upperBound
          }
        }
      }
      for mark in marks { skip(mark) }
      guard copied > 0 else { return html }
      copy(to: bytes.count)
      return result
    }
  }

  /// The start tag of a `pre`, whose attributes the outer element gets.
  private struct Opening {
    let start: Int
    let end: Int
    var classes = ""
    /// The other attributes, as they are written.
    var others: [UInt8] = []

    init(_ tag: HTMLTokenizer.Tag, _ tokenizer: inout HTMLTokenizer, _ bytes: UnsafeBufferPointer<UInt8>) {
      start = tag.range.lowerBound
      while let attribute = tokenizer.nextAttribute() {
        if tokenizer.isName(attribute.name, "class") {
          classes = String(decoding: bytes[attribute.value], as: UTF8.self) + " "
        } else {
          let end = attribute.value.upperBound + (attribute.quote == nil ? 0 : 1)
          others += [UInt8(ascii: " ")] + bytes[attribute.name.lowerBound..<end]
        }
      }
      end = tokenizer.offset + 1
    }
  }

  /// The elements around code.
  private func box(
    _ language: String, _ pre: Opening
  ) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
    var box = HTMLWriter()
    box.element("div", .class("language-\(language) \(pre.classes)highlighter-rouge")) { html in
      html.attributes(pre.others)
      html.element("div", .class("highlight")) { html in
        html.element("pre", .class(className)) { $0.leaveGap() }
      }
    }
    return box.aroundGap
  }

  /// The table around code whose lines have numbers, before and after the code.
  private static func numbers(
    from first: Int, of code: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
    var count = 0
    var last: UInt8 = 0
    for (index, byte) in zip(code.indices, code) {
      if byte == UInt8(ascii: "<"), code[index...].starts(with: "</code".utf8) { break }
      if byte == UInt8(ascii: "\n") { count += 1 }
      last = byte
    }
    if last != UInt8(ascii: "\n") { count += 1 }
    var table = HTMLWriter()
    table.element("table", .class("rouge-table")) { html in
      html.element("tbody") { html in
        html.element("tr") { html in
          html.element("td", .class("rouge-gutter gl")) { html in
            html.element("pre", .class("lineno")) { html in
              for number in 0..<count { html.text("\(first &+ number)\n") }
            }
          }
          html.element("td", .class("rouge-code")) { html in html.element("pre") { $0.leaveGap() } }
        }
      }
    }
    return table.aroundGap
  }

  /// The language in the class of a `code` element, and the place of that attribute.
  private static func language(
    _ tokenizer: inout HTMLTokenizer, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: String, attribute: Range<Int>)? {
    let prefix = Array("language-".utf8)
    while let attribute = tokenizer.nextAttribute() {
      guard tokenizer.isName(attribute.name, "class"), bytes[attribute.value].starts(with: prefix) else {
        continue
      }
      let name = bytes[attribute.value].dropFirst(prefix.count).prefix { !$0.isSpace }
      return (
        String(decoding: name, as: UTF8.self),
        attribute.name.lowerBound - 1..<attribute.value.upperBound + (attribute.quote == nil ? 0 : 1)
      )
    }
    return nil
  }
}

extension MarkdownOptions {
  /// Writes what Jekyll writes: code in text with Rouge's class, no links that aren't marked as such, no headings
  /// without a space, and pictures that keep their titles.
  mutating func useJekyll() {
    spacedHeadings = true
    kramdownElements = true
    captions = false
    codeClass = "language-plaintext highlighter-rouge"
    bareLinks = false
    focusableCode = false
  }
}
