import Text

extension ValueKind where Value == Bool {
  /// `true`, `false`, or no value, which means true: `:reverse:`.
  package static var flag: Self {
    let words = ["true", "false"]
    return Self(
      "must be true or false", words, phrase: "true or false", text: { "\($0)" },
      parse: { ["": true, "true": true, "false": false][$0] },
      fix: { given in
        switch given.lowercased() {
        case "on", "yes", "1": "write “true”"
        case "off", "no", "0": "write “false”"
        default: ValueProblem.nearMiss(given, words)
        }
      })
  }
}

extension ValueKind where Value == String {
  /// Any text.
  ///
  /// - Parameter meaning: `a screen’s name`.
  package static func text(_ meaning: String) -> Self {
    Self("needs a value", [], phrase: meaning, text: { $0 }, parse: { $0.isEmpty ? nil : $0 })
  }
}

extension ValueKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  ///
  /// - Parameter unlisted: other accepted words, which aren't documented.
  package static func word(_ type: Value.Type = Value.self, unlisted: [Value] = []) -> Self {
    let cases = Array(Value.allCases)
    let words = cases.map(\.rawValue)
    return Self(
      "must be one of a few words", words, text: \.rawValue,
      parse: { given in (cases + unlisted).first { $0.rawValue == given } },
      fix: { ValueProblem.nearMiss($0, words) })
  }
}

extension ValueKind {
  /// Some words of an enumeration, separated by commas, each once.
  package static func words<Word: RawRepresentable & CaseIterable & Sendable>(_ type: Word.Type = Word.self)
    -> Self
  where Value == [Word], Word.RawValue == String {
    let cases = Array(Word.allCases)
    let words = cases.map(\.rawValue)
    return Self(
      "must be some of a few words, separated by commas", words,
      phrase: "some of " + words.joined(separator: ", ") + ", separated by commas",
      text: { $0.map(\.rawValue).joined(separator: ",") },
      parse: { given in
        let chosen = given.split(separator: ",", omittingEmptySubsequences: false).map { part in
          cases.first { $0.rawValue == String(part).trimmed }
        }
        guard chosen.allSatisfy({ $0 != nil }) else { return nil }
        var seen: Set<String> = []
        return chosen.compactMap(\.self).filter { seen.insert($0.rawValue).inserted }
      },
      fix: { given in
        let unknown = given.split(separator: ",").map { String($0).trimmed }.first { !words.contains($0) }
        return unknown.flatMap { ValueProblem.nearMiss($0, words) }
      })
  }
}
