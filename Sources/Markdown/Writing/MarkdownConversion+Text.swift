import HTML
import Text

// Text, and what is read as a whole.
extension MarkdownConversion {
  /// Writes text, without comments.
  mutating func text(_ range: Range<Int>) {
    var start = range.lowerBound
    var position = start
    while let found = html.offset(of: UInt8(ascii: "<"), in: position..<range.upperBound) {
      guard let end = Self.endOfComment(html, at: found, range.upperBound) else {
        position = found + 1
        continue
      }
      writer.text(html, in: start..<found)
      (start, position) = (end, end)
    }
    writer.text(html, in: start..<range.upperBound)
  }

  /// The end of a comment or declaration, or of what browsers treat as one; nil for text.
  static func endOfComment(_ html: UnsafeBufferPointer<UInt8>, at start: Int, _ end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    switch html[start + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): break
    default: return nil
    }
    let isComment =
      start + 3 < end && html[start + 2] == UInt8(ascii: "-") && html[start + 3] == UInt8(ascii: "-")
    var position = start + (isComment ? 4 : 1)
    while let close = html.offset(of: UInt8(ascii: ">"), in: position..<end) {
      if !isComment || html[close - 1] == UInt8(ascii: "-") { return close + 1 }
      position = close + 1
    }
    return end
  }

  /// Leaves out an element: goes to its end tag, or to the end of the text.
  mutating func skipElement(_ name: Range<Int>) {
    forEachTag(in: name) { _, _ in }
  }

  /// Reads an element to its end, and hands over each tag within it with the end of the one before. A tag is read
  /// before the next one is looked for.
  mutating func forEachTag(
    in name: Range<Int>, _ visit: (inout MarkdownConversion, HTMLTokenizer.Tag) -> Void
  ) {
    finishTag()
    var depth = 1
    while let tag = tokenizer.nextTag() {
      if isSame(tag.name, name) { depth += tag.isEnd ? -1 : 1 }
      if depth > 0 { visit(&self, tag) }
      finishTag()
      if depth == 0 { return }
    }
    read = html.count
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { html[$0].lowercased == html[$1].lowercased }
  }

  /// Appends the text between tags as it is shown, without comments.
  func append(_ range: Range<Int>, to text: inout [UInt8]) {
    var position = range.lowerBound
    while position < range.upperBound {
      let found = html.offset(of: UInt8(ascii: "<"), in: position..<range.upperBound) ?? range.upperBound
      if position < found { text += HTMLText.unescaped(html[position..<found]) }
      position = found
      guard found < range.upperBound else { break }
      if let end = Self.endOfComment(html, at: found, range.upperBound) {
        position = end
      } else {
        text.append(html[found])
        position = found + 1
      }
    }
  }

  // MARK: Drawings and pictures

  /// Leaves a drawing out, except for its title and description.
  mutating func drawing() {
    let start = tokenizer.offset
    finishTag()
    let end = offset(of: "</svg", from: start) ?? html.count
    for name in ["title", "desc"] as [StaticString] {
      guard let words = content(of: name, in: start..<end), !words.isEmpty else { continue }
      writer.text(words)
      writer.text([UInt8(ascii: " ")])
    }
    tokenizer.skip(to: end)
    read = end
  }

  /// The text of the first element of a name; nil if there is none.
  func content(of name: StaticString, in range: Range<Int>) -> [UInt8]? {
    guard let tag = offset(of: name, from: range.lowerBound, to: range.upperBound, isTag: true),
      let start = html.offset(of: UInt8(ascii: ">"), in: tag..<range.upperBound),
      let end = html.offset(of: UInt8(ascii: "<"), in: start..<range.upperBound)
    else { return nil }
    return HTMLText.unescaped(html[start + 1..<end])
  }

  /// Where a text begins.
  ///
  /// - Parameter isTag: whether it is the name of a tag, which is looked for with its bracket.
  func offset(of text: StaticString, from start: Int, to end: Int? = nil, isTag: Bool = false) -> Int? {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let end = end ?? html.count
    var position = start
    let (first, length) = (isTag ? UInt8(ascii: "<") : bytes[0], bytes.count + (isTag ? 1 : 0))
    while position + length <= end, let found = html.offset(of: first, in: position..<end - length + 1) {
      let rest = found + (isTag ? 1 : 0)
      if html[rest..<rest + bytes.count].elementsEqual(bytes) { return found }
      position = found + 1
    }
    return nil
  }

  mutating func image(_ attributes: HTMLAttributes) {
    guard let source = attributes.source else { return }
    let words = attributes.alternative.map { HTMLText.unescaped(html[$0]) } ?? []
    if attributes.isHidden, words.isEmpty { return }
    image(
      address: HTMLText.unescaped(html[source]), words, title: attributes.text(attributes.title, in: html))
  }

  mutating func image(address: [UInt8], _ words: [UInt8], title: [UInt8] = []) {
    guard ScriptURL.scheme(of: address, isPicture: true) == nil, !address.starts(with: "data:".utf8) else {
      return writer.text(words)
    }
    _ = writer.beginLink(isPicture: true)
    writer.linkText(words)
    endAddress(address, title)
  }

  /// A film or a frame, as a link.
  mutating func media(_ attributes: HTMLAttributes, _ tag: HTMLTokenizer.Tag) {
    var source = attributes.source
    forEachTag(in: tag.name) { conversion, tag in
      guard source == nil, !tag.isEnd, conversion.tokenizer.isName(tag.name, "source") else { return }
      source = HTMLAttributes(&conversion.tokenizer, conversion.html).source
    }
    guard let source, !source.isEmpty else { return }
    let address = HTMLText.unescaped(html[source])
    guard ScriptURL.scheme(of: address) == nil else { return }
    let title = attributes.text(attributes.title, in: html)
    let name = address.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? address
    _ = writer.beginLink()
    writer.linkText(title.isEmpty ? name : title)
    endAddress(address, [])
  }

  mutating func input(_ attributes: HTMLAttributes) {
    guard let type = attributes.type, html[type].elementsEqual("checkbox".utf8), !attributes.isHidden else {
      return
    }
    if attributes.isChecked { writer.mark("[x]") } else { writer.mark("[ ]") }
  }

  /// A formula as its source between dollar signs.
  mutating func formula(_ attributes: HTMLAttributes, _ tag: HTMLTokenizer.Tag) {
    guard let source = attributes.formula else { return }
    let formula = HTMLText.unescaped(html[source])
    let isBlock = attributes.isDisplayed && writer.flatDepth == 0
    if isBlock { writer.separate() }
    writer.mark(isBlock ? "$$" : "$")
    writer.append(formula.map { $0.isSpace ? UInt8(ascii: " ") : $0 })
    writer.append(isBlock ? "$$" : "$")
    if isBlock { writer.separate() }
    skipElement(tag.name)
  }

  // MARK: Links

  mutating func beginLink(_ attributes: HTMLAttributes, _ tag: HTMLTokenizer.Tag) {
    if has("anchor", attributes) || has("footnote-back", attributes) { return skipElement(tag.name) }
    closeNear(.link)
    guard let address = attributes.address.map({ HTMLText.unescaped(html[$0]) }), !isOpen(.link),
      ScriptURL.scheme(of: address) == nil
    else { return }
    link = (address, attributes.text(attributes.title, in: html))
    push(Frame(.link, length: writer.beginLink()))
    writer.flatDepth += 1
    writer.isInLink = true
  }

  mutating func endLink(_ frame: Frame) {
    writer.flatDepth -= 1
    writer.isInLink = false
    let hadSpace = writer.removeSpace(after: frame.length)
    if writer.bytes.count == frame.length {
      // Nothing is left to click on.
      writer.remove(from: frame.length - 1)
    } else if link.title.isEmpty, link.address.isComplete, writer.isWritten(link.address, from: frame.length)
    {
      writer.remove(from: frame.length - 1)
      writer.append("<")
      writer.append(link.address)
      writer.append(">")
    } else {
      endAddress(link.address, link.title)
    }
    if hadSpace { writer.append(" ") }
  }

  /// Ends a link or a picture.
  mutating func endAddress(_ address: [UInt8], _ title: [UInt8]) {
    writer.append("](")
    let start = writer.bytes.count
    if address.first == UInt8(ascii: "/"), address.dropFirst().first != UInt8(ascii: "/") {
      let isInFolder = !folder.isEmpty && address.starts(with: folder + [UInt8(ascii: "/")])
      writer.appendAddress(root + address.dropFirst(isInFolder ? folder.count + 1 : 1))
    } else {
      writer.appendAddress(address)
    }
    if !address.isComplete { addresses.append(start..<writer.bytes.count) }
    if !title.isEmpty {
      writer.append(" \"")
      writer.appendTitle(title)
      writer.append("\"")
    }
    writer.append(")")
  }

  /// A note's number, or what stands above the line.
  mutating func raised(_ attributes: HTMLAttributes) {
    guard has("footnote-ref", attributes) else { return open(.raised) }
    var number: [UInt8] = []
    finishTag()
    while let tag = tokenizer.nextTag() {
      append(read..<tag.range.lowerBound, to: &number)
      finishTag()
      if tag.isEnd, tokenizer.isName(tag.name, "sup") { break }
    }
    writer.mark("[^")
    writer.append(number)
    writer.append("]")
  }
}

extension [UInt8] {
  /// Whether an address has a scheme or a host.
  fileprivate var isComplete: Bool {
    if starts(with: "//".utf8) { return true }
    guard let first, first.isLetter else { return false }
    let name = prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return name.count < count && self[name.count] == UInt8(ascii: ":")
  }
}
