import Diagnostics
import Foundation
import Highlighting
import Markdown
import Testing

@testable import Directives
@testable import Rendering

/// Classes are written by the program and styled by sheets, its own and the theme's. `FigureClass` names all of them, so that a
/// class that one side knows and the other does not is found here.
struct FigureClassTests {
  private static let known = Set(FigureClass.allCases.map(\.rawValue))
  /// What else begins like them: the classes of what a stage's elements do, and of colours.
  private static let properties = Set(
    StageProperty.allCases.map(\.className) + [StageProperty.backdropClassName])
  /// Classes that are numbered, or named by a color.
  private static var made: Regex<Substring> {
    /zt-[kp][0-9]+|zt-(?:fill|stroke|stop)-[0-9a-f]+-[0-9a-f]+/
  }

  // MARK: Written

  private static let screens = ["a", "b", "c", "d"].map {
    "```{screen} \($0)\nsize: 375x667\ntitle: \($0)\ncontent: [label: Hello]\n```\n"
  }.joined()

  /// Figures of every kind. Each line is a directive with its options, then its body.
  private static let figures: [(header: String, lines: String)] = [
    ("{transition} fold", ":from: a\n:to: b\n:folds: 3\n:geometry: contact\n:autoplay: true"),
    ("{transition} fold", ":from: a\n:to: b\n:drive: reader\n:swipe: left\n:lint: show"),
    ("{transition} flip-horizontal", ":from: a\n:to: b\n:drive: reader\n:swipe: right"),
    ("{stage} cover-vertical", ":from: a\n:to: b"),
    ("{stage} cover-vertical", ":from: a\n:to: b\n:card: true"),
    ("{stage} cover-vertical", ":from: a\n:to: b\n:drive: reader"),
    ("{stage} cover-vertical", ":from: b\n:to: a\n:reverse:\n:drive: reader"),
    ("{strip} fade", ":from: a\n:to: b\n:lint: show"),
    ("{compare}", ":from: a\n:to: b\nfade\npush"),
    ("{compare}", ":from: a\n:to: b\n:over:\nfade\npush\nfold\nscroll"),
    ("{layers} fold", ":from: a\n:to: b"),
    ("{screen} e", ":show: true\nsize: 100x200"),
    ("{strip} wrong-sign", ":from: a\n:to: b\n:lint: show"),
    ("{interactive} fold", ":from: a\n:to: b\nswipe left 200pt in 0.3s"),
    ("{scenario} tabs", ":screens: a, b\ntap 2\nsettle\nexpect selected 2"),
    ("{scenario} paging", ":screens: a, b, c, d\nswipe right 300pt in 0.35s\nsettle"),
    ("{callbacks} tabs", ":screens: a, b\n:animator: fade\n:interaction: swipe\nswipe left 230pt in 0.2s"),
    ("{curve}", "easeIn\neaseOut\nlinear\neaseInEaseOut\nspring(damping: 0.5)\nspring(damping: 0.7)"),
    ("{no-such-directive}", ""),
  ]

  @Test func everyKnownClassIsWrittenAndEveryWrittenOneIsKnown() {
    let fences = Self.figures.map { "```\($0.header)\n\($0.lines)\n```\n" }
    let page = RenderedPage(Self.screens + fences.joined(separator: "\n"))
    let written = Set(
      page.html.matches(of: #/ class="([^"]*)"/#)
        .flatMap { $0.output.1.split(separator: " ").map(String.init) }
        .filter { $0.hasPrefix("zt-") && $0.wholeMatch(of: Self.made) == nil })
    #expect(page.diagnostics.map(\.identifier) == ["directive.unknown"])
    #expect(written.subtracting(Self.known).subtracting(Self.properties) == [])
    #expect(Self.known.subtracting(written) == [])
    let ruled = Set(page.styles.matches(of: /\.(zt-[a-z0-9-]+)/).map { String($0.output.1) })
      .filter { $0.wholeMatch(of: Self.made) == nil }
    #expect(!ruled.isEmpty)
    #expect(ruled.subtracting(Self.known) == [])
  }

  // MARK: Styled

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized
  private static let theme = root.appendingPathComponent("templates/assets/zoetrope.css")

  @Test func sheetsStyleNothingElse() throws {
    let theme = try String(contentsOf: Self.theme, encoding: .utf8)
    for sheet in [StageStyles.css, PlotStyles.css, theme] {
      let styled = Set(sheet.matches(of: /\.(zt-[a-z0-9-]+)/).map { String($0.output.1) })
        .filter { $0.wholeMatch(of: Self.made) == nil }
      #expect(styled.count > 10)
      #expect(styled.subtracting(Self.known).subtracting(Self.properties) == [])
    }
  }
  private static let prose = """
    # Title

    ## Heading

    | a | b | c |
    |---|:-:|--:|
    | 1 | 2 | 3 |

    - [x] A task

    A footnote.[^1]

    [^1]: It.

    """

  /// Beside figures, a theme styles what Markdown becomes, and what templates and pages write themselves.
  @Test func theThemeStylesNothingThatIsNeverWritten() throws {
    let admonitions = ["note", "tip", "important", "warning", "caution"].map { "```{\($0)}\nText.\n```\n" }
    var (page, diagnostics) = (RenderedPage("").page, DiagnosticCollector())
    let tabs = (1...16).map { "```text tab=T\($0) linenos=999\na\nb\n```\n" }
    let text = SourceText(
      SourceFile(path: "page.md", text: Self.prose + (admonitions + tabs).joined(separator: "\n")))
    var options = MarkdownOptions()
    options.headingAnchors = true
    let document = Markdown(options).render(text, handler: &page, diagnostics)
    var html = String(decoding: document.html, as: UTF8.self)
    for folder in ["templates/layouts", "templates/includes", "content"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where ["html", "md"].contains(file.pathExtension) {
        html += try String(contentsOf: file, encoding: .utf8)
      }
    }
    // Lines of code.
    html += try String(
      contentsOf: Self.root.appendingPathComponent(
        "Tests/SiteBuilderTests/Sites/code-blocks/expected/index.html"), encoding: .utf8)
    let search = [
      "Sources/SiteBuilder/Search", "Sources/SiteBuilder/Glossary", "Sources/CodeBlocks", "templates/assets",
    ]
    for folder in search {
      for name in try FileManager.default.contentsOfDirectory(
        atPath: Self.root.appendingPathComponent(folder).path)
      where name.hasSuffix(".swift") || name.hasSuffix(".js") {
        html += try String(contentsOf: Self.root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
          .replacing(#/\.class\("([^"]*)"\)|class: '([^']*)'|className = "([^"]*)"/#) {
            "class=\"\($0.1 ?? $0.2 ?? $0.3 ?? "")\""
          }
      }
    }
    let written = Set(
      html.matches(of: /class="([^"]*)"/).flatMap { $0.output.1.matches(of: /[a-z][a-z0-9-]*/) }
        .map { String($0.output) })
    let tokens = Set(HighlightToken.Kind.allCases.map { String($0.rawValue) })
    let theme = try String(contentsOf: Self.theme, encoding: .utf8).replacing(#//\*(.|\n)*?\*//#, with: "")
    let styled = theme.matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.output.1) }
    #expect(diagnostics.isEmpty)
    #expect(
      Set(styled.filter { !$0.hasPrefix("zt-") }).subtracting(written).subtracting(tokens) == [])
  }
}
