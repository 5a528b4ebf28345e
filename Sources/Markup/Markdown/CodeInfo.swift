/// The info string of a block of code: a language, and words after it, of which few mean something here.
struct CodeInfo {
  /// As shown and highlighted; nil if there is none.
  private(set) var language: String?
  /// The words after the language.
  private(set) var flags: [String] = []
  /// The first thing that other programs give a meaning to: its bytes in the info string, and the likely fix.
  private(set) var stray: (range: Range<Int>, text: String, fix: String)?

  static let noCheck = "no-check"
  private static let noFix = "delete it; a title or a remark can stand above the block"

  private static let foreignFlags: Set<String> = [
    "linenos", "linenums", "line-numbers", "linenumbers", "numberlines", "number-lines", "showlinenumbers",
    "show-line-numbers", "nolinenumbers", "startline", "start-line", "hl_lines", "copy", "nocopy", "wrap",
    "nowrap", "collapse", "editable", "runnable", "playground", "live", "title", "filename",
  ]

  init(_ info: [UInt8]) {
    let words = Self.words(info)
    guard let first = words.first else { return }
    readLanguage(first, in: info)
    let others = words.dropFirst()
    flags = others.map { String(decoding: info[$0.range], as: UTF8.self) }
    for (word, flag) in zip(others, flags) where stray == nil { check(flag, word, in: info) }
  }

  /// Braces end a word: `swift{3-5}`.
  private static func words(_ info: [UInt8]) -> [(range: Range<Int>, isBraced: Bool)] {
    var words: [(range: Range<Int>, isBraced: Bool)] = []
    var start = 0
    var isBraced = false
    for index in 0...info.count {
      let byte = index < info.count ? info[index] : 0x20
      let (isOpening, isClosing) = (byte == UInt8(ascii: "{"), byte == UInt8(ascii: "}"))
      guard byte.isBlank || isOpening || isClosing else { continue }
      if index > start { words.append((start..<index, isBraced)) }
      if isOpening || isClosing { isBraced = isOpening }
      start = index + 1
    }
    return words
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

  private mutating func check(
    _ flag: String, _ word: (range: Range<Int>, isBraced: Bool), in info: [UInt8]
  ) {
    guard flag != Self.noCheck else { return }
    let plain = flag.lowercased().filter { $0 != "-" && $0 != "_" }
    if plain == "nocheck" {
      set(word.range, info, fix: "write “\(Self.noCheck)”")
    } else if word.isBraced || flag.contains("=") || flag.hasPrefix(":")
      || Self.foreignFlags.contains(flag.lowercased())
    {
      set(word.range, info, fix: Self.noFix)
    }
  }

  /// Takes the braces around a word along.
  private mutating func set(_ range: Range<Int>, _ info: [UInt8], fix: String) {
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
