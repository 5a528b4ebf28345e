import UIKit

/// Views in columns of equal width, and rows as high as their highest view.
final class GridView: SlotsView {
  private let columns: Int

  init(_ slots: [Slot], columns: Int, spacing: CGFloat) {
    self.columns = max(columns, 1)
    super.init(slots, spacing: spacing)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of a grid without a limit.
  private static let naturalWidth: CGFloat = 320

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? size.width : Self.naturalWidth
    let heights = rowHeights(cellWidth(in: width))
    return CGSize(width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0)))
  }

  override func layOutFlow() {
    let width = cellWidth(in: bounds.width)
    var y: CGFloat = 0
    for (row, height) in rowHeights(width).enumerated() {
      for column in 0..<columns where row * columns + column < flow.count {
        let x = CGFloat(column) * (width + spacing)
        flow[row * columns + column].place(in: CGRect(x: x, y: y, width: width, height: height))
      }
      y += height + spacing
    }
  }

  private func cellWidth(in width: CGFloat) -> CGFloat {
    max((width - spacing * CGFloat(columns - 1)) / CGFloat(columns), 0)
  }

  private func rowHeights(_ width: CGFloat) -> [CGFloat] {
    stride(from: 0, to: flow.count, by: columns).map { start in
      flow[start..<min(start + columns, flow.count)].reduce(0) { max($0, $1.size(fitting: width).height) }
    }
  }
}
