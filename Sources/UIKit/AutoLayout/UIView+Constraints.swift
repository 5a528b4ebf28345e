extension UIView {
  // MARK: Content

  // MARK: Updating

  // MARK: Direction
}
