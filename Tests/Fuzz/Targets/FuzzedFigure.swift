import Runs
import TransitionEngine

/// Runs that are too much, from a program that has run somebody's code: each is refused, or drawn within the memory and the time
/// that a figure has.
enum FuzzedFigure {
  /// Frames of a strip.
  private static let frames = 24

  /// - Parameter bytes: eight, which are the seed.
  static func draw(_ bytes: [UInt8]) {
    guard bytes.count == 8 else { return }
    draw(seed: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  static func draw(seed: UInt64) {
    FuzzedAnswer.draw(
      FinishedRun(timeline: HeavyFigure.timeline(seed: seed), findings: []), frames: frames)
  }
}
