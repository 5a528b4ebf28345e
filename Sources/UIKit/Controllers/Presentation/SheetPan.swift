/// The recognizer of a sheet's drag.
final class SheetPan: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  /// A recognizer that moves `sheet`, once it is set.
  required init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    addTarget { [weak self] _ in self?.sheet?.dragged() }
  }

  /// Whether a movement is vertical; horizontal ones are left to other recognizers.
  override func isPan(_ movement: CGPoint) -> Bool { abs(movement.y) >= abs(movement.x) }

  /// Whether the sheet takes a drag instead of a scroll view inside it.
  func takesDrag(_ movement: CGPoint, from scrollView: UIScrollView) -> Bool {
    guard let sheet, isEnabled, isPan(movement),
      scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    else { return false }
    return sheet.takesDrag(goingDown: movement.y > 0)
  }

  override var logName: String { name ?? "\(UIPanGestureRecognizer.self)" }
}
