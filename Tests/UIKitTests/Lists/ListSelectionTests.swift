import Testing
import TransitionEngine

@testable import UIKit

/// What taps select, and whom they ask. Source of the order of a collection's calls: the header of
/// `UICollectionViewDelegate`.
@Suite struct ListSelectionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var mayHighlight = true
    var selected: (IndexPath) -> IndexPath? = { $0 }
    var deselected: (IndexPath) -> IndexPath? = { $0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("shouldHighlight \(indexPath.row)")
      return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("willSelect \(indexPath.row)")
      return selected(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("willDeselect \(indexPath.row)")
      return deselected(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.row)")
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let rows = Rows()

  private func table() throws -> UITableView {
    let table = run.perform {
      let table = UITableView(frame: run.window.bounds)
      (table.dataSource, table.delegate) = (rows, rows)
      run.window.addSubview(table)
      return table
    }
    try run.settle()
    return table
  }

  /// Taps a row of 50 points, and forgets what was called before.
  @discardableResult private func tap(row: Int) throws -> TouchDelivery {
    rows.calls = []
    return try tap(CGPoint(x: 200, y: 50 * row + 25))
  }

  private func tap(_ point: CGPoint) throws -> TouchDelivery {
    var delivery: TouchDelivery?
    _ = try run.record { delivery = try run.send(.tap(at: point), at: 0) }
    return try #require(delivery)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aTapAsksInOrder() throws {
    let table = try table()
    try tap(row: 2)
    #expect(
      rows.calls == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
      ])
    try tap(row: 4)
    #expect(rows.calls.suffix(4) == ["willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4"])
    #expect(table.indexPathsForSelectedRows == [path(4)])
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test func nilSelectsNothing() throws {
    let table = try table()
    try tap(row: 1)
    rows.selected = { _ in nil }
    try tap(row: 2)
    #expect(rows.calls.last == "willSelect 2")
    #expect(table.indexPathsForSelectedRows == [path(1)])
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test func anotherRowIsSelectedInstead() throws {
    let table = try table()
    rows.selected = { IndexPath(row: $0.row + 1, section: 0) }
    try tap(row: 2)
    #expect(rows.calls.last == "didSelect 3")
    #expect(table.indexPathsForSelectedRows == [path(3)])
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test func aRowMayKeepItsSelection() throws {
    let table = try table()
    try tap(row: 1)
    rows.deselected = { _ in nil }
    try tap(row: 2)
    #expect(rows.calls.suffix(3) == ["willSelect 2", "willDeselect 1", "didSelect 2"])
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
  }

  @Test func aRowThatIsNotHighlightedIsNotSelected() throws {
    let table = try table()
    rows.mayHighlight = false
    let delivery = try tap(row: 2)
    #expect(rows.calls == ["shouldHighlight 2"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(delivery.handler == nil && delivery.wasConsidered)
  }

  @Test func severalRowsAreSelectedAndDeselected() throws {
    let table = try table()
    table.allowsMultipleSelection = true
    for row in [1, 2] { try tap(row: row) }
    try tap(row: 1)
    #expect(rows.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(table.indexPathsForSelectedRows == [path(2)])
  }

  @Test func aDragTakesTheHighlightAway() throws {
    let table = try table()
    table.alwaysBounceVertical = true
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 200, y: 225), to: CGPoint(x: 200, y: 125), in: 0.3), at: 0)
    }
    #expect(rows.calls == ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    var refused = ""

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    private func ask(_ call: String, _ indexPath: IndexPath) -> Bool {
      calls.append("\(call) \(indexPath.item)")
      return call != refused
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool
    { ask("shouldHighlight", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      _ = ask("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      _ = ask("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      ask("shouldSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    { ask("shouldDeselect", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      _ = ask("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      _ = ask("didDeselect", indexPath)
    }
  }

  private let items = Items()

  /// Four items of 200 points in two lines.
  private func collection() throws -> UICollectionView {
    let collection = run.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 200)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (collection.dataSource, collection.delegate) = (items, items)
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  @discardableResult private func tap(item: Int) throws -> TouchDelivery {
    items.calls = []
    return try tap(CGPoint(x: 100 + 200 * (item % 2), y: 100 + 200 * (item / 2)))
  }

  @Test func aTapOnAnItemAsksInOrder() throws {
    let collection = try collection()
    try tap(item: 1)
    #expect(
      items.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    try tap(item: 2)
    #expect(items.calls.suffix(4) == ["shouldSelect 2", "didDeselect 1", "didSelect 2", "didUnhighlight 2"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  /// A finger that leaves the item before it is lifted selects nothing.
  @Test func aFingerThatLeavesSelectsNothing() throws {
    let collection = try collection()
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), in: 0.3), at: 0)
    }
    #expect(items.calls == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test(arguments: ["shouldHighlight", "shouldSelect"]) func whatIsRefusedIsNotSelected(call: String) throws {
    let collection = try collection()
    items.refused = call
    try tap(item: 1)
    #expect(!items.calls.contains("didSelect 1"))
    #expect(collection.indexPathsForSelectedItems == nil)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == false)
  }

  @Test func whereSeveralAreSelectedOneMayStay() throws {
    let collection = try collection()
    collection.allowsMultipleSelection = true
    try tap(item: 1)
    items.refused = "shouldDeselect"
    try tap(item: 1)
    #expect(items.calls.dropFirst(2) == ["shouldDeselect 1", "didUnhighlight 1"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    items.refused = ""
    try tap(item: 1)
    #expect(collection.indexPathsForSelectedItems == nil)
  }
}
