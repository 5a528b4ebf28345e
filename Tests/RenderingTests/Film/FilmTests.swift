import Testing
import TransitionEngine

@testable import Rendering

@Suite struct FilmTests: StageFixtures {
  /// A screen that folds away in six steps.
  private static func fold(steps: Int = 6) -> Timeline {
    let tree = LayerTree(Fixtures.screen)
    let roots = (1...steps).map { Fixtures.fold(tree, angle: CGFloat($0) * 1.4 / CGFloat(steps)) }
    return Timeline(
      size: Fixtures.window, duration: 0.6, initial: Fixtures.window([tree.root]),
      commits: roots.enumerated().map { index, root in
        Timeline.Commit(time: 0.6 * Double(index + 1) / Double(steps), root: root, animations: [:])
      })
  }

  private var slide: Timeline {
    timeline(
      [card(2), card(3)],
      [3: [animation(.positionX, .number(450), .number(150), duration: 0.25)]], duration: 0.25)
  }

  private func film(_ timelines: Timeline..., rate: Int = 10, mostFrames: Int = 1000) -> String {
    Film(
      timelines: timelines, rate: rate, mostFrames: mostFrames, stillInstant: 0.3,
      options: StripOptions(title: "A fold", description: "One < two & \"three\"")
    ).document().string
  }

  // MARK: The file

  @Test func aFoldLooksAsRecorded() throws {
    try Golden.expect(Array(film(Self.fold()).utf8), "film.svg")
  }

  @Test func drawingTwiceGivesTheSameBytes() {
    #expect(film(Self.fold(), slide) == film(Self.fold(), slide))
  }

  @Test func filesAreWellFormed() {
    for svg in [film(Self.fold()), film(slide), film(slide, Self.fold())] { #expect(isWellFormed(svg.utf8)) }
  }

  @Test func identifiersAreUniqueAndReferencesMeetThem() {
    let svg = film(Self.fold(), slide)
    func all(_ pattern: Regex<(Substring, Substring)>) -> [Substring] { svg.matches(of: pattern).map(\.1) }
    let names = all(/\ id="([^"]+)"/)
    #expect(Set(names).count == names.count)
    let references = all(/href="#([^"]+)"/) + all(/url\(#([^)]+)\)/)
    #expect(Set(references).subtracting(names).isEmpty)
    let classes = all(/class="([wm][0-9a-z]*)"/)
    #expect(!classes.isEmpty && Set(classes).allSatisfy { svg.contains(".\($0){animation:") })
  }

  @Test func itSaysWhatItShows() {
    let svg = film(slide)
    #expect(svg.contains("role=\"img\"") && svg.contains(">A fold</title>"))
    #expect(svg.contains(">One &lt; two &amp; &quot;three&quot;</desc>"))
  }

  @Test func nothingComesFromElsewhere() {
    for word in ["http:", "https:", "<script", "@import", "style="] {
      #expect(!film(Self.fold(), slide).replacing(SVGOpening.namespace, with: "").contains(word))
    }
  }

  @Test func aTimelineWithoutMotionStandsStill() {
    let svg = film(Timeline(size: size, duration: 0, initial: window([card(2)]), commits: []))
    #expect(isWellFormed(svg.utf8) && !svg.contains("@keyframes"))
  }

  // MARK: Frames

  @Test func oneFrameShowsWhereNothingPlays() {
    let svg = film(Self.fold())
    // The initial screen, the folded frames, and in them six frames of two panels.
    #expect(svg.occurrences(of: "class=\"w") == 2 + 6 * 2)
    #expect(svg.occurrences(of: "visibility=\"hidden\"") == 1 + 5 * 2)
    // All rules that move something ask whether motion is welcome.
    let rules = svg.split(separator: "@media (prefers-reduced-motion:no-preference){")
    #expect(rules.count == 2 && !rules[0].contains("animation:"))
  }

  @Test func atEachMomentOneFrameShows() throws {
    let svg = film(Self.fold())
    let all = try Self.windows(in: svg)
    // The folded frames are together in a part that shows while any of them does.
    let windows = all.filter { one in !all.contains { $0 != one && $0.clamped(to: one) == $0 } }
    #expect(windows.count == 7 && all.count == 8)
    for step in 0..<1800 {
      let time = 1.8 * (Double(step) + 0.5) / 1800
      #expect(windows.filter { $0.contains(time) }.count == 1, "\(time)")
    }
    // The rests, each with half of the frame beside it.
    #expect(windows.contains { $0.lowerBound == 0 && abs($0.upperBound - 0.45) < 0.001 })
    #expect(windows.contains { abs($0.lowerBound - 0.95) < 0.001 && abs($0.upperBound - 1.8) < 0.001 })
  }

  /// When elements show, in seconds of the period, from the rules for their classes.
  private static func windows(in svg: String) throws -> [Range<Double>] {
    var lengths: [Substring: Double] = [:]
    for match in svg.matches(of: /@keyframes (\w+)\{0%\{visibility:visible\}([\d.]+)%,to/) {
      lengths[match.1] = try #require(Double(match.2)) / 100
    }
    var windows: [Range<Double>] = []
    for match in svg.matches(of: /animation:([\d.]+)s step-end (-?[\d.]+)s infinite (\w+)/) {
      let (period, delay) = (try #require(Double(match.1)), try #require(Double(match.2)))
      // A delay of a whole period is none.
      let begin = delay == -period ? 0 : period + delay
      windows.append(begin..<begin + (try #require(lengths[match.3])) * period)
    }
    return windows
  }

  @Test func whatFramesShareIsDrawnOnce() throws {
    let (few, many) = (film(Self.fold(steps: 12), rate: 20), film(Self.fold(steps: 24), rate: 40))
    func definitions(_ svg: String) throws -> Int {
      try #require(svg.split(separator: "<defs>")[1].split(separator: "</defs>").first).utf8.count
    }
    #expect(try definitions(many) <= definitions(few) * 6 / 5)
  }

  // MARK: Motion

  @Test func whatMovesIsDrawnOnce() {
    let svg = film(slide)
    #expect(svg.occurrences(of: "class=\"m") == 1 && svg.contains(" linear "))
    #expect(svg.utf8.count < 4500)
  }

  /// A screen that slides in within a quarter of a second is at any moment within a quarter of a point.
  @Test func motionIsThatOfTheRun() throws {
    let svg = film(slide)
    let name = try #require(svg.firstMatch(of: /s linear 0s infinite (\w+)/)).1
    let rule = try #require(svg.split(separator: "@keyframes \(name){").last?.split(separator: "}}").first)
    var stops: [(time: Double, x: Double)] = []
    for match in rule.matches(of: /([\d.]+)%(?:,to)?\{transform:translate\((-?\d+)px/) {
      let (percentage, units) = (try #require(Double(match.1)), try #require(Double(match.2)))
      stops.append((percentage / 100 * 1.45 - 0.4, units / 10))
    }
    #expect(stops.count > 4)
    var error = 0.0
    for step in 0...1000 {
      let time = 0.25 * Double(step) / 1000
      let next = stops.firstIndex { $0.time >= time } ?? stops.count - 1
      let (a, b) = (stops[max(next - 1, 0)], stops[next])
      let fraction = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
      let x = a.x + (b.x - a.x) * fraction
      let shown = try #require(slide.frame(at: time).descendant(3)?.layer)
      error = max(error, abs(x - (shown.position.x - shown.bounds.width / 2)))
    }
    #expect(error < 0.25)
  }

  @Test func whatFadesIsFadedByKeyframes() {
    let svg = film(
      timeline([card(2)], [2: [animation(.opacity, .number(0.2), .number(0.9))]]))
    #expect(svg.occurrences(of: "class=\"m") == 1 && svg.contains("{opacity:.9}"))
  }

  @Test func whereFramesAreDrawnMotionStepsWithThem() {
    let svg = film(slide, Self.fold())
    let isSmooth = svg.contains(" linear ")
    #expect(!isSmooth)
  }

  @Test func tooManyFramesForSmoothMotionAreDrawnAtTheRate() {
    let svg = film(slide, mostFrames: 20)
    #expect(svg.contains("class=\"m") && !svg.contains(" linear "))
  }

  // MARK: Limits

  @Test func aLongRunIsAsLargeAsWhatChangesInIt() {
    let turns = animation(.rotationZ, .number(0), .number(600), .linear, duration: 60)
    let svg = film(timeline([card(2)], [2: [turns]], duration: 60), rate: 20, mostFrames: 4801)
    #expect(isWellFormed(svg.utf8) && svg.utf8.count < 200_000)
  }
}
