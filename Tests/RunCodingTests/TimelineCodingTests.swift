import Animators
import Cache
import Diagnostics
import Options
import Runs
import Scripts
import TestSupport
import Testing
import TransitionEngine

@testable import RunCoding

/// A timeline that has been written and read is the same in all its parts.
struct TimelineCodingTests {
  private static let screen = """
    size: 375x667
    navigationBar: {title: Inbox, large: true}
    content:
      - list: {rows: [{title: One}, {title: Two, accessory: chevron}, {title: Three, badge: 1}]}
      - shape: {kind: circle, size: 40, gradient: [systemBlue, systemRed]}
    tabBar: {items: [{title: A, icon: star}, {title: B, icon: star}], selected: %}
    """

  private func screens() throws -> ScreenPair {
    let screens = ["A", "B"].enumerated().map { index, name in
      ReadScreen(Self.screen.replacing("%", with: "\(index)"), name: name).screen
    }
    return ScreenPair(from: try #require(screens[0]), to: try #require(screens[1]))
  }

  private func run(_ name: String) throws -> Timeline {
    let description = try #require(Catalogue.animator(named: name))
    let animator = AnimatorChoice(description, OptionValues()).make()
    return try TransitionRun(screens: try screens(), animator: animator).execute()
  }

  private func expectSame(_ timeline: Timeline) throws {
    let bytes = timeline.bytes
    let read = try Timeline(bytes: bytes[...])
    #expect(read.initial == timeline.initial)
    #expect(read.commits == timeline.commits)
    #expect(read.events == timeline.events)
    #expect(read.transitions == timeline.transitions)
    #expect(read.touches == timeline.touches)
    #expect(read == timeline)
    #expect(read.bytes == bytes)
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func everyAnimatorsTimelineComesBack(name: String) throws {
    try expectSame(try run(name))
  }

  @Test(arguments: [["tap 2"], ["swipe left 240pt in 0.3s"], ["rotate", "tap 2"]])
  func everyContainersTimelineComesBack(lines: [String]) throws {
    let pair = try screens()
    let fold = try #require(Catalogue.animator(named: "fold"))
    let settings = ScenarioSettings(
      container: .tabs, screens: [pair.from, pair.to], choice: AnimatorChoice(fold, OptionValues()),
      interaction: .catalogue(.pan),
      isSafe: false, carriesOver: true)
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    let diagnostics = DiagnosticCollector()
    let script = ScenarioScript(
      lines.map { Located($0, at: place) }, settings.vocabulary, diagnostics)
    let request = ScenarioRequest(settings: settings, script: script, place: place, allowsNoEnd: false)
    let run = request.execute(diagnostics)
    try #require(diagnostics.diagnostics.map(\.summary) == [])
    try expectSame(try #require(run).timeline)
  }

  /// Commits share what has not changed between them, written as in memory.
  @Test func whatIsSharedIsWrittenOnce() throws {
    let timeline = try run("fade")
    var still = timeline
    still.commits = []
    still.transitions = []
    #expect(timeline.bytes.count < 3 * still.bytes.count)
  }

  /// What comes from another process may be anything.
  @Test func damagedBytesAreRefused() throws {
    let bytes = try run("slide").bytes
    for end in stride(from: 0, to: bytes.count, by: 4001) {
      #expect(throws: DamagedEntry.self) { try Timeline(bytes: bytes[..<end]) }
    }
    for place in stride(from: 0, to: bytes.count, by: 1999) {
      var damaged = bytes
      damaged[place] ^= UInt8(truncatingIfNeeded: place &* 31 | 1)
      _ = try? Timeline(bytes: damaged[...])
    }
  }
}
