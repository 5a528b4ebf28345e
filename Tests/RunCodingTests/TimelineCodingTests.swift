import Animators
import Cache
import Diagnostics
import Options
import Scripts
import TestSupport
import Testing
import TransitionEngine

@testable import RunCoding
@testable import Runs

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

  // MARK: Remarks

  @Test func remarksOfEventsKeepTheirWordsAndValues() throws {
    var timeline = timeline(Layer(id: 1, bounds: .zero, position: .zero))
    var event = Timeline.Event(time: 0.5, kind: .state, actor: "a", name: "frame")
    event.remark = Remark(
      "set to \(7) while \(Remark("a transition is running")): \(.list([.verbatim("b")]))")
    timeline.events = [event]
    try expectSame(timeline)
  }

  /// Words without a place for each value, and remarks in remarks without end.
  @Test(arguments: [
    .phrase("{1}", [.verbatim("a")]), .phrase("{}", []),
    (0..<99).reduce(Remark.list([])) { deep, _ in .list([deep]) },
  ])
  func remarksThatNobodySaysAreDamaged(remark: Remark) {
    var timeline = timeline(Layer(id: 1, bounds: .zero, position: .zero))
    timeline.events = [Timeline.Event(time: 0, kind: .state, actor: "a", name: "b")]
    timeline.events[0].remark = remark
    #expect(throws: DamagedEntry.self) { try Timeline(bytes: timeline.bytes[...]) }
  }

  // MARK: Memory

  private func timeline(_ root: Layer, _ animations: [LayerAnimation] = []) -> Timeline {
    Timeline(
      size: CGSize(width: 9, height: 9), duration: 1, initial: root,
      commits: [Timeline.Commit(time: 0, root: root, animations: [1: animations])])
  }

  private func isTooLarge(_ timeline: Timeline, memory: Int) -> Bool {
    do throws(DamagedEntry) {
      _ = try Timeline(bytes: timeline.bytes[...], memory: memory)
      return false
    } catch {
      return error.isTooLarge
    }
  }

  /// A value takes a byte or two, and a hundred times as many in memory.
  @Test func valuesTakeNoMoreMemoryThanTheyMay() throws {
    let root = Layer(id: 1, bounds: .zero, position: .zero)
    let values = Array(repeating: PropertyAnimation.Value.number(0), count: 100_000)
    let property = PropertyAnimation(.opacity, values: values, keyTimes: [])
    let many = timeline(
      root, [LayerAnimation(.property(property), beginTime: 0, duration: 1, origin: .implicit)])
    #expect(many.bytes.count < 300_000)
    #expect(isTooLarge(many, memory: 1_000_000))
    #expect(!isTooLarge(many, memory: 100_000_000))
  }

  @Test func layersTakeNoMoreMemoryThanTheyMay() throws {
    var root = Layer(id: 1, bounds: .zero, position: .zero)
    root.sublayers = (2..<2002).map { Layer(id: $0, bounds: .zero, position: .zero) }
    #expect(isTooLarge(timeline(root), memory: timeline(root).bytes.count))
    #expect(!isTooLarge(timeline(root), memory: 10_000_000))
    // Shared ones take a few words each.
    root.sublayers = Array(repeating: root.sublayers[0], count: 100_000)
    #expect(isTooLarge(timeline(root), memory: 1_000_000))
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func everyAnimatorsTimelineComesBack(name: String) throws {
    try expectSame(try run(name))
  }

  /// What is finite is drawn as the nearest that can be, whether a program of its own has run it or not.
  @Test func numbersOfAnySizeComeBack() throws {
    let timeline = try Timeline.ofHugeNumbers()
    try expectSame(timeline)
    #expect(timeline.duration == 0.5)
    let frame = timeline.frame(at: 0.25)
    #expect(frame.sublayers.count == 2)
    #expect(frame.sublayers.allSatisfy { abs($0.position.x) <= 1e9 && abs($0.zPosition) <= 1e9 })
  }

  /// Large numbers that keep their proportions make the same spring.
  @Test func aHeavySpringMovesAsALightOne() throws {
    let (light, heavy) = (try Timeline.ofASpring(heavierBy: 1), try Timeline.ofASpring(heavierBy: 1e100))
    try expectSame(heavy)
    for time in stride(from: 0.1, to: 1, by: 0.1) {
      let positions = [light, heavy].map { $0.frame(at: time).sublayers[0].position.x }
      #expect(abs(positions[0] - positions[1]) < 1e-6)
    }
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
  /// A hundred pieces of one view show one tree, which is counted and drawn once.
  @Test func piecesOfAViewHaveItsTree() throws {
    let tree = LayerTree(Layer(id: 7, bounds: CGRect(x: 0, y: 0, width: 9, height: 9), position: .zero))
    var root = Layer(id: 1, bounds: CGRect(x: 0, y: 0, width: 9, height: 9), position: .zero)
    root.sublayers = (0..<100).map { index in
      var piece = Layer(id: 10 + index, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), position: .zero)
      piece.contents = .snapshot(Snapshot(tree: tree, rect: piece.bounds))
      return piece
    }
    let read = try Timeline(bytes: timeline(root).bytes[...])
    let trees = read.initial.sublayers.compactMap { piece -> ObjectIdentifier? in
      guard case .snapshot(let snapshot)? = piece.contents else { return nil }
      return ObjectIdentifier(snapshot.tree)
    }
    #expect(trees.count == 100)
    #expect(Set(trees).count == 1)
  }

  /// A list that scrolls is a new tree in each commit, whose layers mostly look as before.
  @Test func propertiesAreWrittenOnceForAllTrees() throws {
    var root = Layer(
      id: 1, name: String(repeating: "root", count: 10_000), bounds: CGRect(x: 0, y: 0, width: 9, height: 9),
      position: .zero)
    let timeline = Timeline(
      size: root.bounds.size, duration: 1, initial: root,
      commits: (0..<100).map { index in
        root.sublayers = [Layer(id: 2, bounds: .zero, position: CGPoint(x: Double(index), y: 0))]
        return Timeline.Commit(time: Double(index) / 100, root: root, animations: [:])
      })
    #expect(timeline.bytes.count < 3 * root.name.utf8.count)
    try expectSame(timeline)
    let read = try Timeline(bytes: timeline.bytes[...])
    #expect(read.commits.allSatisfy { $0.root.sharesProperties(with: read.initial) })
  }

  /// Contents are coded by their case.
  @Test func allFieldsOfTheSchemaAreCoded() {
    #expect(LayerGeometry.codings.count == LayerGeometry.fields.count)
    #expect(LayerProperties.codings.count == LayerProperties.fields.count - 1)
    #expect(Shadow.codings.count == Shadow.fields.count)
    #expect(Shape.codings.count == Shape.fields.count)
    #expect(Gradient.codings.count == Gradient.fields.count)
    #expect(Backdrop.codings.count == Backdrop.fields.count)
  }

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
