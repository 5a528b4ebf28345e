import Diagnostics
import Screens
import Scripts
import TransitionEngine

/// An animator between two screens, alone or driven by fingers.
package struct TransitionRequest: RunRequest {
  package let screens: ScreenPair
  package let choice: AnimatorChoice
  /// What fingers do, and what that does to the transition; nil for one that goes by itself.
  package let gesture: (interaction: Interaction, script: GestureScript)?
  let place: SourceRange
  let allowsNoEnd: Bool

  /// - Parameters:
  ///   - place: of what asks for the run.
  ///   - allowsNoEnd: whether a transition that never ends is what the author wants to show.
  package init(
    screens: ScreenPair, choice: AnimatorChoice,
    gesture: (interaction: Interaction, script: GestureScript)? = nil, place: SourceRange, allowsNoEnd: Bool
  ) {
    self.screens = screens
    self.choice = choice
    self.gesture = gesture
    self.place = place
    self.allowsNoEnd = allowsNoEnd
  }

  package var allScreens: [Screen] { [screens.from, screens.to] }
  package var runsListings: Bool { choice.isListing }

  package func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun? {
    timeline(diagnostics).map {
      FinishedRun(timeline: $0, findings: SecondRuns(screens: screens, choice: choice).findings)
    }
  }

  private func timeline(_ diagnostics: DiagnosticCollector) -> Timeline? {
    if let gesture {
      return InteractiveRun(
        screens: screens, choice: choice, interaction: gesture.interaction, script: gesture.script,
        place: place, allowsNoEnd: allowsNoEnd
      ).execute(diagnostics)
    }
    return FailedRun.timeline(
      of: "the transition by “\(choice.name)”", at: place, allowsNoEnd: allowsNoEnd, diagnostics,
      TransitionRun(screens: screens, animator: choice.make()).execute)
  }
}
