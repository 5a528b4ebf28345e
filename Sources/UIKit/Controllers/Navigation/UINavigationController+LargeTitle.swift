/// The state of a controller's large title.
struct LargeTitleState {
  /// The height that the content leaves for the title, in points: 52 at its beginning, less when it has scrolled under
  /// the bar, more while it is pulled down.
  var room = UINavigationBar.largeTitleHeight
  /// Whether the content is at its beginning.
  var isAtEdge = true
  /// The height of the bar without the large title, and whether there is one, while the controller was last in the
  /// stack.
  var bar: (height: CGFloat, isLarge: Bool) = (UINavigationBar.standardHeight, false)
}

/// Large titles, which leave with the content that scrolls.
extension UINavigationController {
  /// The height of the bar over a controller, in points. A title that is pulled down doesn't count.
  func barHeight(over child: UIViewController) -> CGFloat {
    let bar = remembered(child)
    return bar.height + (bar.isLarge ? min(child.largeTitle.room, UINavigationBar.largeTitleHeight) : 0)
  }

  /// The height of the bar without a large title, and whether it has one. A controller that has left the stack keeps
  /// them while its view slides out.
  private func remembered(_ child: UIViewController) -> (height: CGFloat, isLarge: Bool) {
    guard let index = stack.firstIndex(where: { $0 === child }) else { return child.largeTitle.bar }
    let items = stack.prefix(through: index).map(\.navigationItem)
    let bar = (navigationBar.height(showing: items, room: 0), navigationBar.isLarge(items))
    child.largeTitle.bar = bar
    return bar
  }

  /// The height by which the bar over a controller grows when its content returns to the beginning, in points.
  func roomAbove(_ child: UIViewController) -> CGFloat {
    guard remembered(child).isLarge else { return 0 }
    return max(UINavigationBar.largeTitleHeight - child.largeTitle.room, 0)
  }

  /// Has the bar show the large title of the controller on top as far as its content leaves it.
  func showLargeTitle() {
    guard let top = topViewController else { return }
    navigationBar.follow(room: top.largeTitle.room, isAtEdge: top.largeTitle.isAtEdge, fades: false)
  }

  /// Has the large title of a controller follow its content.
  ///
  /// - Parameter distance: that of the content from its beginning, in points; negative for content that is pulled
  ///   down.
  func contentMoved(of child: UIViewController, distance: CGFloat) {
    let isAtEdge = distance < 0.5
    // Rounded as insets are, or both would drift apart.
    let room = max(UINavigationBar.largeTitleHeight - (distance * 1024).rounded() / 1024, 0)
    guard room != child.largeTitle.room || isAtEdge != child.largeTitle.isAtEdge else { return }
    (child.largeTitle.room, child.largeTitle.isAtEdge) = (room, isAtEdge)
    guard child === visible, child === topViewController, transition == nil else { return }
    let isShown = child.viewIfLoaded?.window != nil && isAppearing
    navigationBar.follow(room: room, isAtEdge: isAtEdge, fades: isShown)
    if remembered(child).isLarge { layOutBar() }
  }
}

extension UIScrollView {
  /// The controllers whose bar follows this view.
  private var barOwner: (stack: UINavigationController, child: UIViewController)? {
    guard contentInsetAdjustmentBehavior != .never, coveredInset.top > 0, let controller = contentController
    else { return nil }
    for child in controller.withAncestors {
      if let stack = child.parent as? UINavigationController { return (stack, child) }
    }
    return nil
  }

  /// The height by which the bar above grows when the content returns to its beginning, in points.
  var currentRoomAbove: CGFloat { barOwner.map { $0.stack.roomAbove($0.child) } ?? 0 }

  /// The height of the large title at the lower end of the bar above while content is at its beginning, in points.
  var largeTitleAbove: CGFloat {
    guard let (stack, child) = barOwner, stack.showsLargeTitle(over: child) else { return 0 }
    return UINavigationBar.largeTitleHeight
  }

  /// Has the bar above follow the content.
  func moveLargeTitle() {
    guard let (stack, child) = barOwner else { return }
    let wheel = refreshControl?.inset ?? 0
    stack.contentMoved(of: child, distance: contentOffset.y - range(.vertical).lowerBound - wheel)
  }

  /// The offset at which content comes to rest that would stop where a large title is half gone: the title stays or
  /// leaves, whichever is nearer.
  func besideLargeTitle(_ offset: CGPoint) -> CGPoint {
    guard let (stack, child) = barOwner, stack.showsLargeTitle(over: child) else { return offset }
    let (range, height) = (range(.vertical), UINavigationBar.largeTitleHeight)
    let distance = offset.y - range.lowerBound
    guard distance > 0, distance < height, range.upperBound >= range.lowerBound + height else {
      return offset
    }
    return CGPoint(x: offset.x, y: range.lowerBound + (distance < height / 2 ? 0 : height))
  }
}

extension UINavigationController {
  /// Whether the title of a controller is large.
  func showsLargeTitle(over child: UIViewController) -> Bool { remembered(child).isLarge }
}
