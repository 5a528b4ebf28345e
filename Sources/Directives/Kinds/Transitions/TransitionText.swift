import Localization
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
  var words: Localization

  private var animator: String { choice.name }
  private var from: Screen { screens.from }
  private var to: Screen { screens.to }

  var text: RunFigure.Text { RunFigure.Text(title: title, description: description, facts: facts) }

  /// `Fold from inbox to photos`.
  var title: String { words.text(.figureTitle, animator.capitalizedFirst, from.name, to.name) }

  /// A description of the motion for readers who don't see it.
  var description: String {
    var sentences = [
      choice.summary.map { words.summary(ofAnimator: animator) ?? $0 } ?? words[.ownAnimator],
      words.text(
        .betweenScreens, timeline.duration.inSeconds(), from.title ?? from.name, to.title ?? to.name),
    ]
    if let moved = timeline.movedLayers(words) { sentences.append(moved) }
    sentences.append(words[timeline.outcome == .finished ? .finishes : .cancels])
    return words.joined(sentences)
  }

  var facts: [String] {
    ["\(animator)", "\(from.name) → \(to.name)", timeline.duration.inSeconds()]
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
