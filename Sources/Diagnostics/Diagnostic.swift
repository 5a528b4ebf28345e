/// One thing that is wrong, or doubtful, with what an author wrote.
///
/// A value, not a message: the same diagnostic is printed on a terminal, shown in the preview page, compared in
/// tests and counted for the exit code. Thrown by what fails with it.
public struct Diagnostic: Error, Codable {
  public enum Severity: Int, Codable, Sendable, Comparable {
    case note, warning, error
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// A second place that helps to understand the first.
  public struct Note: Codable, Sendable {
    public var message: String
    public var range: SourceRange?
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }

    /// Leads to the documentation that is inside the program.
    ///
    /// - Parameters:
    ///   - topic: for `zoetrope explain`.
    ///   - what: what it shows, as it reads after “shows”.
    public static func explained(by topic: String, _ what: String) -> Note {
      Note("“zoetrope explain \(topic)” shows \(what)")
    }
  }

  /// A method of a type, by their names alone.
  public struct Method: Hashable, Codable, Sendable {
    public var name: String
    public var type: String
    public init(_ name: String, of type: String) { (self.name, self.type) = (name, type) }
  }

  public var severity: Severity
  /// Stable name that searches and tests can rely on: `area.problem`, for instance `directive.unknown-option`.
  public var identifier: String
  /// One sentence, without a full stop, that says what is wrong.
  public var summary: String
  /// Why it is wrong, where the summary alone would leave a reader guessing.
  public var explanation: String?
  /// What would be right: names, or a description of the values that are taken.
  public var allowed: [String]
  /// The likely fix, as an imperative sentence.
  public var fix: String?
  public var notes: [Note]
  /// The method that it is about, where that is not told by its place: who knows the code can tell it there.
  public var method: Method?
  /// Nil for problems that have no place in a file, such as a full disk.
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

  /// Names that are all listed. Of more, the nearest are, and how many others there are.
  static let listedNames = 40
  static let nearestNames = 12

  /// An unknown name: lists what is allowed and proposes the nearest.
  ///
  /// - Parameter list: the topic of `zoetrope explain` under which all names are listed, for kinds of which there are many.
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

  /// By file, place, then identifier: the same order whatever order the pages were built in.
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
