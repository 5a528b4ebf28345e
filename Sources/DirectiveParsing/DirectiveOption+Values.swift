import Diagnostics
import Options
import Text
import YAML

/// A directive's options as values. Each function reports problems at the value's place.
extension Directive {
  /// The option as written; nil if it is missing.
  package subscript<Value>(option: Option<Value>) -> DirectiveOption? { self[option: option.name] }

  /// The option's value; its default if the option is missing or invalid.
  package func value<Value>(of option: Option<Value>, _ diagnostics: DiagnosticCollector) -> Value {
    self[option]?.value(option.kind, diagnostics) ?? option.standard
  }

  /// The values of an option that takes a list; only its default if there is no list.
  package func values<Value>(of option: Option<Value>, _ diagnostics: DiagnosticCollector) -> [Value] {
    self[option]?.list(diagnostics)?.compactMap { $0.value(option.kind, diagnostics) } ?? [option.standard]
  }
}

extension DirectiveOption {
  /// Reads the value. Returns nil, and reports, if it isn't of the kind.
  package func value<Value>(_ kind: ValueKind<Value>, _ diagnostics: DiagnosticCollector) -> Value? {
    do throws(ValueProblem) {
      return try kind.read(value.value)
    } catch {
      diagnostics.report(diagnostic(for: error))
      return nil
    }
  }

  /// Reads the value into those of other options.
  package func read(
    _ option: any OptionDescription, into values: inout OptionValues, _ diagnostics: DiagnosticCollector
  ) {
    do throws(ValueProblem) {
      try option.read(value.value, into: &values)
    } catch {
      diagnostics.report(diagnostic(for: error))
    }
  }

  private func diagnostic(for problem: ValueProblem) -> Diagnostic {
    switch problem.cause {
    case .form(let requirement):
      let given = value.value.isEmpty ? "has no value" : "is “\(value.value)”"
      return .error(
        "directive.value", "“\(name.value)” \(requirement), but \(given)", at: value.range,
        allowed: problem.allowed, fix: problem.fix)
    case .range:
      return .error(
        "directive.range", "“\(name.value)” can't be \(value.value)", at: value.range,
        allowed: problem.allowed)
    case .unit(let summary):
      return .error(
        "directive.unit", summary, at: value.range, allowed: problem.allowed, fix: problem.fix)
    }
  }

  /// The items of a list, separated by commas or written as YAML, each as an option with a place of its own.
  package func list(_ diagnostics: DiagnosticCollector) -> [DirectiveOption]? {
    if let items = yaml?.array { return items.map(item) }
    var options: [DirectiveOption] = []
    for part in parts() {
      guard !part.value.isEmpty else {
        let problem = value.value.isEmpty ? "needs a value" : "has an empty element in its list"
        diagnostics.report(
          .error(
            "directive.value", "“\(name.value)” \(problem)", at: value.range,
            fix: "write values separated by single commas"))
        return nil
      }
      options.append(DirectiveOption(name: name, value: part))
    }
    return options
  }

  private func item(_ node: YAMLNode) -> DirectiveOption {
    DirectiveOption(name: name, value: Located(node.string ?? "", at: node.range), yaml: node)
  }

  private func parts() -> [Located<String>] {
    let bytes = Array(value.value.utf8)
    // Parts of a value produced by Liquid have no places of their own.
    let isVerbatim = value.range.bytes.count == bytes.count
    var parts: [Located<String>] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: ",") {
      let part = bytes.trimmed(start..<index)
      var place = value.range
      if isVerbatim {
        let shift = value.range.bytes.lowerBound
        place.bytes = (part.lowerBound + shift)..<(part.upperBound + shift)
      }
      parts.append(Located(String(decoding: bytes[part], as: UTF8.self), at: place))
      start = index + 1
    }
    return parts
  }
}
