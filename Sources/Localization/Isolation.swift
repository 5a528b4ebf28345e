extension String {
  /// The text between the characters that isolate its direction (Unicode Standard Annex #9, 2.4).
  var isolated: String { isEmpty ? "" : "\u{2068}\(self)\u{2069}" }

  /// The text with its code isolated: words such as `completeTransition(_:)`, without the punctuation around them.
  var isolatingCode: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      let code = word.drop { !Self.isPartOfCode($0) }
      let isCode = code.contains { "(_:!@".contains($0) } && code.contains { $0.isASCII && $0.isLetter }
      guard isCode else { return String(word) }
      let end = code.lastIndex { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ")") } ?? code.startIndex
      let isolated = String(code[...end]).isolated
      return word[..<code.startIndex] + isolated + word[code.index(after: end)...]
    }.joined(separator: " ")
  }

  private static func isPartOfCode(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "!@:_".contains(character))
  }
}
