import Animators
import Runs

/// The direction in which a finger drags the picture.
enum SwipeDirection: String, CaseIterable {
  case left, right, up, down

  /// The direction of a pan between tabs: a pan to the left brings the tab on the right. Screens of one tab
  /// bar have their order. Other animators may go one way only, or bring the new screen in from an edge and
  /// take it back there.
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

  /// Whether the container goes forward: the new screen lies on the right, or below.
  var isForward: Bool { self == .left || self == .up }

  /// Whether the screen is scrolled up or down.
  var isVertical: Bool { self == .up || self == .down }

  /// A phrase for sentences, such as “to the left” or “up”.
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
