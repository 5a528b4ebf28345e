import Diagnostics
import Liquid
import Testing

@Suite struct SourceMapTests {
  private func text(_ source: String, includes: [String: String] = [:]) -> SourceText {
    let diagnostics = DiagnosticCollector()
    let template = Template(SourceFile(path: "page.md", text: source), diagnostics)
    var context = Context(globals: ["name": "a long value"])
    let templates = includes.mapValues {
      Template(SourceFile(path: "part", text: $0), diagnostics)
    }
    context.include = { [templates] in templates[$0] }
    return template.renderText(context: &context)
  }

  /// The source of a word in a rendered text, as `path:excerpt`.
  private func source(of word: String, in text: SourceText) -> String? {
    let bytes = Array(word.utf8)
    guard
      let start = text.bytes.indices.first(where: { text.bytes[$0...].starts(with: bytes) }),
      let range = text.source(of: start..<start + bytes.count)
    else { return nil }
    return range.file.path + ":" + String(decoding: range.file.bytes[range.bytes], as: UTF8.self)
  }

  @Test func textIsCopied() {
    let text = text("before {{ name }} after")
    #expect(source(of: "after", in: text) == "page.md:after")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "before a long value after")
  }

  @Test func outputStandsForItsTag() {
    #expect(source(of: "long", in: text("before {{ name }} after")) == "page.md:{{ name }}")
  }

  @Test func includedTextPointsIntoItsFile() {
    let text = text("{% include part.md %} after", includes: ["part.md": "inner"])
    #expect(source(of: "inner", in: text) == "part:inner")
    #expect(source(of: "after", in: text) == "page.md:after")
  }

  @Test func highlightedCodeIsCopied() {
    #expect(
      source(of: "let x", in: text("{% highlight swift %}\nlet x = 1\n{% endhighlight %}")) == "page.md:let x"
    )
  }

  @Test func literalTextIsCopiedWhole() {
    #expect(source(of: "text", in: text("plain text")) == "page.md:text")
  }
}
