import Diagnostics
import Testing
import YAML

@testable import SiteBuilder

struct WorkflowTests {
  private static let installation = Workflow.Installation(package: "https://a.example/z.deb", swift: "6.3.1")

  /// The file as the house's YAML reader reads it.
  private func node(_ workflow: Workflow) throws -> YAMLNode {
    let problems = DiagnosticCollector()
    let file = SourceFile(path: workflow.path, bytes: Array(workflow.text(Self.installation).utf8))
    let node = YAMLNode.parse(SourceText(file), problems)
    #expect(problems.diagnostics.isEmpty)
    return try #require(node)
  }

  @Test(arguments: [Workflow.github, .netlify, .cloudflare])
  func `a workflow on GitHub installs, keeps the cache, and builds strictly`(_ workflow: Workflow) throws {
    let root = try node(workflow)
    let build = try #require(root["jobs"]?["build"])
    #expect(build["container"]?.string == "swift:6.3.1-bookworm")
    #expect(root["env"]?["ZOETROPE_PACKAGE"]?.string == "https://a.example/z.deb")
    let steps = try #require(build["steps"]?.array)
    let cache = try #require(steps.first { $0["uses"]?.string?.hasPrefix("actions/cache@") == true })
    #expect(cache["with"]?["path"]?.string == ".zoetrope/cache")
    let commands = steps.compactMap { $0["run"]?.string }
    #expect(commands.first?.contains("apt-get install -y -qq /tmp/zoetrope.deb") == true)
    #expect(commands.last == "zoetrope build --strict --format github --output site")
    // The branch's name is text, not a flag.
    #expect(root["on"]?["push"]?["branches"]?.array?.map(\.string) == ["main"])
    #expect(root["on"]?["schedule"]?.array?.first?["cron"]?.string == "17 5 * * *")
    #expect((root["jobs"]?["publish"] == nil) == (workflow == .github))
  }

  @Test func `GitHub Pages gets the permissions it needs, other hosts none`() throws {
    #expect(try node(.github)["permissions"]?["pages"]?.string == "write")
    #expect(try node(.github)["jobs"]?["build"]?["environment"]?["name"]?.string == "github-pages")
    #expect(try node(.netlify)["permissions"]?.entries?.count == 1)
  }

  @Test func `a workflow on GitLab keeps the cache and publishes the folder`() throws {
    let root = try node(.gitlab)
    #expect(root["image"]?.string == "swift:6.3.1-bookworm")
    let pages = try #require(root["pages"])
    #expect(pages["cache"]?["paths"]?.array?.map(\.string) == [".zoetrope/cache"])
    #expect(pages["artifacts"]?["paths"]?.array?.map(\.string) == ["public"])
    #expect(pages["script"]?.array?.map(\.string) == ["zoetrope build --strict --output public"])
  }

  @Test(arguments: Workflow.allCases)
  func `a workflow never overwrites`(_ workflow: Workflow) throws {
    let folder = try TemporaryFolder()
    #expect(try workflow.write(Self.installation, to: folder.path) == workflow.path)
    #expect(throws: Scaffold.Failure.self) { try workflow.write(Self.installation, to: folder.path) }
    #expect(folder.files() == [workflow.path])
  }

  @Test func `a new site keeps an ignore file that is there, and may have a workflow`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: ".gitignore")
    let made = try Scaffold.makeSite(workflow: (.gitlab, Self.installation), in: folder.path)
    #expect(made.contains(".gitlab-ci.yml") && !made.contains(".gitignore"))
    #expect(try folder.read(".gitignore") == "mine")
    let other = try TemporaryFolder()
    #expect(try Scaffold.makeSite(.blog, in: other.path).contains(".gitignore"))
  }
}
