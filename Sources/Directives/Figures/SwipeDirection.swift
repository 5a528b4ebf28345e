import Runs

/// Which way a finger moves that takes the picture along.
enum SwipeDirection: String, CaseIterable {
  case left, right

  /// That of a pan between tabs: to the left it brings what lies on the right. Screens of one tab bar have their order;
  /// otherwise an animator may go one way alone.
  init(between screens: ScreenPair, by choice: AnimatorChoice) {
    let tabs = screens.from.sharedTabBar(with: screens.to).map { $0.from < $0.to }
    self = tabs ?? choice.goesForward ?? true ? .left : .right
  }

  /// Whether it asks its container to go forward.
  var isForward: Bool { self == .left }

  var opposite: SwipeDirection { self == .left ? .right : .left }
}
