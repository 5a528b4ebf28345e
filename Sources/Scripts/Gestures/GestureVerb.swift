import UIKit

/// The statements about fingers.
///
/// `swipe`, `pan`, `edge`, `pinch`, `twist`, `press` and `tap` put fingers down; `move` and `hold` continue the touch.
/// It ends with a `lift`, or with its last `move` or `hold` before another touch begins.
package enum GestureVerb: String, CaseIterable, Sendable {
  case swipe, pan, edge, pinch, twist, press, tap, move, hold, lift, wait

  /// Whether the statement begins a touch.
  package var putsFingersDown: Bool { ![.move, .hold, .lift, .wait].contains(self) }

  /// The form of the statement, with numbers as examples.
  package var form: String {
    switch self {
    case .swipe: "swipe left|right|up|down 240pt in 0.3s [from 300,420]"
    case .pan: "pan left|right|up|down 240pt in 0.8s [from 300,420]"
    case .edge: "edge left|right|top|bottom 200pt in 0.4s"
    case .pinch: "pinch 0.4 in 0.5s [at 195,420]"
    case .twist: "twist 90deg [scale 2] in 0.5s [at 195,420]"
    case .press: "press 0.6s [at 100,200]"
    case .tap: "tap 200,300"
    case .move: "move left|right|up|down 40pt in 0.1s"
    case .hold: "hold 0.2s"
    case .lift: "lift"
    case .wait: "wait 0.2s"
    }
  }

  /// Reads the words after the verb.
  func statement(from line: inout ScriptLine) -> GestureStatement? {
    line.form = form
    let statement = read(&line)
    return statement != nil && line.isAtEnd() ? statement : nil
  }

  private func read(_ line: inout ScriptLine) -> GestureStatement? {
    switch self {
    case .swipe, .pan: Self.drag(&line, comesToRest: self == .pan)
    case .edge: Self.edge(&line)
    case .pinch: Self.pinch(&line)
    case .twist: Self.twist(&line)
    case .press: Self.press(&line)
    case .tap: line.point().map { Self.tap(at: $0) }
    case .move: Self.move(&line)
    case .hold: line.duration().map { Self.step(nil, .rest, $0) }
    case .lift: .lift
    case .wait: line.duration().map { .wait($0) }
    }
  }

  private static func drag(_ line: inout ScriptLine, comesToRest: Bool) -> GestureStatement? {
    guard let translation = translation(&line), let duration = line.time(),
      let start = start(after: "from", &line)
    else { return nil }
    return step(start, .drag(translation, comesToRest: comesToRest), duration)
  }

  private static func edge(_ line: inout ScriptLine) -> GestureStatement? {
    guard let edge = line.keyword("an edge", GestureEdge.self),
      let distance = line.length(), let duration = line.time()
    else { return nil }
    return step(.edge(edge), .drag(edge.inwards.translation(distance), comesToRest: false), duration)
  }

  private static func pinch(_ line: inout ScriptLine) -> GestureStatement? {
    guard let scale = line.scale(), let duration = line.time(),
      let start = start(after: "at", &line)
    else { return nil }
    return step(start, .pinch(scale: scale), duration)
  }

  private static func twist(_ line: inout ScriptLine) -> GestureStatement? {
    guard let angle = line.angle() else { return nil }
    var scale: CGFloat = 1
    if line.upcoming?.value == "scale" {
      _ = line.next()
      guard let own = line.scale() else { return nil }
      scale = own
    }
    guard let duration = line.time(), let start = start(after: "at", &line) else { return nil }
    return step(start, .twist(degrees: angle, scale: scale), duration)
  }

  private static func press(_ line: inout ScriptLine) -> GestureStatement? {
    guard let duration = line.duration(), let start = start(after: "at", &line) else { return nil }
    return step(start, .rest, duration)
  }

  private static func move(_ line: inout ScriptLine) -> GestureStatement? {
    guard let translation = translation(&line), let duration = line.time() else { return nil }
    return step(nil, .drag(translation, comesToRest: false), duration)
  }

  private static func tap(at point: CGPoint) -> GestureStatement {
    step(.point(point), .rest, TouchPath.tapDuration)
  }

  /// `left 240pt`.
  private static func translation(_ line: inout ScriptLine) -> CGPoint? {
    guard let direction = line.keyword("a direction", GestureDirection.self),
      let distance = line.length()
    else { return nil }
    return direction.translation(distance)
  }

  /// `from 300,420`; the middle of the screen by default.
  private static func start(after word: String, _ line: inout ScriptLine) -> GestureStep.Start? {
    guard line.upcoming != nil else { return .centered }
    guard line.expect(word) else { return nil }
    return line.point().map { .point($0) }
  }

  private static func step(
    _ start: GestureStep.Start?, _ motion: GestureStep.Motion, _ duration: TimeInterval
  ) -> GestureStatement {
    .step(GestureStep(start: start, motion: motion, duration: duration))
  }
}
