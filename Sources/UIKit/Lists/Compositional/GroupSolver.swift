/// Computes the places of a section's items in its groups.
struct GroupSolver {
  /// The place of an item in a section.
  struct Place {
    /// The number of the item in its section, from 0.
    var item: Int
    var frame: CGRect
    var zIndex = 0
    var isEstimated = (width: false, height: false)
    var supplementary: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// The section's number of items.
  let count: Int
  /// The sizes that cells prefer, by item.
  let preferred: (Int) -> CGSize?
  let traits: UITraitCollection
  /// The next item.
  private(set) var next = 0

  init(count: Int, traits: UITraitCollection, preferred: @escaping (Int) -> CGSize?) {
    (self.count, self.traits, self.preferred) = (count, traits, preferred)
  }

  var isDone: Bool { next >= count }

  /// Places items in a group.
  ///
  /// - Parameter size: that of the group; an estimated length is replaced by that of the content.
  /// - Returns: the places in the group's coordinates, and the group's size.
  mutating func solve(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> (places: [Place], size: CGSize) {
    switch group.arrangement {
    case .custom(let provider):
      let environment = LayoutEnvironment(size, group.contentInsets, traits)
      var places: [Place] = []
      for item in provider(environment) where !isDone {
        places.append(Place(item: next, frame: item.frame, zIndex: item.zIndex))
        next += 1
      }
      return (places, size)
    case .line(let isVertical, let count, let isEqual):
      return line(group, size, isVertical, count, isEqual)
    }
  }

  /// One element of a line.
  private struct Element {
    var places: [Place]
    var size: CGSize
    let spacing: NSCollectionLayoutEdgeSpacing?

    func edge(_ isVertical: Bool, isFar: Bool) -> NSCollectionLayoutSpacing? {
      isVertical ? (isFar ? spacing?.bottom : spacing?.top) : isFar ? spacing?.trailing : spacing?.leading
    }
    func length(_ isVertical: Bool) -> CGFloat {
      (isVertical ? size.height : size.width) + (edge(isVertical, isFar: false)?.spacing ?? 0)
        + (edge(isVertical, isFar: true)?.spacing ?? 0)
    }
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ isVertical: Bool, _ count: Int?, _ isEqual: Bool
  ) -> (places: [Place], size: CGSize) {
    let room = size.reduced(by: group.contentInsets)
    let length = isVertical ? room.height : room.width
    let dimension = isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    let gap = group.interItemSpacing?.spacing ?? 0
    var elements: [Element] = []
    var used: CGFloat = 0
    while !isDone,
      let item = group.subitems.isEmpty ? nil : group.subitems[elements.count % group.subitems.count]
    {
      if let count, elements.count >= count { break }
      // An estimated group has each element once.
      if count == nil, dimension.isEstimated, elements.count >= group.subitems.count { break }
      var size = item.layoutSize.size(in: room)
      if isEqual, let count, !dimension.isEstimated {
        let share = max((length - gap * CGFloat(count - 1)) / CGFloat(count), 0)
        if isVertical { size.height = share } else { size.width = share }
      }
      let start = next
      let element = element(item, size)
      let more = element.length(isVertical) + (elements.isEmpty ? 0 : gap)
      if count == nil, !dimension.isEstimated, !elements.isEmpty, used + more > length + 0.5 {
        next = start
        break
      }
      used += more
      elements.append(element)
    }
    return arrange(elements, in: group, size, used, isVertical)
  }

  private mutating func element(_ item: NSCollectionLayoutItem, _ size: CGSize) -> Element {
    if let group = item as? NSCollectionLayoutGroup {
      let (places, size) = solve(group, size)
      return Element(places: places, size: size, spacing: item.edgeSpacing)
    }
    var size = size
    let isEstimated = (
      item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
    )
    if let preferred = preferred(next) {
      let insets = item.contentInsets
      if isEstimated.0 { size.width = preferred.width + insets.leading + insets.trailing }
      if isEstimated.1 { size.height = preferred.height + insets.top + insets.bottom }
    }
    let place = Place(
      item: next, frame: CGRect(origin: .zero, size: size).reduced(by: item.contentInsets),
      isEstimated: isEstimated, supplementary: item.supplementaryItems)
    next += 1
    return Element(places: [place], size: size, spacing: item.edgeSpacing)
  }

  /// Places the elements of a line one after another. Flexible distances share the length that is left.
  private func arrange(
    _ elements: [Element], in group: NSCollectionLayoutGroup, _ size: CGSize, _ used: CGFloat,
    _ isVertical: Bool
  ) -> (places: [Place], size: CGSize) {
    var size = size
    let insets = group.contentInsets
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    let depth =
      elements.map { element in
        across(element.size) + (element.edge(!isVertical, isFar: false)?.spacing ?? 0)
          + (element.edge(!isVertical, isFar: true)?.spacing ?? 0)
      }.max() ?? 0
    if isVertical {
      if group.layoutSize.heightDimension.isEstimated { size.height = used + insets.top + insets.bottom }
      if group.layoutSize.widthDimension.isEstimated { size.width = depth + insets.leading + insets.trailing }
    } else {
      if group.layoutSize.widthDimension.isEstimated { size.width = used + insets.leading + insets.trailing }
      if group.layoutSize.heightDimension.isEstimated { size.height = depth + insets.top + insets.bottom }
    }
    let room = size.reduced(by: insets)
    let free = max((isVertical ? room.height : room.width) - used, 0)
    var flexible = group.interItemSpacing?.isFlexibleSpacing ?? false ? max(elements.count - 1, 0) : 0
    for element in elements {
      for isFar in [false, true] where element.edge(isVertical, isFar: isFar)?.isFlexibleSpacing ?? false {
        flexible += 1
      }
    }
    let share = flexible > 0 ? free / CGFloat(flexible) : 0
    func distance(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      spacing.map { $0.spacing + ($0.isFlexibleSpacing ? share : 0) } ?? 0
    }
    var position = isVertical ? insets.top : insets.leading
    var places: [Place] = []
    for (index, element) in elements.enumerated() {
      if index > 0 { position += distance(group.interItemSpacing) }
      position += distance(element.edge(isVertical, isFar: false))
      let (near, far) = (element.edge(!isVertical, isFar: false), element.edge(!isVertical, isFar: true))
      let rest = max(across(room) - across(element.size) - (near?.spacing ?? 0) - (far?.spacing ?? 0), 0)
      let bends = (near?.isFlexibleSpacing ?? false, far?.isFlexibleSpacing ?? false)
      let side =
        (isVertical ? insets.leading : insets.top) + (near?.spacing ?? 0)
        + (bends.0 ? (bends.1 ? rest / 2 : rest) : 0)
      for var place in element.places {
        place.frame = place.frame.offsetBy(dx: isVertical ? side : position, dy: isVertical ? position : side)
        places.append(place)
      }
      position += (isVertical ? element.size.height : element.size.width)
      position += distance(element.edge(isVertical, isFar: true))
    }
    return (places, size)
  }
}
