import Testing
import TransitionEngine

@testable import UIKit

/// Changes of a table's rows, and rows that are as high as their content.
@Suite struct TableUpdateTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var rows: [String]
    init(_ rows: [String]) { self.rows = rows }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))

  private func table(_ source: any UITableViewDataSource, _ cell: UITableViewCell.Type = UITableViewCell.self)
    throws
    -> UITableView
  {
    let table = run.perform {
      let table = UITableView(frame: run.window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.register(cell, forCellReuseIdentifier: "row")
      table.dataSource = source
      run.window.addSubview(table)
      return table
    }
    try run.settle()
    return table
  }

  private func layer(_ view: UIView, _ timeline: Timeline, _ time: TimeInterval) throws -> Layer {
    let id = try #require(view.layer.id(in: run))
    return try #require(timeline.presentation(of: id, at: time))
  }

  @Test func insertedRowsComeAsTheyAreAskedTo() throws {
    let rows = Rows(["a", "b"])
    let table = try table(rows)
    let second = table.visibleCells[1]
    let timeline = try run.record {
      rows.rows = ["a", "x", "b", "y"]
      table.beginUpdates()
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .right)
      table.endUpdates()
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "x", "b", "y"])
    #expect(table.visibleCells[2] === second)
    expectClose(try layer(second, timeline, 0.15).position.y, 88, within: 1)
    expectClose(CGFloat(try layer(table.visibleCells[1], timeline, 0.15).opacity), 0.5, within: 0.02)
    expectClose(try layer(table.visibleCells[3], timeline, 0).position.x, 600)
    expectClose(try layer(table.visibleCells[3], timeline, 0.3).position.x, 200)
  }

  @Test func deletedRowsGoAndTheContentStaysFilled() throws {
    let rows = Rows((0..<30).map(String.init))
    let table = try table(rows)
    _ = try run.record { table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false) }
    let gone = try #require(table.visibleCells.last)
    let timeline = try run.record {
      rows.rows.removeLast()
      table.deleteRows(at: [IndexPath(row: 29, section: 0)], with: .left)
    }
    #expect(gone.superview == nil)
    expectClose(try layer(gone, timeline, 0.15).position.x, 0, within: 5)
    expectClose(table.contentOffset.y, 29 * 44 - 800)
    #expect(table.visibleCells.last?.textLabel?.text == "28")
  }

  @Test func selectionsAndMovesKeepTheirRows() throws {
    let rows = Rows(["a", "b", "c"])
    let table = try table(rows)
    let first = table.visibleCells[0]
    _ = try run.record {
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      rows.rows = ["b", "c", "a"]
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    #expect(table.visibleCells[2] === first)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  private final class Tall: UITableViewCell {
    let box = UIView()
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func rowsAreAsHighAsTheirConstraintsSay() throws {
    let rows = Rows(["a", "b"])
    let table = try table(rows, Tall.self)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 90, width: 400, height: 90))
    #expect(table.contentSize.height == 180)
    #expect(table.visibleCells[1].frame.minY == 90)
  }

  @Test func rowsAreAsHighAsTheirConfigurationSays() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "First"
        if indexPath.row == 0 { content.secondaryText = "Second" }
        cell.contentConfiguration = content
        return cell
      }
    }
    let source = Source()
    let table = try table(source)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 50)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }
}
