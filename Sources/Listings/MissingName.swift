import Diagnostics

/// An explanation or fix for a name that the compiler can't find: an unsupported name of Apple's, a
/// misspelled one, or one that the author has to declare.
struct MissingName {
  private(set) var explanation: String?
  private(set) var fix: String?
  private(set) var notes: [Diagnostic.Note] = []

  private static let prefixes = ["UI", "CA", "CG", "NS", "CI", "MTL", "AV"]

  /// - Parameters:
  ///   - message: the compiler's text.
  ///   - word: the word at the message's place.
  ///   - scope: the types around the place, innermost first.
  ///   - inherited: the Apple superclass of an author's type; any other type itself.
  /// - Returns: nil if the message isn't about a missing name, or is about the author's own names.
  init?(_ message: String, word: String, scope: [String], inherited: (String) -> String) {
    let message = Self.withoutAlias(message)
    // Messages quote names.
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first ?? scope.first else { return nil }
    let isProposed = message.hasSuffix("'?")
    let found: MissingName? =
      if message.hasPrefix("no such module '") {
        MissingName(
          explanation: "Zoetrope has no module “\(first)” for listings",
          fix:
            "delete the import, or put it into “#if canImport(\(first))”, and declare what the code uses of it"
        )
      } else if let module = Self.unimported(first), message.isAboutLoneName {
        MissingName(
          explanation: "“\(first)” belongs to the module “\(module)”", fix: "add “import \(module)”")
      } else if message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '") {
        Self.alone(first, scope: scope.map(inherited), isProposed: isProposed)
      } else if message.contains("has no member '"), quoted.count > 1 {
        Self.member(quoted[1], of: inherited(Self.type(first)), isProposed: isProposed)
      } else if message.contains(" does not override any "), let type = scope.first.map(inherited) {
        Self.override(word, of: type)
      } else {
        nil
      }
    guard let found else { return nil }
    self = found
    // `zoetrope explain` lists the members of a supported type.
    let isMember = message.contains("has no member '")
    let topic = isMember ? inherited(Self.type(first)) : "reference/uikit"
    if fix == nil { notes = [.explained(by: topic, "the supported API")] }
  }

  /// The module to import for a name; nil for names that no import brings.
  private static func unimported(_ name: String) -> String? { combine.contains(name) ? "Combine" : nil }

  /// The types of Combine that code names.
  private static let combine: Set = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject", "Deferred",
    "Empty",
    "Fail", "Future", "Just", "ObservableObject", "PassthroughSubject", "Published", "Publisher",
    "Publishers", "Subject", "Subscriber", "Subscribers",
  ]

  private init(explanation: String? = nil, fix: String? = nil) {
    (self.explanation, self.fix) = (explanation, fix)
  }

  /// A message that names one type for an alias: Apple's, or else the one that the code names.
  private static func withoutAlias(_ message: String) -> String {
    let parts = message.split(separator: "' (aka '", maxSplits: 1).map(String.init)
    guard parts.count == 2, let end = parts[1].firstRange(of: "')"),
      let start = parts[0].lastIndex(of: "'")
    else { return message }
    let aliased = String(parts[1][..<end.lowerBound])
    let name = AppleNames.all.hasType(aliased) ? aliased : String(parts[0][start...].dropFirst())
    return "\(parts[0][...start])\(name)'\(parts[1][end.upperBound...])"
  }

  /// The type inside an optional, a metatype or an existential.
  private static func type(_ name: String) -> String {
    var name = name[...]
    for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    for suffix in ["?", "!", ".Type"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    return String(name)
  }

  private static func alone(_ name: String, scope: [String], isProposed: Bool) -> MissingName? {
    if !isProposed, let module = UnmodeledModule(declaring: name) {
      return MissingName(
        explanation: "“\(name)” belongs to the module “\(module.name)”, which Zoetrope doesn't model",
        fix: module.fix)
    }
    if AppleNames.all.hasType(name) || AppleNames.all.hasFunction(name) {
      return MissingName(explanation: lacks(name))
    }
    if let owner = scope.lazy.compactMap({ AppleNames.all.owner(of: name, in: $0) }).first {
      return MissingName(explanation: lacks("\(owner).\(name)"))
    }
    if isProposed { return nil }
    if let meant = nearest(to: name, among: scope.map(AppleNames.all.members)) {
      return MissingName(fix: "did you mean '\(meant)'?")
    }
    if isFramework(name) {
      return MissingName(
        explanation: "listings are compiled against Zoetrope’s own UIKit, which doesn't declare “\(name)”")
    }
    return MissingName(
      explanation: "“\(name)” is declared neither on the page nor in UIKit",
      fix: "declare it in a listing of the page")
  }

  private static func member(_ name: String, of type: String, isProposed: Bool) -> MissingName? {
    guard AppleNames.all.hasType(type) || isFramework(type) else { return nil }
    if let owner = AppleNames.all.owner(of: name, in: type) {
      return MissingName(explanation: lacks("\(owner).\(name)"))
    }
    if isProposed { return nil }
    if let meant = nearest(to: name, among: [AppleNames.all.members(of: type)]) {
      return MissingName(fix: "did you mean '\(meant)'?")
    }
    return MissingName(
      explanation: "“\(type)” has no known member “\(name)”, neither Apple’s nor Zoetrope’s",
      fix: "declare it in a listing of the page, in “extension \(type) { … }”")
  }

  private static func override(_ name: String, of type: String) -> MissingName? {
    guard AppleNames.all.hasType(type) else { return nil }
    if let owner = AppleNames.all.owner(of: name, in: type) {
      return MissingName(
        explanation: "\(lacks("\(owner).\(name)")), so nothing calls it",
        fix: "delete it, or delete the word “override”")
    }
    return nearest(to: name, among: [AppleNames.all.members(of: type)])
      .map { MissingName(fix: "did you mean '\($0)'?") }
  }

  private static func lacks(_ name: String) -> String {
    "your code uses API that Zoetrope doesn't model: “\(name)” exists only in Apple's SDK"
  }

  /// The most likely meant name. Among so many names, only a small typo is near enough.
  private static func nearest(to name: String, among names: [Set<String>]) -> String? {
    let all = names.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard let best = NearMiss.best(for: name, among: all) else { return nil }
    let distance = NearMiss.distance(
      Array(name.lowercased().unicodeScalars), Array(best.lowercased().unicodeScalars))
    return distance <= max(1, name.count / 5) ? best : nil
  }

  /// Whether a name begins with a framework's prefix and another capital.
  private static func isFramework(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}

extension String {
  /// Whether a message of the compiler says that a name, alone, isn't known.
  fileprivate var isAboutLoneName: Bool {
    ["cannot find '", "cannot find type '", "unknown attribute '"].contains { hasPrefix($0) }
  }
}
