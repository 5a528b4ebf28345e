import HTML
import Text

// Code in text, and listings as fences.
extension MarkdownConversion {
  /// Code in text. It ends with its paragraph, if its end tag is missing.
  mutating func code() {
    finishTag()
    var code: [UInt8] = []
    while true {
      let tag = tokenizer.nextTag()
      append(read..<max(tag?.range.lowerBound ?? html.count, read), to: &code)
      read = max(read, tag?.range.lowerBound ?? html.count)
      guard let tag else { break }
      let element = HTMLElement(tokenizer, tag.name, html)
      if element.isBlock {
        pending = tag
        break
      }
      finishTag()
      if tag.isEnd, element == .code { break }
    }
    if !code.isEmpty { writer.code(code) }
  }

  /// What a listing shows, in its parts.
  struct Listing {
    var language: [UInt8] = []
    var code: [UInt8] = []
    /// What the compiler says of it.
    var message: [UInt8] = []
  }

  mutating func preformatted(_ attributes: HTMLAttributes) {
    var listing = Listing()
    readListing(into: &listing)
    write(listing)
  }

  /// A block of code with a title, numbers or folded lines.
  mutating func codeBlock(_ name: Range<Int>) {
    var listing = Listing()
    var title: [UInt8] = []
    var isTitle = false
    forEachTag(in: name) { conversion, tag in
      if isTitle { conversion.append(conversion.read..<tag.range.lowerBound, to: &title) }
      isTitle = !tag.isEnd && conversion.tokenizer.isName(tag.name, "figcaption")
      if !tag.isEnd, conversion.tokenizer.isName(tag.name, "pre") { conversion.readListing(into: &listing) }
    }
    write(listing, title: title)
  }

  /// Reads a `pre` to its end.
  private mutating func readListing(into listing: inout Listing) {
    finishTag()
    enum Part { case code, message, links }
    var part = Part.code
    var isNote = false
    if read < html.count, html[read] == UInt8(ascii: "\n") { read += 1 }
    while true {
      let tag = tokenizer.nextTag()
      let end = max(tag?.range.lowerBound ?? html.count, read)
      switch part {
      case .code: append(read..<end, to: &listing.code)
      case .message: append(read..<end, to: &listing.message)
      case .links: break
      }
      read = end
      guard let tag else { return }
      let name = tag.name
      if tokenizer.isName(name, "small") {
        part = tag.isEnd ? .code : .links
      } else if tokenizer.isName(name, "samp") {
        part = tag.isEnd ? .code : .message
      } else if !tag.isEnd, tokenizer.isName(name, "code"), listing.language.isEmpty {
        listing.language = language(HTMLAttributes(&tokenizer, html))
      } else if tokenizer.isName(name, "b") {
        // The number of an annotation, which an author writes as a comment.
        if tag.isEnd, isNote { listing.code.append(UInt8(ascii: ")")) }
        isNote = !tag.isEnd && has("code-note", HTMLAttributes(&tokenizer, html))
        if isNote { listing.code.append(UInt8(ascii: "(")) }
      } else if !tag.isEnd, tokenizer.isName(name, "br") {
        listing.code.append(UInt8(ascii: "\n"))
      }
      finishTag()
      if tag.isEnd, tokenizer.isName(name, "pre") { return }
    }
  }

  /// The language in the class of `code`.
  private func language(_ attributes: HTMLAttributes) -> [UInt8] {
    let start = Array("language-".utf8)
    let names = attributes.text(attributes.classes, in: html).split(whereSeparator: \.isSpace)
    return names.first { $0.starts(with: start) }.map { Array($0.dropFirst(start.count)) } ?? []
  }

  private mutating func write(_ listing: Listing, title: [UInt8] = []) {
    guard writer.flatDepth == 0 else {
      writer.separate()
      return writer.code(Array(listing.code[listing.code.trimmed(0..<listing.code.count)]))
    }
    if !title.isEmpty {
      writer.separate()
      open(.strong)
      writer.text(title)
      closeNear(.strong)
    }
    fence(listing.code, listing.language)
    if !listing.message.isEmpty { fence(listing.message, Array("text".utf8)) }
  }

  /// Writes a fence that is longer than any row of backticks in it.
  mutating func fence(_ code: [UInt8], _ language: [UInt8] = []) {
    var (longest, run) = (2, 0)
    for byte in code {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let mark = [UInt8](repeating: UInt8(ascii: "`"), count: longest + 1)
    let name = language.filter { $0 > 32 && $0 != UInt8(ascii: "`") }
    writer.separate()
    let isEnded = code.isEmpty || code.last == UInt8(ascii: "\n")
    writer.verbatim(mark + name + [UInt8(ascii: "\n")] + code + (isEnded ? [] : [UInt8(ascii: "\n")]) + mark)
    writer.separate()
  }
}
