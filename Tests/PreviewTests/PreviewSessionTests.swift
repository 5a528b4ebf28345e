import BasicTestSupport
import Foundation
import Synchronization
import Testing

@testable import Preview

struct PreviewSessionTests {
  /// What a session has said.
  private final class Messages: Sendable {
    private let all = Mutex<[String]>([])

    /// Takes a message in: its text, or the identifiers of its problems.
    func add(_ message: PreviewMessage) {
      let lines =
        switch message {
        case .text(let text): [text]
        case .problems(let problems): problems.map(\.identifier)
        }
      all.withLock { $0 += lines }
    }

    /// Returns the messages since the last call.
    func take() -> [String] {
      all.withLock { all in
        defer { all = [] }
        return all
      }
    }
  }

  private let messages = Messages()

  private func session(_ previewed: PreviewedSite) throws -> PreviewSession {
    try PreviewSession(
      previewed.site, source: previewed.folder.path, port: 0, isQuiet: false, report: messages.add)
  }

  @Test func aBadBuildLeavesTheLastGoodSite() throws {
    let previewed = try PreviewedSite(["content/index.md": "# Home\n"])
    let session = try session(previewed)
    defer { session.stop() }
    #expect(messages.take() == [])
    let path = previewed.folder.path("content/index.md")
    try previewed.folder.write("# Home\n\n{{ 1 | nothing }}\n", to: "content/index.md")
    session.rebuild(changed: [path])
    let problems = messages.take()
    #expect(problems.first?.hasPrefix("liquid.") == true)
    #expect(problems.last?.hasSuffix(" ms: the last good site is kept\n") == true)
    try previewed.folder.write("# Home\n\nwords\n", to: "content/index.md")
    session.rebuild(changed: [path])
    #expect(messages.take().last?.hasSuffix(" files changed\n") == true)
  }

  @Test func eachDraftIsReportedOnce() throws {
    let draft = "---\ndraft: true\n---\n# Draft\n"
    let previewed = try PreviewedSite(["content/index.md": "# Home\n", "content/a.md": draft])
    let session = try session(previewed)
    defer { session.stop() }
    session.printDrafts()
    let text = "drafts are left out (content/a.md): “zoetrope preview” shows them without “--published”\n"
    #expect(messages.take() == [text])
    try previewed.folder.write(draft, to: "content/b.md")
    session.rebuild(changed: [previewed.folder.path("content/b.md")])
    #expect(messages.take().last == text.replacing("a.md", with: "b.md"))
  }

  @Test func aFolderThatIsMissingIsTheReasonOfAFailure() throws {
    let previewed = try PreviewedSite([:])
    try FileManager.default.removeItem(atPath: previewed.folder.path)
    let failure = #expect(throws: PreviewFailure.self) { try session(previewed) }
    #expect(failure?.diagnostic.identifier == "preview.failed")
  }

  @Test func runningEndsWhileItWaits() throws {
    let previewed = try PreviewedSite(["content/index.md": "# Home\n"])
    nonisolated(unsafe) let session = try session(previewed)
    defer { session.stop() }
    #expect(!session.endWaiting())
    let end = DispatchGroup()
    DispatchQueue.global().async(group: end) { try? session.run() }
    while !session.endWaiting() { usleep(1000) }
    #expect(end.wait(timeout: .now() + 60) == .success)
    #expect(messages.take() == ["preview at \(session.url) (Ctrl-C stops it)\n"])
  }
}
