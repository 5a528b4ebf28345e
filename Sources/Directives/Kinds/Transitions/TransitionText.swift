import Runs
import Screens
import Scripts
import Text
import TransitionEngine

/// Text that describes a run. It's derived from the run, never typed.
struct TransitionText {
  var choice: AnimatorChoice
  var screens: ScreenPair
  var timeline: Timeline

  private var animator: String { choice.name }
  private var from: Screen { screens.from }
  private var to: Screen { screens.to }

  func text(frames: Int) -> RunFigure.Text {
    RunFigure.Text(title: title, description: description(frames: frames), facts: facts)
  }

  /// `Fold from inbox to photos`.
  var title: String {
    "\(animator.prefix(1).uppercased())\(animator.dropFirst()) from \(from.name) to \(to.name)"
  }

  /// A description of the motion for readers who don't see it.
  func description(frames: Int) -> String {
    var text = choice.summary ?? "An animator of this page’s own."
    text += " \(frames) frames over \(timeline.duration.inSeconds())"
    text += ", from the screen “\(from.title ?? from.name)” to the screen “\(to.title ?? to.name)”."
    let moved = timeline.movedLayers
    if !moved.isEmpty { text += " \(moved)" }
    text += timeline.outcome == .finished ? " The transition finishes." : " The transition is canceled."
    return text
  }

  var facts: [String] {
    ["\(animator)", "\(from.name) → \(to.name)", timeline.duration.inSeconds()]
  }
}
