import Testing
import TransitionEngine

@testable import UIKit

/// A list costs what can be seen of it, however long it is: counted in cells that are asked for, made and used again.
@Suite struct ListReuseTests {
  private final class Row: UITableViewCell {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private final class Item: UICollectionViewCell {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  /// A million of rows or items, and what has become of their cells.
  private final class Million: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var asked: [Int] = []
    var ended: [Int] = []
    /// In the order in which they were made.
    var made: [UIView] = []

    private func note<Cell: UIView>(_ cell: Cell, _ path: IndexPath) -> Cell {
      asked.append(path.item)
      if !made.contains(cell) { made.append(cell) }
      return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      note(tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath), indexPath)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      1_000_000
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { note(collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath), indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append(indexPath.item) }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let million = Million()

  private func show<List: UIScrollView>(_ list: List) throws -> List {
    list.contentInsetAdjustmentBehavior = .never
    list.delegate = million
    run.window.addSubview(list)
    try run.settle()
    return list
  }

  /// A table of rows of 50 points: 16 of them fill the screen.
  private func table() throws -> UITableView {
    try run.perform {
      let table = UITableView(frame: run.window.bounds)
      table.rowHeight = 50
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = million
      return try show(table)
    }
  }

  /// A collection of lines of four items, 60 points apart: 14 lines reach into the screen.
  private func collection() throws -> UICollectionView {
    try run.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 59)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (1, 0)
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.register(Item.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = million
      return try show(collection)
    }
  }

  /// Scrolls a hundred lines down, one in each layout.
  private func scroll(_ list: UIScrollView, by length: CGFloat) {
    run.perform {
      for line in 1...100 {
        list.contentOffset.y = CGFloat(line) * length
        list.layoutIfNeeded()
      }
    }
  }

  @Test func aTableUsesItsCellsAgain() throws {
    let table = try table()
    #expect(million.asked == Array(0..<16))
    scroll(table, by: 50)
    #expect(million.asked == Array(0..<116))
    #expect(million.ended == Array(0..<100))
    #expect(million.made.count == 16)
    #expect(million.made.compactMap { ($0 as? Row)?.preparations }.reduce(0, +) == 100)
    #expect(table.subviews.filter { $0 is Row }.count == 16)
  }

  @Test func aCollectionUsesItsCellsAgain() throws {
    let collection = try collection()
    #expect(million.asked == Array(0..<56))
    scroll(collection, by: 60)
    #expect(million.asked == Array(0..<456))
    #expect(million.ended == Array(0..<400))
    #expect(million.made.count == 56)
    #expect(million.made.compactMap { ($0 as? Item)?.preparations }.reduce(0, +) == 400)
  }

  /// Cells of content that is another one are used again, too, and none of them is selected.
  @Test func reloadingAsksForWhatIsSeen() throws {
    let table = try table()
    run.perform { table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none) }
    #expect(table.visibleCells.count { $0.isSelected } == 1)
    run.perform { table.reloadData() }
    try run.settle()
    #expect(million.asked.count == 32 && million.made.count == 16)
    #expect(table.indexPathForSelectedRow == nil && !table.visibleCells.contains { $0.isSelected })
  }

  /// Selection belongs to the row: a cell that is used again for another one is not selected.
  @Test func aSelectedRowComesBackSelected() throws {
    let table = try table()
    let path = IndexPath(row: 3, section: 0)
    run.perform { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    scroll(table, by: 50)
    #expect(!table.visibleCells.contains { $0.isSelected })
    run.perform {
      table.contentOffset.y = 0
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.filter { $0.isSelected } == [table.cellForRow(at: path)])
  }

  @Test func aRowIsFoundAtAPoint() throws {
    let table = try table()
    func row(_ y: CGFloat) -> Int? { table.indexPathForRow(at: CGPoint(x: 10, y: y))?.row }
    #expect(row(0) == 0 && row(49.5) == 0 && row(50) == 1)
    #expect(row(49_999_999) == 999_999)
    #expect(row(-1) == nil && row(50_000_000) == nil)
    run.perform { table.rowHeight = 0 }
    #expect(row(0) == nil)
  }
}
