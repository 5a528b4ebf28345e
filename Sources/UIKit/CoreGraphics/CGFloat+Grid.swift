extension CGFloat {
  /// The nearest third of a point, the grid of a phone's pixels.
  package var onGrid: CGFloat { (self * 3).rounded() / 3 }
}
