import Localization
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
  var words: Localization

  /// The interaction controller; nil for an author's, and for presentations with a gesture of their own.
  var known: Interaction? {
    guard let known = interaction.known else { return nil }
    guard let controller = known.tabsController else { return known }
    return timeline.transitions.contains { $0.interactor == controller } ? known : nil
  }

  private var noun: String {
    guard let catalogue = interaction.known else { return interaction.noun }
    return words[known == nil ? .ownGesture : catalogue.phrase]
  }

  private var transition: TransitionText {
    TransitionText(choice: choice, screens: screens, timeline: timeline, words: words)
  }

  var text: RunFigure.Text {
    RunFigure.Text(
      title: words.text(.drivenBy, transition.title, noun),
      description: words.joined([transition.description, course]),
      // A link says which listing has driven it.
      facts: [
        choice.name, "\(screens.from.name) → \(screens.to.name)", (known?.phrase).map { words[$0] },
        words[timeline.outcome == .finished ? .doesFinish : .doesCancel], timeline.duration.inSeconds(),
      ].compactMap(\.self))
  }

  var plotTitle: String { words.text(.gesturePlot, transition.title) }

  /// The numbers of the plot, in words.
  var plotDescription: String { course }

  /// The time at which the finger lifted, the progress by then, and the outcome.
  private var course: String {
    var sentences = [words.text(interaction.known == nil ? .followsFinger : .gestureIs, noun)]
    if let lifted = timeline.touches.compactMap(\.ended).max() {
      let before = timeline.interaction.last { $0.kind == .finished || $0.kind == .cancelled }
      sentences.append(
        before.map {
          words.text(
            $0.kind == .finished ? .fingerFinishes : .fingerCancels, lifted.inSeconds(),
            ($0.fraction * 100).formatted(decimals: 0))
        } ?? words.text(.fingerLifts, lifted.inSeconds()))
    }
    if let known {
      sentences.append(
        known.threshold.map { words.text(.moreFinishes, ($0 * 100).formatted(decimals: 0)) }
          ?? words[.movesOn])
    }
    return words.joined(sentences)
  }
}

extension Interaction {
  /// The name in sentences.
  fileprivate var phrase: Phrase {
    switch self {
    case .swipe, .wholeWay: .swipeGesture
    case .pan, .standstill: .panGesture
    case .vertical: .verticalGesture
    case .edge: .edgeGesture
    case .pinch: .pinchGesture
    }
  }
}
