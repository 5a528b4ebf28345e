import Diagnostics

extension Renderer {
  mutating func render(_ partial: Partial) -> Outcome {
    guard includes.count < Limits.includeDepth else {
      report(
        "liquid.include-depth", "includes are nested more than \(Limits.includeDepth) deep",
        at: partial.source)
      return .stopped
    }
    work.spend(Work.Cost.partial + partial.parameters.count * Work.Cost.parameter)
    guard let (name, template) = template(of: partial) else { return .done }
    let given = partial.parameters.map { (name: $0.name, value: value(of: $0.value)) }
    guard let subject = partial.subject else {
      return enter(template, partial, given: given, subject: nil)
    }
    let local = subject.alias ?? Self.baseName(of: name)
    let subjectValue = value(of: subject.value)
    guard subject.isEach else {
      return enter(template, partial, given: given, subject: Local(name: local, value: subjectValue))
    }
    return enterForEach(LoopElements(subjectValue), template, partial, given: given, local: local)
  }

  private mutating func enterForEach(
    _ elements: LoopElements, _ template: Template, _ partial: Partial,
    given: [(name: String, value: Value)], local: String
  ) -> Outcome {
    for position in 0..<elements.count {
      work.spend(Work.Cost.partial + partial.parameters.count * Work.Cost.parameter)
      guard !work.isSpent else { return workIsDone(at: partial.source) }
      let outcome = enter(
        template, partial, given: given,
        subject: Local(name: local, value: elements.value(at: position, work)),
        loop: LoopState(name: local, length: elements.count, isOfRender: true, index: position))
      if case .stopped = outcome { return outcome }
    }
    return .done
  }

  /// Renders the template in the scope of its tag, and restores the caller's.
  private mutating func enter(
    _ template: Template, _ partial: Partial, given: [(name: String, value: Value)], subject: Local?,
    loop: LoopState? = nil
  ) -> Outcome {
    let outer = (
      file: file, visibleLocals: visibleLocals, locals: locals.count, hidesParameters: hidesParameters
    )
    let isIsolated = partial.scope == .isolated
    let outerScope =
      isIsolated ? (variables: context.variables, loops: loops, counters: context.counters) : nil
    includes.append(SourceRange(file, partial.source))
    // A file that is included without parameters sees those of the file around it.
    let keepsOuter =
      given.isEmpty && (partial.scope == .jekyll || partial.scope == .relative) && !hidesParameters
    parameters.append(keepsOuter ? parameters.last ?? [] : given)
    if isIsolated {
      visibleLocals = locals.count
      context.variables = [:]
      context.counters = [:]
      loops = loop.map { [$0] } ?? []
      // The file may assign to its parameters.
      for (name, value) in given { context.variables.set(name, to: value) }
      if let subject { context.variables.set(subject.name, to: subject.value) }
    } else {
      if partial.scope == .shared {
        for (name, value) in given { locals.append(Local(name: name, value: value)) }
      }
      if let subject { locals.append(subject) }
    }
    file = template.file
    hidesParameters = isIsolated || partial.scope == .shared

    let outcome = nested(template.nodes, at: 0..<0)

    file = outer.file
    hidesParameters = outer.hidesParameters
    locals.removeLast(locals.count - outer.locals)
    visibleLocals = outer.visibleLocals
    if let outerScope { (context.variables, loops, context.counters) = outerScope }
    parameters.removeLast()
    includes.removeLast()
    // `break` ends a file of `render`; in a file of `include`, it ends the loop around.
    if isIsolated, case .leaving = outcome { return .done }
    return outcome
  }

  private mutating func template(of partial: Partial) -> (name: String, template: Template)? {
    let name =
      switch partial.name {
      case .literal(let name): name
      case .computed(let parts): self.name(of: parts)
      }
    if partial.scope == .relative {
      return relativeTemplate(name, at: partial.nameSource).map { (name, $0) }
    }
    guard let include = context.include else {
      report("liquid.include", "includes aren't available here", at: partial.nameSource)
      return nil
    }
    work.spend(Work.Cost.lookup + name.utf8.count * 2)
    guard let template = include(name) else {
      guard isNew("liquid.unknown-include", at: partial.nameSource) else { return nil }
      report(
        .unknown(
          "include", name, "liquid.unknown-include", at: SourceRange(file, partial.nameSource),
          allowed: context.includeNames?() ?? []))
      return nil
    }
    return (name, template)
  }

  private mutating func name(of parts: [Partial.Name.Part]) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .value(let expression): name += value(of: expression).text(work)
      }
    }
    return name
  }

  /// The file at a path from the folder of the page, read once in a render.
  private mutating func relativeTemplate(_ path: String, at source: Range<Int>) -> Template? {
    work.spend(Work.Cost.lookup + path.utf8.count * 2)
    if let template = relativeTemplates[path] { return template }
    guard let read = context.includeRelative else {
      report(
        "liquid.include", "“include_relative” is for the text of a page", at: source, fix: "write “include”")
      return nil
    }
    guard isNew("liquid.unknown-include", at: source) else { return nil }
    guard let include = read(path) else {
      report(
        "liquid.unknown-include", "there is no file “\(path)” in the folder of the page", at: source,
        fix: "give its path from that folder, without “..”")
      return nil
    }
    work.spend(include.template.file.bytes.count * 8)
    for problem in include.problems { report(problem) }
    relativeTemplates[path] = include.template
    return include.template
  }

  /// The file's name without extension: `card` for `parts/card.html`.
  private static func baseName(of name: String) -> String {
    let last = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
    return String(Substring(last.prefix { $0 != UInt8(ascii: ".") }))
  }
}
