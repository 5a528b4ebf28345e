import Files
import HTML
import Markdown
import Text

/// A name that a page defines, such as an option.
struct DefinedName: Sendable, Equatable {
  var text: String
  /// The id of its element, or of the target of a link; empty without one.
  var id: String
  /// The page that a name's link leads to, percent-encoded, relative to the site's root.
  var target: String?
  /// The id of the heading above; empty without one.
  var section: String
}

/// Finds the names that a page defines, and gives them ids.
///
/// A page with `defines` in its front matter defines the code, or the link, at the start of its tables' rows,
/// and the ids of its `details` and `code` elements.
struct DefinedNames {
  private(set) var names: [DefinedName] = []
  /// The page with the new ids.
  private(set) var html: [UInt8] = []
  private let page: Page
  /// The id of the last heading.
  private var section = ""
  /// Whether the next cell is the first of its row.
  private var isRowStart = false
  /// The end of the last name in a row's first cell, or the start of the cell; nil elsewhere.
  private var cellEnd: Int?
  /// The number of bytes that `html` has.
  private var copied = 0

  /// - Parameter anchors: the ids of the page, to which those of names are added.
  init(in html: [UInt8], on page: Page, _ anchors: inout AnchorRegistry) {
    self.page = page
    html.withUnsafeBufferPointer { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      while let tag = tokenizer.nextTag() { read(tag, &tokenizer, bytes, &anchors) }
      self.html += bytes[copied...]
    }
  }

  private mutating func read(
    _ tag: HTMLTokenizer.Tag, _ tokenizer: inout HTMLTokenizer, _ bytes: UnsafeBufferPointer<UInt8>,
    _ anchors: inout AnchorRegistry
  ) {
    let kind = Kind(tag, tokenizer)
    guard !tag.isEnd else {
      if kind == .cell || kind == .headerCell { cellEnd = nil }
      return
    }
    if let end = cellEnd, tag.range.lowerBound > end {
      // Names are separated by commas and spaces.
      let isSeparator = bytes[end..<tag.range.lowerBound].allSatisfy { $0.isSpace || $0 == UInt8(ascii: ",") }
      if !isSeparator { cellEnd = nil }
    }
    guard kind != .other else { return }
    let attributes = Attributes(&tokenizer, bytes)
    switch kind {
    case .row: isRowStart = true
    case .headerCell where !attributes.isRowHeader: break
    case .cell, .headerCell:
      cellEnd = isRowStart ? attributes.end : nil
      isRowStart = false
    case .paragraph:
      if cellEnd != nil { cellEnd = attributes.end }
    case .heading: section = attributes.id ?? section
    case .code, .details:
      if let id = attributes.id {
        names.append(DefinedName(text: id, id: id, section: section))
      } else if kind == .code, cellEnd != nil {
        addCode(tag, from: attributes.end, bytes, &anchors)
      }
    case .link:
      if cellEnd != nil, let target = attributes.target { addLink(to: target, from: attributes.end, bytes) }
    case .other: break
    }
  }

  private mutating func addCode(
    _ tag: HTMLTokenizer.Tag, from start: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ anchors: inout AnchorRegistry
  ) {
    let text = Self.text(of: "code", from: start, in: bytes)
    cellEnd = text.end
    guard !text.words.isEmpty else { return }
    let id = anchors.unique(Self.id(of: text.words, in: section))
    names.append(DefinedName(text: text.words, id: id, section: section))
    html += bytes[copied..<tag.name.upperBound]
    html += HTMLWriter.html { $0.attribute("id", id) }
    copied = tag.name.upperBound
  }

  private mutating func addLink(to link: [UInt8], from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    let text = Self.text(of: "a", from: start, in: bytes)
    cellEnd = nil
    let destination = LinkDestination(link)
    let folder = SitePath.directory(of: page.outputPath)
    let path =
      destination.path.isEmpty ? page.outputPath : SitePath.resolve(destination.path, from: folder)
    guard !destination.isExternal, !text.words.isEmpty, let path else { return }
    let target = String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
    names.append(
      DefinedName(text: text.words, id: destination.anchor ?? "", target: target, section: section))
  }

  /// Returns the name itself if it's qualified, and otherwise the section's id with the name.
  private static func id(of name: String, in section: String) -> String {
    if name.contains("."), !name.contains(where: \.isWhitespace) { return name }
    return section.isEmpty ? Slug.make(name) : section + "-" + Slug.make(name)
  }

  /// The bytes in which a name has to end, so that elements without an end take linear time.
  private static let textLimit = 1_000

  /// The text of an element, and the position after its end tag.
  private static func text(
    of name: StaticString, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (words: String, end: Int) {
    var text: [UInt8] = []
    var position = min(start, bytes.count)
    let limit = min(position + textLimit, bytes.count)
    while position < limit, let tag = bytes.offset(of: UInt8(ascii: "<"), in: position..<limit) {
      text += bytes[position..<tag]
      let rest = bytes[tag...].dropFirst()
      position = (bytes.offset(of: UInt8(ascii: ">"), in: tag..<bytes.count) ?? bytes.count - 1) + 1
      let isEnd = name.withUTF8Buffer { rest.first == UInt8(ascii: "/") && rest.dropFirst().starts(with: $0) }
      if isEnd { break }
    }
    let words = text.withUnsafeBufferPointer { HTMLText.unescaped($0[...]) }
    return (String(decoding: words, as: UTF8.self).trimmed, position)
  }

  // MARK: Elements

  private enum Kind {
    case row, cell, headerCell, paragraph, heading, code, details, link, other

    init(_ tag: HTMLTokenizer.Tag, _ tokenizer: HTMLTokenizer) {
      let names: [(StaticString, Kind)] = [
        ("tr", .row), ("td", .cell), ("th", .headerCell), ("p", .paragraph), ("code", .code), ("a", .link),
        ("details", .details), ("h2", .heading),
        ("h3", .heading), ("h4", .heading),
      ]
      self = names.first { tokenizer.isName(tag.name, $0.0) }?.1 ?? .other
    }
  }

  private struct Attributes {
    var id: String?
    var target: [UInt8]?
    /// Whether it's a header of its row, not of a column.
    var isRowHeader = false
    /// The position after the tag.
    var end: Int

    init(_ tokenizer: inout HTMLTokenizer, _ bytes: UnsafeBufferPointer<UInt8>) {
      end = 0
      while let attribute = tokenizer.nextAttribute() {
        if tokenizer.isName(attribute.name, "id") {
          id = String(decoding: HTMLText.unescaped(bytes[attribute.value]), as: UTF8.self)
        } else if tokenizer.isName(attribute.name, "href") {
          target = HTMLText.unescaped(bytes[attribute.value])
        } else if tokenizer.isName(attribute.name, "scope") {
          isRowHeader = bytes[attribute.value].elementsEqual("row".utf8)
        }
      }
      end = min(tokenizer.offset + 1, bytes.count)
    }
  }
}
