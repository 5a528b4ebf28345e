import Animators
import Runs

/// Which way a finger moves that takes the picture along.
enum SwipeDirection: String, CaseIterable {
  case left, right, up, down

  /// That of a pan between tabs: to the left it brings what lies on the right. Screens of one tab bar have their order;
  /// otherwise an animator may go one way alone, or bring the new screen from an edge, and take it back there.
  init(between screens: ScreenPair, by choice: AnimatorChoice) {
    let isForward = choice.goesForward ?? true
    if let edge = choice.edge {
      let direction = SwipeDirection(from: edge)
      self = isForward ? direction : direction.opposite
      return
    }
    let tabs = screens.from.sharedTabBar(with: screens.to).map { $0.from < $0.to }
    self = tabs ?? isForward ? .left : .right
  }

  /// The way from an edge into the screen.
  private init(from edge: ScreenEdgeInteractionController.Side) {
    self =
      switch edge {
      case .left: .right
      case .right: .left
      case .top: .down
      case .bottom: .up
      }
  }

  /// Whether it asks its container to go forward: what comes lies on the right, or below.
  var isForward: Bool { self == .left || self == .up }

  /// Whether the screen is scrolled up or down.
  var isVertical: Bool { self == .up || self == .down }

  /// As sentences say it: to the left, up.
  var phrase: String { isVertical ? rawValue : "to the \(rawValue)" }

  var opposite: SwipeDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
