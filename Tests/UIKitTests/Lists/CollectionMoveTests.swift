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
}
