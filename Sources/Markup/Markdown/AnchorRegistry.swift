import Diagnostics

/// The ids that are taken on a page.
package struct AnchorRegistry: Sendable {
  /// What has an id, and where it is.
  package struct Owner: Sendable {
    /// As a message names it: “a heading”.
    package var kind: String
    package var place: SourceRange

    package init(_ kind: String, at place: SourceRange) {
      self.kind = kind
      self.place = place
    }
  }

  private var taken: [String: Owner?] = [:]
  /// The number to try next for a name that was asked for before, so that many equal headings stay cheap.
  private var next: [String: Int] = [:]

  package init() {}

  package func contains(_ id: String) -> Bool { taken[id] != nil }

  /// What has taken an id, where that is known.
  package func owner(of id: String) -> Owner? { taken[id] ?? nil }

  /// Takes an id; false if it was taken already.
  package mutating func claim(_ id: String, for owner: Owner? = nil) -> Bool {
    guard taken[id] == nil else { return false }
    taken.updateValue(owner, forKey: id)
    return true
  }

  /// Takes `name`, or the first of `name-1`, `name-2`… that is free.
  package mutating func unique(_ name: String, for owner: Owner? = nil) -> String {
    if claim(name, for: owner) { return name }
    var number = next[name] ?? 1
    while !claim("\(name)-\(number)", for: owner) { number += 1 }
    next[name] = number + 1
    return "\(name)-\(number)"
  }

  /// Who has an id, and where, as a second place for a diagnostic.
  package func noteOnOwner(of id: String) -> [Diagnostic.Note] {
    owner(of: id).map { [.init("\($0.kind) has it here", at: $0.place)] } ?? []
  }
}
