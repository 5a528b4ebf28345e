import Cache
import Directives
import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// What was compiled and run is not compiled and run again.
@Suite(.enabled(if: Built.hasToolchain))
struct ListingReuseTests {
  private static let listing = """
    ```swift
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      let duration: TimeInterval
      init(duration: TimeInterval) { self.duration = duration }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: duration) { view.alpha = 1 } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    ```

    ```{transition} Fade(duration: 0.5)
    :from: a
    :to: b
    A caption.
    ```
    """

  private let site: TestSite
  private let folder: TemporaryFolder

  init() throws {
    site = try TestSite(
      [
        "content/index.md": Self.listing, "content/screens/a.yml": "background: white\n",
        "content/screens/b.yml": "background: black\n", "zoetrope.yml": "title: Site\ncode: on\n",
      ], usesPlainTemplates: false)
    folder = try TemporaryFolder()
  }

  private struct Build: Equatable {
    var problems: String
    /// How often the compiler was asked.
    var compilations: Int
    /// Pages whose figures were run and drawn.
    var executed: Int
    /// Whether files were written for the compiler or the runner.
    var writesFiles = false
  }

  private func build() -> Build {
    let cache = Cache(folder: folder.path, address: nil)
    let service = ListingService.built(cache: cache)
    let figures = FigureCache(cache) { SHA256.hash([]) }
    var options = Site.Options(source: site.source.path)
    (options.listings, options.figures) = (service, figures)
    let built = Site(options).build()
    return Build(
      problems: built.report, compilations: service.compilations, executed: figures.counts.executed,
      writesFiles: service.files > 0)
  }

  private func replace(_ old: String, with new: String) throws {
    try #require(Self.listing.contains(old))
    try site.source.write(Self.listing.replacingOccurrences(of: old, with: new), to: "content/index.md")
  }

  @Test func `a second build starts neither the compiler nor the runner, and writes no library`() throws {
    #expect(build() == Build(problems: "", compilations: 1, executed: 1, writesFiles: true))
    #expect(build() == Build(problems: "", compilations: 0, executed: 0))
  }

  /// What the cache has is written only for what is run.
  @Test func `a figure that is shown otherwise is run by the library of the cache`() throws {
    _ = build()
    try replace("{transition}", with: "{strip}")
    #expect(build() == Build(problems: "", compilations: 0, executed: 1, writesFiles: true))
  }

  @Test func `an edited caption starts neither, wherever it moves the listing`() throws {
    _ = build()
    try replace("A caption.", with: "Another caption.")
    #expect(build() == Build(problems: "", compilations: 0, executed: 0))
    try replace("```swift\n", with: "More prose.\n\n```swift\n")
    #expect(build() == Build(problems: "", compilations: 0, executed: 0))
  }

  /// `preview --no-cache`: the session knows what it has compiled and run itself.
  @Test func `without a cache, a preview runs nothing again for an edited caption`() throws {
    let service = ListingService.built()
    var options = Site.Options(source: site.source.path)
    (options.keepsContents, options.listings) = (true, service)
    options.figures = FigureCache(nil) { SHA256.hash([]) }
    let preview = Site(options)
    let runs = try #require(preview.tools.runs)
    let first = preview.build()
    #expect(first.report == "")
    #expect((service.compilations, runs.executed) == (1, 1))
    try replace("A caption.", with: "Another caption.")
    let second = preview.build(changed: ["content/index.md"])
    #expect(second.report == "")
    #expect(try second.text("index.html")?.contains("Another caption.") == true)
    #expect((service.compilations, runs.executed) == (1, 1))
    try replace("view.alpha = 0\n", with: "view.alpha = 0.5\n")
    _ = preview.build(changed: ["content/index.md"])
    #expect((service.compilations, runs.executed) == (2, 2))
  }

  @Test func `an edited listing and an edited expression start both`() throws {
    _ = build()
    try replace("view.alpha = 0\n", with: "view.alpha = 0.5\n")
    #expect(build() == Build(problems: "", compilations: 1, executed: 1, writesFiles: true))
    try replace("Fade(duration: 0.5)", with: "Fade(duration: 0.6)")
    #expect(build() == Build(problems: "", compilations: 1, executed: 1, writesFiles: true))
  }

  @Test func `a library that the cache has lost is made again`() throws {
    _ = build()
    for entry in folder.entries() { try folder.write("", to: entry) }
    #expect(build() == Build(problems: "", compilations: 1, executed: 1, writesFiles: true))
  }
}
