import Diagnostics
import Foundation
import Testing

@testable import Markdown

/// Every example of the CommonMark specification, through the whole pipeline with nothing beyond CommonMark on.
@Suite struct CommonMarkSpecTests {
  private struct Example: Decodable {
    var markdown: String
    var html: String
    var example: Int
  }

  /// From the Debian package golang-github-yuin-goldmark-dev, which carries the specification's examples.
  private static let path = "/usr/share/gocode/src/github.com/yuin/goldmark/_test/spec.json"

  @Test func everyExampleRendersAsSpecified() throws {
    let examples = try JSONDecoder().decode(
      [Example].self, from: try Data(contentsOf: URL(fileURLWithPath: Self.path)))
    #expect(examples.count > 600)
    for example in examples {
      let file = SourceFile(path: "\(example.example).md", text: example.markdown)
      var handler = PlainMarkdownHandler()
      let diagnostics = DiagnosticCollector()
      let document = Markdown(.commonMark).render(
        SourceText(file), handler: &handler, diagnostics)
      #expect(String(decoding: document.html, as: UTF8.self) == example.html, "example \(example.example)")
    }
  }
}

extension MarkdownOptions {
  /// CommonMark and nothing else.
  static var commonMark: MarkdownOptions {
    var options = MarkdownOptions()
    options.headingIDs = false
    options.pipeTables = false
    options.github = false
    options.footnotes = false
    options.focusableCode = false
    options.refusesScripts = false
    options.reportsDialects = false
    options.codeAttributes = false
    return options
  }
}
