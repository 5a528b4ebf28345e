/// The places of one section's elements in a compositional layout, in the coordinates of the content.
struct SectionPlaces {
  let index: Int
  let section: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  /// The whole section, with its headers and insets.
  private(set) var frame = CGRect.zero
  private(set) var places: [GroupSolver.Place] = []
  private(set) var boundary: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  /// The groups along the direction in which they follow each other: the items of each, and its extent.
  private(set) var groups: [(items: Range<Int>, extent: ClosedRange<CGFloat>)] = []
  /// The part of the section that scrolls across, and the size of its content.
  private(set) var scrolled: (frame: CGRect, size: CGSize)?
  let isVertical: Bool

  var isOrthogonal: Bool { scrolled != nil }

  /// - Parameters:
  ///   - start: the beginning of the section, along the scroll direction.
  ///   - size: the size of the collection without its bars.
  init(
    _ index: Int, _ section: NSCollectionLayoutSection, count: Int, at start: CGFloat, in size: CGSize,
    isVertical: Bool, traits: UITraitCollection, preferred: @escaping (ElementKey) -> CGSize?
  ) {
    (self.index, self.section, self.isVertical) = (index, section, isVertical)
    environment = LayoutEnvironment(size, section.contentInsets, traits)
    var solver = GroupSolver(count: count, traits: traits) {
      preferred(ElementKey(category: .cell, kind: "", path: IndexPath(item: $0, section: index)))
    }
    let insets = section.contentInsets
    var position = start
    let sides = section.supplementariesFollowContentInsets ? insets : .zero
    let room =
      isVertical
      ? CGSize(width: size.width - sides.leading - sides.trailing, height: size.height)
      : CGSize(width: size.width, height: size.height - sides.top - sides.bottom)
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let items =
      count > 0 || !section.boundarySupplementaryItems.isEmpty ? section.boundarySupplementaryItems : []
    func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
      var size = item.layoutSize.size(in: room)
      let key = ElementKey(
        category: .supplementaryView, kind: item.elementKind, path: IndexPath(item: 0, section: index))
      if let preferred = preferred(key) {
        if item.layoutSize.widthDimension.isEstimated { size.width = preferred.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = preferred.height }
      }
      return size
    }
    for item in items where item.isLeading(isVertical: isVertical) && item.extendsBoundary {
      position += length(boundarySize(item))
    }
    let top = position
    position += isVertical ? insets.top : insets.leading
    let scrolls = section.orthogonalScrollingBehavior != .none
    let container = size.reduced(by: insets)
    let across = isVertical ? insets.leading : insets.top
    var side = across
    var depth: CGFloat = 0
    let first = position
    while !solver.isDone {
      let from = solver.next
      let (placed, size) = solver.solve(section.group, section.group.layoutSize.size(in: container))
      guard solver.next > from else { break }
      // Groups follow each other along the scroll direction, or across it.
      let alongX = scrolls == isVertical
      let origin =
        alongX
        ? CGPoint(x: scrolls ? side : position, y: scrolls ? first : across)
        : CGPoint(x: scrolls ? first : across, y: scrolls ? side : position)
      for var place in placed {
        place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        places.append(place)
      }
      let extent = alongX ? size.width : size.height
      let begin = alongX ? origin.x : origin.y
      groups.append((from..<solver.next, begin...begin + extent))
      if scrolls {
        side += extent + section.interGroupSpacing
        depth = max(depth, length(size))
      } else {
        position += extent + (solver.isDone ? 0 : section.interGroupSpacing)
      }
    }
    if scrolls {
      let end =
        max(side - (groups.isEmpty ? 0 : section.interGroupSpacing), across)
        + (isVertical ? insets.trailing : insets.bottom)
      scrolled =
        isVertical
        ? (CGRect(x: 0, y: first, width: size.width, height: depth), CGSize(width: end, height: depth))
        : (CGRect(x: first, y: 0, width: depth, height: size.height), CGSize(width: depth, height: end))
      position = first + depth
    }
    position += isVertical ? insets.bottom : insets.trailing
    let bottom = position
    for item in items where !item.isLeading(isVertical: isVertical) && item.extendsBoundary {
      position += length(boundarySize(item))
    }
    frame =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: position - start)
      : CGRect(x: start, y: 0, width: position - start, height: size.height)
    var (near, far) = (start, bottom)
    for item in items {
      let size = boundarySize(item)
      let isLeading = item.isLeading(isVertical: isVertical)
      var along = isLeading ? near : far
      if !item.extendsBoundary { along = isLeading ? top : bottom - length(size) }
      if item.extendsBoundary { if isLeading { near += length(size) } else { far += length(size) } }
      let free = isVertical ? room.width - size.width : room.height - size.height
      var beside = (isVertical ? sides.leading : sides.top) + free / 2
      switch item.alignment {
      case .topLeading, .bottomLeading: beside -= isVertical ? free / 2 : 0
      case .topTrailing, .bottomTrailing: beside += isVertical ? free / 2 : 0
      default: break
      }
      let origin = isVertical ? CGPoint(x: beside, y: along) : CGPoint(x: along, y: beside)
      let placed = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      boundary.append((item, placed.reduced(by: item.contentInsets)))
    }
  }

  /// The numbers of the items in a part of the content.
  ///
  /// - Parameter offset: that of a section that scrolls across.
  func items(in rect: CGRect, offset: CGPoint) -> [Int] {
    var rect = rect
    if let scrolled {
      rect = rect.intersection(scrolled.frame)
      guard !rect.isNull else { return [] }
      rect = rect.offsetBy(dx: offset.x, dy: offset.y)
    }
    let alongX = isOrthogonal == isVertical
    let (near, far) = alongX ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let first = groups.partitioningIndex { $0.extent.upperBound >= near }
    return groups[first...].prefix { $0.extent.lowerBound <= far }.flatMap { group in
      group.items.filter { places.indices.contains($0) && places[$0].frame.intersects(rect) }
    }
  }

  /// The frame of a view at the section's edge, moved as far as it stays in sight.
  func frame(
    of entry: (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect), visible: CGRect
  ) -> CGRect {
    guard entry.item.pinToVisibleBounds else { return entry.frame }
    var frame = entry.frame
    let isLeading = entry.item.isLeading(isVertical: isVertical)
    if isVertical {
      frame.origin.y =
        isLeading
        ? min(max(frame.minY, visible.minY), max(self.frame.maxY - frame.height, frame.minY))
        : max(min(frame.minY, visible.maxY - frame.height), min(self.frame.minY, frame.minY))
    } else {
      frame.origin.x =
        isLeading
        ? min(max(frame.minX, visible.minX), max(self.frame.maxX - frame.width, frame.minX))
        : max(min(frame.minX, visible.maxX - frame.width), min(self.frame.minX, frame.minX))
    }
    return frame
  }
}
