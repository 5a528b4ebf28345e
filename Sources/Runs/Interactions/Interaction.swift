import Animators
import Scripts
import UIKit

/// A gesture that drives changes of screens, and the rule by which it finishes or cancels them.
package enum Interaction: String, CaseIterable, Sendable {
  /// Sideways; 200 points are the whole way, more than half of it finishes.
  case swipe
  /// Sideways; the width is the whole way, and the direction in which the finger lifts decides.
  case pan
  /// Up or down; 200 points are the whole way, more than half of it finishes.
  case vertical
  /// From a side of the screen; the width is the whole way, more than half of it finishes.
  case edge
  /// Fingers that close; less than half of their distance finishes.
  case pinch

  // Wrong on purpose, each for a rule of the lint.

  /// A swipe that leaves nothing to animate.
  case wholeWay = "whole-way"
  /// A pan that may go on at a speed of 0.
  case standstill

  /// Those that authors are told of. As with animators, mistakes can be named, too.
  package static let allCases: [Interaction] = [.swipe, .pan, .vertical, .edge, .pinch]

  /// The one that a statement calls for.
  package init(for verb: GestureVerb?) {
    self =
      switch verb {
      case .pan: .pan
      case .edge: .edge
      case .pinch: .pinch
      default: .swipe
      }
  }

  /// The fraction beyond which a gesture finishes; nil where something else decides.
  package var threshold: Double? { self == .pan ? nil : Double(GestureInteractionController.threshold) }

  /// Whether the finger's direction says which tab comes, so that only neighbors can.
  var choosesNeighbor: Bool { self != .vertical && self != .edge && self != .pinch }

  /// The delegate that chooses a tab; nil for an interaction that doesn't.
  package var tabsController: String? {
    switch self {
    case .swipe: "\(SwipeInteractionController.self)"
    case .pan: "\(PanInteractionController.self)"
    case .wholeWay: "\(WholeWayInteractionController.self)"
    case .standstill: "\(StandstillInteractionController.self)"
    case .vertical, .edge, .pinch: nil
    }
  }

  /// As sentences name it.
  package var noun: String {
    switch self {
    case .swipe, .wholeWay: "a swipe"
    case .pan, .standstill: "a pan"
    case .vertical: "a swipe up or down"
    case .edge: "a pull from the edge"
    case .pinch: "a pinch"
    }
  }

  /// On any view; nil for a gesture that chooses a tab.
  ///
  /// - Parameters:
  ///   - side: where a pull begins.
  ///   - distance: the whole way of a pull, in points; nil for the view's width or height.
  ///   - request: asks for the change; false if there is none.
  func controller(
    on view: UIView, from side: ScreenEdgeInteractionController.Side, distance: (() -> CGFloat)? = nil,
    request: @escaping () -> Bool
  ) -> GestureInteractionController? {
    switch self {
    case .vertical: VerticalSwipeInteractionController(view: view, request: request)
    case .edge:
      ScreenEdgeInteractionController(view: view, side: side, distance: distance, request: request)
    case .pinch: PinchInteractionController(view: view, request: request)
    case .swipe, .pan, .wholeWay, .standstill: nil
    }
  }

  /// - Parameters:
  ///   - side: where a pull begins.
  ///   - request: asks for the change where the direction does not say which; false if there is none.
  func controller(
    on tabs: UITabBarController, from side: ScreenEdgeInteractionController.Side,
    request: @escaping () -> Bool
  ) -> GestureInteractionController {
    if let anywhere = controller(on: tabs.view, from: side, request: request) { return anywhere }
    return switch self {
    case .pan: PanInteractionController(tabBarController: tabs)
    case .wholeWay: WholeWayInteractionController(tabBarController: tabs)
    case .standstill: StandstillInteractionController(tabBarController: tabs)
    default: SwipeInteractionController(tabBarController: tabs)
    }
  }
}
