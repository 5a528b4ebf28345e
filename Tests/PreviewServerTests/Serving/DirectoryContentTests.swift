import Testing

@testable import PreviewServer

@Suite struct DirectoryContentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("home", to: "site/index.html")
    try folder.write("fold", to: "site/fold/index.html")
    try folder.write("about", to: "site/about.html")
    try folder.write("secret", to: "secret.txt")
    try folder.makeFolder("site/images")
  }

  private func response(_ path: String) -> Response? {
    DirectoryContent(root: folder.path("site")).response(for: path)
  }

  private func text(_ path: String) -> String? {
    guard let response = response(path), case .file(let file) = response.body else { return nil }
    return file.contents().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func servesFiles() {
    #expect(text("/about.html") == "about")
  }

  @Test func findsTheIndexOfAFolder() {
    #expect(text("/") == "home")
    #expect(text("/fold/") == "fold")
  }

  @Test func findsPagesWithoutExtension() {
    #expect(text("/about") == "about")
    #expect(response("/about")?.contentType == "text/html; charset=utf-8")
  }

  @Test func redirectsToAFolder() {
    let answer = response("/fold")
    #expect(answer?.status == 302)
    #expect(answer?.location == "/fold/")
  }

  @Test func listsNoFolder() {
    #expect(response("/images/") == nil)
  }

  @Test func usesTheSitesOwnNotFoundPage() throws {
    #expect(response("/none") == nil)
    try folder.write("lost", to: "site/404.html")
    #expect(response("/none")?.status == 404)
    #expect(text("/none") == "lost")
  }

  @Test func followsLinksInside() throws {
    try folder.link("site/again.html", to: "about.html")
    #expect(text("/again.html") == "about")
  }

  @Test func refusesLinksThatLeave() throws {
    try folder.link("site/out.txt", to: "../secret.txt")
    try folder.link("site/out", to: folder.path)
    #expect(response("/out.txt") == nil)
    #expect(response("/out/secret.txt") == nil)
    #expect(response("/out") == nil)
  }

  @Test func refusesTraversal() {
    #expect(response("/../secret.txt") == nil)
    #expect(response("/fold/../../secret.txt") == nil)
    #expect(response("/about.html\0.png") == nil)
  }

  @Test func survivesANeighbourWithTheSamePrefix() throws {
    try folder.write("other", to: "site-old/x.txt")
    #expect(response("/../site-old/x.txt") == nil)
  }

  @Test func waitsForAFolderThatIsNotThereYet() {
    #expect(DirectoryContent(root: folder.path("later")).response(for: "/") == nil)
  }
}
