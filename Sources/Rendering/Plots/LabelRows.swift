import TransitionEngine

/// Places for labels that belong to instants of a time axis: beside their instants, in as few rows as keep them apart.
struct LabelRows {
  /// The place of a label.
  struct Place: Hashable {
    /// The row, counted from the top.
    var row: Int
    var span: ClosedRange<CGFloat>
    /// Whether the label is to the left of its instant.
    var isBefore: Bool
  }

  /// The room between a label and its instant, and between two labels.
  static let gap: CGFloat = 6

  let places: [Place]
  var rows: Int { (places.map(\.row).max() ?? -1) + 1 }

  /// - Parameters:
  ///   - labels: the position of each instant, and the width of its label.
  ///   - room: the range of labels. Labels that fit on neither side of their instants are on the right.
  init(_ labels: [(x: CGFloat, width: CGFloat)], within room: ClosedRange<CGFloat>) {
    var places: [Place] = []
    var instants: [CGFloat] = []
    for label in labels {
      places.append(Self.place(label, among: places, instants, room))
      instants.append(label.x)
    }
    self.places = places
  }

  private static func place(
    _ label: (x: CGFloat, width: CGFloat), among others: [Place], _ instants: [CGFloat],
    _ room: ClosedRange<CGFloat>
  ) -> Place {
    let sides = [false, true].map { span(label, isBefore: $0) }
    let fitting = sides.indices.filter {
      sides[$0].lowerBound >= room.lowerBound && sides[$0].upperBound <= room.upperBound
    }
    let allowed = fitting.isEmpty ? [0] : fitting
    let last = others.count
    for row in 0...last {
      for side in allowed {
        let place = Place(row: row, span: sides[side], isBefore: side == 1)
        if isFree(place, label.x, among: others, instants) { return place }
      }
    }
    // The last row is empty, but for lines behind it.
    return Place(row: last, span: sides[allowed[0]], isBefore: allowed[0] == 1)
  }

  private static func span(_ label: (x: CGFloat, width: CGFloat), isBefore: Bool) -> ClosedRange<CGFloat> {
    isBefore
      ? (label.x - gap - label.width)...(label.x - gap) : (label.x + gap)...(label.x + gap + label.width)
  }

  /// Whether the place is clear of labels and of lines. A line goes down from each label, past the rows below
  /// it.
  private static func isFree(
    _ place: Place, _ x: CGFloat, among others: [Place], _ instants: [CGFloat]
  ) -> Bool {
    zip(others, instants).allSatisfy { other, otherX in
      if other.row == place.row {
        return other.span.upperBound + gap < place.span.lowerBound
          || place.span.upperBound + gap < other.span.lowerBound
      }
      return other.row < place.row ? !place.span.contains(otherX) : !other.span.contains(x)
    }
  }
}
