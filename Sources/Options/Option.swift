/// An option: its name, its values, its default, and its purpose. Readers and references use this
/// description.
package struct Option<Value: Sendable>: OptionDescription {
  package let name: String
  package let kind: ValueKind<Value>
  /// The default value.
  package let standard: Value
  package let standardText: String?
  package let placeholder: String?
  package let implied: String?
  package let summary: String

  package init(
    _ name: String, _ kind: ValueKind<Value>, placeholder: String? = nil, standard: Value, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    standardText = kind.text(standard)
    self.placeholder = placeholder
    implied = nil
    self.summary = summary
  }

  /// An option that is off unless it is set.
  package init(flag name: String, _ summary: String) where Value == Bool {
    self.init(name, .flag, standard: false, summary)
  }

  /// An option without a default value.
  ///
  /// - Parameters:
  ///   - unset: the behavior without the option, in words.
  ///   - implied: the value of the option without one.
  package init<Wrapped>(
    _ name: String, _ kind: ValueKind<Wrapped>, placeholder: String? = nil, unset: String? = nil,
    implied: String? = nil, _ summary: String
  ) where Value == Wrapped? {
    self.name = name
    self.kind = .optional(kind)
    standard = nil
    standardText = unset
    self.placeholder = placeholder
    self.implied = implied
    self.summary = summary
  }

  package var values: String { kind.phrase }
  package var words: [String] { kind.allowed.contains { $0.contains(" ") } ? [] : kind.allowed }

  package func read(_ text: String, into values: inout OptionValues) throws(ValueProblem) {
    values[self] = try kind.read(text)
    values.texts[name] = text
  }
}

/// The description of an option of any type: a row of the reference.
package protocol OptionDescription: Sendable {
  var name: String { get }
  /// The allowed values, in words: `a duration from 0.01s to 60s`.
  var values: String { get }
  /// The allowed words, if the values are words.
  var words: [String] { get }
  /// The default, as written or in words; nil without a description.
  var standardText: String? { get }
  /// The placeholder of the value in a command's usage: `DIR`; nil for an option without one, and outside of
  /// command lines.
  var placeholder: String? { get }
  /// The value of the option if it is written without one; nil if it needs a value.
  var implied: String? { get }
  var summary: String { get }

  /// Records the value of a text.
  func read(_ text: String, into values: inout OptionValues) throws(ValueProblem)
}

/// The chosen values of some options.
package struct OptionValues: Sendable {
  private var chosen: [String: any Sendable] = [:]
  /// The texts of the values that were read, by the options' names.
  package fileprivate(set) var texts: [String: String] = [:]

  package init() {}

  /// The chosen value, or the option's default.
  package subscript<Value>(option: Option<Value>) -> Value {
    get {
      guard let value = chosen[option.name] else { return option.standard }
      return value as? Value ?? option.standard
    }
    set { chosen.updateValue(newValue, forKey: option.name) }
  }

  /// Whether a value was chosen.
  package func has(_ option: any OptionDescription) -> Bool { chosen[option.name] != nil }
}
