import Diagnostics
import Screens
import Scripts
import Text
import TransitionEngine

/// A gesture that starts no transition, or not the figure's; explains why.
struct GestureProblem {
  var timeline: Timeline
  var interaction: InteractionChoice
  var screens: ScreenPair

  /// The diagnostic; nil if the gesture works.
  ///
  /// - Parameter range: the place of the gesture.
  func diagnostic(at range: SourceRange) -> Diagnostic? {
    guard !timeline.transitions.isEmpty else { return silence(at: range) }
    let stray = timeline.transitions.first { ![screens.from.name, screens.to.name].contains($0.toName) }
    return stray.map { stray in
      .error(
        "interactive.wrong-way", "the gesture goes to “\(stray.toName)”, not to “\(screens.to.name)”",
        at: range, fix: fix)
    }
  }

  private func silence(at range: SourceRange) -> Diagnostic {
    let began = timeline.events.first { $0.call == .began }
    if let began {
      return .error(
        "interactive.nothing-started", "the gesture starts no transition", at: range,
        explanation: "\(began.actor) began at \(began.time.inSeconds()), \(noTarget)",
        fix: fix ?? "request the change from the container when the gesture begins")
    }
    let failed = timeline.events.first { $0.call == .failed }
    let reason = failed.map { "\($0.actor) failed at \($0.time.inSeconds())" } ?? "none follows the finger"
    return .error(
      "interactive.no-recognizer", "no gesture recognizer took the touch", at: range,
      explanation: requirement.map { "\(reason): \($0)" } ?? reason,
      fix: fix ?? "add a gesture recognizer for it to the container’s view")
  }

  private var noTarget: String {
    switch interaction.known?.choosesNeighbor {
    case true?: "and there is no tab in that direction"
    case false?: "and there is no screen to change to"
    case nil: "and no change followed"
    }
  }

  /// The condition under which a gesture is recognized; nil for an author's own interaction.
  private var requirement: String? {
    switch interaction.known {
    case .swipe, .wholeWay, .standstill: "a pan has to move 10 points"
    case .pan: "a pan has to move 10 points sideways, toward an existing tab"
    case .vertical: "a pan has to move 10 points, up or down"
    case .edge: "a pull has to come in from the screen’s edge"
    case .pinch: "two fingers have to close or to open"
    case nil: nil
    }
  }

  private var fix: String? {
    switch interaction.known {
    case .swipe, .pan, .wholeWay, .standstill:
      if let bar = screens.from.sharedTabBar(with: screens.to) {
        "“\(screens.to.name)” lies to the \(bar.to > bar.from ? "right" : "left"): move the finger \(bar.to > bar.from ? "left" : "right")"
      } else {
        "move the finger sideways"
      }
    case .vertical: "write “swipe down 150pt in 0.3s”, or choose another interaction"
    case .edge: "write “edge left 200pt in 0.4s”, or choose another interaction"
    case .pinch: "write “pinch 0.4 in 0.5s”, or choose another interaction"
    case nil: nil
    }
  }
}
