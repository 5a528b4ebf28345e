import TransitionEngine

/// The tracking of the system font on iOS, by size.
///
/// Inter's proportions are nearly San Francisco's, so the same tracking makes a label nearly as wide as on a
/// phone.
package enum SystemTracking {
  /// Points added after every character; between whole sizes linear, beyond the table in proportion to the
  /// size.
  ///
  /// San Francisco changes gradually from its text cut to its display cut, which is complete at 28 points.
  /// Inter changes at 20 to letters that are closer; up to 28 points these get the tracking of 28 points in
  /// proportion, not the table's, which would tighten them twice.
  /// - Parameter size: points per em.
  package static func points(atSize size: CGFloat) -> CGFloat {
    if displayCutSizes.contains(size) { return displayCutTracking * size }
    let last = firstSize + CGFloat(table.count - 1)
    if size <= firstSize { return table[0] * size / firstSize }
    if size >= last { return table[table.count - 1] * size / last }
    let index = Int(size - firstSize)
    let fraction = size - firstSize - CGFloat(index)
    return table[index] + (table[index + 1] - table[index]) * fraction
  }

  /// The sizes at which Inter already has its display cut, and San Francisco not quite yet.
  private static let displayCutSizes: Range<CGFloat> = TextStyle.smallestDisplaySize..<28
  /// In ems: 0.38 points at 28.
  private static let displayCutTracking: CGFloat = 0.38 / 28

  private static let firstSize: CGFloat = 6

  /// From 6 points to 36, one entry per point.
  /// Source: SF Pro in the tracking tables of Apple's Human Interface Guidelines, "Typography".
  private static let table: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36,
    -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37,
  ]
}
