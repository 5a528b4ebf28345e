import Testing

@testable import SiteBuilder

struct ScaffoldTests {
  @Test(.enabled(if: BuiltRunner.hasToolchain)) func `a new site builds without problems`() throws {
    let folder = try TemporaryFolder()
    let paths = try Scaffold.makeSite(in: folder.path + "/new")
    #expect(paths.contains("content/tutorials/first.md"))
    var options = Site.Options(source: folder.path + "/new")
    options.listings = BuiltRunner.service()
    #expect(Site(options).build().report == "")
  }

  @Test func `a new site touches no file that is there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "content/index.md")
    #expect(throws: Scaffold.Failure.self) { try Scaffold.makeSite(in: folder.path) }
    #expect(folder.files() == ["content/index.md"])
  }

  @Test func `a new tutorial has its title, whatever is in it`() throws {
    let folder = try TemporaryFolder()
    let title = "Fold: \"corners\" \\ & more"
    let path = try Scaffold.makeTutorial(titled: title, in: folder.path)
    var options = Site.Options(source: folder.path)
    options.includesDrafts = true
    let built = Site(options).build()
    #expect(path == "content/tutorials/fold-corners---more.md")
    #expect(built.report == "")
    #expect(throws: Scaffold.Failure.self) { try Scaffold.makeTutorial(titled: title, in: folder.path) }
  }
}
