import UIKit

/// The alignment of views across a stack.
enum StackAlignment: String, CaseIterable, Sendable {
  case fill, leading, center, trailing

  /// The offset of a view that leaves some room free; one that could fill it is centered.
  func offset(in free: CGFloat) -> CGFloat {
    switch self {
    case .leading: 0
    case .fill, .center: free / 2
    case .trailing: free
    }
  }
}

/// Views below each other. Views that grow take the remaining room.
final class ColumnView: SlotsView {
  private let alignment: StackAlignment
  private let insets: UIEdgeInsets
  private let spreads: Bool

  /// - Parameter spreads: whether the remaining room is between the views.
  init(
    _ slots: [Slot], spacing: CGFloat, alignment: StackAlignment, insets: UIEdgeInsets = .zero,
    spreads: Bool = false
  ) {
    (self.alignment, self.insets, self.spreads) = (alignment, insets, spreads)
    super.init(slots, spacing: spacing)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = flow.map { $0.size(fitting: available($0, in: size.width)) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + insets.left + insets.right,
      height: sizes.reduce(gaps) { $0 + $1.height } + insets.top + insets.bottom)
  }

  override func layOutFlow() {
    let sizes = flow.map { $0.size(fitting: available($0, in: bounds.width)) }
    let free = bounds.height - insets.top - insets.bottom - gaps - sizes.reduce(0) { $0 + $1.height }
    let growing = spreads ? 0 : flow.filter(\.growsVertically).count
    let gap = spreads && flow.count > 1 ? max(free, 0) / CGFloat(flow.count - 1) : 0
    let share = growing > 0 ? max(free, 0) / CGFloat(growing) : 0
    var y = insets.top
    for (slot, size) in zip(flow, sizes) {
      let height = size.height + (slot.growsVertically ? share : 0)
      let (x, width) = across(slot, size.width)
      slot.place(in: CGRect(x: x, y: y, width: width, height: height))
      y += height + spacing + gap
    }
  }

  /// The left edge and the width of a view.
  private func across(_ slot: Slot, _ natural: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let room = available(slot, in: bounds.width)
    if slot.bleeds { return (0, room) }
    if alignment == .fill, !slot.keepsWidth { return (insets.left, room) }
    let width = min(natural, room)
    return ((insets.left + alignment.offset(in: room - width)).onGrid, width)
  }

  private func available(_ slot: Slot, in width: CGFloat) -> CGFloat {
    slot.bleeds ? width : max(width - insets.left - insets.right, 0)
  }
}
