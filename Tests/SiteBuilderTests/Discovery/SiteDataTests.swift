import Testing

@testable import SiteBuilder

struct SiteDataTests {
  private func page(_ template: String, _ files: [String: String]) throws -> (text: String, report: String) {
    let site = try TestSite(["content/a.md": "DATA \(template) END\n"])
    for (path, text) in files { try site.source.write(text, to: path) }
    let built = site.cleanBuild()
    let page = try built.text("a/index.html") ?? ""
    let shown = page.split(separator: "DATA ").last?.split(separator: " END").first
    return (shown.map(String.init) ?? "", built.report)
  }

  @Test func `YAML is read by the name of its file`() throws {
    let shown = try page(
      "{{ site.data.team[1].name }} {{ site.data.limits.depth }}",
      [
        "content/_data/team.yml": "- name: Maya\n- name: Tomás\n",
        "content/_data/limits.yaml": "depth: 64\n",
      ])
    #expect(shown.text == "Tomás 64")
    #expect(shown.report.isEmpty)
  }

  @Test(arguments: [
    "{\"rows\": [{\"name\": \"a \\u00e9 \\\"b\\\" c\\/d\", \"ms\": 1.5e1, \"ok\": true, \"none\": null}]}",
    "{\n\t\"rows\": [\n\t\t{\"name\":\"a é \\\"b\\\" c/d\",\"ms\":15.0,\"ok\":true,\"none\":null}\n\t]\n}\n",
  ])
  func `JSON is read, dense or indented by tabs`(_ json: String) throws {
    let shown = try page(
      "{% assign row = site.data.bench.rows[0] %}{{ row.name }} {{ row.ms }} {{ row.ok }} {{ row.none }}-",
      ["content/_data/bench.json": json])
    #expect(shown.text == "a é &quot;b&quot; c/d 15.0 true -")
    #expect(shown.report.isEmpty)
  }

  @Test func `names come in the order of paths`() throws {
    let shown = try page(
      "{% for file in site.data %}{{ file[0] }} {% endfor %}",
      ["content/_data/b.yml": "1", "content/_data/a.json": "2", "content/_data/c-d.yaml": "3"])
    #expect(shown.text == "a b c-d ")
  }

  @Test func `data is no part of the site`() throws {
    let site = try TestSite(["content/a.md": "A\n", "content/_data/x.json": "{}"])
    #expect(!site.cleanBuild().files.contains { $0.path.hasSuffix("x.json") })
  }

  @Test func `a site without data has an empty map`() throws {
    #expect(try page("{{ site.data.size }}-{{ site.data.nothing }}", [:]).text == "0-")
  }

  @Test func `a syntax error is reported at its place`() throws {
    let shown = try page("x", ["content/_data/x.json": "{\"a\": [1, 2}\n"])
    #expect(shown.report.contains("content/_data/x.json:1:"))
  }

  @Test(arguments: ["content/_data/x.csv", "content/_data/inner/x.yml"])
  func `a file that no template can read is an error`(_ path: String) throws {
    #expect(try page("x", [path: "a: 1\n"]).report.contains("[data.file]"))
  }

  @Test func `two files of one name are an error`() throws {
    let files = ["content/_data/x.yml": "1", "content/_data/x.json": "2"]
    let shown = try page("{{ site.data.x }}", files)
    #expect(shown.text == "2")
    #expect(shown.report.contains("[data.name]"))
  }

  @Test(arguments: [
    ("content/_data/x.yml", "b"), ("content/_data/y.yml", "new"), ("content/_data/x.yml", nil),
  ])
  func `a rebuild sees changed data`(_ path: String, _ text: String?) throws {
    let site = try TestSite([
      "content/a.md": "{{ site.data.x }}{{ site.data.y }}\n", "content/_data/x.yml": "a",
    ])
    _ = site.build()
    if let text { try site.source.write(text, to: path) } else { try site.source.remove(path) }
    #expect(try site.build(changed: [path]).text("a/index.html") == site.cleanBuild().text("a/index.html"))
  }
}
