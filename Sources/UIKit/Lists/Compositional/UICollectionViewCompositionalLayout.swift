/// The name of a closure that makes the section of a layout with a number; nil ends the program on iOS, and leaves
/// out the section here.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The means of a whole compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Kept, without effect: insets count from the collection's edges.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// The means of a layout that scrolls vertically.
  public override init() { super.init() }
}

/// A layout of sections that consist of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The means of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// The color behind the rows of a list; nil for other layouts.
  var listColor: UIColor?
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var sections: [SectionPlaces] = []
  /// The sizes that views prefer.
  private var preferred: [ElementKey: CGSize] = [:]
  private var size = CGSize.zero
  /// The views at the edges of the whole content.
  private var boundary: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []

  /// A layout in which all sections are the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout in which all sections are the same.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// A layout whose sections a closure makes.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Positions

  /// Computes the places of all sections.
  open override func prepare() {
    super.prepare()
    (sections, boundary, size) = ([], [], .zero)
    guard let collection = collectionView else { return }
    let room = collection.bounds.inset(by: collection.adjustedContentInset).size
    let wide = CGSize(
      width: isVertical ? collection.bounds.width : room.width,
      height: isVertical ? room.height : collection.bounds.height)
    var position: CGFloat = 0
    func add(_ items: [NSCollectionLayoutBoundarySupplementaryItem], isLeading: Bool) {
      for item in items where item.isLeading(isVertical: isVertical) == isLeading {
        var size = item.layoutSize.size(in: wide)
        if let preferred = preferred[key(item)] {
          if item.layoutSize.heightDimension.isEstimated { size.height = preferred.height }
          if item.layoutSize.widthDimension.isEstimated { size.width = preferred.width }
        }
        let origin =
          isVertical ? CGPoint(x: (wide.width - size.width) / 2, y: position) : CGPoint(x: position, y: 0)
        boundary.append((item, CGRect(origin: origin, size: size)))
        if item.extendsBoundary { position += isVertical ? size.height : size.width }
      }
    }
    add(configuration.boundarySupplementaryItems, isLeading: true)
    for index in 0..<max(collection.numberOfSections, 0) {
      let environment = LayoutEnvironment(wide, .zero, collection.traitCollection)
      guard let section = provider(index, environment) else { continue }
      if index > 0 { position += configuration.interSectionSpacing }
      let places = SectionPlaces(
        index, section, count: max(collection.numberOfItems(inSection: index), 0), at: position, in: wide,
        isVertical: isVertical, traits: collection.traitCollection
      ) { [preferred] in preferred[$0] }
      sections.append(places)
      position = isVertical ? places.frame.maxY : places.frame.maxX
    }
    add(configuration.boundarySupplementaryItems, isLeading: false)
    size =
      isVertical
      ? CGSize(width: collection.bounds.width, height: position)
      : CGSize(width: position, height: collection.bounds.height)
  }

  private func key(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: item.elementKind, path: IndexPath(item: 0, section: 0))
  }

  /// The size of all sections together.
  open override var collectionViewContentSize: CGSize { size }

  /// The offset of a section that scrolls across.
  func offset(of section: Int) -> CGPoint { collectionView?.scrollers[section]?.contentOffset ?? .zero }

  /// The visible part, which pinned views don't leave.
  private var visible: CGRect {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
  }

  func places(of section: Int) -> SectionPlaces? {
    if sections.indices.contains(section), sections[section].index == section { return sections[section] }
    return sections.first { $0.index == section }
  }

  /// The layout attributes of the elements in a part of the content. Those of a section that scrolls across are those
  /// before it has scrolled.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all: [UICollectionViewLayoutAttributes] = []
    for section in sections where section.frame.intersects(rect) {
      for item in section.section.decorationItems { all.append(attributes(item, section)) }
      for item in section.items(in: rect, offset: offset(of: section.index)) {
        all.append(attributes(item, section))
        all += badges(section.places[item], section)
      }
      for entry in section.boundary {
        let attributes = attributes(entry, section)
        if attributes.frame.intersects(rect) { all.append(attributes) }
      }
    }
    for entry in boundary {
      let attributes = attributes(entry)
      if attributes.frame.intersects(rect) { all.append(attributes) }
    }
    return all
  }

  /// The layout attributes of an item; nil for an item that doesn't exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = places(of: indexPath.section), section.places.indices.contains(indexPath.item) else {
      return nil
    }
    return attributes(indexPath.item, section)
  }

  /// The layout attributes of a header or another supplementary view; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let section = places(of: indexPath.section) {
      if let entry = section.boundary.first(where: { $0.item.elementKind == elementKind }),
        indexPath.item == 0
      {
        return attributes(entry, section)
      }
      if section.places.indices.contains(indexPath.item) {
        let badge = badges(section.places[indexPath.item], section).first {
          $0.representedElementKind == elementKind
        }
        if let badge { return badge }
      }
    }
    return boundary.first { $0.item.elementKind == elementKind }.map { attributes($0) }
  }

  /// The layout attributes of a section's background; nil for none.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let section = places(of: indexPath.section) else { return nil }
    return section.section.decorationItems.first { $0.elementKind == elementKind }.map {
      attributes($0, section)
    }
  }

  private func attributes(_ item: Int, _ section: SectionPlaces) -> UICollectionViewLayoutAttributes {
    let place = section.places[item]
    let path = IndexPath(item: item, section: section.index)
    let attributes = newAttributes(ElementKey(category: .cell, kind: "", path: path))
    attributes.frame = place.frame
    attributes.zIndex = place.zIndex
    attributes.isEstimated = place.isEstimated
    attributes.listPlace = section.section.list.map {
      ListPlace($0, isFirst: item == 0, isLast: item == section.places.count - 1)
    }
    return attributes
  }

  private func attributes(_ item: NSCollectionLayoutDecorationItem, _ section: SectionPlaces)
    -> UICollectionViewLayoutAttributes
  {
    let path = IndexPath(item: 0, section: section.index)
    let attributes = newAttributes(ElementKey(category: .decorationView, kind: item.elementKind, path: path))
    attributes.frame = section.frame.reduced(by: item.contentInsets)
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func badges(_ place: GroupSolver.Place, _ section: SectionPlaces)
    -> [UICollectionViewLayoutAttributes]
  {
    place.supplementary.map { item in
      let path = IndexPath(item: place.item, section: section.index)
      let attributes = newAttributes(
        ElementKey(category: .supplementaryView, kind: item.elementKind, path: path))
      attributes.frame = item.frame(at: place.frame)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  private func attributes(
    _ entry: (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect),
    _ section: SectionPlaces? = nil
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section?.index ?? 0)
    let attributes = newAttributes(
      ElementKey(category: .supplementaryView, kind: entry.item.elementKind, path: path))
    attributes.frame = section?.frame(of: entry, visible: visible) ?? pinned(entry)
    // Above the items, over which a pinned one lies.
    attributes.zIndex = entry.item.zIndex + (entry.item.pinToVisibleBounds ? 1 : 0)
    let size = entry.item.layoutSize
    attributes.isEstimated = (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
    return attributes
  }

  private func pinned(_ entry: (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)) -> CGRect {
    guard entry.item.pinToVisibleBounds else { return entry.frame }
    var frame = entry.frame
    let isLeading = entry.item.isLeading(isVertical: isVertical)
    if isVertical {
      frame.origin.y =
        isLeading ? max(frame.minY, visible.minY) : min(frame.minY, visible.maxY - frame.height)
    } else {
      frame.origin.x = isLeading ? max(frame.minX, visible.minX) : min(frame.minX, visible.maxX - frame.width)
    }
    return frame
  }

  // MARK: Estimates

  /// Whether the size of an element depends on its content.
  func isEstimated(_ key: ElementKey) -> Bool {
    guard let attributes = attributes(of: key) else { return false }
    return attributes.isEstimated.width || attributes.isEstimated.height
  }

  /// Whether a view prefers another size than the estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old, isEstimated) = (
      preferredAttributes.size, originalAttributes.size, originalAttributes.isEstimated
    )
    return (isEstimated.width && abs(new.width - old.width) > 0.01)
      || (isEstimated.height && abs(new.height - old.height) > 0.01)
  }

  /// Keeps the size that a view prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred[originalAttributes.key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func forgetSizes(_ mapping: ListMapping?) {
    guard let mapping else { return preferred = [:] }
    let renamed = preferred.compactMap { key, size -> (ElementKey, CGSize)? in
      var key = key
      guard key.category == .cell else { return (key, size) }
      guard let path = mapping.newPath(key.path) else { return nil }
      key.path = path
      return (key, size)
    }
    preferred = Dictionary(renamed) { first, _ in first }
  }

  // MARK: Handlers

  /// Whether an element moves with a section that scrolls across.
  func scrolls(_ key: ElementKey) -> Bool {
    guard let section = places(of: key.path.section), section.isOrthogonal else { return false }
    switch key.category {
    case .cell: return true
    case .supplementaryView: return !section.boundary.contains { $0.item.elementKind == key.kind }
    case .decorationView: return false
    }
  }

  /// Calls the handlers of sections, and returns the attributes that they have changed.
  func shown(_ all: [UICollectionViewLayoutAttributes], in collection: UICollectionView)
    -> [UICollectionViewLayoutAttributes]
  {
    for section in sections {
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let own = all.filter { $0.indexPath.section == section.index }
      guard !own.isEmpty else { continue }
      let offset = section.isOrthogonal ? offset(of: section.index) : collection.contentOffset
      handler(own.map(VisibleItem.init), offset, section.environment)
    }
    return all
  }
}
