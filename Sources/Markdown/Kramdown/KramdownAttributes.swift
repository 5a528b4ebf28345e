import HTML
import Text

/// Applies kramdown's attribute lists, which `KramdownText` has left as comments, to the elements before or after
/// them.
struct KramdownAttributes {
  /// What stands between `{:` and `}`.
  struct List {
    private(set) var id: String?
    private(set) var classes: [String] = []
    private(set) var others: [(name: [UInt8], value: String)] = []
    /// Whether the element is replaced by the page's contents.
    private(set) var isContents = false

    /// Nil for anything but ids, classes, values and `toc`.
    init?(_ bytes: some Collection<UInt8>) {
      var rest = Array(bytes)[...]
      while true {
        rest = rest.drop { $0.isBlank }
        guard let first = rest.first else { break }
        if first == UInt8(ascii: ".") || first == UInt8(ascii: "#") {
          let name = rest.dropFirst().prefix(while: Self.isName)
          guard !name.isEmpty else { return nil }
          let text = String(decoding: name, as: UTF8.self)
          if first == UInt8(ascii: ".") { classes.append(text) } else { id = text }
          rest = rest[name.endIndex...]
          continue
        }
        let name = rest.prefix(while: Self.isName)
        guard !name.isEmpty else { return nil }
        rest = rest[name.endIndex...]
        guard rest.first == UInt8(ascii: "=") else {
          guard name.elementsEqual("toc".utf8) else { return nil }
          isContents = true
          continue
        }
        rest = rest.dropFirst()
        let value: ArraySlice<UInt8>
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          value = rest.dropFirst().prefix { $0 != quote }
          guard value.endIndex < rest.endIndex else { return nil }
          rest = rest[(value.endIndex + 1)...]
        } else {
          value = rest.prefix { !$0.isBlank }
          rest = rest[value.endIndex...]
        }
        others.append((Array(name), String(decoding: value, as: UTF8.self)))
      }
      guard id != nil || !classes.isEmpty || !others.isEmpty || isContents else { return nil }
    }

    private static func isName(_ byte: UInt8) -> Bool {
      byte.isWord || byte >= 0x80 || "-:".utf8.contains(byte)
    }

    mutating func add(_ other: List) {
      id = other.id ?? id
      classes += other.classes
      others += other.others
    }
  }

  static let start = Array("<!--{:".utf8)
  private static let end = Array("}-->".utf8)
  private static let forNext = UInt8(ascii: "v")
  private static let forLast = UInt8(ascii: "^")

  /// A comment for an attribute list.
  ///
  /// - Parameter isForNext: whether the list belongs to the element after it.
  static func comment(_ list: some Sequence<UInt8>, isForNext: Bool) -> [UInt8] {
    // Two hyphens or a bracket could end the comment.
    var safe: [UInt8] = []
    for byte in list where byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "-") { safe += hyphen } else { safe.append(byte) }
    }
    return start + [isForNext ? forNext : forLast] + safe + end
  }

  /// A block that gives a class to the element that ends or begins before it.
  static func mark(_ name: String) -> MarkdownNode? {
    MarkdownNode(html: comment(".".utf8 + Array(name.utf8), isForNext: false) + [0x0A])
  }

  /// Stands for a hyphen in a comment.
  private static let hyphen: [UInt8] = [0xEF, 0xB7, 0x94]

  private static func list(_ comment: ArraySlice<UInt8>) -> List? {
    var list: [UInt8] = []
    var rest = comment
    while let byte = rest.first {
      let isHyphen = rest.starts(with: hyphen)
      list.append(isHyphen ? UInt8(ascii: "-") : byte)
      rest = rest.dropFirst(isHyphen ? hyphen.count : 1)
    }
    return List(list)
  }

  // MARK: Applying

  private let html: UnsafeBufferPointer<UInt8>
  private let contents: Contents
  /// The lists of tags, by the position of the tag.
  private var lists: [Int: List] = [:]
  /// The removed ranges, with what takes their place, in order.
  private var edits: [(range: Range<Int>, new: [UInt8])] = []
  /// The open elements, and the last one that ended.
  private var open: [HTMLTokenizer.Tag] = []
  private var last: (tag: HTMLTokenizer.Tag, end: Int)?
  private var pending: List?
  /// The tables by the position of the element that lets each scroll, which the author didn't write.
  private var tables: [Int: HTMLTokenizer.Tag] = [:]

  /// Writes the list of headings in the place of a list.
  typealias Contents = (_ isNumbered: Bool, _ list: List) -> [UInt8]

  /// The HTML with all lists applied.
  ///
  /// - Parameter contents: the list of headings, for `{:toc}`.
  static func applied(to html: [UInt8], contents: Contents) -> [UInt8] {
    withoutActuallyEscaping(contents) { contents in
      html.withUnsafeBufferPointer { bytes in
        let marks = Self.marks(in: bytes)
        guard !marks.isEmpty else { return html }
        var attributes = KramdownAttributes(html: bytes, contents: contents)
        attributes.read(marks)
        return attributes.result
      }
    }
  }

  private init(html: UnsafeBufferPointer<UInt8>, contents: @escaping Contents) {
    (self.html, self.contents) = (html, contents)
  }

  private struct Mark {
    var range: Range<Int>
    var list: List
    var isForNext: Bool
  }

  private static func marks(in html: UnsafeBufferPointer<UInt8>) -> [Mark] {
    var marks: [Mark] = []
    var position = 0
    while position + start.count < html.count,
      let found = html.offset(of: start[0], in: position..<(html.count - start.count))
    {
      position = found + 1
      let inside = found + start.count
      guard html[found..<inside].elementsEqual(start), html[inside] == forNext || html[inside] == forLast,
        let brace = html.offset(of: end[0], in: inside..<html.count), brace + end.count <= html.count,
        html[brace..<(brace + end.count)].elementsEqual(end),
        let list = Self.list(Array(html[(inside + 1)..<brace])[...])
      else { continue }
      position = brace + end.count
      marks.append(Mark(range: found..<position, list: list, isForNext: html[inside] == forNext))
    }
    return marks
  }

  private static let voids: [StaticString] = ["img", "br", "hr", "input", "meta", "link", "source", "wbr"]

  private mutating func read(_ marks: [Mark]) {
    var tokenizer = HTMLTokenizer(html)
    var next = 0
    while let tag = tokenizer.nextTag() {
      while next < marks.count, marks[next].range.lowerBound < tag.range.lowerBound {
        take(marks[next])
        next += 1
      }
      if tag.isEnd {
        while tokenizer.nextAttribute() != nil {}
        close(tag, end: tokenizer.offset + 1)
        continue
      }
      if let list = pending {
        lists[tag.range.lowerBound, default: list] = list
        pending = nil
      }
      guard Self.voids.contains(where: { tokenizer.isName(tag.name, $0) }) else {
        if tokenizer.isName(tag.name, "table"), let outer = open.last { tables[outer.range.lowerBound] = tag }
        open.append(tag)
        continue
      }
      while tokenizer.nextAttribute() != nil {}
      last = (tag, tokenizer.offset + 1)
    }
    for mark in marks[next...] { take(mark) }
  }

  private mutating func close(_ tag: HTMLTokenizer.Tag, end: Int) {
    // Only a few levels are searched, since elements without an end tag are rare.
    let name = html[tag.name]
    guard let index = open.suffix(8).lastIndex(where: { html[$0.name].elementsEqual(name) }) else { return }
    let element = open[index]
    let isBox = html[element.range.upperBound...].starts(with: " class=\"table-scroll\"".utf8)
    last = (isBox ? tables[element.range.lowerBound] ?? element : element, end)
    open.removeSubrange(index...)
  }

  private mutating func take(_ mark: Mark) {
    var range = mark.range
    // A comment between blocks takes its line with it.
    let isLine = range.lowerBound == 0 || html[range.lowerBound - 1] == 0x0A
    if isLine, range.upperBound < html.count, html[range.upperBound] == 0x0A {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    if mark.isForNext {
      pending = mark.list
      edits.append((range, []))
      return
    }
    guard let last, last.end <= range.lowerBound, html[last.end..<range.lowerBound].allSatisfy(\.isSpace)
    else {
      if let outer = open.last { add(mark.list, to: outer) }
      edits.append((range, []))
      return
    }
    guard mark.list.isContents else {
      add(mark.list, to: last.tag)
      edits.append((range, []))
      return
    }
    edits.removeAll { $0.range.lowerBound >= last.tag.range.lowerBound }
    let isNumbered = html[last.tag.name].elementsEqual("ol".utf8)
    edits.append((last.tag.range.lowerBound..<range.upperBound, contents(isNumbered, mark.list)))
  }

  private mutating func add(_ list: List, to tag: HTMLTokenizer.Tag) {
    let place = tag.range.lowerBound
    guard lists[place] == nil else {
      lists[place]?.add(list)
      return
    }
    lists[place] = list
  }

  // MARK: Writing

  private var result: [UInt8] {
    let replaced = edits.filter { !$0.new.isEmpty }.map(\.range)
    var all = edits
    for (place, list) in lists where !replaced.contains(where: { $0.contains(place) }) {
      all += tagEdits(at: place, list)
    }
    all.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var result: [UInt8] = []
    result.reserveCapacity(html.count + all.count * 32)
    var copied = 0
    for edit in all where edit.range.lowerBound >= copied {
      result += html[copied..<edit.range.lowerBound]
      result += edit.new
      copied = edit.range.upperBound
    }
    return result + html[copied...]
  }

  /// The changes of a start tag: classes are added, and other values replace those that it has.
  private func tagEdits(at place: Int, _ list: List) -> [(range: Range<Int>, new: [UInt8])] {
    let tag = UnsafeBufferPointer(rebasing: html[place...])
    var tokenizer = HTMLTokenizer(tag)
    guard let found = tokenizer.nextTag() else { return [] }
    var classes = list.classes
    var values = list.others.filter { $0.name != Array("class".utf8) }
    if let id = list.id { values.append((Array("id".utf8), id)) }
    var removed: [(range: Range<Int>, new: [UInt8])] = []
    while let attribute = tokenizer.nextAttribute() {
      let isClass = tokenizer.isName(attribute.name, "class")
      let isReplaced = values.contains { Array(tag[attribute.name]) == $0.name }
      guard isClass && !classes.isEmpty || isReplaced else { continue }
      if isClass { classes.insert(String(decoding: tag[attribute.value], as: UTF8.self), at: 0) }
      let end = attribute.value.upperBound + (attribute.quote == nil ? 0 : 1)
      removed.append((place + attribute.name.lowerBound - 1..<place + end, []))
    }
    var writer: [UInt8] = []
    func write(_ name: some Sequence<UInt8>, _ value: String) {
      writer.append(0x20)
      writer += name
      writer += "=\"".utf8
      HTMLText.append(value.utf8, to: &writer)
      writer.append(UInt8(ascii: "\""))
    }
    if !classes.isEmpty { write("class".utf8, classes.joined(separator: " ")) }
    for value in values { write(value.name, value.value) }
    let end = place + found.range.upperBound
    return removed + [(end..<end, writer)]
  }
}
