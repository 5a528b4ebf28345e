import Diagnostics

/// A value in a YAML document, and its place in the source.
package struct YAMLNode: Sendable {
  package var value: YAML
  package var range: SourceRange

  package init(_ value: YAML, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// The value of a node. Aliases are replaced by their nodes.
package enum YAML: Sendable {
  case null
  case scalar(YAMLScalar)
  case sequence([YAMLNode])
  /// The entries in the order of the document. A repeated key appears once, with its first value.
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

  /// The text of a scalar as written, of any type: `2014` and `yes` are strings too.
  package var string: String? { scalar?.text }
  package var int: Int? { scalar?.int }
  /// The number, also for integers, `.nan` and `.inf`. Callers check the range.
  package var double: Double? { scalar?.double }
  package var bool: Bool? { scalar?.bool }

  package var array: [YAMLNode]? {
    if case .sequence(let nodes) = value { nodes } else { nil }
  }

  package var entries: [YAMLEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The value of a key; nil if it is missing, or the node isn't a mapping.
  package subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.string == key }?.value
  }

  /// The kind of value for messages: “a list”, “a number”.
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
