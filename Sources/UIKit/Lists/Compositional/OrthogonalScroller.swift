/// Shows the cells of a section that scrolls across the layout's direction.
final class OrthogonalScroller: UIScrollView {
  weak var collection: UICollectionView?
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The beginnings of the groups, and their lengths, along the direction in which the section scrolls.
  var groups: [ClosedRange<CGFloat>] = []
  /// The inset before the first group, in points.
  var inset: CGFloat = 0
  var isHorizontal = true
  private var shownOffset = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    backgroundColor = nil
    // Cells that a handler enlarges may leave the section.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentOffset != shownOffset else { return }
    shownOffset = contentOffset
    if let collection { collection.showElements(of: collection.collectionViewLayout) }
  }

  /// Lets the first and the last group rest in the middle, too, where groups do so; a section at its start stays
  /// there. Source: UIKit's header of `groupPagingCentered`, which has insets for that before and after the groups.
  func centerGroups() {
    var insets = UIEdgeInsets.zero
    if behavior == .groupPagingCentered, let first = groups.first, let last = groups.last {
      let length = isHorizontal ? bounds.width : bounds.height
      let end = isHorizontal ? contentSize.width : contentSize.height
      let near = max((length - first.lowerBound - first.upperBound) / 2, 0)
      let far = max((length + last.lowerBound + last.upperBound) / 2 - end, 0)
      insets =
        isHorizontal
        ? UIEdgeInsets(top: 0, left: near, bottom: 0, right: far)
        : UIEdgeInsets(top: near, left: 0, bottom: far, right: 0)
    }
    guard insets != contentInset else { return }
    let isAtStart = contentOffset == CGPoint(x: -contentInset.left, y: -contentInset.top)
    contentInset = insets
    guard isAtStart else { return }
    contentOffset = CGPoint(x: -insets.left, y: -insets.top)
    shownOffset = contentOffset
  }

  /// Scrolls an item to a position, as far as it lies across the layout's direction.
  ///
  /// - Parameter frame: before the section has scrolled, in the collection's coordinates.
  func show(_ frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    var offset = contentOffset
    if isHorizontal {
      if position.contains(.left) { offset.x = frame.minX }
      if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
      if position.contains(.right) { offset.x = frame.maxX - bounds.width }
    } else {
      if position.contains(.top) { offset.y = frame.minY }
      if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
      if position.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    }
    setContentOffset(filling(offset), animated: animated)
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let (now, speed) = isHorizontal ? (contentOffset.x, velocity.x) : (contentOffset.y, velocity.y)
    let wanted = isHorizontal ? proposed.x : proposed.y
    let range = range(isHorizontal ? .horizontal : .vertical)
    let length = isHorizontal ? bounds.width : bounds.height
    let stops = groups.map { group -> CGFloat in
      let stop =
        behavior == .groupPagingCentered
        ? (group.lowerBound + group.upperBound - length) / 2 : group.lowerBound - inset
      return min(max(stop, range.lowerBound), range.upperBound)
    }
    func nearest(_ position: CGFloat) -> CGFloat {
      stops.min { abs($0 - position) < abs($1 - position) } ?? position
    }
    let target: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: target = nearest(wanted)
    case .groupPaging, .groupPagingCentered:
      // A flick goes on by one group.
      let next =
        speed > 0.2 ? stops.first { $0 > now + 0.5 } : speed < -0.2 ? stops.last { $0 < now - 0.5 } : nil
      target = next ?? nearest(now)
    }
    return isHorizontal ? CGPoint(x: target, y: proposed.y) : CGPoint(x: proposed.x, y: target)
  }
}

extension UICollectionView {
  /// The scroll view of an element that moves with its section; nil for one that moves with the content.
  func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
    guard !scrollers.isEmpty, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.scrolls(attributes.key)
    else { return nil }
    return scrollers[attributes.indexPath.section]
  }

  /// Makes and places the scroll views of the sections that scroll across.
  func arrangeScrollers(_ layout: UICollectionViewLayout) {
    let sections = (layout as? UICollectionViewCompositionalLayout)?.sections.filter(\.isOrthogonal) ?? []
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    let wanted = Set(sections.map(\.index))
    for section in scrollers.keys.sorted() where !wanted.contains(section) {
      guard let scroller = scrollers.removeValue(forKey: section) else { continue }
      for view in scroller.subviews where view is UICollectionReusableView { addSubview(view) }
      scroller.removeFromSuperview()
    }
    for section in sections {
      guard let scrolled = section.scrolled else { continue }
      let scroller = scrollers[section.index] ?? makeScroller(section.index)
      scroller.behavior = section.section.orthogonalScrollingBehavior
      scroller.isPagingEnabled = scroller.behavior == .paging
      scroller.isHorizontal = section.isVertical
      scroller.alwaysBounceHorizontal = section.isVertical
      scroller.alwaysBounceVertical = !section.isVertical
      scroller.groups = section.groups.map(\.extent)
      let insets = section.section.contentInsets
      scroller.inset = section.isVertical ? insets.leading : insets.top
      if scroller.frame != scrolled.frame { scroller.frame = scrolled.frame }
      if scroller.contentSize != scrolled.size { scroller.contentSize = scrolled.size }
      scroller.centerGroups()
    }
  }

  private func makeScroller(_ section: Int) -> OrthogonalScroller {
    let scroller = OrthogonalScroller(frame: .zero)
    scroller.collection = self
    scrollers[section] = scroller
    insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
    return scroller
  }
}
