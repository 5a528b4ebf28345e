extension YAMLNode {
  /// The node with `yes`, `on`, `no` and `off` as booleans, in any case, as in YAML 1.1 and Ruby's reader. Keys stay.
  package var withRubyBooleans: YAMLNode {
    switch value {
    case .null: return self
    case .scalar(let scalar):
      guard scalar.style == .plain, scalar.text.utf8.count <= 3 else { return self }
      switch scalar.text.lowercased() {
      case "yes", "on": return YAMLNode(.scalar(YAMLScalar("true", style: .plain)), at: range)
      case "no", "off": return YAMLNode(.scalar(YAMLScalar("false", style: .plain)), at: range)
      default: return self
      }
    case .sequence(let nodes): return YAMLNode(.sequence(nodes.map(\.withRubyBooleans)), at: range)
    case .mapping(let entries):
      return YAMLNode(
        .mapping(entries.map { YAMLEntry(key: $0.key, value: $0.value.withRubyBooleans) }), at: range)
    }
  }
}
