import Diagnostics

/// Words and lists. Each function reports what is wrong at the value's place and then returns nil.
extension DirectiveOption {
  /// Some text.
  package func text(diagnostics: inout [Diagnostic]) -> String? {
    guard !value.value.isEmpty else {
      diagnostics.append(invalid("needs a value", allowed: []))
      return nil
    }
    return value.value
  }

  /// `true`, `false`, or nothing at all, which means true: `:reverse:`.
  package func flag(diagnostics: inout [Diagnostic]) -> Bool? {
    switch value.value {
    case "", "true": return true
    case "false": return false
    default:
      diagnostics.append(
        invalid(
          "must be true or false", allowed: ["true", "false"],
          fix: Self.flagFix(value.value) ?? Self.near(value.value, ["true", "false"])))
      return nil
    }
  }

  /// One of some words.
  package func keyword(of allowed: [String], diagnostics: inout [Diagnostic]) -> String? {
    guard allowed.contains(value.value) else {
      diagnostics.append(
        invalid("must be one of a few words", allowed: allowed, fix: Self.near(value.value, allowed)))
      return nil
    }
    return value.value
  }

  /// One of the words of an enumeration.
  package func keyword<Keyword: RawRepresentable & CaseIterable>(
    _ type: Keyword.Type = Keyword.self, diagnostics: inout [Diagnostic]
  ) -> Keyword? where Keyword.RawValue == String {
    keyword(of: Keyword.allCases.map(\.rawValue), diagnostics: &diagnostics)
      .flatMap { Keyword(rawValue: $0) }
  }

  /// The parts between commas, or the items of a YAML list, each as an option of the same name, so that each can be
  /// read as a number, a duration, and so on, and reports its own place.
  package func list(diagnostics: inout [Diagnostic]) -> [DirectiveOption]? {
    if let items = yaml?.array { return items.map(item) }
    var options: [DirectiveOption] = []
    for part in parts() {
      guard !part.value.isEmpty else {
        let problem = value.value.isEmpty ? "needs a value" : "has an empty place in its list"
        diagnostics.append(
          .error("directive.value", "“\(name.value)” \(problem)", at: value.range))
        return nil
      }
      options.append(DirectiveOption(name: name, value: part))
    }
    return options
  }

  private func item(_ node: YAMLNode) -> DirectiveOption {
    DirectiveOption(name: name, value: Located(node.string ?? "", at: node.range), yaml: node)
  }

  private func parts() -> [Located<String>] {
    let bytes = Array(value.value.utf8)
    // A value that Liquid produced stands as a whole for what produced it: its parts have no places of their own.
    let isVerbatim = value.range.bytes.count == bytes.count
    var parts: [Located<String>] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: ",") {
      let part = bytes.trimmed(start..<index)
      var place = value.range
      if isVerbatim {
        let shift = value.range.bytes.lowerBound
        place.bytes = (part.lowerBound + shift)..<(part.upperBound + shift)
      }
      parts.append(Located(String(decoding: bytes[part], as: UTF8.self), at: place))
      start = index + 1
    }
    return parts
  }

  /// For the other words that switches have.
  private static func flagFix(_ word: String) -> String? {
    switch word.lowercased() {
    case "on", "yes", "1": "write “true”"
    case "off", "no", "0": "write “false”"
    default: nil
    }
  }

  private static func near(_ word: String, _ allowed: [String]) -> String? {
    NearMiss.best(for: word, among: allowed).map { "did you mean “\($0)”?" }
  }
}
