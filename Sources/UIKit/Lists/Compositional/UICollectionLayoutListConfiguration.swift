/// The looks of a list in a collection.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list. The raw values are UIKit's.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What a section has above its rows. The raw values are UIKit's.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What a section has below its rows. The raw values are UIKit's.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  /// The style.
  public let appearance: Appearance
  /// What a section has above its rows.
  public var headerMode = HeaderMode.none
  /// What a section has below its rows.
  public var footerMode = FooterMode.none
  /// The space above a header in points; nil for the default one, which is none.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  /// The color behind the rows; nil for that of the style. A collection whose color was set keeps its own.
  public var backgroundColor: UIColor?
  /// The buttons that a swipe uncovers at the left edge of a row; nil for none.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The buttons that a swipe uncovers at the right edge of a row; nil for none.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// The looks of a style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Whether rows lie on a gray background, apart from the sides.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  /// Whether sections lie apart from each other.
  var isGrouped: Bool { isInset || appearance == .grouped }

  /// The color behind the rows.
  var color: UIColor { backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground) }
}

/// The place of a row in its list.
struct ListPlace {
  let configuration: UICollectionLayoutListConfiguration
  let isFirst: Bool
  let isLast: Bool

  init(_ configuration: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool) {
    (self.configuration, self.isFirst, self.isLast) = (configuration, isFirst, isLast)
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows, each as high as its content and at least 44 points. Distances: [unverified]
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutDimension.fractionalWidth(1)
    let row = NSCollectionLayoutSize(widthDimension: full, heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let side: CGFloat =
      configuration.isInset ? (layoutEnvironment.container.contentSize.width >= 390 ? 20 : 16) : 0
    let isGrouped = configuration.isGrouped
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && configuration.headerMode != .supplementary ? 17.5 : 0, leading: side,
      bottom: isGrouped && configuration.footerMode != .supplementary ? 17.5 : 0, trailing: side)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: full, heightDimension: .estimated(isGrouped ? 38 : 28)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      header.contentInsets.top = configuration.headerTopPadding ?? 0
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: full, heightDimension: .estimated(isGrouped ? 38 : 28)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of lists with the same looks.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listColor = configuration.color
    return layout
  }
}
