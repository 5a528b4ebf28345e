/// An option as the parser and the help know it.
struct OptionDescription {
  /// With its hyphens: `--source`.
  var name: String
  /// What its value stands for, `DIR`; nil for an option without a value.
  var value: String?
  var summary: String

  init(_ name: String, value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  static let source = OptionDescription("--source", value: "DIR", "the folder with content/ (default: .)")
  static let drafts = OptionDescription("--drafts", "build drafts too")
  static let strict = OptionDescription("--strict", "take warnings for errors")
  static let inPlace = OptionDescription(
    "--in-place", "keep the folder itself, and replace the files in it one by one")
  static let jobs = OptionDescription(
    "--jobs", value: "N", "how many threads work, 1 to 64 (default: one for each processor)")
  static let quiet = OptionDescription("--quiet", "print nothing but problems")
  static let cache = OptionDescription(
    "--cache", value: "URL", "share what figures come to through a server, by GET and PUT")
  static let noCache = OptionDescription(
    "--no-cache", "execute all figures, and keep nothing for the next build")
  static let verbose = OptionDescription("--verbose", "name the files that were written, and measure figures")
}

/// An argument that is no option.
struct OperandDescription {
  var name: String
  var isRequired: Bool
  /// Whether there may be more than one; for the last operand only.
  var repeats: Bool
  var summary: String

  init(_ name: String, isRequired: Bool = true, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.isRequired = isRequired
    self.repeats = repeats
    self.summary = summary
  }
}
