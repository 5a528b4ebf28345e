import Testing
import TransitionEngine

@testable import UIKit

/// Items of collections that a finger moves, and the buttons beside rows of lists.
@Suite struct CollectionMoveTests {
  private final class Grid: UICollectionViewController, _MovesItems {
    var items = Array(0..<9)
    var calls: [String] = []
    var fixed: Int?
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = items[indexPath.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { indexPath.item != fixed }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private let run = Run(size: CGSize(width: 300, height: 600))

  private func grid() throws -> Grid {
    let grid = run.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let grid = Grid(collectionViewLayout: layout)
      grid.collectionView.contentInsetAdjustmentBehavior = .never
      run.window.rootViewController = grid
      return grid
    }
    try run.settle()
    return grid
  }

  /// The tags of the cells, by place.
  private func tags(_ grid: Grid) -> [Int] {
    run.perform {
      let cells = grid.collectionView.visibleCells
      return cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.tag)
    }
  }

  @Test func aLongPressMovesAnItem() throws {
    let grid = try grid()
    let cell = try #require(
      run.perform { grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) })
    let id = try #require(cell.layer.id(in: run))
    let path = try TouchPath(
      from: CGPoint(x: 50, y: 50),
      [.hold(0.6), .move(to: CGPoint(x: 250, y: 60), duration: 0.4), .hold(0.4)])
    let timeline = try run.record { try run.send(path, at: 0) }
    let frame = try #require(timeline.presentation(of: id, at: 1.35)).frame
    #expect(frame.midX == 250 && frame.midY == 60)
    #expect(grid.calls == ["move 0 2"])
    #expect(tags(grid) == [1, 2, 0, 3, 4, 5, 6, 7, 8] && grid.items == tags(grid))
    #expect(cell.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
    #expect(grid.collectionView.indexPath(for: cell)?.item == 2)
  }

  @Test func withoutTheStandardGestureItStays() throws {
    let grid = try grid()
    grid.installsStandardGestureForInteractiveMovement = false
    let path = try TouchPath(
      from: CGPoint(x: 50, y: 50), [.hold(0.6), .move(to: CGPoint(x: 250, y: 60), duration: 0.4)])
    _ = try run.record { try run.send(path, at: 0) }
    #expect(grid.calls.isEmpty)
  }

  @Test func codeMovesAndCancels() throws {
    let grid = try grid()
    let view: UICollectionView = grid.collectionView
    grid.fixed = 4
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
    _ = try run.record {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
      view.cancelInteractiveMovement()
    }
    #expect(tags(grid) == Array(0..<9) && grid.calls.isEmpty)
    _ = try run.record {
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
      view.endInteractiveMovement()
    }
    #expect(grid.calls == ["move 0 4"] && tags(grid) == [1, 2, 3, 4, 0, 5, 6, 7, 8])
    // A reload agrees.
    run.perform { view.reloadData() }
    try run.settle()
    #expect(tags(grid) == [1, 2, 3, 4, 0, 5, 6, 7, 8])
  }

  // MARK: Lists

  private final class Rows: NSObject, UICollectionViewDataSource, _MovesItems {
    var calls: [String] = []
    var accessories: [UICellAccessory] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = accessories
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { calls.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)") }
  }

  private let rows = Rows()

  private func list() throws -> UICollectionView {
    let list = run.perform {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      func actions(_ title: String) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
          actions: [
            UIContextualAction(style: .normal, title: title) { _, _, done in
              rows.calls.append(title)
              done(true)
            }
          ])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { actions("pin \($0.item)") }
      configuration.trailingSwipeActionsConfigurationProvider = { actions("delete \($0.item)") }
      let list = UICollectionView(
        frame: run.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      list.contentInsetAdjustmentBehavior = .never
      list.dataSource = rows
      run.window.addSubview(list)
      return list
    }
    try run.settle()
    return list
  }

  private func swipe(_ distance: CGFloat) throws {
    let path = try TouchPath(
      from: CGPoint(x: 150, y: 66), [.move(to: CGPoint(x: 150 + distance, y: 66), duration: 0.4), .hold(0.2)])
    _ = try run.record { try run.send(path, at: 0) }
  }

  private func x(_ list: UICollectionView) -> CGFloat? {
    run.perform { list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX }
  }

  @Test(arguments: [(-60.0, -74.0, 290.0, "delete 1"), (60, 74, 10, "pin 1")])
  func rowsOfListsHaveButtons(distance: CGFloat, open: CGFloat, button: CGFloat, call: String) throws {
    let list = try list()
    try swipe(distance)
    #expect(x(list) == open)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: button, y: 66)), at: 0) }
    #expect(rows.calls == [call] && x(list) == 0)
  }

  @Test func aFullSwipePerforms() throws {
    let list = try list()
    let path = try TouchPath(
      from: CGPoint(x: 290, y: 66), [.move(to: CGPoint(x: 50, y: 66), duration: 0.4), .hold(0.2)])
    _ = try run.record { try run.send(path, at: 0) }
    #expect(rows.calls == ["delete 1"] && x(list) == 0)
  }

  @Test func editedListsShowTheirAccessories() throws {
    rows.accessories = [.delete(), .reorder(), .disclosureIndicator()]
    let list = try list()
    let cell = try #require(
      run.perform { list.cellForItem(at: IndexPath(item: 1, section: 0)) } as? UICollectionViewListCell)
    #expect(cell.contentView.frame.minX == 0)
    let timeline = try run.record { list.isEditing = true }
    #expect(timeline.duration > 0.2)
    #expect(cell.contentView.frame.minX > 30)
    // The circle uncovers the button.
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 28, y: 66)), at: 0) }
    #expect(x(list) == -74)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 290, y: 66)), at: 0) }
    #expect(rows.calls == ["delete 1"])
    // The lines move the row.
    let path = try TouchPath(
      from: CGPoint(x: 272, y: 66), [.move(to: CGPoint(x: 272, y: 154), duration: 0.3), .hold(0.4)])
    _ = try run.record { try run.send(path, at: 0) }
    #expect(rows.calls == ["delete 1", "move 1 3"])
  }

  // MARK: Sections

  private final class Sections: NSObject, UICollectionViewDataSource, _MovesItems {
    var items = [[0, 1, 2], [3, 4]]
    var calls: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = items[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("\(sourceIndexPath.section).\(sourceIndexPath.item)")
      calls.append("\(destinationIndexPath.section).\(destinationIndexPath.item)")
      let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
  }

  @Test func anItemMovesToAnotherSection() throws {
    let source = Sections()
    let view = run.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let view = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = source
      run.window.addSubview(view)
      return view
    }
    try run.settle()
    _ = try run.record {
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
      #expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfItems(inSection: 1) == 3)
      view.endInteractiveMovement()
    }
    #expect(source.calls == ["0.0", "1.1"] && source.items == [[1, 2], [3, 0, 4]])
    let cells = run.perform {
      view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
    #expect(cells.map(\.tag) == [1, 2, 3, 0, 4] && cells[3].frame.origin == CGPoint(x: 100, y: 100))
    _ = try run.record {
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
      view.cancelInteractiveMovement()
    }
    #expect(source.calls.count == 2 && run.perform { view.numberOfItems(inSection: 1) } == 3)
  }

  // MARK: Diffable sources, and accessories

  @Test func handlersReorderADiffableSource() throws {
    var calls: [String] = []
    let (view, source) = run.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let view = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { list, path, _ in
        list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.reorderingHandlers.canReorderItem = { $0 != "c" }
      source.reorderingHandlers.willReorder = { calls.append("will \($0.finalSnapshot.itemIdentifiers)") }
      source.reorderingHandlers.didReorder = {
        calls.append("did \($0.sectionTransactions.map(\.finalSnapshot.items)) \($0.difference.count)")
      }
      run.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      return (view, source)
    }
    try run.settle()
    _ = try run.record {
      #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
      view.endInteractiveMovement()
    }
    #expect(source.snapshot().itemIdentifiers == ["b", "a", "c"])
    #expect(calls == [#"will ["b", "a", "c"]"#, #"did [["b", "a", "c"]] 2"#])
  }

  @Test func aCircleShowsWhatIsSelected() throws {
    var taps = 0
    rows.accessories = [.multiselect(), .detail { taps += 1 }, .popUpMenu(UIMenu(title: "", children: []))]
    let list = try list()
    list.allowsMultipleSelectionDuringEditing = true
    let cell = try #require(
      run.perform { list.cellForItem(at: IndexPath(item: 1, section: 0)) } as? UICollectionViewListCell)
    func mark() -> SelectionMark? { cell.subviews.lazy.compactMap { $0 as? SelectionMark }.first }
    #expect(mark() == nil)
    _ = try run.record { list.isEditing = true }
    #expect(mark()?.tintColor == .tertiaryLabel)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 100, y: 66)), at: 0) }
    #expect(cell.isSelected && mark()?.tintColor != .tertiaryLabel)
    let button = try #require(cell.subviews.first { ($0 as? UIButton)?.menu == nil && $0 is UIButton })
    _ = try run.record { try run.send(.tap(at: CGPoint(x: button.center.x, y: 66)), at: 0) }
    #expect(taps == 1)
  }
}
