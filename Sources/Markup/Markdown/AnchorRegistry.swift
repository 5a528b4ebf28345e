/// The ids that are taken on a page.
package struct AnchorRegistry: Sendable {
  private var taken: Set<String> = []
  /// The number to try next for a name that was asked for before, so that many equal headings stay cheap.
  private var next: [String: Int] = [:]

  package init() {}

  package func contains(_ id: String) -> Bool { taken.contains(id) }

  /// Takes an id; false if it was taken already.
  package mutating func claim(_ id: String) -> Bool { taken.insert(id).inserted }

  /// Takes `name`, or the first of `name-1`, `name-2`… that is free.
  package mutating func unique(_ name: String) -> String {
    if claim(name) { return name }
    var number = next[name] ?? 1
    while !claim("\(name)-\(number)") { number += 1 }
    next[name] = number + 1
    return "\(name)-\(number)"
  }
}
