import Diagnostics
import Screens
import Scripts
import TransitionEngine
import UIKit

/// An animator between two screens, alone or driven by fingers.
package struct TransitionRequest: RunRequest {
  /// A gesture that drives a transition.
  package struct Gesture: Codable, Sendable {
    package var interaction: InteractionChoice
    package var script: GestureScript

    package init(_ interaction: InteractionChoice, _ script: GestureScript) {
      (self.interaction, self.script) = (interaction, script)
    }
  }

  package let screens: ScreenPair
  package let choice: AnimatorChoice
  /// The gesture that drives the transition; nil for one that isn't interactive.
  package let gesture: Gesture?
  /// The direction in which a finger makes the container go; nil without a finger.
  let isForward: Bool?
  /// The presentation of one screen over the other; nil for tabs, or if the animator decides that itself.
  let presentation: TransitionPresentation?
  let place: SourceRange
  let allowsNoEnd: Bool

  /// - Parameters:
  ///   - isForward: the direction in which the reader's finger makes the container go; nil for a transition
  ///     that runs by itself.
  ///   - presentation: of one screen over the other; nil for tabs, or if the animator decides that itself.
  ///   - place: the place of the directive.
  ///   - allowsNoEnd: whether the author wants to show a transition that never ends.
  package init(
    screens: ScreenPair, choice: AnimatorChoice,
    gesture: Gesture? = nil, isForward: Bool? = nil,
    presentation: TransitionPresentation? = nil, place: SourceRange, allowsNoEnd: Bool
  ) {
    self.screens = screens
    self.choice = choice
    self.gesture = gesture
    self.isForward = isForward
    self.presentation = presentation
    self.place = place
    self.allowsNoEnd = allowsNoEnd
  }

  package var kind: RunRequestKind { .transition(self) }
  package var allScreens: [Screen] { [screens.from, screens.to] }
  package var runsListings: Bool {
    choice.isListing || gesture?.interaction.function != nil || allScreens.contains(where: \.runsListings)
  }

  package func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun? {
    guard screens.from.size == screens.to.size || choice.presentation != nil else {
      diagnostics.report(ScreenPair.mismatch(screens.from, screens.to, at: place))
      return nil
    }
    let timeline =
      if let gesture {
        InteractiveRun(request: self, interaction: gesture.interaction, script: gesture.script)
          .execute(diagnostics)
      } else {
        timeline(
          diagnostics,
          TransitionRun(
            screens: screens, animator: choice.make(isForward: isForward), isForward: isForward,
            isDismissal: choice.goesForward == false, presentation: presentation
          ).execute)
      }
    return timeline.map {
      FinishedRun(
        timeline: $0,
        findings: LintReplays(screens: screens, choice: choice, presentation: presentation).findings)
    }
  }

  /// The timeline of an execution; nil, with a diagnostic, if it fails.
  func timeline(_ diagnostics: DiagnosticCollector, _ execute: () throws -> Timeline) -> Timeline? {
    do {
      return try execute()
    } catch let unfinished as UnfinishedRun where allowsNoEnd {
      return unfinished.timeline
    } catch {
      let what = "the transition by “\(choice.name)”"
      diagnostics.report(FailedRun.diagnostic(error, what, at: place))
      return nil
    }
  }
}
