import Text

/// What is rewritten within a line.
extension KramdownText {
  /// Makes comments of attribute lists after an inline element, and texts for scripts of formulas within the line.
  mutating func addInline(_ line: Range<Int>, next: Int) {
    let bytes = text.bytes
    var copied = line.lowerBound
    var index = copied
    let isNumbered = bytes[bytes.trimmed(line)].first?.isDigit ?? false
    while index + 1 < line.upperBound {
      if bytes[index] == UInt8(ascii: "<"), let raw = rawElement(index, in: line) {
        result.append(text[copied..<raw.lowerBound])
        addRaw(raw)
        index = raw.upperBound
        copied = index
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "\\")
      where bytes[index + 1] == UInt8(ascii: "\"") || bytes[index + 1] == UInt8(ascii: "'"):
        result.append(text[copied..<index])
        let isDouble = bytes[index + 1] == UInt8(ascii: "\"")
        produce(
          isDouble ? KramdownTypography.doubleQuote : KramdownTypography.singleQuote,
          from: index..<(index + 2))
        index += 2
        copied = index
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "*"):
        let run = starRun(index, in: line)
        index = run.upperBound
        let place: Int
        switch emphasis.change(at: run, in: bytes, line) {
        case .none: continue
        case .opens: place = run.upperBound
        case .closes: place = run.lowerBound
        }
        result.append(text[copied..<place])
        produce(KramdownTypography.paragraphStart, from: run)
        hasEmphasisMarks = true
        copied = place
      case UInt8(ascii: "]") where bytes[index + 1] == UInt8(ascii: "("):
        index = addressEnd(index, in: line) ?? index + 1
      case UInt8(ascii: "<") where isBlockTag(index, in: line):
        result.append(text[copied..<index])
        produce("\\<".utf8, from: index..<(index + 1))
        index += 1
        copied = index
      case UInt8(ascii: "`"):
        index = codeEnd(index, in: line)
        guard index < line.upperBound, bytes[index] == UInt8(ascii: "`"),
          bytes[index - 1] == UInt8(ascii: "`")
        else {
          continue
        }
        // The next backtick begins other code.
        result.append(text[copied..<index])
        produce(KramdownTypography.paragraphStart, from: index - 1..<index)
        copied = index
      case UInt8(ascii: "&"):
        guard let quote = KramdownTypography.entity(bytes[index..<line.upperBound]) else {
          index += 1
          continue
        }
        result.append(text[copied..<index])
        produce(quote.mark, from: index..<(index + quote.length))
        index += quote.length
        copied = index
      case UInt8(ascii: ")")
      where isNumbered && bytes[index + 1].isBlank && isNumber(line.lowerBound..<index):
        // Lists have points after their numbers.
        result.append(text[copied..<index])
        produce("\\)".utf8, from: index..<(index + 1))
        index += 1
        copied = index
      case UInt8(ascii: "{")
      where bytes[index + 1] == UInt8(ascii: ":") && extensionEnd(index, in: line) != nil:
        // What is in it stays, but for comments.
        guard let end = extensionEnd(index, in: line) else { continue }
        result.append(text[copied..<index])
        let raw =
          bytes[index..<end].elementsEqual("{::nomarkdown}".utf8) ? rawText(end, to: "{:/", in: line) : nil
        if let raw { addRaw(raw) }
        index = raw?.upperBound ?? end
        copied = index
      case UInt8(ascii: "{") where bytes[index + 1] == UInt8(ascii: ":"):
        let isItem = isItemMark(line.lowerBound..<index)
        guard index > line.lowerBound, isItem || "*_)]`>".utf8.contains(bytes[index - 1]),
          let (list, end) = attributes(index, in: line)
        else {
          index += 2
          continue
        }
        result.append(text[copied..<index])
        // A comment at the start of an item would be a block.
        let start = isItem ? KramdownTypography.paragraphStart : []
        hasEmphasisMarks = hasEmphasisMarks || isItem
        produce(start + KramdownAttributes.comment(list, isForNext: false), from: index..<end)
        index = isItem ? bytes[end..<line.upperBound].firstIndex { !$0.isBlank } ?? end : end
        copied = index
      case UInt8(ascii: "$") where bytes[index + 1] == UInt8(ascii: "$"):
        guard let formula = inlineFormula(index, in: line) else {
          index += 2
          continue
        }
        result.append(text[copied..<index])
        produce(formula.text, from: index..<formula.end)
        index = formula.end
        copied = index
      case let mark
      where isSmart && bytes[index + 1] == mark && (mark == UInt8(ascii: "<") || mark == UInt8(ascii: ">")):
        // At the start of a line they are quotes.
        guard index > bytes.trimmed(line).lowerBound else {
          index += 2
          continue
        }
        result.append(text[copied..<index])
        produce((mark == UInt8(ascii: "<") ? "«" : "»").utf8, from: index..<(index + 2))
        index += 2
        copied = index
      default: index += 1
      }
    }
    if index < line.upperBound, bytes[index] == UInt8(ascii: "*") {
      _ = emphasis.change(at: index..<(index + 1), in: bytes, line)
    }
    let content = bytes.trimmed(line)
    guard content.count > 2, bytes[content].suffix(2).elementsEqual("\\\\".utf8), copied < content.upperBound
    else {
      result.append(text[copied..<next])
      return
    }
    // Two backslashes break a line, as one does in CommonMark.
    result.append(text[copied..<(content.upperBound - 1)])
    result.append(text[line.upperBound..<next])
  }

  /// The end of the mark of an extension, such as `{::nomarkdown}` or `{:/}`, and of a whole comment; nil for anything
  /// else.
  private func extensionEnd(_ start: Int, in line: Range<Int>) -> Int? {
    let rest = text.bytes[start..<line.upperBound]
    guard rest.starts(with: "{::".utf8) || rest.starts(with: "{:/".utf8),
      let brace = rest.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    guard rest.starts(with: "{::comment}".utf8) else { return brace + 1 }
    guard let close = rest.firstRange(of: Array("{:/".utf8)) else { return nil }
    return text.bytes[close.upperBound..<line.upperBound].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
  }

  /// The attributes of one or more lists, such as `{:.a}{:.b}`, and where they end; nil if there is none.
  private func attributes(_ start: Int, in line: Range<Int>) -> (list: [UInt8], end: Int)? {
    let bytes = text.bytes
    var (all, index): ([UInt8], Int) = ([], start)
    while bytes[index..<line.upperBound].starts(with: "{:".utf8),
      let end = bytes[index..<line.upperBound].firstIndex(of: UInt8(ascii: "}")),
      case let list = named.resolved(bytes[(index + 2)..<end]), KramdownAttributes.List(list) != nil
    {
      all += (all.isEmpty ? [] : [UInt8(ascii: " ")]) + list
      index = end + 1
    }
    return index > start ? (all, index) : nil
  }

  /// The bytes of a tag or an address that are searched for its end, so that many without one take linear time.
  static let longestTag = 2000

  private func starRun(_ start: Int, in line: Range<Int>) -> Range<Int> {
    start..<(text.bytes[start..<line.upperBound].firstIndex { $0 != UInt8(ascii: "*") } ?? line.upperBound)
  }

  /// Whether a tag of a block stands in running text, of which it is a part.
  private mutating func isBlockTag(_ start: Int, in line: Range<Int>) -> Bool {
    let rest = text.bytes[start..<line.upperBound].prefix(Self.longestTag)
    guard !hasOpenElements, let tag = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
    let inside = text.bytes[(start + 1)..<tag].drop { $0 == UInt8(ascii: "/") }
    let name = inside.prefix { $0.isLetter || $0.isDigit }
    guard Self.textBlocks.contains(String(decoding: name.map { $0 | 0x20 }, as: UTF8.self)),
      inside[name.endIndex...].first.map({ $0.isBlank || $0 == UInt8(ascii: "/") }) ?? true
    else { return false }
    // Behind the marks of lists and quotes alone, it begins an element.
    let content = text.bytes[line].firstIndex { !$0.isBlank && !$0.isDigit && !">*+-.:|".utf8.contains($0) }
    hasOpenElements = content.map { text.bytes[$0] == UInt8(ascii: "<") } ?? true
    return !hasOpenElements
  }

  /// The end of the address in a link whose text ends at an offset; nil without one.
  private func addressEnd(_ start: Int, in line: Range<Int>) -> Int? {
    var depth = 0
    for index in (start + 1)..<min(line.upperBound, start + Self.longestTag) {
      switch text.bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth == 0 || text.bytes[index].isBlank { return index }
    }
    return nil
  }

  /// Whether there is nothing but the mark of a list's item, with a space behind it.
  private func isItemMark(_ range: Range<Int>) -> Bool {
    let bytes = text.bytes
    let mark = bytes[bytes.trimmed(range)]
    guard let last = mark.last, bytes[range.upperBound - 1].isBlank else { return false }
    return mark.count == 1
      ? "*+-".utf8.contains(last) : last == UInt8(ascii: ".") && mark.dropLast().allSatisfy(\.isDigit)
  }

  private func isNumber(_ range: Range<Int>) -> Bool {
    text.bytes[text.bytes.trimmed(range)].allSatisfy(\.isDigit)
  }

  /// The end of a code span; of its opening backticks if it isn't one on this line.
  ///
  /// It ends at as many backticks as it begins with, though more may follow.
  func codeEnd(_ start: Int, in line: Range<Int>) -> Int {
    let bytes = text.bytes
    var index = start
    while index < line.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
    let (count, opened) = (index - start, index)
    var run = 0
    while index < line.upperBound {
      run = bytes[index] == UInt8(ascii: "`") ? run + 1 : 0
      index += 1
      if run == count { return index }
    }
    return opened
  }
}
