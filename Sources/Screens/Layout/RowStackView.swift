import UIKit

/// Views beside each other. If they need too much room, views that shrink give way first, in proportion to
/// their width, and then all.
final class RowStackView: SlotsView {
  private let alignment: StackAlignment
  private let distribution: Widths

  /// How wide the views of a row are.
  enum Widths {
    /// As they fit: some grow into the remaining room, or shrink.
    case fitted
    /// All the same.
    case even
    /// As wide as they are, with the remaining room between them.
    case spread
    /// As wide as they are, whatever the room.
    case natural
  }

  init(_ slots: [Slot], spacing: CGFloat, alignment: StackAlignment, _ distribution: Widths) {
    (self.alignment, self.distribution) = (alignment, distribution)
    super.init(slots, spacing: spacing)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = widths(in: size.width)
    let heights = zip(flow, widths).map { $0.size(fitting: $1).height }
    let total = widths.reduce(gaps, +)
    return CGSize(
      width: distribution == .natural ? min(total, size.width) : total, height: heights.max() ?? 0)
  }

  override func layOutFlow() {
    var x: CGFloat = 0
    let widths = widths(in: bounds.width)
    let free = bounds.width - widths.reduce(gaps, +)
    let share = distribution == .spread && flow.count > 1 ? max(free, 0) / CGFloat(flow.count - 1) : 0
    for (slot, width) in zip(flow, widths) {
      let natural = slot.size(fitting: width).height
      let height = alignment == .fill ? bounds.height : min(natural, bounds.height)
      let y = alignment.offset(in: bounds.height - height)
      slot.place(in: CGRect(x: x.onGrid, y: y.onGrid, width: width, height: height))
      x += width + spacing + share
    }
  }

  private func widths(in width: CGFloat) -> [CGFloat] {
    guard !flow.isEmpty else { return [] }
    let room = max(width - gaps, 0)
    if distribution == .even, width.isFinite { return flow.map { _ in room / CGFloat(flow.count) } }
    var widths = flow.map { $0.size(fitting: .infinity).width }
    guard width.isFinite, distribution != .natural else { return widths }
    let free = room - widths.reduce(0, +)
    if free >= 0 {
      guard distribution != .spread else { return widths }
      let growing = flow.filter(\.growsHorizontally).count
      for (index, slot) in flow.enumerated() where slot.growsHorizontally {
        widths[index] += free / CGFloat(growing)
      }
    } else {
      shrink(&widths, to: room)
    }
    return widths
  }

  /// The least share of its width that a shrinking view keeps before others shrink.
  private static let leastShare: CGFloat = 0.25

  private func shrink(_ widths: inout [CGFloat], to room: CGFloat) {
    let soft = flow.indices.filter { flow[$0].stretch.shrinks && flow[$0].placement.width == nil }
    let softWidth = soft.reduce(0) { $0 + widths[$1] }
    if softWidth > 0 {
      let factor = max(1 - widths.reduce(-room, +) / softWidth, Self.leastShare)
      for index in soft { widths[index] *= factor }
    }
    let total = widths.reduce(0, +)
    if total > room { widths = widths.map { $0 * room / total } }
  }
}
