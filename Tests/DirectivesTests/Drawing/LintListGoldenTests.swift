import Animators
import Foundation
import Testing

@testable import Directives

/// What lint's lists say of all deliberate mistakes, in a language from the left and one from the right.
///
/// `RECORD=1 swift test --filter LintListGoldenTests` writes them anew, and fails.
struct LintListGoldenTests {
  /// A page that makes each mistake, and lists what lint finds.
  private static var page: String {
    Mistakes.catalogue.map { mistake in
      let isDriven = [.interaction, .cancellation].contains(mistake.trigger)
      let gesture = mistake.trigger == .interaction ? "swipe left 60pt in 0.3s" : "swipe left 20pt in 0.3s"
      return """
        ```{\(isDriven ? "interactive" : "strip")} \(mistake.animator.name)
        :from: photos
        :to: inbox
        :lint: show
        \(isDriven ? gesture + "\n" : "")
        Caption.
        ```

        """
    }.joined(separator: "\n")
  }

  private func lists(in language: String) throws -> String {
    let page = RenderedPage(Self.page, in: language)
    #expect(page.problems == [])
    let lists = page.html.matches(of: #/<ul class="zt-lint">\n(.*?)</ul>\n/#.dotMatchesNewlines()).map(\.1)
    #expect(lists.count == Mistakes.catalogue.count)
    return lists.joined()
  }

  @Test(arguments: ["ar", "de"])
  func theySayItInTheLanguageOfThePage(_ language: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/lint.\(language).html")
    let lists = try lists(in: language)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(lists.utf8).write(to: file)
      Issue.record("recorded lint.\(language).html")
    }
    #expect(try lists == String(contentsOf: file, encoding: .utf8))
  }

  /// Names and code are the same in all languages; a paragraph never is.
  @Test func noParagraphIsInEnglish() throws {
    func paragraphs(_ language: String) throws -> Set<Substring> {
      Set(try lists(in: language).split(separator: "\n").flatMap { $0.split(separator: "<p") })
    }
    let english = try paragraphs("en")
    for language in ["ar", "de", "es", "fr", "ja", "zh"] {
      #expect(
        try paragraphs(language).intersection(english).filter { $0.contains("</p>") } == [], "\(language)")
    }
  }
}
