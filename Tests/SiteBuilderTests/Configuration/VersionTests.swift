import Diagnostics
import Testing

@testable import SiteBuilder

/// The versions of a documentation: which one a site is about, and where the others are.
struct VersionTests {
  private func read(_ yaml: String) -> (configuration: Configuration, problems: [String]) {
    let diagnostics = DiagnosticCollector()
    let file = SourceFile(path: Configuration.fileName, bytes: Array(yaml.utf8))
    let configuration = Configuration(file, diagnostics)
    return (configuration, diagnostics.diagnostics.map(\.summary))
  }

  @Test func namesAreEnough() {
    let (site, problems) = read("url: https://a.org/kit/\nversion: 1.0\nversions: [\"2.0\", 1.0, 0.9 alpha]")
    #expect(problems.isEmpty)
    #expect(
      site.versions?.all.map(\.address) == [
        "https://a.org/kit", "https://a.org/kit/1.0", "https://a.org/kit/0.9%20alpha",
      ])
    #expect(site.versions?.all.map(\.status) == [.current, .old, .old])
    #expect(site.versions?.shown == 1)
    #expect(site.baseURL == "https://a.org/kit/1.0")
  }

  @Test func versionsBeforeTheCurrentOneAreUpcoming() {
    let list = "[{name: next}, {name: \"2\", current: true}, \"1\"]"
    let (site, problems) = read("url: https://a.org\nversion: next\nversions: \(list)")
    #expect(problems.isEmpty)
    #expect(site.versions?.all.map(\.status) == [.upcoming, .current, .old])
    #expect(site.baseURL == "https://a.org/next")
    #expect(site.versions?.isCanonical == false)
  }

  @Test(arguments: [
    ("versions: []", "“versions” is a list of versions, newest first, not an empty list"),
    ("versions: {a: b}", "“versions” is a list of versions, newest first, not a mapping"),
    ("versions: [\"1\"]", "the version “1” needs an address, and the site has no “url”"),
    (
      "url: https://a.org\nversions: [\"1\"]",
      "“versions” needs “version”, the one that this site is about, so there is no switcher"
    ),
    ("url: https://a.org\nversion: 2\nversions: [\"1\"]", "unknown version “2”"),
    ("url: https://a.org\nversion: 1\nversions: [\"1\", \"1\"]", "there are two versions “1”"),
    (
      "url: https://a.org\nversion: 1\nversions: [\"1\", {name: \"2\", url: /}]",
      "the versions “1” and “2” have the same address, “https://a.org”"
    ),
    (
      "url: https://a.org\nversion: 1\nversions: [\"1\", {name: \"2\", url: ../..}]",
      "“../..” isn't the address of a version"
    ),
  ])
  func mistakesLeaveTheSiteWithoutVersions(_ yaml: String, _ problem: String) {
    let (site, problems) = read(yaml)
    #expect(problems == [problem])
    #expect(site.versions == nil)
  }

  @Test func aSecondCurrentVersionIsReported() {
    let list = "[{name: a, current: true}, {name: b, current: true}]"
    let (site, problems) = read("url: https://a.org\nversion: a\nversions: \(list)")
    #expect(problems == ["two versions are “current”; the first of them counts"])
    #expect(site.versions?.shownVersion.status == .current)
  }

  @Test func aHundredVersionsAreTheMost() {
    let names = (0..<10_000).map { "- v\($0)\n" }.joined()
    let (site, problems) = read("url: https://a.org\nversion: v99\nversions:\n\(names)")
    #expect(problems == ["10000 versions are too many; those after the first 100 are ignored"])
    #expect(site.versions?.all.count == 100)
  }

  @Test func aKeyOfAnAuthorsOwnStaysTheirs() {
    let (site, problems) = read("version: 3")
    #expect(problems.isEmpty)
    #expect(site.versions == nil)
  }

  @Test func aMissingFileIsReported() throws {
    let site = try TestSite([
      "zoetrope.yml": "url: https://a.org\nversion: 1\nversions: versions.yml", "content/index.md": "Hi",
    ])
    let problems = site.build().diagnostics.filter { $0.identifier == "config.versions" }
    #expect(
      problems.map(\.summary) == [
        "there is no file “versions.yml” in the site's folder, so it has no versions"
      ])
  }
}
