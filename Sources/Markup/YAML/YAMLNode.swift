import Diagnostics

/// A value in a YAML document, and where the author wrote it.
package struct YAMLNode: Sendable {
  package var value: YAML
  package var range: SourceRange

  package init(_ value: YAML, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// What a YAML node can be. Aliases are already replaced by what they stand for.
package enum YAML: Sendable {
  case null
  case scalar(YAMLScalar)
  case sequence([YAMLNode])
  /// In the order of the document; a key that is repeated appears once, with its first value.
  case mapping([YAMLEntry])
}

/// One `key: value` of a mapping.
package struct YAMLEntry: Sendable {
  package var key: YAMLNode
  package var value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

extension YAMLNode {
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = value { scalar } else { nil }
  }

  /// The text of a scalar as it was written, whatever it could also be read as: `2014` and `yes` are strings too.
  package var string: String? { scalar?.text }
  package var int: Int? { scalar?.int }
  /// Includes whole numbers, and `.nan` and `.inf`: callers decide what range they take.
  package var double: Double? { scalar?.double }
  package var bool: Bool? { scalar?.bool }

  package var array: [YAMLNode]? {
    if case .sequence(let nodes) = value { nodes } else { nil }
  }

  package var entries: [YAMLEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The value of a key of a mapping; nil for a missing key and for anything but a mapping.
  package subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.string == key }?.value
  }

  /// What kind of value this is, for messages: “a list”, “a number”.
  package var kindName: String {
    switch value {
    case .null: "nothing"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar):
      switch scalar.resolved {
      case .bool: "true or false"
      case .int, .double: "a number"
      case .string: "text"
      }
    }
  }
}
