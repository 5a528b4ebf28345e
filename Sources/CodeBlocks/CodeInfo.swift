import Highlighting
import Text

/// The info string of a block of code: a language, and words after it.
package struct CodeInfo {
  /// The language for display and highlighting, if there is one.
  package private(set) var language: String?
  /// The bytes of the first word in the info string.
  package private(set) var languageRange = 0..<0
  /// The words after the language that aren't known from other programs: their bytes in the info string.
  package private(set) var words: [Range<Int>] = []
  /// The first word known from other programs: its bytes in the info string, and the likely fix.
  package private(set) var stray: (range: Range<Int>, text: String, fix: String)?

  private static let noFix = "delete it; write a title or a remark above the block"

  private static let foreignFlags: Set<String> = [
    "linenos", "linenums", "line-numbers", "linenumbers", "numberlines", "number-lines", "showlinenumbers",
    "show-line-numbers", "nolinenumbers", "startline", "start-line", "hl_lines", "copy", "nocopy", "wrap",
    "nowrap", "collapse", "editable", "runnable", "playground", "live", "title", "filename",
  ]

  package init(_ info: [UInt8]) {
    let words = Self.words(info)
    guard let first = words.first else { return }
    languageRange = first.range
    readLanguage(first, in: info)
    for word in words.dropFirst() { check(word, in: info) }
  }

  /// Whether the words after the language have a meaning.
  package var isSwift: Bool { language?.lowercased() == "swift" }

  /// Cuts the info string into words. Braces end a word: `swift{3-5}`.
  private static func words(_ info: [UInt8]) -> [(range: Range<Int>, isBraced: Bool)] {
    var words: [(range: Range<Int>, isBraced: Bool)] = []
    var start = 0
    var isBraced = false
    var quoteEnd = 0
    for index in 0...info.count where index >= quoteEnd {
      let byte = index < info.count ? info[index] : 0x20
      let (isOpening, isClosing) = (byte == UInt8(ascii: "{"), byte == UInt8(ascii: "}"))
      guard byte.isBlank || isOpening || isClosing else {
        if byte == UInt8(ascii: "=") { quoteEnd = Self.quoteEnd(after: index, in: info) }
        continue
      }
      if index > start { words.append((start..<index, isBraced)) }
      if isOpening || isClosing { isBraced = isOpening }
      start = index + 1
    }
    return words
  }

  /// The end of a quotation that starts after `index`; 0 if there is none.
  private static func quoteEnd(after index: Int, in info: [UInt8]) -> Int {
    guard index + 1 < info.count,
      info[index + 1] == UInt8(ascii: "\"") || info[index + 1] == UInt8(ascii: "'")
    else { return 0 }
    return info[(index + 2)...].firstIndex(of: info[index + 1]).map { $0 + 1 } ?? 0
  }

  private mutating func readLanguage(_ word: (range: Range<Int>, isBraced: Bool), in info: [UInt8]) {
    let text = String(decoding: info[word.range], as: UTF8.self)
    language = text
    guard !Highlighter.knows(text) else { return }
    if word.isBraced || text.utf8.contains(UInt8(ascii: "=")) {
      let name = String(text.drop { $0 == "." })
      language = Highlighter.knows(name) ? name : nil
      set(word.range, info, fix: language.map { "write “\($0)” alone" } ?? Self.noFix)
    } else if let end = text.firstIndex(where: { $0 == ":" || $0 == "," }),
      Highlighter.knows(String(text[..<end]))
    {
      let name = String(text[..<end])
      language = name
      set((word.range.lowerBound + name.utf8.count)..<word.range.upperBound, info, fix: Self.noFix)
    }
  }

  private mutating func check(_ word: (range: Range<Int>, isBraced: Bool), in info: [UInt8]) {
    let flag = String(decoding: info[word.range], as: UTF8.self)
    let plain = flag.lowercased().filter { $0 != "-" && $0 != "_" }
    if flag == FenceWords.noCheck || isSwift && !word.isBraced && FenceWords.knows(flag) {
      words.append(word.range)
    } else if plain == "nocheck" {
      set(word.range, info, fix: "write “\(FenceWords.noCheck)”")
    } else if word.isBraced || flag.contains("=") || flag.hasPrefix(":")
      || Self.foreignFlags.contains(flag.lowercased())
    {
      set(word.range, info, fix: Self.noFix)
    } else {
      words.append(word.range)
    }
  }

  /// Records a stray word, with the braces or quotation around it.
  private mutating func set(_ range: Range<Int>, _ info: [UInt8], fix: String) {
    guard stray == nil else { return }
    var range = range
    if range.lowerBound > 0, info[range.lowerBound - 1] == UInt8(ascii: "{") {
      let end = info[range.upperBound...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
      range = (range.lowerBound - 1)..<(end ?? range.upperBound)
    } else if let quote = info[range].firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
    }),
      let end = info[(quote + 1)...].firstIndex(of: info[quote])
    {
      range = range.lowerBound..<(end + 1)
    }
    stray = (range, String(decoding: info[range], as: UTF8.self), fix)
  }
}
