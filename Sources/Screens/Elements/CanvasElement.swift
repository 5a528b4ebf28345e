import UIKit

/// `view: {subviews}`: a plain view. A subview without a frame fills it.
struct CanvasElement: ScreenElement {
  static let name = "view"
  static let shorthand: String? = "subviews"

  let subviews: [PlacedElement]

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    subviews = reader.elements(&fields, "subviews") ?? []
  }

  func makeView(tint: UIColor) -> UIView {
    CanvasView(subviews.map { $0.makeSlot(tint: tint) }, spacing: 0)
  }
}

/// Views on top of each other.
private final class CanvasView: SlotsView {
  /// The size that contains all subviews.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    slots.reduce(CGSize.zero) { reach, slot in
      let own =
        slot.placement.frame.map { CGSize(width: $0.maxX, height: $0.maxY) } ?? slot.size(fitting: size.width)
      return CGSize(width: max(reach.width, own.width), height: max(reach.height, own.height))
    }
  }

  override func layOutFlow() {
    for slot in flow {
      let size = CGSize(
        width: slot.placement.width ?? bounds.width, height: slot.placement.height ?? bounds.height)
      slot.place(in: CGRect(origin: .zero, size: size))
    }
  }
}
