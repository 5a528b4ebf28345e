import Diagnostics

/// A call in an expectation: `viewWillAppear(search)`, `animateTransition`. Methods that differ only in
/// labels are named with them: `tabBarController(_:didSelect:)`,
/// `tabBarController(_:didSelect:)(SafeDelegate)`.
package struct CallPattern: Hashable, Codable, Sendable {
  /// The method's name, with or without its labels.
  var name: String
  /// The called object; nil for any.
  var actor: String?

  var text: String { name + (actor.map { "(\($0))" } ?? "") }

  /// Whether the pattern matches a method's full name.
  func names(_ method: String) -> Bool { method == name || Self.base(of: method) == name }

  /// The name before the labels.
  static func base(of method: String) -> String {
    String(method.prefix { $0 != "(" })
  }
}

extension CallPattern {
  /// - Parameter calls: full names of the methods that may be expected here.
  /// - Returns: nil, with a diagnostic at the word, for an unknown method or actor.
  init?(
    _ word: Located<String>, _ names: ScenarioVocabulary, calls: [String], _ diagnostics: DiagnosticCollector
  ) {
    guard let parts = Self.parts(word.value) else {
      diagnostics.report(
        .error(
          "scenario.call", "“\(word.value)” isn't a call", at: word.range,
          allowed: ["a method and a name, such as viewWillAppear(search)"]))
      return nil
    }
    self = parts
    guard calls.contains(where: parts.names) else {
      let known = parts.name.contains("(") ? calls : calls.map(Self.base)
      diagnostics.report(
        .unknown(
          "call", parts.name, "scenario.call", at: word.range, allowed: Array(Set(known)),
          list: "reference/scenarios#expectations"))
      return nil
    }
    if let actor, !names.knows(actor: actor) {
      diagnostics.report(
        .unknown(
          "name", actor, "scenario.unknown-name", at: word.range,
          allowed: Array(Set(names.screens + names.actors))))
      return nil
    }
  }

  /// A name, perhaps labels in parentheses, perhaps an actor in parentheses.
  private static func parts(_ text: String) -> CallPattern? {
    let name = base(of: text)
    guard !name.isEmpty else { return nil }
    var rest = text.dropFirst(name.count)
    var groups: [Substring] = []
    while !rest.isEmpty {
      guard rest.first == "(", let end = rest.firstIndex(of: ")"), groups.count < 2 else { return nil }
      let group = rest[rest.index(after: rest.startIndex)..<end]
      guard !group.contains("(") else { return nil }
      groups.append(group)
      rest = rest[rest.index(after: end)...]
    }
    let labels = groups.first.flatMap { $0.isEmpty || $0.hasSuffix(":") ? $0 : nil }
    let actors = labels == nil ? groups[...] : groups.dropFirst()
    guard actors.count <= 1, actors.first?.isEmpty != true else { return nil }
    return CallPattern(name: name + (labels.map { "(\($0))" } ?? ""), actor: actors.first.map(String.init))
  }
}
