/// The recogniser of a sheet's drag.
final class SheetPan: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  /// A recogniser that moves a sheet, once it has one.
  required init() {
    super.init()
    addTarget { [weak self] _ in self?.sheet?.dragged() }
  }

  /// Up or down; what goes sideways is left to others.
  override func isPan(_ movement: CGPoint) -> Bool { abs(movement.y) >= abs(movement.x) }

  /// Whether the sheet takes a drag that a scroll view in it could take as well.
  func takesDrag(_ movement: CGPoint, from scrollView: UIScrollView) -> Bool {
    guard let sheet, isEnabled, isPan(movement),
      scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    else { return false }
    return sheet.takesDrag(goingDown: movement.y > 0)
  }

  override var logName: String { name ?? "\(UIPanGestureRecognizer.self)" }
}
