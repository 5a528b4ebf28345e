import HTML
import Text

/// Turns the HTML of a page's content into Markdown for programs that read it. Figures become words.
///
/// Takes linear time for any HTML. It is read as browsers read it, as far as that matters for a page's text: what isn't
/// shown is left out, and elements without a notation only divide the text.
package struct MarkdownConversion {
  let html: UnsafeBufferPointer<UInt8>
  var tokenizer: HTMLTokenizer
  var writer: MarkdownWriter
  /// The address of the site's root on the page.
  let root: [UInt8]
  /// The folder of the site on its host, which starts addresses of Jekyll sites; empty without one.
  let folder: [UInt8]
  /// The figures of the page, by their ids.
  let figures: [String: MarkdownFigure]
  var addresses: [Range<Int>] = []
  /// The elements that are open and need an end.
  var frames: [Frame] = []
  /// The numbers of frames by their kinds.
  var openCounts = [Int](repeating: 0, count: Frame.Kind.allCases.count)
  /// The address and the title of the open link.
  var link: (address: [UInt8], title: [UInt8]) = ([], [])
  /// The columns of the open table, with the marks of their alignments.
  var columns: [String] = []
  /// The end of what was read.
  var read = 0
  /// A tag that was read and isn't handled yet.
  var pending: HTMLTokenizer.Tag?
  /// The number of facts below a figure so far; nil outside of them.
  private var facts: Int?
  /// The mark of the list that ended last, if nothing follows it yet, and where it ended.
  var lastList: (mark: UInt8, end: Int)?

  /// - Parameters:
  ///   - title: the page's title, which becomes the first heading; nil for none.
  ///   - introduction: lines between title and content, as text.
  ///   - root: the address of the site's root on the page.
  ///   - folder: the folder of the site on its host, which starts addresses of Jekyll sites.
  ///   - figures: the page's figures, by their ids.
  package static func markdown(
    of html: [UInt8], title: String? = nil, introduction: [String] = [], root: [UInt8] = [],
    folder: [UInt8] = [], figures: [String: MarkdownFigure] = [:]
  ) -> MarkdownText {
    html.withUnsafeBufferPointer { html in
      var conversion = MarkdownConversion(html, root, folder, figures)
      if let title { conversion.write(title, introduction) }
      conversion.convert()
      return MarkdownText(bytes: conversion.writer.bytes, addresses: conversion.addresses)
    }
  }

  private init(
    _ html: UnsafeBufferPointer<UInt8>, _ root: [UInt8], _ folder: [UInt8],
    _ figures: [String: MarkdownFigure]
  ) {
    self.html = html
    (self.root, self.folder) = (root, folder)
    self.figures = figures
    tokenizer = HTMLTokenizer(html)
    writer = MarkdownWriter(capacity: html.count + html.count / 8 + 64)
  }

  private mutating func write(_ title: String, _ introduction: [String]) {
    writer.flat {
      $0.mark("# ")
      $0.text(title.utf8)
    }
    writer.separate()
    for line in introduction {
      let length = writer.begin("> ", prefix: "> ")
      writer.text(line.utf8)
      writer.end(length)
      writer.separate()
    }
  }

  // MARK: Tags

  private mutating func convert() {
    while let tag = nextTag() {
      let element = HTMLElement(tokenizer, tag.name, html)
      if tag.isEnd {
        finishTag()
        end(element)
      } else {
        begin(element, tag)
        finishTag()
      }
    }
    while !frames.isEmpty { closeLast() }
    writer.finish()
  }

  /// The next tag, after the text before it is written.
  private mutating func nextTag() -> HTMLTokenizer.Tag? {
    if let tag = pending {
      pending = nil
      return tag
    }
    let tag = tokenizer.nextTag()
    let end = tag?.range.lowerBound ?? html.count
    if read < end, !isBetweenCells { text(read..<end) }
    read = max(read, end)
    return tag
  }

  /// Goes to the end of the current tag.
  mutating func finishTag() {
    if pending != nil { return }
    while tokenizer.nextAttribute() != nil {}
    read = max(read, min(tokenizer.offset + 1, html.count))
  }

  private mutating func begin(_ element: HTMLElement, _ tag: HTMLTokenizer.Tag) {
    let attributes = HTMLAttributes(&tokenizer, html)
    if attributes.isHidden, element != .image, element != .input, element != .lineBreak {
      return skipElement(tag.name)
    }
    if element.isBlock { countBlock() }
    switch element {
    case .block: beginBlock(attributes, tag)
    case .paragraph: beginParagraph(attributes)
    case .heading(let level): beginHeading(level)
    case .list(let isNumbered): beginList(isNumbered: isNumbered, attributes)
    case .item: beginItem(attributes)
    case .details, .caption: writer.separate()
    case .definitions:
      writer.separate()
      push(Frame(.definitions))
    case .term: beginTerm()
    case .definition: beginDefinition()
    case .quote: beginQuote()
    case .preformatted: preformatted(attributes)
    case .rule: rule()
    case .lineBreak: writer.breakLine()
    case .table: beginTable()
    case .row: beginRow()
    case .cell: beginCell(attributes)
    case .tablePart: break
    case .figure: figure(attributes, tag)
    case .summary:
      writer.separate()
      open(.strong)
    case .emphasis: open(.emphasis)
    case .strong: open(.strong)
    case .deleted: open(.deleted)
    case .code: code()
    case .link: beginLink(attributes, tag)
    case .image: image(attributes)
    case .input: input(attributes)
    case .label: if has("code-pick", attributes) { skipElement(tag.name) }
    case .raised: raised(attributes)
    case .lowered: writer.mark("<sub>")
    case .drawing: drawing()
    case .media: media(attributes, tag)
    case .hidden: skipElement(tag.name)
    case .formula: formula(attributes, tag)
    case .other:
      if has("media-address", attributes) { return skipElement(tag.name) }
      separateFacts()
    }
  }

  private mutating func end(_ element: HTMLElement) {
    switch element {
    case .block, .details, .figure, .caption:
      closeInline()
      if frames.last?.kind == .admonition, element == .block { endBlock() } else { writer.separate() }
    case .paragraph, .heading:
      closeInline()
      facts = nil
      if case .heading = element { close(.heading) }
      writer.separate()
    case .list: close(.list)
    case .definitions: close(.definitions)
    case .item: close(.item)
    case .term: break
    case .definition: closeInline()
    case .quote: close(.quote)
    case .table: close(.table)
    case .row: close(.row)
    case .cell: close(.cell)
    case .summary:
      close(.strong)
      writer.separate()
    case .emphasis: closeNear(.emphasis)
    case .strong: closeNear(.strong)
    case .deleted: closeNear(.deleted)
    case .link: closeNear(.link)
    case .raised: closeNear(.raised)
    case .lowered: writer.mark("</sub>")
    default: break
    }
  }

  // MARK: Blocks

  private mutating func beginBlock(_ attributes: HTMLAttributes, _ tag: HTMLTokenizer.Tag) {
    let classes = attributes.classes
    if let classes, isBlock(classes, "code-block") { return codeBlock(tag.name) }
    writer.separate()
    if let classes, isBlock(classes, "admonition"), writer.flatDepth == 0 {
      push(Frame(.admonition, length: writer.begin("> ", prefix: "> "), depth: 1))
    } else if frames.last?.kind == .admonition {
      frames[frames.count - 1].depth += 1
    } else if let classes, isBlock(classes, "footnotes") {
      push(Frame(.footnotes, depth: 1))
    } else if frames.last?.kind == .footnotes {
      frames[frames.count - 1].depth += 1
    }
  }

  /// Ends a block within an admonition, or the admonition.
  private mutating func endBlock() {
    frames[frames.count - 1].depth -= 1
    if frames[frames.count - 1].depth == 0 { closeLast() }
  }

  /// Whether the first of some classes is `name`.
  private func isBlock(_ classes: Range<Int>, _ name: StaticString) -> Bool {
    let length = name.utf8CodeUnitCount
    guard classes.count >= length else { return false }
    for offset in 0..<length where html[classes.lowerBound + offset] != name.utf8Start[offset] {
      return false
    }
    return classes.count == length || html[classes.lowerBound + length].isSpace
  }

  func has(_ name: StaticString, _ attributes: HTMLAttributes) -> Bool {
    attributes.classes.map { isBlock($0, name) } ?? false
  }

  private mutating func beginParagraph(_ attributes: HTMLAttributes) {
    writer.separate()
    facts = has("zt-facts", attributes) ? 0 : nil
    if has("admonition-title", attributes) || has("code-tab", attributes) { open(.strong) }
  }

  /// Separates the facts below a figure, each of which is an element.
  private mutating func separateFacts() {
    guard let count = facts else { return }
    if count > 0 { writer.text("· ".utf8) }
    facts = count + 1
  }

  private mutating func beginHeading(_ level: Int) {
    writer.separate()
    guard writer.flatDepth == 0 else { return }
    close(.heading)
    writer.mark(byte: UInt8(ascii: "#"), count: level)
    writer.mark(" ")
    push(Frame(.heading))
    writer.flatDepth += 1
  }

  private mutating func rule() {
    guard writer.flatDepth == 0 else { return }
    writer.separate()
    writer.mark("---")
    writer.separate()
  }

  private mutating func beginQuote() {
    writer.separate()
    guard writer.flatDepth == 0 else { return }
    push(Frame(.quote, length: writer.begin("> ", prefix: "> ")))
  }
}
