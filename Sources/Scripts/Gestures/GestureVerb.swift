import Diagnostics
import Markup
import UIKit

/// The statements that fingers obey.
///
/// `swipe`, `pan`, `edge`, `pinch`, `press` and `tap` put fingers down; `move` and `hold` go on with the touch that is
/// down. A touch ends with the last statement that speaks of it: the last `move` or `hold`, or a `lift`, before another
/// touch begins.
package enum GestureVerb: String, CaseIterable, Sendable {
  case swipe, pan, edge, pinch, press, tap, move, hold, lift, wait

  /// Whether a touch begins with it.
  package var putsFingersDown: Bool { ![.move, .hold, .lift, .wait].contains(self) }

  /// How the statement is written, with numbers as examples.
  package var form: String {
    switch self {
    case .swipe: "swipe left|right|up|down 240pt in 0.3s [from 300,420]"
    case .pan: "pan left|right|up|down 240pt in 0.8s [from 300,420]"
    case .edge: "edge left|right|top|bottom 200pt in 0.4s"
    case .pinch: "pinch 0.4 in 0.5s [at 195,420]"
    case .press: "press 0.6s [at 100,200]"
    case .tap: "tap 200,300"
    case .move: "move left|right|up|down 40pt in 0.1s"
    case .hold: "hold 0.2s"
    case .lift: "lift"
    case .wait: "wait 0.2s"
    }
  }

  /// Reads what follows the verb.
  func statement(from line: inout ScriptLine, diagnostics: inout [Diagnostic]) -> GestureStatement? {
    line.form = form
    let statement = read(&line, &diagnostics)
    return statement != nil && line.isAtEnd(diagnostics: &diagnostics) ? statement : nil
  }

  private func read(_ line: inout ScriptLine, _ problems: inout [Diagnostic]) -> GestureStatement? {
    switch self {
    case .swipe, .pan: Self.drag(&line, comesToRest: self == .pan, &problems)
    case .edge: Self.edge(&line, &problems)
    case .pinch: Self.pinch(&line, &problems)
    case .press: Self.press(&line, &problems)
    case .tap: line.point(diagnostics: &problems).map { Self.tap(at: $0) }
    case .move: Self.move(&line, &problems)
    case .hold: line.duration(diagnostics: &problems).map { Self.step(nil, .rest, $0) }
    case .lift: .lift
    case .wait: line.duration(diagnostics: &problems).map { .wait($0) }
    }
  }

  private static func drag(
    _ line: inout ScriptLine, comesToRest: Bool, _ problems: inout [Diagnostic]
  ) -> GestureStatement? {
    guard let way = way(&line, &problems), let duration = line.time(diagnostics: &problems),
      let start = start(after: "from", &line, &problems)
    else { return nil }
    return step(start, .drag(way, comesToRest: comesToRest), duration)
  }

  private static func edge(_ line: inout ScriptLine, _ problems: inout [Diagnostic]) -> GestureStatement? {
    guard let edge = line.keyword("an edge", GestureEdge.self, diagnostics: &problems),
      let distance = line.length(diagnostics: &problems), let duration = line.time(diagnostics: &problems)
    else { return nil }
    return step(.edge(edge), .drag(edge.inwards.translation(distance), comesToRest: false), duration)
  }

  private static func pinch(_ line: inout ScriptLine, _ problems: inout [Diagnostic]) -> GestureStatement? {
    guard let scale = line.scale(diagnostics: &problems), let duration = line.time(diagnostics: &problems),
      let start = start(after: "at", &line, &problems)
    else { return nil }
    return step(start, .pinch(scale: scale), duration)
  }

  private static func press(_ line: inout ScriptLine, _ problems: inout [Diagnostic]) -> GestureStatement? {
    guard let duration = line.duration(diagnostics: &problems),
      let start = start(after: "at", &line, &problems)
    else { return nil }
    return step(start, .rest, duration)
  }

  private static func move(_ line: inout ScriptLine, _ problems: inout [Diagnostic]) -> GestureStatement? {
    guard let way = way(&line, &problems), let duration = line.time(diagnostics: &problems) else {
      return nil
    }
    return step(nil, .drag(way, comesToRest: false), duration)
  }

  private static func tap(at point: CGPoint) -> GestureStatement {
    step(.point(point), .rest, TouchPath.tapDuration)
  }

  /// `left 240pt`.
  private static func way(_ line: inout ScriptLine, _ problems: inout [Diagnostic]) -> CGPoint? {
    guard let direction = line.keyword("a direction", GestureDirection.self, diagnostics: &problems),
      let distance = line.length(diagnostics: &problems)
    else { return nil }
    return direction.translation(distance)
  }

  /// `from 300,420`, or the middle of the screen where nothing is said.
  private static func start(
    after word: String, _ line: inout ScriptLine, _ problems: inout [Diagnostic]
  ) -> GestureStep.Start? {
    guard line.upcoming != nil else { return .centred }
    guard line.expect(word, diagnostics: &problems) else { return nil }
    return line.point(diagnostics: &problems).map { .point($0) }
  }

  private static func step(
    _ start: GestureStep.Start?, _ motion: GestureStep.Motion, _ duration: TimeInterval
  ) -> GestureStatement {
    .step(GestureStep(start: start, motion: motion, duration: duration))
  }
}
