import Diagnostics

/// Warnings about printed values that don't exist, where that is likely a mistake.
extension Renderer {
  /// Warns about an undefined name, unless it may be an omitted parameter or is set elsewhere.
  mutating func warnUndefined(_ variable: Variable) {
    switch (variable.root, variable.steps.first) {
    case (.forloop, .key(let name, let source)) where !loops.isEmpty:
      warn("property of “forloop”", name, at: source, among: LoopState.propertyNames)
    default:
      let name = String(decoding: file.bytes[variable.rootSource], as: UTF8.self)
      guard !hidesParameters, isNew(Self.identifier, at: variable.rootSource), !mayHaveValue(name) else {
        return
      }
      let names =
        locals[visibleLocals...].map(\.name) + context.variables.keys + context.globals.keys
        + context.counters.keys
      warn("variable", name, at: variable.rootSource, among: names.sorted())
    }
  }

  /// Warns about a missing key. Front matter differs from page to page, so only keys in code are reported:
  /// there the braces were probably meant as text.
  mutating func warnMissing(_ step: Variable.Step, of value: Value, at source: Range<Int>) {
    guard case .key(let key, _) = step, isNew(Self.identifier, at: source), isInCode else { return }
    warn("property", key, at: source, among: value.propertyNames)
  }

  /// Reports an argument that the directive which includes this text doesn't give.
  mutating func reportMissing(argument name: String, at source: Range<Int>) {
    guard isNew("include.argument", at: source) else { return }
    report(
      .error(
        "include.argument", "the argument “\(name)” isn't given", at: SourceRange(file, source),
        allowed: parameters.first?.map(\.name) ?? [],
        fix: "write “:\(name): …” where this is included, or “{{ include.\(name) | default: \"…\" }}” here"))
  }

  private static let identifier = "liquid.unknown-variable"

  private mutating func mayHaveValue(_ name: String) -> Bool {
    let names = namesWithValues ?? template.namesWithValues.union(context.namesSetElsewhere?() ?? [])
    namesWithValues = names
    return names.contains(name)
  }

  private mutating func warn(_ kind: String, _ name: String, at source: Range<Int>, among names: [String]) {
    var diagnostic = Diagnostic.unknown(
      kind, name, Self.identifier, at: SourceRange(file, source), allowed: names)
    diagnostic.severity = .warning
    diagnostic.explanation = "it prints nothing"
    if output.isMapped, diagnostic.fix == nil || isInCode {
      diagnostic.fix = SyntaxProblem.literalBraces
    }
    report(diagnostic)
  }

  /// Whether the output ends in a fenced code block of the page's text.
  private var isInCode: Bool {
    guard output.isMapped else { return false }
    work.spend(output.bytes.count * 2)
    return !work.isSpent && OpenFences(output.bytes).isCode
  }
}

extension Template {
  /// Names that the template may set.
  public var namesWithValues: Set<String> {
    var names: Set<String> = []
    Node.collectNames(of: nodes, into: &names)
    return names
  }
}

extension Node {
  fileprivate static func collectNames(of nodes: [Node], into names: inout Set<String>) {
    for node in nodes {
      switch node {
      case .assign(let name, _), .counter(let name, _, _): names.insert(name)
      case .capture(let name, let body, _):
        names.insert(name)
        collectNames(of: body, into: &names)
      case .conditional(let conditional):
        for branch in conditional.branches { collectNames(of: branch.body, into: &names) }
        collectNames(of: conditional.otherwise, into: &names)
      case .choice(let choice):
        for branch in choice.branches { collectNames(of: branch.body, into: &names) }
      case .changed(let body, _): collectNames(of: body, into: &names)
      case .tableRow(let table): collectNames(of: table.loop.body, into: &names)
      case .loop(let loop):
        collectNames(of: loop.body, into: &names)
        collectNames(of: loop.otherwise, into: &names)
      case .text, .output, .leave, .cycle, .partial, .highlight, .reference: break
      }
    }
  }
}
