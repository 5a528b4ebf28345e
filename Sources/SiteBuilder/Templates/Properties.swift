import Liquid
import YAML

/// The properties of an object in templates.
struct Properties<Object>: Sendable {
  struct Property: Sendable {
    var name: String
    /// Whether the object's `keys` include it.
    var isListed = true
    /// Whether the value is stored, so that further accesses are free.
    var isKept = false
    /// Reads the value; nil falls back to the authors' keys.
    var value: @Sendable (Object) -> Value?

    init(
      _ name: String, isListed: Bool = true, isKept: Bool = false,
      _ value: @escaping @Sendable (Object) -> Value?
    ) {
      (self.name, self.isListed, self.isKept, self.value) = (name, isListed, isKept, value)
    }
  }

  private let all: [Property]
  private let names: [String]
  /// The listed names in order.
  let listed: [String]

  init(_ properties: [Property]) {
    all = properties
    names = properties.map(\.name)
    listed = properties.filter(\.isListed).map(\.name)
  }

  /// Comparing the few names takes no longer than hashing one.
  subscript(name: String) -> Property? { names.firstIndex(of: name).map { all[$0] } }

  /// The names of all listed properties, and the other keys of authors.
  func names(with entries: [YAMLEntry]) -> [String] {
    listed + entries.compactMap(\.key.string).filter { !listed.contains($0) }
  }
}
