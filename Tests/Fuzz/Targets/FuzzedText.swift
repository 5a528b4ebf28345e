import Diagnostics
import HTML

@testable import Highlighting
@testable import Liquid
@testable import YAML

/// Texts that are read by languages of their own.
enum FuzzedText {
  static func frontMatter(_ bytes: [UInt8]) {
    let file = SourceFile(path: "page.md", bytes: bytes)
    let diagnostics = DiagnosticCollector()
    let split = FrontMatter.split(file, diagnostics)
    law(split.body.upperBound == bytes.count, "the body ends where the file does")
    print(diagnostics.diagnostics)
  }

  static func template(_ bytes: [UInt8]) {
    let file = SourceFile(path: "page.html", bytes: bytes)
    let diagnostics = DiagnosticCollector()
    let template = Template(file, diagnostics)
    let partial = SourceFile(path: "part.html", text: "<{{ include.a }}{% include part a=include.a %}>")
    let part = Template(partial, diagnostics)
    var context = Context(globals: values)
    context.include = { $0 == "self" ? template : $0 == "part" ? part : nil }
    context.now = DateTime(parsing: "2013-09-20 12:00")
    var output: [UInt8] = []
    template.render(into: &output, context: &context)
    law(output.count <= Limits.outputBytes, "a template makes no more than it may")
    let page = Template(file, keepsFences: true, diagnostics).renderText(context: &context)
    law(page.bytes.count <= Limits.outputBytes, "a page makes no more than it may")
    print(diagnostics.diagnostics + context.diagnostics)
  }

  private static let values: [String: Value] = [
    "page": ["title": "Fold & <roll>", "tags": ["a", "b", "c"], "n": 3, "x": 0.5, "date": "2013-09-20"],
    "list": [3, "b", .null, 1.5, true, ["k": "v", "n": 2], ["k": "w", "n": 1], [1, [2, [3]]]],
    "text": "Grüße, “world” 👩‍👩‍👧 <b>&amp;</b>",
  ]

  static func highlighting(_ bytes: [UInt8]) {
    for language in ["swift", "objc", "js", "json", "yaml", "css", "html", "liquid", "sh", "md"] {
      guard let tokens = Highlighter.tokens(of: bytes, language: language) else { continue }
      for token in tokens { law(token.range.upperBound <= bytes.count, "tokens lie in the code") }
      law(withoutTags(tokens.html(of: bytes)) == HTMLText.escaped(bytes), "colouring changes no text")
    }
  }

  private static func withoutTags(_ html: [UInt8]) -> [UInt8] {
    var isInside = false
    return html.filter { byte in
      if byte == UInt8(ascii: "<") { isInside = true }
      defer { if byte == UInt8(ascii: ">") { isInside = false } }
      return !isInside
    }
  }
}
