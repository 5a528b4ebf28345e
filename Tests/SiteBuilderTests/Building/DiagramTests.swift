import Foundation
import Testing

@testable import SiteBuilder

/// Programs that draw diagrams, played by scripts with their command lines, and Graphviz where it is installed.
@Suite struct DiagramTests {
  private static let picture =
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><path d='M0 0'/></svg>"
  private static let arguments = """
    #!/bin/sh
    while [ $# -gt 0 ]; do
      case "$1" in
      -o|--output) out="$2"; shift;;
      --input) in="$2"; shift;;
      -*) ;;
      *) in="$1";;
      esac
      shift
    done

    """

  /// - Parameter script: has the source in `$in` and the place of the drawing in `$out`.
  private func program(_ script: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(Self.arguments + script + "\n", to: "draw")
    let path = folder.path + "/draw"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func drawing(_ script: String, _ language: DiagramLanguage = .mermaid) throws -> String {
    let folder = try TemporaryFolder()
    let programs = DiagramPrograms(cache: nil, paths: [language: try program(script, in: folder)])
    do throws(DiagramPrograms.Problem) {
      return String(decoding: try programs.drawing(of: Array("graph".utf8), language), as: UTF8.self)
    } catch {
      return error.reason + (error.line.map { " @\($0)" } ?? "")
    }
  }

  @Test(arguments: DiagramLanguage.allCases) func drawingsAreTaken(_ language: DiagramLanguage) throws {
    #expect(
      try drawing("echo \"\(Self.picture)\" > $out; grep -q graph $in", language) == Self.picture + "\n")
  }

  @Test(arguments: [
    (
      "echo 'Error: x.txt: syntax error in line 7 near a' >&2; exit 1",
      "“mmdc” failed: Error: x.txt: syntax error in line 7 near a @7"
    ),
    ("exit 1", "“mmdc” failed"), ("exit 0", "“mmdc” failed"),
    ("echo hello > $out", "its drawing isn't SVG: syntax error in line 1"),
    (
      "echo '<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" onload=\"a()\"/>' > $out",
      "its drawing has onload, which could run"
    ),
    ("echo '<html/>' > $out", "its drawing isn't SVG with a size"),
  ])
  func failuresHaveReasons(_ script: String, _ reason: String) throws {
    #expect(try drawing(script) == reason)
  }

  private func site(_ page: String, _ script: String?) throws -> BuiltSite {
    let folder = try TemporaryFolder()
    let site = try TestSite(["content/index.md": "# Title\n\n" + page])
    var options = Site.Options(source: site.source.path)
    var paths: [DiagramLanguage: String] = [:]
    if let script { paths[.dot] = try program(script, in: folder) }
    options.diagrams = DiagramPrograms(cache: nil, paths: paths)
    return Site(options).build()
  }

  @Test func aDiagramIsAPictureOfTheSite() throws {
    let built = try site("```dot title=\"Screens\"\na -> b\n```\n", "echo \"\(Self.picture)\" > $out")
    #expect(built.diagnostics.isEmpty)
    let page = String(
      decoding: try #require(try built.ownFiles.first { $0.path == "index.html" }?.bytes()), as: UTF8.self)
    let drawing = try #require(built.ownFiles.first { $0.path.hasPrefix("assets/figures/") })
    #expect(
      page.contains(
        "<figure class=\"media media-diagram\"><img src=\"\(drawing.path)\" alt=\"Screens\" width=\"20\" "
          + "height=\"10\" loading=\"lazy\"><figcaption>Screens</figcaption></figure>"))
  }

  @Test func aFaultIsAtItsLine() throws {
    let built = try site("```dot\na\nb ->\n```\n", "echo 'Error: syntax error in line 2' >&2; exit 1")
    let problem = try #require(built.diagnostics.first)
    #expect(built.diagnostics.map(\.identifier) == ["diagram.failed"])
    #expect(problem.range.map { $0.file.location(at: $0.bytes.lowerBound).line } == 5)
  }

  @Test func withoutTheProgramTheSourceStays() throws {
    let built = try site("```dot\na\n```\n", nil)
    #expect(built.diagnostics.map(\.identifier) == ["markdown.diagram"])
  }

  @Test(.enabled(if: DiagramPrograms(cache: nil).isInstalled(.dot))) func graphvizDraws() throws {
    let programs = DiagramPrograms(cache: nil)
    let drawing = try programs.drawing(of: Array("digraph { a -> b }".utf8), .dot)
    #expect(String(decoding: drawing, as: UTF8.self).contains("<svg"))
    #expect(
      throws: DiagramPrograms.Problem(
        reason: "“dot” failed: Error: syntax error in line 2 near '->'", line: 2)
    ) {
      try programs.drawing(of: Array("digraph { a ->\n -> b }".utf8), .dot)
    }
  }
}
