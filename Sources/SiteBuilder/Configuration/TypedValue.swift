import Diagnostics
import Text
import UIKit
import YAML

/// The value of a known key, read as the required type.
///
/// Accessors return nil for a value of another type, and report it.
struct TypedValue {
  let key: String
  let node: YAMLNode
  /// The first part of the identifiers of diagnostics: `config`, `front-matter`.
  let area: String
  let diagnostics: DiagnosticCollector

  init(_ key: String, _ node: YAMLNode, area: String, _ diagnostics: DiagnosticCollector) {
    self.key = key
    self.node = node
    self.area = area
    self.diagnostics = diagnostics
  }

  func text() -> String? {
    node.string ?? refuse("text")
  }

  func bool() -> Bool? {
    node.bool ?? refuse("true or false")
  }

  /// One of some words; `true` and `false` mean `on` and `off`, as in older YAML.
  func choice<Value>(_ values: KeyValuePairs<String, Value>) -> Value? {
    let word = node.bool.map { $0 ? "on" : "off" } ?? node.string
    if let found = values.first(where: { $0.key == word }) { return found.value }
    return refuse(values.map { "“\($0.key)”" }.joined(separator: " or "))
  }

  /// The name of a device.
  func device() -> Device? {
    guard let name = text() else { return nil }
    if let device = Device(rawValue: name) { return device }
    diagnostics.report(
      .unknown("device", name, "\(area).device", at: node.range, allowed: Device.allCases.map(\.rawValue)))
    return nil
  }

  func integer(in range: ClosedRange<Int>) -> Int? {
    guard let number = node.int, range.contains(number) else {
      return refuse("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A finite number.
  func number() -> Double? {
    guard let number = node.double, number.isFinite else { return refuse("a number") }
    return number
  }

  /// Whether `markup` names kramdown's dialect.
  func isKramdown() -> Bool? {
    switch node.string {
    case "kramdown": true
    case "commonmark": false
    default: refuse("“commonmark” or “kramdown”")
    }
  }

  /// The texts of a list, or of one text separated by commas or, without any, by spaces.
  func words() -> [String]? {
    if let items = node.array {
      let texts = items.compactMap { $0.isNull ? "" : $0.string }
      guard texts.count == items.count else { return refuse("a list of texts") }
      return texts.map(\.trimmed).filter { !$0.isEmpty }
    }
    guard let text = node.string else { return refuse("a list of texts") }
    let hasCommas = text.utf8.contains(UInt8(ascii: ","))
    return text.split { hasCommas ? $0 == "," : $0 == " " || $0 == "\t" }
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The text, or the texts of a list, with their places.
  func locatedTexts() -> [Located<String>]? {
    let items = node.array ?? [node]
    let texts = items.compactMap { item in item.string.map { Located($0.trimmed, at: item.range) } }
    return texts.count == items.count ? texts : refuse("an address, or a list of addresses")
  }

  /// One or more names of people, each a text or a mapping with a `name`.
  func names() -> [String]? {
    let people = node.array ?? [node]
    let names = people.compactMap { $0.isNull ? "" : $0.string ?? $0["name"]?.string }
    guard names.count == people.count else { return refuse("a name, or a list of names") }
    return names.map(\.trimmed).filter { !$0.isEmpty }
  }

  private func refuse<T>(_ expected: String) -> T? {
    diagnostics.report(
      .error(
        "\(area).type", "“\(key)” is \(expected), not \(found)", at: node.range, allowed: [expected]))
    return nil
  }

  private var found: String {
    node.string.map { "“\($0)”" } ?? node.kindName
  }
}
