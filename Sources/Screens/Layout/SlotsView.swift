import UIKit

/// Lays views out in slots as subclasses decide. Views with their own frame keep it.
class SlotsView: UIView {
  /// All slots, in the order of their views.
  let slots: [Slot]
  /// The slots without their own frame.
  let flow: [Slot]
  /// Points between views.
  let spacing: CGFloat

  init(_ slots: [Slot], spacing: CGFloat) {
    (self.slots, self.spacing) = (slots, spacing)
    flow = slots.filter { !$0.hasFrame }
    super.init(frame: .zero)
    for slot in slots { addSubview(slot.view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The total of all distances between the views.
  var gaps: CGFloat { spacing * CGFloat(max(flow.count - 1, 0)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutFlow()
    for slot in slots { if let frame = slot.placement.frame { slot.place(in: frame) } }
  }

  /// Places the views without their own frame.
  func layOutFlow() {}
}
