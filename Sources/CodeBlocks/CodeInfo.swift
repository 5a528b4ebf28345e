import Highlighting
import Text

/// The info string of a block of code: a language, and words after it.
package struct CodeInfo {
  /// The language for display and highlighting, if there is one.
  package private(set) var language: String?
  /// The bytes of the first word in the info string.
  package private(set) var languageRange = 0..<0
  /// The words after the language that say nothing about how the block looks: their bytes in the info string.
  package private(set) var words: [Range<Int>] = []
  /// How the block looks.
  package private(set) var attributes: [CodeAttribute] = []
  /// The first unsupported word: its bytes in the info string, and the likely fix.
  package private(set) var stray: (range: Range<Int>, text: String, fix: String)?

  private static let noFix = "delete it; write a remark above the block"

  private static let foreignFlags: Set<String> = [
    "copy", "nocopy", "editable", "runnable", "playground", "live",
  ]

  package init(_ info: [UInt8]) {
    var items = CodeInfoItems(info)
    while let item = items.next() {
      if languageRange.isEmpty, case .word = item.content, !isAttribute(item, in: info) {
        languageRange = item.range
        readLanguage(item, in: info)
      } else {
        read(item, in: info)
      }
    }
    if isDiff, let language, language.lowercased() != "diff" { makeDiff(of: language, info) }
  }

  /// Whether the words after the language have a meaning.
  package var isSwift: Bool { language?.lowercased() == "swift" }

  private var isDiff: Bool { attributes.contains { $0.name == .diff } }

  /// Whether a first word isn't a language: `title="x"`.
  private func isAttribute(_ item: CodeInfoItems.Item, in info: [UInt8]) -> Bool {
    guard case .word(let key, let value) = item.content else { return true }
    return value != nil && CodeAttribute.Name.named(info[key]) != nil
  }

  // MARK: Language

  private mutating func readLanguage(_ item: CodeInfoItems.Item, in info: [UInt8]) {
    let text = String(decoding: info[item.range], as: UTF8.self)
    language = text
    if let name = CodeAttribute.diffLanguage(text) {
      language = "diff"
      let start = item.range.upperBound - name.utf8.count
      attributes.append(.init(name: .language, value: start..<item.range.upperBound, range: item.range))
      return
    }
    guard !Highlighter.knows(text) else { return }
    if item.isBraced, text.hasPrefix(".") {
      language = String(text.dropFirst())
    } else if item.isBraced || text.utf8.contains(UInt8(ascii: "=")) {
      language = nil
      set(item.range, info, fix: Highlighter.knows(text) ? "write “\(text)” alone" : Self.noFix)
    } else if let end = text.firstIndex(where: { $0 == ":" || $0 == "," }),
      Highlighter.knows(String(text[..<end]))
    {
      let name = String(text[..<end])
      let rest = text[text.index(after: end)...]
      language = name
      set(
        (item.range.lowerBound + name.utf8.count)..<item.range.upperBound, info,
        fix: text[end] == ":" ? "write “title=\"\(rest)\"”" : Self.noFix)
    }
  }

  /// `swift diff`: the same as `diff lang=swift`.
  private mutating func makeDiff(of language: String, _ info: [UInt8]) {
    attributes.append(.init(name: .language, value: languageRange, range: languageRange))
    self.language = "diff"
  }

  // MARK: Words

  private mutating func read(_ item: CodeInfoItems.Item, in info: [UInt8]) {
    switch item.content {
    case .lines: attributes.append(.init(name: .mark, value: item.range, isLines: true, range: item.range))
    case .pattern(let key):
      set(item.range, info, fix: Self.fix(forPatternOf: String(decoding: info[key], as: UTF8.self)))
    case .quotation(let text): attributes.append(.init(name: .mark, value: text, range: item.range))
    case .word(let key, let value): read(item, key, value, in: info)
    }
  }

  private mutating func read(
    _ item: CodeInfoItems.Item, _ key: Range<Int>, _ value: CodeInfoItems.Value?, in info: [UInt8]
  ) {
    let flag = String(decoding: info[item.range], as: UTF8.self)
    let plain = flag.lowercased().filter { $0 != "-" && $0 != "_" }
    if flag == FenceWords.noCheck || isSwift && !item.isBraced && FenceWords.knows(flag) {
      words.append(item.range)
    } else if let name = CodeAttribute.Name.named(info[key]), name.takes(value != nil) {
      attributes.append(
        .init(name: name, value: value?.range, isLines: value?.isList == true, range: item.range))
    } else if language == "diff", value == nil, Highlighter.knows(flag) {
      attributes.append(.init(name: .language, value: item.range, range: item.range))
    } else if plain == "nocheck" {
      set(item.range, info, fix: "write “\(FenceWords.noCheck)”")
    } else if item.isBraced || value != nil || flag.hasPrefix(":")
      || Self.foreignFlags.contains(flag.lowercased())
    {
      let key = String(decoding: info[key], as: UTF8.self)
      let near = NearMissOfAttribute.best(for: key)
      set(item.range, info, fix: near.map { "did you mean “\($0)”?" } ?? Self.noFix)
    } else {
      words.append(item.range)
    }
  }

  /// What to write in place of a regular expression.
  private static func fix(forPatternOf key: String) -> String {
    guard key.isEmpty || key == "mark" else { return "name lines, as in “\(key)={2,4-6}”" }
    return
      "write each word in quotes, as in “mark=\"frame\" mark=\"bounds\"”"
  }

  /// Records an unsupported word, with the braces around it.
  private mutating func set(_ range: Range<Int>, _ info: [UInt8], fix: String) {
    guard stray == nil else { return }
    var range = range
    if range.lowerBound > 0, info[range.lowerBound - 1] == UInt8(ascii: "{") {
      let end = info[range.upperBound...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
      range = (range.lowerBound - 1)..<(end ?? range.upperBound)
    }
    stray = (range, String(decoding: info[range], as: UTF8.self), fix)
  }
}
