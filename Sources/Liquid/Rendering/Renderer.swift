import Diagnostics

/// Walks a template's tree and writes its output.
struct Renderer {
  /// The outcome of rendering a list of nodes.
  enum Outcome {
    case done
    /// A `break` or `continue` for a loop further out.
    case leaving(LoopExit)
    /// A limit was reached: nothing more is rendered.
    case stopped
  }

  /// A name that is bound while a loop or a partial runs.
  struct Local {
    var name: String
    var value: Value
  }

  var context: Context
  var output: SourceMappedOutput

  /// The file whose nodes are being rendered.
  var file: SourceFile
  let template: Template

  /// Loop variables and parameters, innermost last.
  var locals: [Local] = []
  /// The index of the first visible local: `render` hides the outer ones.
  var visibleLocals = 0
  var loops: [LoopState] = []
  /// The parameters of the enclosing includes, innermost last.
  var parameters: [[(name: String, value: Value)]] = []
  /// The tags that included the current file, outermost first.
  var includes: [SourceRange] = []
  /// The files of `include_relative` by path.
  var relativeTemplates: [String: Template] = [:]
  /// Turns taken of each cycle.
  var cycles: [String: Int] = [:]
  /// The output of the last `ifchanged`.
  var lastChanged: [UInt8]?
  /// The end of the last loop of each name.
  var loopEnds: OrderedMap = [:]

  var depth = 0
  let work: Work
  /// The filter that did the last of the work.
  var lastWork: Range<Int>?
  /// Whether the current file has parameters by plain names, any of which may have been left out.
  var hidesParameters = false
  /// The length of the output at which the render stops.
  private var outputLimit = Limits.outputBytes
  private var reported: Set<ReportedPlace> = []
  /// Names set anywhere, computed on first use.
  var namesWithValues: Set<String>?
  let environment: FilterEnvironment

  private struct ReportedPlace: Hashable {
    var file: ObjectIdentifier
    var offset: Int
    var identifier: String
  }

  init(_ template: Template, context: Context, output: SourceMappedOutput) {
    self.template = template
    self.context = context
    self.output = output
    file = template.file
    work = Work(context.work, isRuby: template.isLenient)
    if let arguments = context.arguments { parameters = [arguments] }
    environment = FilterEnvironment(
      work: work, calendar: context.calendar, now: context.now, relativeURL: context.relativeURL,
      absoluteURL: context.absoluteURL,
      markdownify: context.markdownify)
  }

  /// Renders the template. Existing output doesn't count towards the limit.
  ///
  /// - Returns: false if a limit was reached.
  @discardableResult
  mutating func run() -> Bool {
    outputLimit = output.bytes.count + Limits.outputBytes
    if case .stopped = render(template.nodes) { return false }
    return true
  }

  mutating func render(_ nodes: [Node]) -> Outcome {
    for node in nodes {
      work.spend(Work.Cost.node)
      let outcome = render(node)
      switch outcome {
      case .stopped: return outcome
      case .done where !work.isSpent: continue
      default: return work.isSpent ? workIsDone(at: node.source) : outcome
      }
    }
    return .done
  }

  /// Ends the render, and reports the node or filter that used up the work.
  mutating func workIsDone(at source: Range<Int>) -> Outcome {
    report(
      "liquid.work", "this page's templates exceed the limit of work", at: lastWork ?? source,
      fix: "use shorter loops, fewer includes, or filters on shorter lists and texts")
    return .stopped
  }

  private mutating func render(_ node: Node) -> Outcome {
    switch node {
    case .text(let range):
      work.spend(range.count + (output.isMapped ? Work.Cost.origin : 0))
      output.append(copying: range, of: file)
      return checkOutput(range)
    case .output(let expression): return print(expression)
    case .assign(let name, let expression):
      work.spend(name.utf8.count)
      context.variables.set(name, to: value(of: expression))
      return .done
    case .capture(let name, let body, let source): return capture(name, body, source)
    case .conditional(let conditional): return render(conditional)
    case .choice(let choice): return render(choice)
    case .loop(let loop): return render(loop)
    case .tableRow(let table): return render(table)
    case .changed(let body, let source): return renderIfChanged(body, source)
    case .leave(let exit): return .leaving(exit)
    case .cycle(let cycle): return render(cycle)
    case .counter(let name, let isIncrement, let source): return count(name, isIncrement, source)
    case .partial(let partial): return render(partial)
    case .highlight(let highlight): return render(highlight)
    case .reference(let reference): return render(reference)
    }
  }

  /// Renders the body of a block, unless blocks and includes are nested too deeply.
  mutating func nested(_ nodes: [Node], at source: Range<Int>) -> Outcome {
    guard depth < Limits.renderDepth else {
      report(
        "liquid.nesting", "blocks and includes are nested more than \(Limits.renderDepth) deep", at: source)
      return .stopped
    }
    depth += 1
    defer { depth -= 1 }
    return render(nodes)
  }

  // MARK: Output

  private mutating func print(_ expression: FilteredExpression) -> Outcome {
    write(value(of: expression, isPrinted: true), from: expression.source)
  }

  mutating func write(_ value: Value, from source: Range<Int>) -> Outcome {
    output.append(value, from: source, of: file, limit: outputLimit, work)
    return checkOutput(source)
  }

  mutating func checkOutput(_ source: Range<Int>) -> Outcome {
    guard output.bytes.count > outputLimit else { return .done }
    report("liquid.output-size", "the output is larger than \(Limits.outputBytes >> 20) MiB", at: source)
    return .stopped
  }

  private mutating func capture(_ name: String, _ body: [Node], _ source: Range<Int>) -> Outcome {
    let (outcome, bytes) = captured(body, source)
    context.variables.set(name, to: .bytes(bytes))
    work.spend(name.utf8.count)
    return outcome
  }

  private mutating func renderIfChanged(_ body: [Node], _ source: Range<Int>) -> Outcome {
    let (outcome, bytes) = captured(body, source)
    if case .stopped = outcome { return outcome }
    work.spend(bytes.count)
    if bytes != lastChanged ?? [] {
      lastChanged = bytes
      output.append(bytes, from: source, of: file)
    }
    if case .stopped = checkOutput(source) { return .stopped }
    return outcome
  }

  /// Renders nodes into a text of their own.
  mutating func captured(_ body: [Node], _ source: Range<Int>) -> (Outcome, [UInt8]) {
    var outer = SourceMappedOutput(isMapped: false)
    swap(&outer, &output)
    let outerLimit = outputLimit
    outputLimit = Limits.outputBytes
    let outcome = nested(body, at: source)
    outputLimit = outerLimit
    swap(&outer, &output)
    return (outcome, outer.bytes)
  }

  private mutating func count(_ name: String, _ isIncrement: Bool, _ source: Range<Int>) -> Outcome {
    // One step per rendered node at most: it can't overflow.
    work.spend(name.utf8.count)
    let before = context.counters[name] ?? 0
    context.counters[name] = isIncrement ? before + 1 : before - 1
    return write(.integer(isIncrement ? before : before - 1), from: source)
  }

  private mutating func render(_ cycle: Cycle) -> Outcome {
    let group = cycle.group.map { "group " + value(of: $0).text(work) } ?? "values " + cycle.identity
    work.spend(group.utf8.count * 2)
    let turn = cycles[group] ?? 0
    // Cycles of a group may differ in length: a value that one lacks prints nothing.
    cycles[group] = turn + 1 < cycle.values.count ? turn + 1 : 0
    guard turn < cycle.values.count else { return .done }
    return write(value(of: cycle.values[turn]), from: cycle.source)
  }

  // MARK: Diagnostics

  @inline(never)
  mutating func report(
    _ identifier: String, _ summary: String, at source: Range<Int>, allowed: [String] = [], fix: String? = nil
  ) {
    report(.error(identifier, summary, at: SourceRange(file, source), allowed: allowed, fix: fix))
  }

  /// Whether a problem is new at this place. Checked before a costly diagnostic is made.
  mutating func isNew(_ identifier: String, at source: Range<Int>) -> Bool {
    work.spend(Work.Cost.lookup)
    return !reported.contains(
      ReportedPlace(file: ObjectIdentifier(file), offset: source.lowerBound, identifier: identifier))
  }

  /// Reports a problem, once for each place.
  mutating func report(_ diagnostic: Diagnostic) {
    work.spend(Work.Cost.diagnostic)
    if let range = diagnostic.range {
      let place = ReportedPlace(
        file: ObjectIdentifier(range.file), offset: range.bytes.lowerBound, identifier: diagnostic.identifier)
      guard reported.insert(place).inserted else { return }
    }
    var diagnostic = diagnostic
    // The innermost suffice: includes that include each other would list all 64.
    for include in includes.suffix(8).reversed() {
      diagnostic.notes.append(.init("included from here", at: include))
    }
    context.diagnostics.append(diagnostic)
  }
}
