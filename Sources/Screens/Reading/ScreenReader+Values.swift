import Diagnostics
import Options
import TransitionEngine
import YAML

/// Text, numbers and words.
extension ScreenReader {
  /// Any scalar, as it was written.
  mutating func text(_ fields: inout Fields, _ key: String) -> String? {
    fields.take(key).flatMap { text($0, key) }
  }

  mutating func text(_ node: YAMLNode, _ key: String) -> String? {
    guard let string = node.string else {
      report(invalid(key, "must be text", node))
      return nil
    }
    return string
  }

  /// A required text.
  mutating func requiredText(_ fields: inout Fields, _ key: String) -> String? {
    guard let node = fields.take(key) else {
      missing(key, in: fields)
      return nil
    }
    return text(node, key)
  }

  mutating func flag(_ fields: inout Fields, _ key: String) -> Bool? {
    fields.take(key).flatMap { $0.bool ?? $0.flag ?? refuse($0, key, .flag) }
  }

  mutating func number(_ fields: inout Fields, _ key: String, in range: ClosedRange<CGFloat>) -> CGFloat? {
    fields.take(key).flatMap { number($0, key, in: range) }
  }

  mutating func number(_ node: YAMLNode, _ key: String, in range: ClosedRange<CGFloat>) -> CGFloat? {
    if let number = node.double, range.contains(number) { return number }
    return refuse(node, key, .number(range), isNumber: node.double != nil)
  }

  mutating func integer(_ fields: inout Fields, _ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let node = fields.take(key) else { return nil }
    if let number = node.int, range.contains(number) { return number }
    return refuse(node, key, .wholeNumber(range), isNumber: node.double != nil)
  }

  /// Reports why a node isn't a value of a kind.
  private mutating func refuse<Value>(
    _ node: YAMLNode, _ key: String, _ kind: ValueKind<Value>, isNumber: Bool = false, fix: String? = nil
  ) -> Value? {
    let given = node.string ?? "that"
    report(
      isNumber
        ? .error("screen.range", "“\(key)” can't be \(given)", at: node.range, allowed: kind.allowed)
        : invalid(key, kind.requirement, node, allowed: kind.allowed, fix: fix))
    return nil
  }

  /// A list of numbers: `[16, 8]`.
  ///
  /// - Parameter counts: the allowed numbers of elements.
  mutating func numbers(
    _ node: YAMLNode, _ key: String, counts: [Int], in range: ClosedRange<CGFloat>
  ) -> [CGFloat]? {
    guard let items = node.array, counts.contains(items.count) else {
      let wanted = counts.map(String.init).joined(separator: " or ")
      report(invalid(key, "must be a list of \(wanted) numbers", node))
      return nil
    }
    let numbers = items.compactMap { number($0, key, in: range) }
    return numbers.count == items.count ? numbers : nil
  }

  /// One side of a square, or a width and a height: `40`, `[120, 40]`.
  mutating func size(_ fields: inout Fields, _ key: String) -> CGSize? {
    guard let node = fields.take(key) else { return nil }
    let range: ClosedRange<CGFloat> = 1...2000
    if node.array == nil { return number(node, key, in: range).map { CGSize(width: $0, height: $0) } }
    return numbers(node, key, counts: [2], in: range).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// One of the words of an enumeration.
  mutating func keyword<Word: RawRepresentable & CaseIterable & Sendable>(
    _ fields: inout Fields, _ key: String, _ type: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    fields.take(key).flatMap { keyword($0, key, type) }
  }

  mutating func keyword<Word: RawRepresentable & CaseIterable & Sendable>(
    _ node: YAMLNode, _ key: String, _ type: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    if let word = node.string.flatMap(Word.init) { return word }
    let near = node.string.flatMap { NearMiss.best(for: $0, among: Word.allCases.map(\.rawValue)) }
    return refuse(node, key, .word(type), fix: near.map { "did you mean “\($0)”?" })
  }

  /// The items of a list; nil if the key is missing, empty with a diagnostic for anything but a list.
  mutating func items(_ fields: inout Fields, _ key: String) -> [YAMLNode]? {
    guard let node = fields.take(key) else { return nil }
    guard let items = node.array else {
      report(invalid(key, "must be a list", node))
      return []
    }
    return items
  }

  /// A list of texts.
  mutating func texts(_ fields: inout Fields, _ key: String) -> [String]? {
    items(&fields, key)?.compactMap { text($0, key) }
  }

  func invalid(
    _ key: String, _ requirement: String, _ node: YAMLNode, allowed: [String] = [], fix: String? = nil
  ) -> Diagnostic {
    let given = node.string.map { "“\($0)”" } ?? node.kindName
    return .error(
      "screen.value", "“\(key)” \(requirement), but is \(given)", at: node.range, allowed: allowed, fix: fix)
  }
}

extension YAMLNode {
  /// `on` and `off`, which were true and false in YAML before version 1.2, and which suit switches.
  fileprivate var flag: Bool? {
    switch string?.lowercased() {
    case "on": true
    case "off": false
    default: nil
    }
  }
}
