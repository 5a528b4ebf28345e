extension UIView {
  /// Describes the recognizers in this view and its descendants, with the gestures they wait for, each once.
  var listeners: [String] {
    var listeners: [String] = []
    collectListeners(into: &listeners)
    return listeners
  }

  private func collectListeners(into listeners: inout [String]) {
    guard !isHidden, isUserInteractionEnabled else { return }
    for recognizer in recognizers where recognizer.isEnabled {
      let words = "\(recognizer.logName): \(recognizer.gesture)"
      if !listeners.contains(words) { listeners.append(words) }
    }
    for subview in subviews { subview.collectListeners(into: &listeners) }
  }
}

extension UIGestureRecognizer {
  /// Describes the gesture in a few words.
  fileprivate var gesture: String {
    switch self {
    case let edge as UIScreenEdgePanGestureRecognizer: "a finger that comes in from \(edge.edges.words)"
    case is ScrollPan: "a finger that drags what scrolls"
    case is UIPanGestureRecognizer: "a finger that moves 10 points, where there is something to change to"
    case let swipe as UISwipeGestureRecognizer: "a quick swipe \(swipe.direction.words)"
    case is UIPinchGestureRecognizer: "two fingers that close or open"
    case is UIRotationGestureRecognizer: "two fingers that turn around their middle"
    case is UITapGestureRecognizer: "a tap"
    case is UILongPressGestureRecognizer: "a finger that rests"
    default: "a gesture of its own"
    }
  }
}

extension UIRectEdge {
  fileprivate var words: String {
    let names: [(UIRectEdge, String)] = [
      (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
    ]
    let edges = names.filter { contains($0.0) }.map(\.1)
    return edges.isEmpty ? "no edge" : "the \(edges.joined(separator: " or ")) edge"
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate var words: String {
    let names: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
