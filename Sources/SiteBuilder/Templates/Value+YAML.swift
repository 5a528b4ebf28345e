import Liquid
import YAML

extension Value {
  /// A value of front matter or configuration for templates.
  init(_ node: YAMLNode) {
    switch node.value {
    case .null: self = .null
    case .sequence(let nodes): self = .array(nodes.map { Value($0) })
    case .mapping(let entries):
      self = .dictionary(OrderedMap(entries.map { ($0.key.string ?? "", Value($0.value)) }))
    case .scalar(let scalar):
      switch scalar.resolved {
      case .bool(let bool): self = .bool(bool)
      case .int(let number): self = .integer(number)
      case .double(let number): self = .double(number)
      case .string(let text): self = .string(text)
      }
    }
  }

  /// The value of a key among the entries of a mapping.
  init?(_ key: String, in entries: [YAMLEntry]) {
    guard let entry = entries.first(where: { $0.key.string == key }) else { return nil }
    self.init(entry.value)
  }
}

extension Value {
  /// A dictionary with the entries of another, which count where both have a key.
  func merged(with other: Value) -> Value {
    guard case .dictionary(let own) = self, case .dictionary(let others) = other else {
      if case .dictionary = other { return other }
      return self
    }
    var merged = own
    for key in others.keys { merged[key] = others[key] }
    return .dictionary(merged)
  }
}

extension String? {
  /// The text; `.null` for nil.
  var value: Value { map(Value.string) ?? .null }
}
