import Diagnostics
import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Folders of Swift that all pages may use.
struct SiteCodeTests {
  private static let figure = "\n```{transition} Fade(duration: 0.5)\n:from: a\n:to: b\n```\n"
  private static let page = FadeSamples.screens + figure

  @Test(.enabled(if: Built.hasToolchain))
  func `is compiled once, and run by all pages`() throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "code: [App/Transitions, App/Views]\n",
        "App/Transitions/Fade.swift": FadeSamples.fade.replacing("0\n", with: "Paint.invisible\n"),
        "App/Views/Paint.swift": "enum Paint { static let invisible = 0.0 }\n",
        // An app's own ways to say what begins it are of no use to pages.
        "App/Views/App.swift": "import UIKit\n@main\nclass AppDelegate: NSObject {}\n",
        "App/Views/Other/Paint.swift": "private enum Paint2 {}\n",
        "content/index.md": "# Home\n" + Self.page,
        "content/other.md": "# Other\n" + Self.page
          + "\n```swift\nextension Fade { func twice() -> Fade { Fade(duration: 2 * duration) } }\n```\n"
          + Self.figure.replacing("0.5)", with: "0.5).twice()"),
        "content/prose.md": "# Prose\n",
      ], listings: .built())
    let built = site.build()
    #expect(built.report == "")
    #expect(try built.text("index.html")?.contains("<figure") == true)
    #expect(try built.text("other/index.html")?.contains("1.0&nbsp;s") != nil)
    #expect(site.listings?.compilations == 3)

    // An edit of a file compiles all that see it; pages without Swift stay.
    try site.source.write("enum Paint { static let invisible = 0.25 }\n", to: "App/Views/Paint.swift")
    let edited = site.build(changed: ["App/Views/Paint.swift"])
    #expect(edited.report == "")
    #expect(edited.work.contents == 2)
    #expect(site.listings?.compilations == 6)
    #expect(try edited.text("index.html") != built.text("index.html"))
  }

  @Test(.enabled(if: Built.hasToolchain))
  func `optional requirements are found across files and in pages`() throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "code: App\n",
        "App/Zooming.swift": """
        @objc public protocol Zooming {
          @objc optional func size(of view: UIView) -> CGFloat
          @objc optional func opened()
        }

        """,
        "App/Base.swift": """
        public class Base: NSObject, Zooming {}
        public final class Large: NSObject, Zooming {
          public func size(of view: UIView) -> CGFloat { 100 }
        }

        """,
        "content/index.md": """
        ```swift
        final class Small: Base {
          func size(of view: UIView) -> CGFloat { 10 }
          func opened() { print("opened") }
        }
        ```

        ```{run}
        for zooming in [Base(), Large(), Small()] as [Zooming] {
          print(zooming.size?(of: view) ?? 0)
          zooming.opened?()
        }
        ```

        """,
      ], listings: .built())
    let built = site.build()
    #expect(built.report == "")
    #expect(
      built.figures.flatMap(\.printedNotes)
        == ["printed: 0.0", "printed: 100.0", "printed: 10.0", "printed: opened"])
  }

  @Test(.enabled(if: Built.hasToolchain))
  func `what is wrong is told once, at its own place`() throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "code: [A, B]\n",
        "A/Fade.swift": FadeSamples.fade,
        "B/Fade.swift": "let number: Int = \"text\"\nclass Fade {}\n",
        "content/index.md": "# Home\n" + Self.page, "content/other.md": "# Other\n" + Self.page,
      ], listings: .built())
    let errors = site.build().diagnostics.filter { $0.severity == .error }
    let places = errors.map { "\($0.range?.file.path ?? "") \($0.identifier)" }
    #expect(
      places == [
        "A/Fade.swift swift.error", "B/Fade.swift swift.error", "content/index.md swift.not-run",
        "content/other.md swift.not-run",
      ])
    #expect(errors[1].range?.bytes == 18..<19)
  }

  @Test(.enabled(if: Built.hasToolchain))
  func `a trap is told where it is`() throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "code: A\n",
        "A/Fade.swift": FadeSamples.fade.replacing("    to.alpha = 0\n", with: "    fatalError(\"no\")\n"),
        "content/index.md": "# Home\n" + Self.page,
      ], listings: .built())
    #expect(site.build().report.contains("A/Fade.swift:10:5: error: the code stops here: Fatal error: no"))
  }

  /// The diagnostics of a site whose page shows a figure by an animator of the site's own Swift.
  private func report(of code: String) throws -> String {
    let site = try TestSite(
      ["zoetrope.yml": "code: A\n", "A/Fade.swift": code, "content/index.md": "# Home\n" + Self.page],
      listings: .built())
    return site.build().report
  }

  @Test(
    .enabled(if: Built.hasToolchain),
    arguments: [
      ("_ = Int8(duration * 1000)", "10:9: error: the code stops here: Fatal error: Double value cannot be"),
      (
        "var count = Int8(duration) &+ 126\n    for _ in 0..<5 { count += 1 }",
        "11:28: error: the code stops here: arithmetic overflow"
      ),
      ("while true {}", "10:17: error: the page’s code exceeded its limit of processor time"),
      ("while true { to.alpha = 1 }", "10:27: error: the page’s code exceeded its limit of processor time"),
      ("to.layer.position.x = .nan", "10:25: error: the code stops here: CALayerInvalidGeometry"),
      (
        "context.completeTransition(true); context.completeTransition(true)",
        "11:83: warning: completeTransition(_:) was called 3 times"
      ),
      ("if to.alpha == 1 { return }", "7:8: error: the transition by “Fade” never completes"),
    ])
  func `what goes wrong while it runs is told where it is`(line: String, said: String) throws {
    let report = try report(of: FadeSamples.fade.replacing("    to.alpha = 0\n", with: "    \(line)\n"))
    #expect(report.contains("A/Fade.swift:" + said), "\(report)")
    #expect(report.contains("= note: while this figure runs (content/index.md:"))
  }

  /// Finite numbers run and are drawn, however large they are.
  @Test(
    .enabled(if: Built.hasToolchain),
    arguments: [
      "to.layer.zPosition = .greatestFiniteMagnitude", "to.layer.position.y = -1e300",
      "let spring = CASpringAnimation(keyPath: \"opacity\"); (spring.mass, spring.stiffness) = (1e-9, 1e12); "
        + "spring.fromValue = 0; spring.duration = 0.1; to.layer.add(spring, forKey: nil)",
    ])
  func `what is finite is shown`(line: String) throws {
    let report = try report(
      of: FadeSamples.fade.replacing("    to.alpha = 0\n", with: "    \(line); to.alpha = 0\n"))
    #expect(!report.contains("error:"), "\(report)")
  }

  @Test func `folders and files that cannot be used are told`() throws {
    let site = try TestSite([
      "zoetrope.yml": "code: [App, Nowhere, Empty, /etc, ../up, App/Views]\n",
      "App/Views/Card.swift": "class Card {}\n", "App/main.swift": "print(1)\n",
      "App/Package.swift": "import PackageDescription\n", "Empty/readme.txt": "no Swift\n",
      "content/index.md": "# Home\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: site.source.path + "/App/out.swift", withDestinationPath: "/etc/passwd")
    try site.source.write([0x2F, 0x2F, 0xFF], to: "App/bytes.swift")
    let told = site.build().diagnostics.map { "\($0.severity) \($0.range?.file.path ?? "") \($0.summary)" }
    #expect(
      told == [
        "error App/bytes.swift this byte isn't valid UTF-8",
        "error App/out.swift this link leaves the source folder, or leads nowhere",
        "note zoetrope.yml “App/Package.swift” is left out: pages don't run an app's entry point",
        "note zoetrope.yml “App/main.swift” is left out: pages don't run an app's entry point",
        "error zoetrope.yml there is no folder “Nowhere”",
        "warning zoetrope.yml there is no Swift in the folder “Empty”",
        "error zoetrope.yml “code” is on, off, or folders of Swift",
        "error zoetrope.yml “code” is on, off, or folders of Swift",
      ])
  }

  @Test func `listings show its files`() throws {
    let site = try TestSite([
      "zoetrope.yml": "code: App\n", "App/Card.swift": "class Card {}\n",
      "Other/Card.swift": "class Other {}\n",
      "content/index.md": "# Home\n\n```{literalinclude} App/Card.swift\n```\n",
      "content/wrong.md": "# Wrong\n\n```{literalinclude} Other/Card.swift\n```\n",
    ])
    let built = site.build()
    #expect(built.identifiers == ["listing.file"])
    #expect(try built.text("index.html")?.contains("Card") == true)
    try site.source.write("class Card2 {}\n", to: "App/Card.swift")
    let edited = site.build(changed: ["App/Card.swift"])
    #expect(try edited.text("index.html")?.contains("Card2") == true)
    // What is not there may come.
    #expect(edited.work.contents == 2)
  }

  /// A site may let its readers have what it runs.
  @Test func `an edit of a file that is copied, too, is seen`() throws {
    let site = try TestSite([
      "zoetrope.yml": "code: content/code\n", "content/code/Card.swift": "class Card {}\n",
      "content/index.md": "# Home\n\n```{literalinclude} content/code/Card.swift\n```\n",
    ])
    #expect(try site.build().text("index.html")?.contains("Card") == true)
    try site.source.write("class Card2 {}\n", to: "content/code/Card.swift")
    let edited = site.build(changed: ["content/code/Card.swift"])
    #expect(try edited.text("index.html")?.contains("Card2") == true)
  }

  @Test func `shards of different files do not fit together`() throws {
    let site = try TestSite([
      "zoetrope.yml": "code: App\n", "App/Card.swift": "class Card {}\n", "content/index.md": "# Home\n",
    ])
    func digest() -> String? {
      var options = Site.Options(source: site.source.path)
      options.shard = Shard("1/2")!
      return Site(options).build().source?.text
    }
    let first = digest()
    #expect(first == digest())
    try site.source.write("class Card2 {}\n", to: "App/Card.swift")
    #expect(first != digest())
  }
}
