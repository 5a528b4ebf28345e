import Testing
import TransitionEngine

@testable import UIKit

/// Sections of groups of items.
@Suite struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private final class Plate: UICollectionReusableView {}

  private let run = Run(size: CGSize(width: 400, height: 800))
  /// Keeps the sources, which collections don't.
  private let held = Recorded<Items>()

  private func collection(
    _ items: Items, _ layout: UICollectionViewLayout,
    _ cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) throws -> UICollectionView {
    held.values.append(items)
    let collection = run.perform {
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(cell, forCellWithReuseIdentifier: "item")
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
      collection.dataSource = items
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func frames(_ collection: UICollectionView) -> [CGRect] { collection.visibleCells.map(\.frame) }

  /// Three in a row, of a section with insets.
  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.interGroupSpacing = 7
    return section
  }

  @Test func itemsFillGroups() throws {
    let collection = try collection(Items([4]), UICollectionViewCompositionalLayout(section: grid()))
    let frames = frames(collection)
    #expect(frames[0] == CGRect(x: 25, y: 15, width: 110, height: 90))
    #expect(frames[2] == CGRect(x: 265, y: 15, width: 110, height: 90))
    #expect(frames[3] == CGRect(x: 25, y: 122, width: 110, height: 90))
    #expect(collection.contentSize == CGSize(width: 400, height: 227))
  }

  @Test func groupsNestAndShareTheirLength() throws {
    let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(210)), subitems: [big, column])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let frames = frames(try collection(Items([4]), layout))
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 200, height: 210))
    #expect(frames[1] == CGRect(x: 200, y: 0, width: 200, height: 100))
    #expect(frames[2] == CGRect(x: 200, y: 110, width: 200, height: 100))
    #expect(frames[3] == CGRect(x: 0, y: 210, width: 200, height: 210))
  }

  @Test func flexibleSpacesShareTheRest() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
    group.interItemSpacing = .flexible(10)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
    row.interItemSpacing = .flexible(10)
    let layout = UICollectionViewCompositionalLayout { section, _ in
      NSCollectionLayoutSection(group: section == 0 ? group : row)
    }
    let frames = frames(try collection(Items([2, 2]), layout))
    // Items of a count share the width; repeated ones keep their own.
    #expect(frames[1] == CGRect(x: 205, y: 0, width: 195, height: 50))
    #expect(frames[3] == CGRect(x: 300, y: 50, width: 100, height: 50))
  }

  @Test func codeArrangesItems() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
      environment in
      [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: environment.container.contentSize.width - 40, y: 60, width: 40, height: 40),
          zIndex: 2),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let frames = frames(try collection(Items([3]), layout))
    #expect(frames[1] == CGRect(x: 360, y: 60, width: 40, height: 40))
    #expect(frames[2] == CGRect(x: 0, y: 100, width: 40, height: 40))
  }

  @Test func headersStayInSightAndBackgroundsLieBehind() throws {
    let section = grid()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "plate")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let collection = try collection(Items([30, 30]), layout)
    let first = IndexPath(item: 0, section: 0)
    let view = try #require(collection.supplementaryView(forElementKind: "header", at: first))
    #expect(view.frame == CGRect(x: 20, y: 0, width: 360, height: 30))
    #expect(collection.visibleCells[0].frame.minY == 45)
    let plate = try #require(collection.subviews.first as? Plate)
    #expect(plate.frame == CGRect(x: 0, y: 0, width: 400, height: 1113))
    _ = try run.record { collection.contentOffset.y = 200 }
    #expect(view.frame.minY == 200)
    // The next section pushes it out.
    _ = try run.record { collection.contentOffset.y = 1100 }
    #expect(view.frame.minY == 1083)
    _ = try run.record { collection.contentOffset.y = 1200 }
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: "header").map(\.section) == [1])
  }

  private func cards(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(200)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets.leading = 20
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test func sectionsScrollAcross() throws {
    let section = cards(.groupPaging)
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.transform = CGAffineTransform(scaleX: 1, y: max(1 - distance / 1000, 0.5))
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let collection = try collection(Items([10, 5]), layout)
    #expect(collection.contentSize == CGSize(width: 400, height: 400))
    #expect(collection.indexPathsForVisibleItems.count == 4)
    let card = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 1)))
    #expect(card.convert(card.bounds, to: collection).origin.x == 330)
    expectClose(card.transform.d, 1 - 280 / 1000)
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 300), in: 0.15), at: 0)
    }
    let scroller = try #require(card.superview as? UIScrollView)
    expectClose(scroller.contentOffset.x, 310)
    #expect(seen.last == 310)
    #expect(collection.contentOffset.y == 0)
    let items = collection.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item)
    #expect(items == [0, 1, 2])
    expectClose(card.transform.d, 1 - 30 / 1000)
  }

  @Test func centeredGroupsBeginAndEndInTheMiddle() throws {
    let section = cards(.groupPagingCentered)
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in seen.append(offset.x) }
    let collection = try collection(Items([3]), UICollectionViewCompositionalLayout(section: section))
    func middle(_ item: Int) throws -> CGFloat {
      let card = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
      return card.convert(card.bounds, to: collection).midX
    }
    #expect(try middle(0) == 200)
    #expect(seen.allSatisfy { $0 == -30 })
    for _ in 0..<3 {
      _ = try run.record {
        try run.send(.swipe(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 250, y: 100), in: 0.15), at: 0)
      }
    }
    #expect(try middle(2) == 200)
  }

  private final class Tall: UICollectionViewCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func cellsSayHowHighTheyAre() throws {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collection = try collection(Items([3]), layout, Tall.self)
    #expect(frames(collection)[2] == CGRect(x: 0, y: 140, width: 400, height: 70))
    #expect(collection.contentSize.height == 210)
  }

  @Test func flowLayoutsAskCellsForTheirSize() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = try collection(Items([3]), layout, Tall.self)
    #expect(frames(collection)[0] == CGRect(x: 0, y: 0, width: 60, height: 70))
    #expect(frames(collection)[1].minX == 70)
  }

  @Test func flowLayoutsHaveHeaders() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = try collection(Items([20, 20]), layout)
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.cellForItem(at: path)?.frame.minY == 40)
    #expect(collection.contentSize.height == 2080)
    _ = try run.record { collection.contentOffset.y = 300 }
    #expect(collection.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 300)
    _ = try run.record { collection.contentOffset.y = 1020 }
    #expect(collection.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 1000)
  }

  @Test func listsHaveRowsWithCorners() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collection = try collection(Items([3]), layout, UICollectionViewListCell.self)
    let cells = collection.visibleCells
    #expect(cells[1].frame == CGRect(x: 20, y: 61.5, width: 360, height: 44))
    #expect(cells[0].layer.cornerRadius == 10 && cells[1].layer.cornerRadius == 0)
    #expect(collection.backgroundColor == .systemGroupedBackground)
    collection.backgroundColor = .red
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .grouped))
    #expect(collection.backgroundColor == .red)
  }
}
