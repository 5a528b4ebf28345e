import Diagnostics
import YAML

/// The keys and values of one mapping. Keys that aren't taken are unknown.
struct Fields {
  /// The subject of the mapping, for messages: `a label`.
  let subject: String
  let range: SourceRange
  private let entries: [YAMLEntry]
  private(set) var known: [String] = []

  /// The fields of a mapping; none for a name alone, such as `spacer`.
  init(_ subject: String, _ entries: [YAMLEntry], at range: SourceRange) {
    self.subject = subject
    self.range = range
    self.entries = entries
  }

  /// A mapping from a single value: `label: Hello` for `label: {text: Hello}`.
  init(_ subject: String, shorthand key: String, _ value: YAMLNode) {
    self.init(
      subject,
      [YAMLEntry(key: YAMLNode(.scalar(YAMLScalar(key, style: .plain)), at: value.range), value: value)],
      at: value.range)
  }

  /// The value of a key; nil if the author did not write it.
  mutating func take(_ key: String) -> YAMLNode? {
    known.append(key)
    return entries.first { $0.key.string == key }?.value
  }

  /// Whether the author wrote a key, whatever its value.
  func wrote(_ key: String) -> Bool { entries.contains { $0.key.string == key } }

  /// The keys that were not taken.
  var unknown: [YAMLNode] {
    entries.map(\.key).filter { key in !known.contains { $0 == key.string } }
  }
}
