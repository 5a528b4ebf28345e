/// A cell of a list. A finger highlights it, and a tap selects it.
protocol ListCell: UIView {
  var reuseIdentifier: String? { get }
  var isHighlighted: Bool { get set }
  func prepareForReuse()
  func show(isSelected: Bool, animated: Bool)
}

extension ListCell {
  private var list: (any TappedList)? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any TappedList }.first
  }

  /// Highlights the cell when a finger comes down on it, if the list allows it.
  func beginHighlight(_ touches: Set<UITouch>) {
    guard let list else { return }
    guard list.canSelect, list.ask(.shouldHighlight, of: self) != nil else {
      for touch in touches { touch.wasConsidered = true }
      return
    }
    isHighlighted = true
    list.ask(.didHighlight, of: self)
  }

  /// Ends the highlight. A finger that was lifted on the cell taps it; without an event,
  /// the touch was canceled.
  func endHighlight(_ touches: Set<UITouch>, liftedIn event: UIEvent?) {
    guard isHighlighted else { return }
    isHighlighted = false
    let list = list
    let selectsLast = list?.selectsAfterHighlight ?? false
    if selectsLast { list?.ask(.didUnhighlight, of: self) }
    if let touch = event?.touches.first(where: touches.contains), bounds.contains(touch.location(in: self)) {
      touch.take("\(type(of: self))")
      list?.tapped(self)
    }
    if !selectsLast { list?.ask(.didUnhighlight, of: self) }
  }
}
