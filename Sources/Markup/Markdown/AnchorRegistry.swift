/// The ids that are taken on a page.
package struct AnchorRegistry: Sendable {
  private var taken: Set<String> = []
  /// The number to try next for a name that was asked for before, so that many equal headings stay cheap.
  private var next: [String: Int] = [:]
  /// What is asked from now on, and the answers; nil to keep no record.
  package var record: [Request]?

  /// A name that was asked for, and what was answered.
  package enum Request: Sendable, Hashable {
    case claim(String, Bool)
    case unique(String, String)
  }

  package init() {}

  package func contains(_ id: String) -> Bool { taken.contains(id) }

  /// Takes an id; false if it was taken already.
  package mutating func claim(_ id: String) -> Bool {
    let isFree = taken.insert(id).inserted
    record?.append(.claim(id, isFree))
    return isFree
  }

  /// Takes `name`, or the first of `name-1`, `name-2`… that is free.
  package mutating func unique(_ name: String) -> String {
    let id = free(name)
    record?.append(.unique(name, id))
    return id
  }

  private mutating func free(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = next[name] ?? 1
    while !taken.insert("\(name)-\(number)").inserted { number += 1 }
    next[name] = number + 1
    return "\(name)-\(number)"
  }
}
