import Animators
import Diagnostics
import Foundation
import Markup
import UIKit

/// A gesture that drives changes of screens, and the rule by which it finishes or cancels them.
enum Interaction: String, CaseIterable {
  /// Sideways; 200 points are the whole way, more than half of it finishes.
  case swipe
  /// Sideways; the width is the whole way, and the direction in which the finger lifts decides.
  case pan
  /// From a side of the screen; the width is the whole way, more than half of it finishes.
  case edge
  /// Fingers that close; less than half of their distance finishes.
  case pinch

  static let description = OptionDescription(
    "interaction", values: allCases.map(\.rawValue).joined(separator: ", "),
    standard: "that of the script’s first gesture",
    "who answers the fingers: swipe finishes beyond half of 200 points, edge beyond half of the width, pinch beyond half of the distance; pan follows the direction in which the finger lifts"
  )

  /// The one that a statement calls for.
  init(for verb: GestureVerb?) {
    self =
      switch verb {
      case .pan: .pan
      case .edge: .edge
      case .pinch: .pinch
      default: .swipe
      }
  }

  /// The fraction beyond which a gesture finishes; nil where something else decides.
  var threshold: Double? { self == .pan ? nil : Double(GestureInteractionController.threshold) }

  /// Whether the finger's direction says which tab comes, so that only neighbours can.
  var choosesNeighbor: Bool { self == .swipe || self == .pan }

  /// As sentences name it.
  var noun: String {
    switch self {
    case .swipe: "a swipe"
    case .pan: "a pan"
    case .edge: "a pull from the edge"
    case .pinch: "a pinch"
    }
  }

  /// - Parameters:
  ///   - side: where a pull begins.
  ///   - request: asks for the change where the direction does not say which; false if there is none.
  func controller(
    on tabs: UITabBarController, from side: ScreenEdgeInteractionController.Side,
    request: @escaping () -> Bool
  ) -> GestureInteractionController {
    switch self {
    case .swipe: SwipeInteractionController(tabBarController: tabs)
    case .pan: PanInteractionController(tabBarController: tabs)
    case .edge: ScreenEdgeInteractionController(view: tabs.view, side: side, request: request)
    case .pinch: PinchInteractionController(view: tabs.view, request: request)
    }
  }
}
