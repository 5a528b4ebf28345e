/// Headers and footers of sections, and the looks of grouped ones.
extension UITableView {
  // MARK: Heights

  func headerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if asked >= 0 { return asked }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return style == .plain ? (hasTitle ? 28 : 0) : hasTitle ? 38 : 18
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0 { return asked }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return style == .plain ? (hasTitle ? 28 : 0) : hasTitle ? 38 : 18
  }

  // MARK: Views

  func removeHeaders() {
    for list in [headers, footers] {
      for section in list.keys.sorted() { list[section]?.removeFromSuperview() }
    }
    (headers, footers) = ([:], [:])
  }

  /// Moves headers and footers to their places.
  func placeHeaders() {
    for (section, place) in sections.enumerated() {
      for (view, frame) in [(headers[section], place.header), (footers[section], place.footer)] {
        if let view { view.frame = frame.insetBy(dx: view is UILabel ? 0 : sideInset, dy: 0) }
      }
    }
  }

  /// Makes the headers and footers that aren't there yet.
  ///
  /// - Parameter shown: those that don't fade in.
  func showHeaders(fading shown: Set<ObjectIdentifier>) {
    UIView.performWithoutAnimation {
      showHeaders()
      for view in newHeaders(shown) { view.alpha = 0 }
    }
    for view in newHeaders(shown) { view.alpha = 1 }
  }

  private func newHeaders(_ shown: Set<ObjectIdentifier>) -> [UIView] {
    (headers.sorted { $0.key < $1.key } + footers.sorted { $0.key < $1.key }).map(\.value).filter {
      !shown.contains(ObjectIdentifier($0))
    }
  }

  func showHeaders() {
    for (section, place) in sections.enumerated() {
      if place.header.height > 0, headers[section] == nil {
        let view =
          delegate?.tableView(self, viewForHeaderInSection: section)
          ?? title(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
        headers[section] = view
        add(view, at: place.header)
      }
      if place.footer.height > 0, footers[section] == nil {
        let view =
          delegate?.tableView(self, viewForFooterInSection: section)
          ?? title(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
        footers[section] = view
        add(view, at: place.footer)
      }
    }
  }

  private func add(_ view: UIView, at frame: CGRect) {
    view.frame = frame.insetBy(dx: view is UILabel ? 0 : sideInset, dy: 0)
    addSubview(view)
  }

  private func title(_ text: String?, isHeader: Bool) -> UILabel {
    let label = UILabel()
    guard style != .plain else {
      label.text = text.map { "   " + $0 }
      label.font = .systemFont(ofSize: 15, weight: .semibold)
      label.backgroundColor = .secondarySystemBackground
      return label
    }
    let indent = String(repeating: " ", count: style == .insetGrouped ? 10 : 5)
    label.text = text.map { indent + (isHeader ? $0.uppercased() : $0) }
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    return label
  }

  // MARK: Groups

  /// The distance of rows from the sides of an `insetGrouped` table, in points. [unverified]
  var sideInset: CGFloat { style == .insetGrouped ? (bounds.width >= 390 ? 20 : 16) : 0 }

  func isLast(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row + 2 == sections[path.section].edges.count
  }

  /// Rounds the first and the last row of a group.
  func round(_ cell: UITableViewCell, at path: IndexPath) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast(path) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = !corners.isEmpty
  }
}
