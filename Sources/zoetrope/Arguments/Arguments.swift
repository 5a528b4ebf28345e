import Diagnostics
import Options

/// The checked arguments of a command.
///
/// Options are `--name`, `--name VALUE` or `--name=VALUE`, anywhere; after `--` there are operands only.
struct Arguments {
  private var values = OptionValues()
  private(set) var operands: [String] = []

  init(_ words: [String], for command: any Command.Type) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try readOption(word, &rest, command)
    }
    try checkOperands(command)
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: any Command.Type
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      throw Self.unknown(parts[0], command)
    }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw UsageError("“\(option.name)” takes no value") }
      return try read("true", as: option)
    }
    if parts.count == 2 {
      try read(parts[1], as: option)
    } else if let value = rest.first, !value.hasPrefix("-") || value == "-" {
      rest.removeFirst()
      try read(value, as: option)
    } else if let implied = option.implied {
      try read(implied, as: option)
    } else {
      throw UsageError("“\(option.name)” needs a value", fix: "write “\(option.name) \(placeholder)”")
    }
  }

  private mutating func read(_ text: String, as option: any OptionDescription) throws(UsageError) {
    guard !text.isEmpty else { throw UsageError("the value of “\(option.name)” is empty") }
    do throws(ValueProblem) {
      try option.read(text, into: &values)
    } catch {
      throw UsageError("“\(option.name)” is \(option.values), not “\(text)”")
    }
  }

  private func checkOperands(_ command: any Command.Type) throws(UsageError) {
    let takesMore = command.operands.last?.repeats ?? false
    if operands.count > command.operands.count, !takesMore {
      throw UsageError("one argument too many: “\(operands[command.operands.count])”")
    }
    // An optional operand may stand before a required one, which is then the last.
    if let missing = command.operands.filter(\.isRequired).dropFirst(operands.count).first {
      throw UsageError("\(missing.name) is missing: \(missing.summary)")
    }
  }

  private static func unknown(_ name: String, _ command: any Command.Type) -> UsageError {
    let names = command.options.map(\.name) + ["--help"]
    let fix: String?
    switch ForeignOption.known[name] {
    case .option(let own)? where names.contains(own): fix = "did you mean “\(own)”?"
    case .explained(let text)?: fix = text
    default: fix = NearMiss.best(for: name, among: names).map { "did you mean “\($0)”?" }
    }
    return UsageError("“\(command.name)” has no option “\(name)”", fix: fix, allowed: names)
  }

  /// The option's value, or its default.
  subscript<Value>(option: Option<Value>) -> Value { values[option] }
}
