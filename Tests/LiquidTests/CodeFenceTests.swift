import Diagnostics
import Testing

@testable import Liquid

/// Braces in the fenced code of a page are code.
struct CodeFenceTests {
  private func render(_ text: String, keepsFences: Bool = true) -> (text: String, problems: [String]) {
    let problems = DiagnosticCollector()
    let template = Template(SourceFile(path: "a.md", text: text), keepsFences: keepsFences, problems)
    var context = Context(globals: ["x": "1"])
    let rendered = template.renderText(context: &context)
    return (
      String(decoding: rendered.bytes, as: UTF8.self),
      (problems.diagnostics + context.diagnostics).map(\.identifier)
    )
  }

  @Test(arguments: [
    "```\n{{ x }}\n```\n", "~~~yaml\n{% if a %}{{ b }\n~~~~\n", "- ```\n  {{ x }}\n  ```\n",
    "> ```swift\n> {{ x | y }}\n> ```\n", "````\n```\n{{ x }}\n```\n````\n", "```\r\n{{ x }}\r\n```\r\n",
    "```\n{% raw %}\n```\n", "```\n{% endfor %} {% highlight %}\n```",
  ])
  func `fenced code stays as it is`(_ text: String) {
    let page = render(text)
    #expect(page.text == text)
    #expect(page.problems == [])
  }

  @Test(arguments: [
    ("{{ x }}\n```\n{{ x }}\n```\n{{ x }}\n", "1\n```\n{{ x }}\n```\n1\n"),
    // The opening line, code in a line, indented code and what is never closed are templates.
    ("```{{ x }}\n{{ x }}\n```\n", "```1\n{{ x }}\n```\n"), ("`{{ x }}`\n", "`1`\n"),
    ("```{{ x }}``` a\n{{ x }}\n", "```1``` a\n1\n"), ("```\n{{ x }}\n", "```\n1\n"),
    ("    {{ x }}\n", "    1\n"),
    // So are directives, though not the code in them.
    ("```{note}\n{{ x }}\n```\n{{ x }}\n", "```{note}\n1\n```\n1\n"),
    (
      "````{note}\n{{ x }}\n```swift\n{{ x }}\n```\n{{ x }}\n````\n",
      "````{note}\n1\n```swift\n{{ x }}\n```\n1\n````\n"
    ),
    // Blocks around fences.
    ("{% for i in (1..2) %}\n```\n{{ i }}\n```\n{% endfor %}", "\n```\n{{ i }}\n```\n\n```\n{{ i }}\n```\n"),
    ("{% comment %}\n```\n{% endcomment %}{{ x }}\n```\n{{ x }}\n```\n", "1\n```\n{{ x }}\n```\n"),
    // Raw, around and within.
    ("{% raw %}\n```\n{{ x }}\n```\n{% endraw %}\n{{ x }}\n", "\n```\n{{ x }}\n```\n\n1\n"),
    ("```\n{% raw %}{{ x }}{% endraw %} {{ x }}\n```\n{{ x }}", "```\n{{ x }} {{ x }}\n```\n1"),
    ("{% raw %}\n```\n{{ x }}{% endraw %}\n{{ x }}\n```\n{{ x }}", "\n```\n{{ x }}\n{{ x }}\n```\n1"),
    // Highlighted code that holds a fence.
    (
      "{% highlight md %}\n```\n{{ x }}\n{% endhighlight %}\n{{ x }}\n```\n{{ x }}\n```\n",
      "````md\n```\n{{ x }}\n````\n1\n```\n{{ x }}\n```\n"
    ),
  ])
  func `everything else is a template`(_ text: String, _ expected: String) {
    let page = render(text)
    #expect(page.text == expected)
    #expect(page.problems == [])
  }

  @Test func `fences are rendered where the page asks for it`() {
    #expect(render("```\n{{ x }}\n```\n", keepsFences: false).text == "```\n1\n```\n")
  }

  @Test(arguments: [
    "```a\n", "```\n{{ x }}\n", "```\n{% raw %}\n```\n", "```\n{% raw %}{% raw %}\n", "````\n```{{ x\n",
    "```{a}\n{{",
    "```\n{% raw %}x{% endraw %}{% raw %}\n```\n",
  ])
  func `the cost is linear in the text`(_ piece: String) {
    let text = Array(String(repeating: piece, count: 5_000).utf8)
    var scanner = TemplateScanner(text, range: 0..<text.count, keepsFences: true)
    var count = 0
    scan: while true {
      switch scanner.next() {
      case .end: break scan
      case .tag(let tag) where tag.name == "raw":
        if scanner.raw(until: "endraw") == nil { scanner.skipToEnd() }
      default: count += 1
      }
    }
    #expect(count <= 20_000)
    #expect(scanner.steps <= text.count * 4)
  }
}
