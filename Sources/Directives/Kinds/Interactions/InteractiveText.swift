import Runs
import Screens
import Scripts
import Text
import TransitionEngine

/// Text that describes an interactive transition. It's derived from the run, never typed.
struct InteractiveText {
  var choice: AnimatorChoice
  var screens: ScreenPair
  var interaction: InteractionChoice
  var timeline: Timeline

  /// The interaction controller; nil for an author's, and for presentations with a gesture of their own.
  var known: Interaction? {
    guard let known = interaction.known else { return nil }
    guard let controller = known.tabsController else { return known }
    return timeline.transitions.contains { $0.interactor == controller } ? known : nil
  }

  private var noun: String {
    known == nil && interaction.known != nil ? "a gesture of its own" : interaction.noun
  }

  private var transition: TransitionText {
    TransitionText(choice: choice, screens: screens, timeline: timeline)
  }

  func text(frames: Int) -> RunFigure.Text {
    RunFigure.Text(
      title: "\(transition.title), driven by \(noun)",
      description: "\(transition.description(frames: frames)) \(course)",
      // A link says which listing has driven it.
      facts: [
        choice.name, "\(screens.from.name) → \(screens.to.name)", known?.noun, outcome,
        timeline.duration.inSeconds(),
      ].compactMap(\.self))
  }

  var plotTitle: String { "\(transition.title): the gesture and the transition" }

  /// The numbers of the plot, in words.
  var plotDescription: String { course }

  /// The time at which the finger lifted, the progress by then, and the outcome.
  private var course: String {
    var text = "\(noun) follows the finger."
    if interaction.known != nil { text = "The gesture is \(noun)." }
    if let lifted = timeline.touches.compactMap(\.ended).max() {
      text += " The last finger lifts after \(lifted.inSeconds())"
      let before = timeline.interaction.last { $0.kind == .finished || $0.kind == .cancelled }
      if let before {
        text += ", with the transition at \((before.fraction * 100).formatted(decimals: 0)) %: it is"
        text += before.kind == .finished ? " finished" : " canceled"
      }
      text += "."
    }
    guard let known else { return text }
    guard let threshold = known.threshold else {
      return text + " A finger that lifts while it moves on finishes it."
    }
    return text + " More than \((threshold * 100).formatted(decimals: 0)) % finishes it."
  }

  /// The last of several transitions counts.
  private var outcome: String {
    switch timeline.outcome {
    case .finished: "finishes"
    case .cancelled: "is canceled"
    }
  }
}
