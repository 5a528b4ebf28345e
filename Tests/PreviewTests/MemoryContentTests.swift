import BasicTestSupport
import Foundation
import PreviewServer
import Testing

@testable import Preview

struct MemoryContentTests {
  /// A site that was built, and what a preview serves of it.
  private struct Served {
    let previewed: PreviewedSite
    let content: MemoryContent

    init(_ files: [String: String]) throws {
      previewed = try PreviewedSite(files)
      content = MemoryContent(source: previewed.folder.path)
      update(changed: nil)
    }

    @discardableResult func update(changed: Set<String>?) -> [String] {
      let built = previewed.site.build(changed: changed)
      return content.update(to: built.outputs, unpublished: built.unpublished, changed: built.changed)
    }

    /// The status and the text of a page; nil for nothing, or a file of the source.
    func page(_ path: String) -> (status: Int, text: String)? {
      guard let response = content.response(for: path), case .bytes(let bytes) = response.body else {
        return nil
      }
      return (response.status, String(decoding: bytes, as: UTF8.self))
    }

    /// Whether a path is answered with a file of the source.
    func isFile(_ path: String) -> Bool {
      if case .file = content.response(for: path)?.body { true } else { false }
    }
  }

  @Test func aPageHasOneAddress() throws {
    let served = try Served(["content/index.md": "# Home\n", "content/a/b.md": "# Page\n\nwords\n"])
    #expect(served.page("/a/b/")?.status == 200)
    #expect(served.page("/a/b/index.html")?.text.contains("words") == true)
    #expect(served.content.response(for: "/a/b")?.location == "/a/b/")
    #expect(served.page("/nowhere")?.status == 404)
  }

  @Test func onlyWhatDiffersIsReturned() throws {
    let served = try Served(["content/index.md": "# Home\n\nfirst\n", "content/a.md": "# A\n"])
    #expect(served.update(changed: []) == [])
    try served.previewed.folder.write("# Home\n\nsecond\n", to: "content/index.md")
    let changed = served.update(changed: ["content/index.md"])
    #expect(changed.contains("/index.html"))
    #expect(!changed.contains("/a/index.html"))
    #expect(served.page("/")?.text.contains("second") == true)
  }

  @Test func theAddressOfADraftSaysSo() throws {
    let served = try Served([
      "content/index.md": "# Home\n", "content/a.md": "---\ndraft: true\n---\n# <A>\n",
    ])
    #expect(served.page("/a/")?.status == 404)
    #expect(served.page("/a/")?.text.contains("<code>content/a.md</code> is a draft.") == true)
    try served.previewed.folder.write("# A\n", to: "content/a.md")
    #expect(served.update(changed: ["content/a.md"]).contains("/a/index.html"))
    #expect(served.page("/a/")?.status == 200)
  }

  /// To Swift, the accent is one character with the slash before it.
  @Test func aFilesNameMayStartWithAnAccent() throws {
    let served = try Served(["content/index.md": "# Home\n", "content/\u{301}.txt": "accented"])
    #expect(served.isFile("/\u{301}.txt"))
  }

  @Test func aLinkThatIsSwappedInShowsNothingFromOutsideTheSource() throws {
    let served = try Served(["content/index.md": "# Home\n", "content/a.txt": "public"])
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("classified", to: "secret.txt")
    #expect(served.isFile("/a.txt"))
    let file = served.previewed.folder.path("content/a.txt")
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: elsewhere.path("secret.txt"))
    #expect(!served.isFile("/a.txt"))
  }
}
