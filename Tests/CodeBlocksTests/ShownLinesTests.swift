import BasicTestSupport
import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import CodeBlocks

@Suite struct ShownLinesTests {
  private static let cube = """
    import UIKit

    final class Cube {
      // #region turn
      func turn() {
        // #region inner
        print("half") /* one
        two */
        // #endregion
      }
      // #endregion
      //#region turn
      let sides = 6

      //#endregion
    }

    """

  private func shown(
    _ code: String, region: String? = nil, lines: [ClosedRange<Int>]? = nil
  ) -> (text: String, problems: [String]) {
    let input = MarkedText(code)
    let place = SourceRange(startOf: input.file)
    var block = CodeBlock(language: "swift", code: input.text, range: place)
    block.words.region = region.map { Located($0, at: place) }
    block.lines = lines.map { Located($0, at: place) }
    let diagnostics = DiagnosticCollector()
    let html = CodeHighlighter(swift: nil).html(for: block, diagnostics) ?? []
    return (String(decoding: html, as: UTF8.self), input.summary(diagnostics.diagnostics))
  }

  private func plain(_ html: String) -> String {
    html.replacing(#/<[^>]*>/#, with: "").replacing("&quot;", with: "\"")
  }

  @Test func marksAreNeverShown() {
    let all = shown(Self.cube)
    #expect(all.problems == [])
    #expect(
      plain(all.text)
        == Self.cube.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("region") }.joined(separator: "\n"))
  }

  @Test func aRegionIsShownAlone() {
    let part = shown(Self.cube, region: "inner")
    #expect(part.problems == [])
    #expect(
      part.text
        == """
        <span class="f">print</span>(<span class="s">"half"</span>) <span class="c">/* one
        </span><span class="c">two */</span>

        """.replacing("\"half\"", with: "&quot;half&quot;"))
  }

  @Test func regionsOfOneNameAreShownTogetherAndWhatIsInThem() {
    #expect(
      plain(shown(Self.cube, region: "turn").text) == """
        func turn() {
          print("half") /* one
          two */
        }
        let sides = 6


        """)
  }

  @Test func linesByTheirNumbers() {
    #expect(plain(shown(Self.cube, lines: [1...1, 12...13]).text) == "import UIKit\n  let sides = 6\n")
    #expect(plain(shown(Self.cube, lines: [13...13, 16...Int.max]).text) == "  let sides = 6\n}\n")
    #expect(shown(Self.cube, lines: [17...20]).problems == ["listing.lines@offset 0"])
  }

  @Test(
    arguments: [
      ("1️⃣// #region a\nlet x = 1\n", nil, "listing.region@1"),
      ("let x = 1\n  1️⃣// #endregion\n", nil, "listing.region@1"),
      ("// #region ab\n// #endregion\n", "abc", "listing.region@offset 0"),
    ] as [(String, String?, String)])
  func regionsThatCannotBeAreSaid(_ code: String, _ region: String?, _ problem: String) {
    #expect(shown(code, region: region).problems == [problem])
  }

  @Test func otherCodeIsLeftAlone() {
    for code in ["let x = \"#region\" // #regional\n", "#if a\n#endif\n", "a // #region b\n"] {
      #expect(plain(shown(code).text) == code)
    }
  }

  @Test func theCostOfMarksIsLinear() {
    let growth = CostGrowth(upTo: 50_000) { count in
      let code = String(repeating: "// #region a\nx\n", count: count)
      #expect(shown(code, region: "a").problems.count == 1)
    }
    #expect(growth.isLinear)
  }
}
