/// The header and the footer of one section in a flow layout.
struct FlowEdges {
  static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

  let section: Int
  let headerLength: CGFloat
  private let footerLength: CGFloat
  private let isVertical: Bool
  private let pinned: (header: Bool, footer: Bool)
  /// The section with its header and footer, along the scroll direction.
  private(set) var extent: ClosedRange<CGFloat>

  /// - Parameter start: the beginning of the section, along the scroll direction.
  init(
    _ collection: UICollectionView, _ layout: UICollectionViewFlowLayout,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ section: Int, at start: CGFloat
  ) {
    self.section = section
    isVertical = layout.scrollDirection == .vertical
    let header =
      delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let footer =
      delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    headerLength = max(isVertical ? header.height : header.width, 0)
    footerLength = max(isVertical ? footer.height : footer.width, 0)
    pinned = (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
    extent = start...start
  }

  /// Sets the end of the items with their insets, after which the footer follows.
  mutating func end(at position: CGFloat) {
    extent = extent.lowerBound...max(position + footerLength, extent.lowerBound)
  }

  func pins(_ kind: String) -> Bool {
    kind == UICollectionView.elementKindSectionHeader ? pinned.header : pinned.footer
  }

  /// The frame of the header or the footer; nil if the section has none.
  func frame(of kind: String, in collection: UICollectionView) -> CGRect? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? headerLength : footerLength
    guard Self.kinds.contains(kind), length > 0 else { return nil }
    var position = isHeader ? extent.lowerBound : extent.upperBound - length
    if pins(kind) {
      let visible = collection.bounds.inset(by: collection.adjustedContentInset)
      let edge =
        isHeader
        ? (isVertical ? visible.minY : visible.minX)
        : (isVertical ? visible.maxY : visible.maxX) - length
      position =
        isHeader
        ? min(max(position, edge), max(extent.upperBound - footerLength - length, extent.lowerBound))
        : max(min(position, edge), min(extent.lowerBound + headerLength, extent.upperBound - length))
    }
    return isVertical
      ? CGRect(x: 0, y: position, width: collection.bounds.width, height: length)
      : CGRect(x: position, y: 0, width: length, height: collection.bounds.height)
  }
}
