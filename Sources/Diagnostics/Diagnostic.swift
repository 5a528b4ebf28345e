/// A problem in an author's files.
///
/// Terminals, the preview page, tests and the exit code use the same value. It can also be thrown.
public struct Diagnostic: Error, Codable {
  public enum Severity: Int, Codable, Sendable, Comparable {
    case note, warning, error
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

    package var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// Additional information, perhaps about another place.
  public struct Note: Codable, Sendable {
    public var message: String
    public var range: SourceRange?
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }

    /// Refers to the documentation inside the program.
    ///
    /// - Parameters:
    ///   - topic: the topic of `zoetrope explain`.
    ///   - what: the topic's content, as an object of “shows”.
    public static func explained(by topic: String, _ what: String) -> Note {
      Note("“zoetrope explain \(topic)” shows \(what)")
    }
  }

  /// The names of a method and of its type.
  public struct Method: Hashable, Codable, Sendable {
    public var name: String
    public var type: String
    public init(_ name: String, of type: String) { (self.name, self.type) = (name, type) }
  }

  /// The address of a call in compiled code.
  package struct Call: Hashable, Codable, Sendable {
    /// The index of the library, from 0, and the offset from its start.
    package var library, address: Int
    package init(library: Int, address: Int) { (self.library, self.address) = (library, address) }
  }

  public var severity: Severity
  /// The stable name that searches and tests can rely on: `directive.unknown-option`.
  public var identifier: String
  /// The problem, as a sentence without a period.
  public var summary: String
  /// The reason for the problem, if the summary doesn't give it.
  public var explanation: String?
  /// The allowed names, or a description of the allowed values.
  public var allowed: [String]
  /// The likely fix, as an imperative sentence.
  public var fix: String?
  public var notes: [Note]
  /// The method in question, if `range` doesn't show it. It helps to find a better range.
  public var method: Method?
  /// The call in question, if `range` doesn't show it and the code is compiled.
  package var call: Call?
  /// The place in a file; nil for problems such as a full disk.
  public var range: SourceRange?

  public init(
    _ severity: Severity, _ identifier: String, _ summary: String, at range: SourceRange?,
    explanation: String? = nil, allowed: [String] = [], fix: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.summary = summary
    self.range = range
    self.explanation = explanation
    self.allowed = allowed
    self.fix = fix
    self.notes = notes
  }

  public static func error(
    _ identifier: String, _ summary: String, at range: SourceRange?, explanation: String? = nil,
    allowed: [String] = [], fix: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, identifier, summary, at: range, explanation: explanation, allowed: allowed, fix: fix,
      notes: notes)
  }

  public static func warning(
    _ identifier: String, _ summary: String, at range: SourceRange?, explanation: String? = nil,
    allowed: [String] = [], fix: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning, identifier, summary, at: range, explanation: explanation, allowed: allowed, fix: fix,
      notes: notes)
  }

  /// The maximum length of a complete list of names; a longer one is cut to the nearest names.
  static let listedNames = 40
  static let nearestNames = 12

  /// An unknown name, with the allowed names and the nearest one as a fix.
  ///
  /// - Parameter list: the topic of `zoetrope explain` that lists all names, for long lists.
  public static func unknown(
    _ kind: String, _ name: String, _ identifier: String, at range: SourceRange?, allowed: [String],
    list: String? = nil
  ) -> Diagnostic {
    let near = NearMiss.best(for: name, among: allowed)
    var listed = allowed.sorted()
    var notes: [Note] = []
    if listed.count > listedNames {
      let others = listed.count - nearestNames
      listed = NearMiss.nearest(to: name, among: listed, count: nearestNames) + ["… and \(others) more"]
      notes = list.map { [.explained(by: $0, "all of them")] } ?? []
    }
    return .error(
      identifier, "unknown \(kind) “\(name)”", at: range, allowed: listed,
      fix: near.map { "did you mean “\($0)”?" }, notes: notes)
  }
}

extension [Diagnostic] {
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// Sorts by file, place and identifier, so that the order doesn't depend on the build.
  public func sortedByPlace() -> [Diagnostic] {
    map { diagnostic in
      (diagnostic, diagnostic.range?.file.path ?? "", diagnostic.range?.bytes.lowerBound ?? 0)
    }
    .sorted { a, b in
      (a.1, a.2, a.0.identifier, a.0.summary) < (b.1, b.2, b.0.identifier, b.0.summary)
    }
    .map(\.0)
  }
}
