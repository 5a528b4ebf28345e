import Diagnostics

/// The ids taken on a page.
package struct AnchorRegistry: Sendable {
  /// An element with an id, and its place.
  package struct Owner: Sendable {
    /// A description for messages: “a heading”.
    package var kind: String
    package var place: SourceRange

    package init(_ kind: String, at place: SourceRange) {
      self.kind = kind
      self.place = place
    }
  }

  private var taken: [String: Owner?] = [:]
  /// The next number for a repeated name, so that many equal headings take linear time.
  private var next: [String: Int] = [:]
  /// The groups of tabs, whose inputs have ids.
  var tabs = TabGroups()

  package init() {}

  package func contains(_ id: String) -> Bool { taken[id] != nil }

  /// The owner of an id, if it is known.
  package func owner(of id: String) -> Owner? { taken[id] ?? nil }

  /// Takes an id; false if it was taken already.
  package mutating func claim(_ id: String, for owner: Owner? = nil) -> Bool {
    guard taken[id] == nil else { return false }
    taken.updateValue(owner, forKey: id)
    return true
  }

  /// Takes `name`, or the first free one of `name-1`, `name-2`, ….
  package mutating func unique(_ name: String, for owner: Owner? = nil) -> String {
    if claim(name, for: owner) { return name }
    var number = next[name] ?? 1
    while !claim("\(name)-\(number)", for: owner) { number += 1 }
    next[name] = number + 1
    return "\(name)-\(number)"
  }

  /// A diagnostic's note on the owner of an id.
  package func noteOnOwner(of id: String) -> [Diagnostic.Note] {
    owner(of: id).map { [.init("\($0.kind) has it here", at: $0.place)] } ?? []
  }
}
