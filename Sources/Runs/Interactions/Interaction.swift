import Animators
import Scripts
import UIKit

/// A gesture that drives changes of screens, and the rule by which it finishes or cancels them.
package enum Interaction: String, CaseIterable, Codable, Sendable {
  /// Sideways; 200 points are the whole way, and more than half of it finishes.
  case swipe
  /// Sideways; the width is the whole way, and the direction in which the finger lifts decides.
  case pan
  /// Up or down; 200 points are the whole way, and more than half of it finishes.
  case vertical
  /// From a side of the screen; the width is the whole way, and more than half of it finishes.
  case edge
  /// A pinch; less than half of the fingers' initial distance finishes.
  case pinch

  // Deliberate mistakes, each for a lint rule.

  /// A swipe that leaves nothing to animate.
  case wholeWay = "whole-way"
  /// A pan that may continue at a speed of 0.
  case standstill

  /// The documented interactions. As with animators, the deliberate mistakes can be named, too.
  package static let allCases: [Interaction] = [.swipe, .pan, .vertical, .edge, .pinch]

  /// The interaction for a statement.
  package init(for verb: GestureVerb?) {
    self =
      switch verb {
      case .pan: .pan
      case .edge: .edge
      case .pinch: .pinch
      default: .swipe
      }
  }

  /// The fraction beyond which a gesture finishes; nil if a different rule applies.
  package var threshold: Double? { self == .pan ? nil : Double(GestureInteractionController.threshold) }

  /// Whether the finger's direction selects the tab, so that only neighbors can be selected.
  var choosesNeighbor: Bool { self != .vertical && self != .edge && self != .pinch }

  /// The class of the delegate that chooses a tab; nil for an interaction that doesn't.
  package var tabsController: String? {
    switch self {
    case .swipe: "\(SwipeInteractionController.self)"
    case .pan: "\(PanInteractionController.self)"
    case .wholeWay: "\(WholeWayInteractionController.self)"
    case .standstill: "\(StandstillInteractionController.self)"
    case .vertical, .edge, .pinch: nil
    }
  }

  /// The name in sentences.
  package var noun: String {
    switch self {
    case .swipe, .wholeWay: "a swipe"
    case .pan, .standstill: "a pan"
    case .vertical: "a swipe up or down"
    case .edge: "a pull from the edge"
    case .pinch: "a pinch"
    }
  }

  /// A controller for any view; nil for a gesture that chooses a tab.
  ///
  /// - Parameters:
  ///   - side: where a pull begins.
  ///   - distance: the whole way of a pull, in points; nil for the view's width or height.
  ///   - request: requests the change; false if there is none.
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
  ///   - request: requests the change if the direction does not select it; false if there is none.
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

extension ScenarioContainer {
  /// The gestures that can be added to the container's own.
  package var interactions: [Interaction] {
    switch self {
    case .tabs: Interaction.allCases
    case .navigation: [.pinch]
    case .modal: [.vertical, .edge, .pinch]
    case .paging: []
    }
  }
}
