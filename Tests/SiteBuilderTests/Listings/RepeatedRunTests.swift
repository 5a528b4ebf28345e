import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// The same code makes the same figure, in whichever process it runs.
@Suite(.enabled(if: Built.hasToolchain))
struct RepeatedRunTests {
  /// A page with a figure that shows a text.
  private static func page(_ expression: String) -> String {
    """
    # Page

    ```swift
    #if canImport(Glibc)
    import Glibc
    #endif

    func show(in view: UIView) {
      let label = UILabel(frame: view.bounds)
      label.text = "\\(\(expression))"
      view.addSubview(label)
    }
    ```

    ```{run}
    :call: show
    :size: 200x200
    :frames: 2
    ```

    """
  }

  private func build(_ expression: String) throws -> (page: String?, problems: [String]) {
    let site = try TestSite(
      ["zoetrope.yml": "title: T\ncode: on\n", "content/index.md": Self.page(expression)], listings: .built())
    let built = site.build()
    return (try built.text("index.html"), built.identifiers)
  }

  @Test(arguments: [
    #"Set(["a", "b", "c", "d", "e", "f", "g"]).joined()"#,
    #"["a": 1, "b": 2, "c": 3, "d": 4].keys.joined()"#,
    #""a".hashValue"#,
    "Set((0..<8).map { tag in let view = UIView(); view.tag = tag; return view }).map(\\.tag)",
    "(ContinuousClock.now, SuspendingClock.now)",
  ])
  func `what differs between processes elsewhere is the same`(expression: String) throws {
    let first = try build(expression)
    #expect(first.problems == [])
    #expect(first.page != nil)
    #expect(try build(expression).page == first.page)
  }

  #if os(Linux)
  @Test(arguments: ["(getpid(), getppid())", "time(nil)"])
  func `the system says the same`(expression: String) throws {
    let first = try build(expression)
    #expect(first.problems == [])
    #expect(try build(expression).page == first.page)
  }

  @Test(arguments: [
    "Int.random(in: 0..<1_000_000)", "[1, 2, 3, 4, 5, 6, 7, 8, 9].shuffled()",
    "UInt64.random(in: 0...(.max))",
  ])
  func `random numbers are the same, and reported`(expression: String) throws {
    let first = try build(expression)
    #expect(first.problems == ["lint.unseeded-randomness"])
    #expect(first.page != nil)
    #expect(try build(expression).page == first.page)
  }
  #endif
}
