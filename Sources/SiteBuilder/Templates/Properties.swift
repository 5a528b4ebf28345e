import Liquid
import Markup

/// The properties of an object that templates see, each in one line: its name, and how it is read.
struct Properties<Object>: Sendable {
  struct Property: Sendable {
    var name: String
    /// Whether it is among the names of all properties.
    var isListed = true
    /// Whether its value is kept, so that to ask for it again costs nothing.
    var isKept = false
    /// Nil leaves it to the keys that authors write.
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
  /// In their order.
  let listed: [String]

  init(_ properties: [Property]) {
    all = properties
    names = properties.map(\.name)
    listed = properties.filter(\.isListed).map(\.name)
  }

  /// There are few: to compare all names takes no longer than to hash one.
  subscript(name: String) -> Property? { names.firstIndex(of: name).map { all[$0] } }

  /// The names of all listed properties, and the keys of authors that are none of them.
  func names(with entries: [YAMLEntry]) -> [String] {
    listed + entries.compactMap(\.key.string).filter { !listed.contains($0) }
  }
}
