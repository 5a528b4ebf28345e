extension CGFloat {
  /// The nearest third of a point, on the pixel grid of a phone.
  package var onGrid: CGFloat { (self * 3).rounded() / 3 }
}
