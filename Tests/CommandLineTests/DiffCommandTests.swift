import Foundation
import Testing

struct DiffCommandTests {
  private static func page(_ duration: String, name: String = "it") -> String {
    """
    # Fade

    ```{screen} a
    content: [label: One]
    ```

    ```{screen} b
    content: [label: Two]
    ```

    ```{transition} fade
    :from: a
    :to: b
    :duration: \(duration)
    :name: \(name)
    ```

    """
  }

  /// A workspace with two builds, `before` and `after`.
  private static func builds(_ before: String, _ after: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    for (page, output) in [(before, "before"), (after, "after")] {
      try workspace.write(page, to: "content/fade.md")
      #expect(try workspace.run("build", "--output", output).code == 0)
    }
    return workspace
  }

  @Test func `a longer figure is told in words and shown before and after`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.6s"))
    let outcome = try workspace.run("diff", "before", "after")
    #expect(outcome.code == 0)
    #expect(outcome.output == "1 figure changed: figure-differences/figures.md\n")
    let report = try workspace.read("figure-differences/figures.md")
    #expect(report.contains("It takes 0.2 s longer: 0.4 s → 0.6 s."))
    #expect(
      report.contains("![before](fade-it.before.svg)") && report.contains("![after](fade-it.after.svg)"))
    #expect(try workspace.read("figure-differences/fade-it.before.svg").hasPrefix("<svg"))
  }

  @Test func `figures that are new and gone are listed`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.4s", name: "other"))
    let outcome = try workspace.run("diff", "before", "after", "--address", "https://example.org/p")
    #expect(outcome.output.hasPrefix("1 is new, 1 is gone"))
    let report = try workspace.read("figure-differences/figures.md")
    #expect(report.contains("![after](https://example.org/p/fade-other.after.svg)"))
  }

  @Test func `equal builds have no differences`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.4s"))
    #expect(try workspace.run("diff", "before", "after").output.hasPrefix("No figure changed"))
  }

  @Test func `other identifiers and words don't change what a figure looks like`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.4s"))
    let list = try workspace.read("after/figures.json")
    let name = String(try #require(list.firstMatch(of: /assets\/figures\/[0-9a-f]+\.svg/)).0)
    let strip = try workspace.read("after/" + name)
    func change(_ strip: String, _ list: String) throws -> String {
      try workspace.write(strip, to: "after/assets/figures/other.svg")
      try workspace.write(list.replacing(name, with: "assets/figures/other.svg"), to: "after/figures.json")
      _ = try workspace.run("diff", "before", "after")
      return try workspace.read("figure-differences/figures.md")
    }
    #expect(strip.contains("\"#p") && strip.contains("<desc"))
    let renamed = strip.replacing("\"#p", with: "\"#q").replacing("id=\"p", with: "id=\"q")
      .replacing("url(#p", with: "url(#q").replacing(/<desc.*<\/desc>/, with: "<desc>Other.</desc>")
    #expect(try change(renamed, list).contains("No figure changed"))
    let described = try #require(list.firstMatch(of: /"description":"/)).0
    #expect(
      try change(renamed, list.replacing(described, with: described + "Now: "))
        .contains("Its description for screen readers differs."))
    #expect(
      try change(strip.replacing("<path ", with: "<path opacity=\".5\" "), list)
        .contains("Its frames look different."))
    #expect(
      try change(strip.replacing("dark){", with: "dark){.zt-fill-fff-000{fill:#123456}"), list)
        .contains("Its frames look different."))
    #expect(try change("<svg", list).contains("Its frames look different."))
  }

  @Test func `a picture that is written in another way is the same`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.4s"))
    let list = try workspace.read("after/figures.json")
    let name = String(try #require(list.firstMatch(of: /assets\/figures\/[0-9a-f]+\.svg/)).0)
    let strip = try workspace.read("after/" + name)
    let path = try #require(strip.firstMatch(of: /<path fill="[^"]*"[^>]*\/>/)).0
    try workspace.write(
      strip.replacing(path, with: "<g>\(path)</g>"), to: "after/assets/figures/other.svg")
    try workspace.write(list.replacing(name, with: "assets/figures/other.svg"), to: "after/figures.json")
    #expect(try workspace.run("diff", "before", "after").output.hasPrefix("No figure changed"))
  }

  @Test func `a folder without a list, another version and foreign files are errors`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.6s"))
    let missing = try workspace.run("diff", "content", "after")
    #expect(missing.code == 1 && missing.errors.contains("the folder “content” has no “figures.json”"))
    try workspace.write("mine", to: "figure-differences/figures.md")
    let foreign = try workspace.run("diff", "before", "after")
    #expect(foreign.code == 1 && foreign.errors.contains("was not made by"))
    #expect(try workspace.read("figure-differences/figures.md") == "mine")
    try workspace.write("{\"version\":9,\"figures\":[]}", to: "before/figures.json")
    #expect(try workspace.run("diff", "before", "after").errors.contains("before/figures.json:1:1: error:"))
    try workspace.write("{\"version\":", to: "before/figures.json")
    #expect(try workspace.run("diff", "before", "after").errors.contains("this isn't a list of figures"))
  }

  @Test func `a list can't name files outside of its folder`() throws {
    let workspace = try Self.builds(Self.page("0.4s"), Self.page("0.6s"))
    try workspace.write("secret", to: "secret.svg")
    let list = try workspace.read("before/figures.json")
    let names = try #require(list.firstMatch(of: /assets\/figures\/[0-9a-f]+\.svg/)).0
    for path in ["../secret.svg", "/etc/hostname"] {
      try workspace.write(list.replacingOccurrences(of: names, with: path), to: "before/figures.json")
      #expect(try workspace.run("diff", "before", "after", "--output", "out").code == 0)
      #expect(try workspace.read("out/figures.md").contains("![before]") == false)
    }
  }
}
