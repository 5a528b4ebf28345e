import CAppleNames

/// The public types of Apple's frameworks and their members, as far as transitions come near them. They are read when the
/// compiler misses a name, and not before.
struct AppleNames: Sendable {
  static let all = AppleNames(CAppleNames())

  private struct Declaration {
    var superclass: String?
    var members: Set<String> = []
  }

  /// By name; global functions are members of `*`.
  private var types: [String: Declaration] = [:]
  /// Classes on the way to the root; there are fewer.
  private static let inheritanceLimit = 20

  private init(_ text: CAppleNamesText) {
    var name = ""
    for line in UnsafeBufferPointer(start: text.bytes, count: text.count).split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if line.first == 0x20 {
        types[name]?.members.formUnion(words.map(String.init))
      } else if let first = words.first {
        name = String(first.hasSuffix(":") ? first.dropLast() : first)
        types[name] = Declaration(superclass: words.dropFirst().first.map(String.init))
      }
    }
  }

  func hasType(_ name: String) -> Bool { types[name] != nil }

  func hasFunction(_ name: String) -> Bool { types["*"]?.members.contains(name) == true }

  var typeNames: some Sequence<String> { types.keys }

  /// The type that declares a member: the one that is given, or one that it inherits from; nil for none.
  func owner(of member: String, in type: String) -> String? {
    lineage(of: type).first { types[$0]?.members.contains(member) == true }
  }

  /// The members of a type, with those that it inherits.
  func members(of type: String) -> Set<String> {
    lineage(of: type).reduce(into: []) { $0.formUnion(types[$1]?.members ?? []) }
  }

  private func lineage(of type: String) -> some Sequence<String> {
    sequence(first: type) { types[$0]?.superclass }.prefix(Self.inheritanceLimit)
  }
}
