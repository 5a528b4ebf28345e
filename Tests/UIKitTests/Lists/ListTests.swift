import Testing
import TransitionEngine

@testable import UIKit

/// Tables and collections: what is made, where it is, and what a tap does.
@Suite struct ListTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var made = 0
    var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      made += 1
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))

  private func table(_ rows: Rows) throws -> UITableView {
    let table = run.perform {
      let table = UITableView(frame: run.window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.delegate = rows
      run.window.addSubview(table)
      return table
    }
    try run.settle()
    return table
  }

  private func tap(at point: CGPoint) throws -> TouchDelivery {
    var delivery: TouchDelivery?
    _ = try run.record { delivery = try run.send(.tap(at: point), at: 0) }
    return try #require(delivery)
  }

  @Test func onlyRowsInSightAreMade() throws {
    let rows = Rows()
    let table = try table(rows)
    #expect(rows.made == 16)
    #expect(table.contentSize.height == 100_000_000)
    _ = try run.record {
      table.scrollToRow(at: IndexPath(row: 500_000, section: 1), at: .top, animated: false)
    }
    #expect(rows.made == 32)
    #expect(table.visibleCells.count == 16)
    #expect(table.cellForRow(at: IndexPath(row: 500_000, section: 1))?.textLabel?.text == "500000")
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == IndexPath(row: 2, section: 0))
  }

  @Test func aTapSelectsARow() throws {
    let rows = Rows()
    let table = try table(rows)
    let delivery = try tap(at: CGPoint(x: 200, y: 125))
    #expect(rows.calls == ["selected 2"])
    #expect(delivery.handler == "UITableViewCell")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect((table.indexPathForSelectedRow as NSIndexPath?)?.row == 2)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  /// Sets and dictionaries have no order, and a run has to be the same each time.
  @Test func cellsAreTakenAgainInAnOrderOfTheirOwn() throws {
    let rows = Rows()
    let table = try table(rows)
    let cells = table.visibleCells.map(ObjectIdentifier.init)
    for row in [100, 200] {
      _ = try run.record {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      }
    }
    // The last one to be let go is the first to be taken: turned round twice.
    #expect(table.visibleCells.map(ObjectIdentifier.init) == cells)

    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 200)
    let collection = try collection(items, layout)
    let before = collection.visibleCells.map(ObjectIdentifier.init)
    _ = try run.record { collection.contentOffset.y = collection.contentSize.height - 800 }
    #expect(collection.visibleCells.map(ObjectIdentifier.init) == before.reversed().dropLast(2))
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 100
    var made = 0
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      made += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.item)")
    }
  }

  @Test func onlyItemsInSightAreMade() throws {
    let items = Items()
    items.count = 1_000_000
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 95)
    let collection = try collection(items, layout)
    #expect(items.made == 24)
    #expect(collection.contentSize.height == 333_334 * 105 - 10)
    let far = IndexPath(item: 500_000, section: 0)
    _ = try run.record { collection.scrollToItem(at: far, at: .top, animated: false) }
    #expect(items.made == 48)
    #expect(collection.visibleCells.count == 24)
    let place: CGFloat = 166_666 * 105
    #expect(collection.cellForItem(at: far)?.frame.minY == place)
  }

  private func collection(_ items: Items, _ layout: UICollectionViewFlowLayout) throws -> UICollectionView {
    let collection = run.perform {
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = items
      collection.delegate = items
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  /// Source: Apple's documentation of `UICollectionViewFlowLayout`: as many items in a line as fit, spread over its length.
  @Test func aFlowLayoutFillsLines() throws {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let collection = try collection(items, layout)
    func frame(_ item: Int) -> CGRect? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(frame(0) == CGRect(x: 10, y: 10, width: 120, height: 100))
    #expect(frame(2) == CGRect(x: 270, y: 10, width: 120, height: 100))
    #expect(frame(3) == CGRect(x: 10, y: 120, width: 120, height: 100))
    #expect(collection.contentSize == CGSize(width: 400, height: 10 + 34 * 110))
    #expect(collection.visibleCells.count == 24)
    let delivery = try tap(at: CGPoint(x: 330, y: 60))
    #expect(items.calls == ["selected 2"])
    #expect(delivery.handler == "UICollectionViewCell")
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  /// Source: tables that reload, and animate their visible cells in the same turn.
  @Test func theVisibleCellsAreThoseAfterReloading() throws {
    let rows = Rows()
    let table = try table(rows)
    let old = table.visibleCells
    _ = try run.record {
      table.reloadData()
      rows.made = 0
      #expect(table.visibleCells.count == old.count)
      #expect(rows.made == old.count)
    }
  }

  private final class Sized: UICollectionViewCell {
    var sizeAtFirst = CGSize.zero
    required init(frame: CGRect) {
      super.init(frame: frame)
      sizeAtFirst = contentView.bounds.size
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Pair: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  private func collection(_ items: Pair, _ layout: UICollectionViewLayout) throws -> UICollectionView {
    let collection = run.perform {
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 100), collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(Sized.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = items
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  /// Source: cells that place their content by `contentView.bounds` in `init(frame:)`.
  @Test func cellsAreMadeAtTheSizeOfTheirItems() throws {
    let items = Pair()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    let cells = try collection(items, layout).visibleCells
    #expect(cells.map { ($0 as? Sized)?.sizeAtFirst } == [layout.itemSize, layout.itemSize])
  }

  /// Source: menus of one row that is lower than the collection.
  @Test func theLastItemOfARowOfSingleItemsIsInTheMiddleToo() throws {
    let items = Pair()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 70)
    let cells = try collection(items, layout).visibleCells
    #expect(cells.map(\.center.y) == [50, 50])
  }

  /// Source: layouts that are never without a collection.
  @Test func aLayoutMayOverrideItsCollectionWithOneThatIsThere() throws {
    final class Sure: UICollectionViewFlowLayout {
      override var collectionView: UICollectionView { super.collectionView ?? fatal }
      private var fatal: UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    }
    let (items, layout) = (Pair(), Sure())
    let collection = try collection(items, layout)
    #expect(layout.collectionView === collection)
  }
}
