extension LintRule {
  /// A few words, for headings.
  public var title: String { texts.title }
  /// What is wrong with it, in a sentence or two.
  public var explanation: String { texts.explanation }
  /// What to do instead.
  public var fix: String { texts.fix }

  private struct Texts {
    let title, explanation, fix: String

    init(_ title: String, _ explanation: String, _ fix: String) {
      (self.title, self.explanation, self.fix) = (title, explanation, fix)
    }
  }

  private var texts: Texts {
    switch self {
    case .neverCompleted, .completedTwice, .completedAgainstOutcome: endTexts
    case .newViewMissing, .stateLeftBehind, .viewsLeftBehind, .sublayerTransformLeft, .flashOnCancel:
      leftoverTexts
    case .gestureEndedEarly, .selectedDuringChange, .explicitAnimationScrubbed, .finishedAtOneHundred,
      .completionSpeed:
      interactionTexts
    case .m34Sign, .perspectiveTwice, .halfTurn, .crossingPlanes, .coplanarPlanes, .frameUnderTransform,
      .blankSnapshot:
      geometryTexts
    case .unseededRandomness, .fixedSize: replayTexts
    }
  }

  private var endTexts: Texts {
    switch self {
    case .completedTwice:
      Texts(
        "Completed twice",
        """
        A transition ends with the first call of completeTransition(_:). A second one comes when its \
        context is over, and may hit the next transition.
        """,
        "Call completeTransition(_:) in one place: the completion of the animation that ends last.")
    case .completedAgainstOutcome:
      Texts(
        "Completed against the outcome",
        """
        What completeTransition(_:) is told decides which screen the container takes for the current \
        one. If that is not how the interaction ended, the container and the screen contradict each \
        other.
        """,
        "Pass !transitionContext.transitionWasCancelled.")
    default:
      Texts(
        "Never completed",
        """
        Until completeTransition(_:) is called, UIKit takes the transition to be running: touches are \
        ignored, and neither screen hears that it has appeared.
        """,
        """
        Call completeTransition(_:) in the completion of the animation, on every way through the code. \
        An interaction has to be finished or cancelled in every state in which its gesture can end.
        """
      )
    }
  }

  private var leftoverTexts: Texts {
    switch self {
    case .newViewMissing:
      Texts(
        "The new view is missing",
        """
        The container removes the old view at the end. Only the animator adds the new one: without it \
        the screen is empty.
        """,
        "Add the view for .to to the container view before animating.")
    case .stateLeftBehind:
      Texts(
        "State left behind",
        """
        A view that was moved, turned, faded or hidden for the transition was not put back. It will be \
        like that when it is shown again.
        """,
        """
        Put every property that the animation has changed back in its completion, whether it was \
        finished or cancelled.
        """
      )
    case .viewsLeftBehind:
      Texts(
        "Views left behind",
        "Views that were added for the transition, such as snapshots, are still in the container after it.",
        "Remove them in the completion, before completeTransition(_:).")
    case .sublayerTransformLeft:
      Texts(
        "A sublayer transform left on the container",
        "The container stays, and so does its perspective: the next transition in it starts from there.",
        "Set the container layer's sublayerTransform back to the identity in the completion.")
    default:
      Texts(
        "A flash on cancel",
        """
        The last frame of the way back shows something else than the frame after it, so the screen \
        flashes.
        """,
        """
        In the completion of a cancelled transition, show the old view as it was before, in the same \
        turn as completeTransition(_:).
        """
      )
    }
  }

  private var interactionTexts: Texts {
    switch self {
    case .gestureEndedEarly:
      Texts(
        "The gesture ended before the transition started",
        """
        A transition starts in the turn after its request. A short gesture is over by then, and what it \
        said must not be lost.
        """,
        """
        Keep the outcome, and carry it out when the transition starts, as \
        UIPercentDrivenInteractiveTransition does.
        """
      )
    case .selectedDuringChange:
      Texts(
        "Selected during a change",
        "A container can make one change at a time. What is asked for in between has to wait, or is lost.",
        "Lock the selection from the request until animationEnded(_:).")
    case .explicitAnimationScrubbed:
      Texts(
        "An explicit animation in an interactive transition",
        """
        An interaction scrubs view animations only. A CAAnimation that the animator adds itself runs on \
        while the finger rests.
        """,
        "Use UIView's animations, or an interruptible property animator.")
    case .finishedAtOneHundred:
      Texts(
        "Finished at 100 %",
        """
        Nothing is left to animate then, so on a device the animation's completion may not come, and the \
        transition stays open.
        """,
        "Keep the fraction below 1, for instance at most 0.99, until the gesture has ended.")
    default:
      Texts(
        "A completion speed that is not positive",
        "The rest of an interactive transition takes its remaining time, divided by completionSpeed.",
        "Keep completionSpeed above 0, for instance by a lower limit.")
    }
  }

  private var geometryTexts: Texts {
    switch self {
    case .m34Sign:
      Texts(
        "The wrong sign of m34",
        "With a positive m34 what comes nearer gets smaller.",
        "Set m34 to -1 divided by the distance of the eye, in points.")
    case .perspectiveTwice:
      Texts(
        "Perspective applied twice",
        """
        A transform with an m34 of its own, under a sublayerTransform that has one, too, is \
        foreshortened twice.
        """,
        "Set m34 in one place: the container layer's sublayerTransform.")
    case .halfTurn:
      Texts(
        "Half a turn, or a whole one",
        """
        Core Animation goes from one matrix to the other by the shortest way. For half a turn both ways \
        are equally short, and a whole turn is none.
        """,
        "Animate the angle itself (transform.rotation.y), or make keyframes of less than 180° each.")
    case .crossingPlanes:
      Texts(
        "Planes that cross",
        "Two siblings pass through each other, and are cut along the line where they do.",
        """
        Nothing, if it is meant. Otherwise keep them apart by zPosition, or turn them about a common \
        edge.
        """)
    case .coplanarPlanes:
      Texts(
        "Siblings in one leaning plane",
        "Two siblings lie in the same plane and overlap. Which one is in front is a matter of rounding.",
        "Make one a sublayer of the other, or keep them apart by zPosition.")
    case .frameUnderTransform:
      Texts(
        "frame set under a transform",
        """
        The frame of a transformed view is the box around it. Setting it changes bounds and centre in \
        ways that are rarely meant.
        """,
        "Set bounds and center, or put the transform back to the identity first.")
    default:
      Texts(
        "A blank snapshot",
        "A view that was never on screen has nothing to take a picture of yet.",
        "Pass afterScreenUpdates: true.")
    }
  }

  private var replayTexts: Texts {
    switch self {
    case .unseededRandomness:
      Texts(
        "Randomness without a seed",
        """
        Played again, the same transition looks different: nobody can test it, or show the same figure \
        twice.
        """,
        "Make a generator from a fixed seed at the start of every transition.")
    default:
      Texts(
        "A fixed size",
        "A distance stays the same on a screen of another width: it was written as a number, such as 320.",
        "Take distances from the container's bounds.")
    }
  }
}
