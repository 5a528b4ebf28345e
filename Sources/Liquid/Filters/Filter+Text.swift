extension Filter {
  /// Filters that change the shape of a text.
  static let textFilters: [Filter] = [
    .text("upcase", effort: 30) { Array(String(decoding: $0, as: UTF8.self).uppercased().utf8) },
    .text("downcase", effort: 30) { Array(String(decoding: $0, as: UTF8.self).lowercased().utf8) },
    .text("capitalize", effort: 30, capitalized),
    .text("strip", effort: 2) { Array($0.trimmed) },
    .text("lstrip", effort: 2) { Array($0.drop(while: \.isSpace)) },
    .text("rstrip", effort: 2) { text in
      Array(text[..<((text.lastIndex { !$0.isSpace } ?? -1) + 1)])
    },
    .text("strip_newlines", effort: 2) { $0.filter { $0 != Byte.newline && $0 != UInt8(ascii: "\r") } },
    .text("newline_to_br", effort: 4, withLineBreaks),
    .text("normalize_whitespace", effort: 10, withSingleSpaces),
    .text("squish", effort: 10, withSingleSpaces),
    .text("smartify", effort: 10) { SmartText($0).output },
    Filter("append", 1...1) { (input, arguments, _) throws(FilterProblem) in
      .bytes(try joined(try input.textInput(arguments.work), arguments.text(0)))
    },
    Filter("prepend", 1...1) { (input, arguments, _) throws(FilterProblem) in
      .bytes(try joined(arguments.text(0), try input.textInput(arguments.work)))
    },
    Filter("truncate", 0...2, effort: 12) { (input, arguments, _) throws(FilterProblem) in
      let length = arguments.count > 0 ? try arguments.givenCount(0) : 50
      let ending = arguments.count > 1 ? arguments.text(1) : Array("...".utf8)
      return .bytes(truncated(try input.textInput(arguments.work), to: length, ending: ending))
    },
    Filter("truncatewords", 0...2, effort: 10) { (input, arguments, _) throws(FilterProblem) in
      let count = arguments.count > 0 ? max(try arguments.givenCount(0), 1) : 15
      let ending = arguments.count > 1 ? arguments.text(1) : Array("...".utf8)
      let words = try input.textInput(arguments.work).split(maxSplits: count, whereSeparator: \.isSpace)
      guard words.count > count else { return input }
      return .bytes(Array(words[..<count].joined(separator: [Byte.space])) + ending)
    },
    Filter("number_of_words", 0...1, effort: 20) { (input, arguments, _) throws(FilterProblem) in
      let text = try input.textInput(arguments.work)
      guard arguments.count > 0 else { return .integer(text.split(whereSeparator: \.isSpace).count) }
      guard let mode = WordCount(rawValue: arguments.string(0)) else {
        throw FilterProblem(
          "has no mode “\(arguments.string(0))”", argument: 0, allowed: WordCount.allCases.map(\.rawValue))
      }
      return .integer(mode.count(text))
    },
    Filter("slugify", 0...1, effort: 50) { (input, arguments, _) throws(FilterProblem) in
      let name = arguments.count > 0 ? arguments.string(0) : "default"
      guard let mode = SlugMode(rawValue: name) else {
        throw FilterProblem(
          "has no mode “\(name)”", argument: 0, allowed: SlugMode.allCases.map(\.rawValue))
      }
      return .bytes(mode.slug(of: try input.textInput(arguments.work)))
    },
  ]

  private static func capitalized(_ text: [UInt8]) -> [UInt8] {
    let string = String(decoding: text, as: UTF8.self).lowercased()
    guard let first = string.unicodeScalars.first else { return [] }
    return Array(first.properties.titlecaseMapping.utf8) + string.utf8.dropFirst(String(first).utf8.count)
  }

  private static func withSingleSpaces(_ text: [UInt8]) -> [UInt8] {
    Array(text.split(whereSeparator: \.isSpace).joined(separator: [Byte.space]))
  }

  private static func withLineBreaks(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for byte in text {
      if byte == Byte.newline {
        if output.last == UInt8(ascii: "\r") { output.removeLast() }
        output.append(contentsOf: "<br />".utf8)
      }
      output.append(byte)
    }
    return output
  }

  static func joined(_ first: [UInt8], _ second: [UInt8]) throws(FilterProblem) -> [UInt8] {
    guard first.count + second.count <= Limits.outputBytes else { throw FilterProblem.tooLarge }
    return first + second
  }

  /// Truncates a text to `length` characters, the ending included.
  private static func truncated(_ text: [UInt8], to length: Int, ending: [UInt8]) -> [UInt8] {
    let boundaries = text.scalarBoundaries
    guard boundaries.count - 1 > length else { return text }
    let kept = max(length - ending.scalarCount, 0)
    return Array(text[..<boundaries[kept]]) + ending
  }
}
