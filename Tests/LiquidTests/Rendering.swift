import Diagnostics
import Liquid
import Testing

/// A template rendered for a test.
struct Rendering {
  var output: String
  var diagnostics: [Diagnostic]

  var identifiers: [String] { diagnostics.map(\.identifier) }
}

/// Renders a template. Files that it includes are given by name; what is wrong in them is collected too.
func rendering(
  _ source: String, _ globals: [String: Value] = [:], includes: [String: String] = [:],
  configure: (inout Context) -> Void = { _ in }
) -> Rendering {
  let diagnostics = DiagnosticCollector()
  let template = Template(SourceFile(path: "page.md", text: source), diagnostics)
  var context = Context(globals: globals)
  var templates: [String: Template] = [:]
  for (name, text) in includes {
    templates[name] = Template(SourceFile(path: name, text: text), diagnostics)
  }
  context.include = { [templates] in templates[$0] }
  context.includeNames = { [templates] in Array(templates.keys) }
  configure(&context)
  var output: [UInt8] = []
  template.render(into: &output, context: &context)
  return Rendering(
    output: String(decoding: output, as: UTF8.self),
    diagnostics: diagnostics.diagnostics + context.diagnostics)
}

/// What a template without problems renders; each problem fails the test, but for names that are undefined on purpose.
func render(
  _ source: String, _ globals: [String: Value] = [:], includes: [String: String] = [:],
  allowsUndefined: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, configure: (inout Context) -> Void = { _ in }
) -> String {
  let result = rendering(source, globals, includes: includes, configure: configure)
  let formatter = DiagnosticFormatter()
  for diagnostic in result.diagnostics
  where !(allowsUndefined && diagnostic.identifier == "liquid.unknown-variable") {
    Issue.record("\(formatter.format(diagnostic))", sourceLocation: sourceLocation)
  }
  return result.output
}

typealias SourceLocation = Testing.SourceLocation

/// Expects one problem at each place between « and », in order, and none elsewhere.
func expectProblems(
  _ identifiers: String..., in marked: String, _ globals: [String: Value] = [:],
  includes: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation,
  configure: (inout Context) -> Void = { _ in }
) {
  let (source, ranges) = unmarked(marked)
  let found = rendering(source, globals, includes: includes, configure: configure).diagnostics.sortedByPlace()
  #expect(found.map(\.identifier) == identifiers, sourceLocation: sourceLocation)
  let places = found.map { $0.range?.bytes ?? 0..<0 }
  #expect(
    places.map { excerpt(source, $0) } == ranges.map { excerpt(source, $0) }, sourceLocation: sourceLocation)
  #expect(places == ranges, sourceLocation: sourceLocation)
}

private func excerpt(_ source: String, _ range: Range<Int>) -> String {
  String(decoding: Array(source.utf8)[range], as: UTF8.self)
}

/// The text without its marks, and the bytes that were marked.
private func unmarked(_ text: String) -> (source: String, ranges: [Range<Int>]) {
  var source = ""
  var starts: [Int] = []
  var ranges: [Range<Int>] = []
  for character in text {
    switch character {
    case "«": starts.append(source.utf8.count)
    case "»": ranges.append((starts.popLast() ?? 0)..<source.utf8.count)
    default: source.append(character)
    }
  }
  return (source, ranges.sorted { $0.lowerBound < $1.lowerBound })
}
