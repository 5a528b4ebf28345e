import TransitionEngine

/// The layout of a plot of calls, in CSS pixels.
struct CallbackAxisLayout: Sendable {
  /// The calls of one actor at one instant, one under the other.
  struct Block: Sendable {
    var time: TimeInterval
    var entries: [CallbackEntry]
    /// Dots and text; no other block of the lane touches it.
    var box: CGRect
    /// Whether text stands to the left of the dots.
    var isBefore: Bool
  }

  struct Lane: Sendable {
    var actor: String
    var top: CGFloat
    var blocks: [Block]
  }

  static let mostEntries = 120
  static let rowHeight: CGFloat = 19
  /// The distance from a dot's center to its text.
  static let textGap: CGFloat = 11
  /// The width of a character at 12 pixels: fonts of fixed width have 0.6 em, or a little more.
  private static let advance: CGFloat = 7.3
  private static let width: CGFloat = 672
  private static let (left, right): (CGFloat, CGFloat) = (8, 664)
  /// Characters of a text; so many fit on one side of any instant.
  private static let longestText = 43

  /// The position of the axis.
  let top: CGFloat = 26
  /// The end of the last lane, and the start of the legend.
  let bottom: CGFloat
  let time: PlotAxis
  let size: CGSize
  let lanes: [Lane]

  init(_ entries: [CallbackEntry], duration: TimeInterval) {
    let last = entries.map(\.first).filter(\.isFinite).max() ?? 0
    let time = PlotAxis(over: 0...max(last, duration.isFinite ? duration : 0, 0.01), maximumTicks: 8)
    self.time = time
    var lanes: [Lane] = []
    var y = top
    for (actor, entries) in Self.byActor(entries) {
      let blocks = Self.blocks(entries, from: y + 28, time)
      lanes.append(Lane(actor: actor, top: y, blocks: blocks))
      y = (blocks.map(\.box.maxY).max() ?? y) + 10
    }
    self.lanes = lanes
    bottom = y
    size = CGSize(width: Self.width, height: y + 28)
  }

  func x(_ time: TimeInterval) -> CGFloat { Self.x(time, self.time) }

  /// The text of a call in its lane.
  static func text(of entry: CallbackEntry) -> String {
    var text = "\(entry.number) \(entry.shortName)"
    if entry.count > 1 { text += " ×\(entry.count)" }
    return text.count > longestText ? text.prefix(longestText - 1) + "…" : text
  }

  private static func x(_ time: TimeInterval, _ axis: PlotAxis) -> CGFloat {
    left + (right - left) * min(max(axis.fraction(of: time), 0), 1)
  }

  /// Actors in the order of their first calls.
  private static func byActor(_ entries: [CallbackEntry]) -> [(actor: String, entries: [CallbackEntry])] {
    var groups: [(actor: String, entries: [CallbackEntry])] = []
    var indices: [String: Int] = [:]
    for entry in entries {
      if let index = indices[entry.actor] {
        groups[index].entries.append(entry)
      } else {
        indices[entry.actor] = groups.count
        groups.append((entry.actor, [entry]))
      }
    }
    return groups
  }

  private static func blocks(_ entries: [CallbackEntry], from top: CGFloat, _ time: PlotAxis) -> [Block] {
    var blocks: [Block] = []
    var start = 0
    while start < entries.count {
      let end = entries[start...].firstIndex { $0.first > entries[start].first + 1e-6 } ?? entries.count
      blocks.append(block(Array(entries[start..<end]), below: blocks, from: top, time))
      start = end
    }
    return blocks
  }

  /// A block on the side of its dots where it fits, as far up as the others leave room.
  private static func block(
    _ entries: [CallbackEntry], below others: [Block], from top: CGFloat, _ time: PlotAxis
  ) -> Block {
    let instant = entries.first?.first ?? 0
    let x = x(instant, time)
    let text = advance * CGFloat(entries.map { Self.text(of: $0).count }.max() ?? 0) + textGap
    let isBefore = x + text > width
    var box = CGRect(
      x: isBefore ? x - text : x - 6, y: top, width: text + 6, height: rowHeight * CGFloat(entries.count))
    // Each of the others is passed once at most.
    for other in others.sorted(by: { $0.box.maxY < $1.box.maxY })
    where other.box.insetBy(dx: -8, dy: 0).overlaps(box) {
      box.origin.y = other.box.maxY
    }
    return Block(time: instant, entries: entries, box: box, isBefore: isBefore)
  }
}
