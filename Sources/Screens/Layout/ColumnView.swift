import UIKit

/// The alignment of views across a stack.
enum StackAlignment: String, CaseIterable, Sendable { case fill, leading, center, trailing }

/// Views below each other. Views that grow take the remaining room.
final class ColumnView: SlotsView {
  private let alignment: StackAlignment
  private let insets: UIEdgeInsets

  init(_ slots: [Slot], spacing: CGFloat, alignment: StackAlignment, insets: UIEdgeInsets = .zero) {
    (self.alignment, self.insets) = (alignment, insets)
    super.init(slots, spacing: spacing)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = flow.map { $0.size(fitting: available($0, in: size.width)) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + insets.left + insets.right,
      height: sizes.reduce(gaps) { $0 + $1.height } + insets.top + insets.bottom)
  }

  override func layOutFlow() {
    let sizes = flow.map { $0.size(fitting: available($0, in: bounds.width)) }
    let free = bounds.height - insets.top - insets.bottom - gaps - sizes.reduce(0) { $0 + $1.height }
    let growing = flow.filter(\.growsVertically).count
    let share = growing > 0 ? max(free, 0) / CGFloat(growing) : 0
    var y = insets.top
    for (slot, size) in zip(flow, sizes) {
      let height = size.height + (slot.growsVertically ? share : 0)
      slot.place(
        in: CGRect(origin: CGPoint(x: 0, y: y), size: CGSize(width: 0, height: height))
          .across(slot, size.width, alignment, in: bounds.width, insets))
      y += height + spacing
    }
  }

  private func available(_ slot: Slot, in width: CGFloat) -> CGFloat {
    slot.bleeds ? width : max(width - insets.left - insets.right, 0)
  }
}

extension CGRect {
  /// The rectangle aligned across a column.
  fileprivate func across(
    _ slot: Slot, _ natural: CGFloat, _ alignment: StackAlignment, in width: CGFloat, _ insets: UIEdgeInsets
  ) -> CGRect {
    if slot.bleeds { return CGRect(x: 0, y: minY, width: width, height: height) }
    let room = max(width - insets.left - insets.right, 0)
    if alignment == .fill, !slot.keepsWidth {
      return CGRect(x: insets.left, y: minY, width: room, height: height)
    }
    let own = min(natural, room)
    let x =
      switch alignment {
      case .leading: insets.left
      case .fill, .center: insets.left + (room - own) / 2
      case .trailing: insets.left + room - own
      }
    return CGRect(x: x.onGrid, y: minY, width: own, height: height)
  }
}
