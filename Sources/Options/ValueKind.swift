import Diagnostics

/// A kind of option value: how values are parsed and written, and which are allowed.
package struct ValueKind<Value: Sendable>: Sendable {
  /// For messages: `must be a number`.
  package let requirement: String
  /// The values that diagnostics list: the allowed words, or one phrase with the range and its unit.
  package let allowed: [String]
  /// The allowed values as one phrase, for references.
  package let phrase: String
  /// A value as authors write it: `0.4s`.
  package let text: @Sendable (Value) -> String
  package let read: @Sendable (String) throws(ValueProblem) -> Value

  /// - Parameter phrase: the allowed values, if `allowed` doesn't list them all.
  package init(
    _ requirement: String, _ allowed: [String], phrase: String? = nil,
    text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.requirement = requirement
    self.allowed = allowed
    self.phrase = phrase ?? allowed.joined(separator: ", ")
    self.text = text
    self.read = read
  }

  /// - Parameters:
  ///   - accepts: whether a value is in the range.
  ///   - parse: the value of a text, in the range or not; nil for a text of another kind.
  ///   - fix: the remedy for a text of another kind.
  init(
    _ requirement: String, _ allowed: [String], phrase: String? = nil,
    text: @escaping @Sendable (Value) -> String, accepts: @escaping @Sendable (Value) -> Bool = { _ in true },
    parse: @escaping @Sendable (String) -> Value?, fix: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.init(requirement, allowed, phrase: phrase, text: text) { given throws(ValueProblem) in
      guard let value = parse(given) else {
        throw ValueProblem(.form(requirement), allowed: allowed, fix: fix(given))
      }
      guard accepts(value) else { throw ValueProblem(.range, allowed: allowed) }
      return value
    }
  }
}

/// The reason why a text isn't a value of a kind.
package struct ValueProblem: Error {
  package enum Cause: Hashable, Sendable {
    /// The text is of another kind: it `must be a number`.
    case form(String)
    case range
    /// The unit is missing or unknown, as a sentence.
    case unit(String)
  }

  package var cause: Cause
  package var allowed: [String]
  /// The remedy, as an imperative sentence.
  package var fix: String?

  package init(_ cause: Cause, allowed: [String], fix: String? = nil) {
    self.cause = cause
    self.allowed = allowed
    self.fix = fix
  }
}

extension ValueProblem {
  static func nearMiss(_ word: String, _ words: [String]) -> String? {
    NearMiss.best(for: word, among: words).map { "did you mean “\($0)”?" }
  }
}

// MARK: Optional values

extension ValueKind {
  /// A value, or the word `none`.
  package static func orNone<Wrapped>(_ kind: ValueKind<Wrapped>) -> Self where Value == Wrapped? {
    let allowed = kind.allowed + ["none"]
    return Self(
      kind.requirement, allowed, phrase: kind.phrase + ", or none", text: { $0.map(kind.text) ?? "none" },
      read: { given throws(ValueProblem) in
        if given == "none" { return nil }
        do throws(ValueProblem) {
          return try kind.read(given)
        } catch {
          var problem = error
          if problem.allowed == kind.allowed { problem.allowed = allowed }
          problem.fix = problem.fix ?? ValueProblem.nearMiss(given, ["none"])
          throw problem
        }
      })
  }

  /// A value of an option without a default.
  static func optional<Wrapped>(_ kind: ValueKind<Wrapped>) -> Self where Value == Wrapped? {
    Self(kind.requirement, kind.allowed, phrase: kind.phrase, text: { $0.map(kind.text) ?? "" }) {
      given throws(ValueProblem) in try kind.read(given)
    }
  }
}
