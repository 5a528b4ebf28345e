import HTML

/// The elements of HTML that Markdown has a notation for, or that divide its text.
enum HTMLElement: Equatable {
  /// A block without a notation, such as `div`.
  case block
  case paragraph
  case heading(Int)
  case list(isNumbered: Bool)
  case item
  case definitions, term, definition
  case quote
  case preformatted
  case rule, lineBreak
  case table, row, cell(isHeader: Bool)
  /// A part of a table.
  case tablePart
  case figure, caption
  case details, summary
  case emphasis, strong, deleted
  case code
  case link
  case image
  case input, label
  /// `sup` and `sub`, which have no notation.
  case raised, lowered
  case drawing, formula
  case media
  /// An element whose content isn't shown, or only as a whole.
  case hidden
  /// An element within a line without a notation.
  case other

  init(_ tokenizer: HTMLTokenizer, _ name: Range<Int>, _ html: UnsafeBufferPointer<UInt8>) {
    func isName(_ text: StaticString) -> Bool { tokenizer.isName(name, text) }
    let first = html[name.lowerBound].lowercased
    switch name.count {
    case 1:
      switch first {
      case UInt8(ascii: "p"): self = .paragraph
      case UInt8(ascii: "a"): self = .link
      case UInt8(ascii: "i"): self = .emphasis
      case UInt8(ascii: "b"): self = .strong
      case UInt8(ascii: "s"): self = .deleted
      default: self = .other
      }
    case 2: self = Self.two(first, html[name.lowerBound + 1].lowercased)
    case 3:
      self =
        switch first {
        case UInt8(ascii: "p"): isName("pre") ? .preformatted : .other
        case UInt8(ascii: "d"): isName("div") ? .block : isName("del") ? .deleted : .other
        case UInt8(ascii: "i"): isName("img") ? .image : .other
        case UInt8(ascii: "s"):
          isName("sup") ? .raised : isName("sub") ? .lowered : isName("svg") ? .drawing : .other
        case UInt8(ascii: "n"): isName("nav") ? .block : .other
        default: .other
        }
    case 4: self = Self.four(isName)
    case 5: self = Self.five(isName, first)
    default: self = Self.long(isName)
    }
  }

  private static func two(_ first: UInt8, _ second: UInt8) -> HTMLElement {
    switch (first, second) {
    case (UInt8(ascii: "h"), UInt8(ascii: "1")...UInt8(ascii: "6")): .heading(Int(second - 48))
    case (UInt8(ascii: "h"), UInt8(ascii: "r")): .rule
    case (UInt8(ascii: "b"), UInt8(ascii: "r")): .lineBreak
    case (UInt8(ascii: "l"), UInt8(ascii: "i")): .item
    case (UInt8(ascii: "u"), UInt8(ascii: "l")): .list(isNumbered: false)
    case (UInt8(ascii: "o"), UInt8(ascii: "l")): .list(isNumbered: true)
    case (UInt8(ascii: "e"), UInt8(ascii: "m")): .emphasis
    case (UInt8(ascii: "t"), UInt8(ascii: "r")): .row
    case (UInt8(ascii: "t"), UInt8(ascii: "d")): .cell(isHeader: false)
    case (UInt8(ascii: "t"), UInt8(ascii: "h")): .cell(isHeader: true)
    case (UInt8(ascii: "d"), UInt8(ascii: "l")): .definitions
    case (UInt8(ascii: "d"), UInt8(ascii: "t")): .term
    case (UInt8(ascii: "d"), UInt8(ascii: "d")): .definition
    default: .other
    }
  }

  private static func four(_ isName: (StaticString) -> Bool) -> HTMLElement {
    if isName("span") { return .other }
    if isName("code") { return .code }
    if isName("math") { return .formula }
    if isName("main") || isName("form") { return .block }
    return isName("head") ? .hidden : .other
  }

  private static func five(_ isName: (StaticString) -> Bool, _ first: UInt8) -> HTMLElement {
    switch first {
    case UInt8(ascii: "t"):
      if isName("table") { return .table }
      if isName("thead") || isName("tbody") || isName("tfoot") { return .tablePart }
    case UInt8(ascii: "i"): if isName("input") { return .input }
    case UInt8(ascii: "a"):
      if isName("aside") { return .block }
      if isName("audio") { return .media }
    case UInt8(ascii: "l"): if isName("label") { return .label }
    case UInt8(ascii: "v"): if isName("video") { return .media }
    case UInt8(ascii: "s"): if isName("style") { return .hidden }
    default: break
    }
    return .other
  }

  private static func long(_ isName: (StaticString) -> Bool) -> HTMLElement {
    if isName("strong") { return .strong }
    if isName("blockquote") { return .quote }
    if isName("figure") { return .figure }
    if isName("figcaption") { return .caption }
    if isName("details") { return .details }
    if isName("summary") { return .summary }
    if isName("iframe") { return .media }
    let blocks: [StaticString] = [
      "section", "article", "header", "footer", "address", "fieldset", "center", "hgroup",
    ]
    if blocks.contains(where: isName) { return .block }
    let hidden: [StaticString] = ["script", "template", "noscript", "textarea", "button", "select", "object"]
    return hidden.contains(where: isName) ? .hidden : .other
  }

  /// Whether it is a block, which begins and ends paragraphs.
  var isBlock: Bool {
    switch self {
    case .block, .paragraph, .heading, .list, .item, .definitions, .term, .definition, .quote, .preformatted,
      .rule, .table, .row, .cell, .tablePart, .figure, .caption, .details, .summary:
      true
    default: false
    }
  }
}
