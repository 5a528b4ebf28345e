import Cache
import Diagnostics
import Screens
import Synchronization
import Testing

@testable import Directives

/// What directives ask of the site, and whether it would be answered alike.
struct FigureSiteTests {
  /// A site whose files can change.
  private final class Files: Sendable {
    let images = Mutex(["a.svg": "red"])
    let screen = Mutex("one")

    var site: FigureSite {
      FigureSite(
        screens: {
          TestPage.screens.mapValues { screen in
            guard case .made(let screen, _) = screen else { return screen }
            return .made(screen, digest: SHA256.hash(Array(self.screen.withLock(\.utf8))))
          }
        },
        image: { path, _ in
          self.images.withLock { $0[path.value].map { SiteImage(url: path.value, bytes: Array($0.utf8)) } }
        })
    }
  }

  private let files = Files()
  private let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))

  /// What is recorded of an image, a screen, and what is not there.
  private func reads(_ site: FigureSite) -> [SiteRead] {
    for name in ["nobody", "inbox", "inbox"] { _ = site.screen(name) }
    for path in ["b.svg", "a.svg"] { _ = site.image(Located(path, at: place), DiagnosticCollector()) }
    return site.reads
  }

  @Test func `nothing is recorded unless somebody wants to know`() {
    #expect(reads(files.site).isEmpty)
  }

  @Test func `what is asked is recorded once, in an order of its own`() {
    let site = files.site
    site.startRecording()
    let reads = reads(site)
    #expect(reads.map(\.name) == ["a.svg", "b.svg", "inbox", "nobody"])
    #expect(reads.map { $0.digest != nil } == [true, false, true, false])
  }

  @Test func `an answer is looked at again`() {
    let site = files.site
    site.startRecording()
    let reads = reads(site)
    func current() -> [Bool] { reads.map { files.site.isCurrent($0, at: place) } }
    #expect(current() == [true, true, true, true])
    files.images.withLock { $0 = ["a.svg": "blue", "b.svg": "red"] }
    #expect(current() == [false, false, true, true])
    files.screen.withLock { $0 = "two" }
    #expect(current() == [false, false, false, true])
  }
}
