import CAppleNames

/// The public types and members of Apple's frameworks that transitions may need, for explaining missing
/// names. The list is parsed when the compiler first misses a name.
struct AppleNames: Sendable {
  static let all = AppleNames(CAppleNames())

  private struct Declaration {
    var superclass: String?
    var members: Set<String> = []
  }

  /// The types by name. Global functions are members of `*`.
  private var types: [String: Declaration] = [:]
  /// The maximum number of a class's superclasses.
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

  /// The type that declares a member: the given type or a superclass; nil if none does.
  func owner(of member: String, in type: String) -> String? {
    lineage(of: type).first { types[$0]?.members.contains(member) == true }
  }

  /// The members of a type, including inherited ones.
  func members(of type: String) -> Set<String> {
    lineage(of: type).reduce(into: []) { $0.formUnion(types[$1]?.members ?? []) }
  }

  private func lineage(of type: String) -> some Sequence<String> {
    sequence(first: type) { types[$0]?.superclass }.prefix(Self.inheritanceLimit)
  }
}
