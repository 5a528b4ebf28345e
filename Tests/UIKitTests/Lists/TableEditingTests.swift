import Testing
import TransitionEngine

@testable import UIKit

/// Editing of tables: what rows show, and what taps and fingers do to them. Source: Apple's documentation of
/// `UITableView.setEditing(_:animated:)` and `UITableViewDataSource`.
@Suite struct TableEditingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, _CommitsRows, _MovesRows {
    var items = ["A", "B", "C", "D", "E"]
    var calls: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var fixed: Set<Int> = []
    var target: IndexPath?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("\(editingStyle) \(items[indexPath.row])")
      guard editingStyle == .delete else { return }
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedDestinationIndexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let source = Source()

  private func table() throws -> UITableView {
    let table = run.perform {
      let table = UITableView(frame: run.window.bounds, style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      (table.dataSource, table.delegate) = (source, source)
      run.window.addSubview(table)
      return table
    }
    try run.settle()
    return table
  }

  private func row(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
    try #require(run.perform { table.cellForRow(at: IndexPath(row: row, section: 0)) })
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) throws {
    _ = try run.record { try run.send(.tap(at: CGPoint(x: x, y: y)), at: 0) }
  }

  @Test func controlsComeInAndContentMakesRoom() throws {
    let table = try table()
    let cell = try row(table, 1)
    let id = try #require(cell.contentView.layer.id(in: run))
    let timeline = try run.record { table.setEditing(true, animated: true) }
    expectClose(CGFloat(timeline.duration), 0.3, within: 0.02)
    let x = try #require(timeline.presentation(of: id, at: 0.15)).frame.minX
    #expect(x > 0 && x < 38)
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX == 354)
    let (control, mover) = (try #require(cell.editing.control), try #require(cell.editing.mover))
    #expect(control.alpha == 1 && mover.alpha == 1 && mover.frame.maxX == 400)
    _ = try run.record { table.setEditing(false, animated: true) }
    #expect(cell.contentView.frame.minX == 0 && control.alpha == 0 && control.frame.maxX <= 0)
  }

  @Test func rowsThatAreFixedStay() throws {
    source.fixed = [2]
    let table = try table()
    run.perform { table.isEditing = true }
    try run.settle()
    #expect(try !row(table, 2).isEditing)
    #expect(try row(table, 2).contentView.frame.minX == 0)
    #expect(try row(table, 3).isEditing)
  }

  @Test func aTapOnTheCircleUncoversTheButtonThatDeletes() throws {
    let table = try table()
    run.perform { table.isEditing = true }
    try run.settle()
    try tap(28, 66)
    #expect(source.calls == [])
    #expect(try row(table, 1).frame.minX == -74 && row(table, 1).showingDeleteConfirmation)
    try tap(380, 66)
    #expect(source.calls == ["delete B"] && source.items == ["A", "C", "D", "E"])
    #expect(try row(table, 1).textLabel?.text == "C")
    #expect(try row(table, 1).frame == CGRect(x: 0, y: 44, width: 400, height: 44))
  }

  @Test func aTapOnThePlusInserts() throws {
    source.style = .insert
    let table = try table()
    run.perform { table.isEditing = true }
    try run.settle()
    try tap(28, 66)
    #expect(source.calls == ["insert B"])
  }

  @Test func aSwipeDeletesWithoutAConfiguration() throws {
    let table = try table()
    let path = try TouchPath(
      from: CGPoint(x: 380, y: 66), [.move(to: CGPoint(x: 290, y: 66), duration: 0.4), .hold(0.2)])
    _ = try run.record { try run.send(path, at: 0) }
    #expect(try row(table, 1).frame.minX == -74)
    try tap(380, 66)
    #expect(source.items == ["A", "C", "D", "E"])
  }

  @Test func rowsAreNotSelectedWhileEdited() throws {
    let table = try table()
    run.perform { table.isEditing = true }
    try run.settle()
    try tap(200, 66)
    #expect(source.calls == [])
    table.allowsSelectionDuringEditing = true
    try tap(200, 66)
    #expect(source.calls == ["select 1"])
  }

  @Test func severalRowsAreSelectedByCircles() throws {
    let table = try table()
    table.allowsMultipleSelectionDuringEditing = true
    _ = try run.record { table.setEditing(true, animated: true) }
    try tap(28, 22)
    try tap(200, 110)
    #expect(
      table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)])
    _ = try run.record { table.setEditing(false, animated: true) }
    #expect(table.indexPathsForSelectedRows == nil)
  }

  private func move(to y: CGFloat, cancelled: Bool = false) throws -> Timeline {
    let path = try TouchPath(
      from: CGPoint(x: 380, y: 22), [.hold(0.1), .move(to: CGPoint(x: 380, y: y), duration: 0.4), .hold(0.4)])
    return try run.record { try run.send(path, at: 0) }
  }

  @Test func aFingerMovesARow() throws {
    let table = try table()
    run.perform { table.isEditing = true }
    try run.settle()
    let (first, second) = (try row(table, 0), try row(table, 1))
    let ids = (try #require(first.layer.id(in: run)), try #require(second.layer.id(in: run)))
    let timeline = try move(to: 110)
    // It follows the finger, and the others make room.
    #expect(try #require(timeline.presentation(of: ids.0, at: 0.85)).frame.midY == 110)
    #expect(try #require(timeline.presentation(of: ids.1, at: 0.85)).frame.minY == 0)
    #expect(source.calls == ["move 0 2"] && source.items == ["B", "C", "A", "D", "E"])
    #expect(first.frame.minY == 88 && first.layer.shadowOpacity == 0)
    #expect(table.indexPath(for: first)?.row == 2)
    #expect(table.contentOffset.y == 0)
  }

  @Test func theDelegateChoosesThePlace() throws {
    source.target = IndexPath(row: 1, section: 0)
    let table = try table()
    run.perform { table.isEditing = true }
    try run.settle()
    _ = try move(to: 154)
    #expect(source.calls == ["move 0 1"])
  }

  @Test func theEditButtonChanges() throws {
    final class Screen: UITableViewController {}
    let screen = run.perform { Screen(style: .plain) }
    run.perform {
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      run.window.rootViewController = UINavigationController(rootViewController: screen)
    }
    try run.settle()
    #expect(screen.editButtonItem.title == "Edit")
    _ = try run.record { screen.editButtonItem.perform(sender: nil) }
    #expect(screen.isEditing && screen.tableView.isEditing)
    #expect(screen.editButtonItem.title == "Done" && screen.editButtonItem.style == .done)
    run.perform { screen.setEditing(false, animated: false) }
    #expect(screen.editButtonItem.title == "Edit" && !screen.tableView.isEditing)
  }

  // MARK: Dragging

  private final class Drag: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var calls: [String] = []
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      calls.append("items \(indexPath.row)")
      return indexPath.row == 0 ? [] : [UIDragItem(itemProvider: NSItemProvider())]
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("end \(session.items.count)")
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  @Test func aDragDelegateHasALongPressMoveRows() throws {
    let (table, drag) = (try table(), Drag())
    run.perform { table.dragDelegate = drag }
    func press(_ y: CGFloat, to end: CGFloat) throws {
      let path = try TouchPath(
        from: CGPoint(x: 100, y: y),
        [.hold(0.6), .move(to: CGPoint(x: 100, y: end), duration: 0.4), .hold(0.3)])
      _ = try run.record { try run.send(path, at: 0) }
    }
    try press(22, to: 110)
    #expect(source.items == ["A", "B", "C", "D", "E"] && drag.calls == ["items 0"])
    try press(66, to: 154)
    #expect(source.items == ["A", "C", "D", "B", "E"])
    #expect(drag.calls == ["items 0", "items 1", "end 1"])
  }

  @Test func whatIsDroppedIsTold() throws {
    let (table, drag) = (try table(), Drag())
    let notes = try run.record {
      (table.dragDelegate, table.dropDelegate) = (drag, drag)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dragInteractionEnabled = true
      _ = UIDropInteraction(delegate: Target())
    }.events.filter { $0.lint == .notModelled }
    #expect(notes.map(\.name) == ["dropDelegate", "init(delegate:)"])
  }

  private final class Target: NSObject, UIDropInteractionDelegate {}
}
