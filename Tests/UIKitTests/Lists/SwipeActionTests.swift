import Testing
import TransitionEngine

@testable import UIKit

/// Buttons beside the rows of a table, and the looks of grouped tables.
@Suite struct SwipeActionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var performed: [String] = []
    var editing: [String] = []
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      editing.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      editing.append("did \(indexPath?.row ?? -1)")
    }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "Footer" : nil
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      UISwipeActionsConfiguration(
        actions: ["Delete", "More"].map { title in
          UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) { _, _, done in
            self.performed.append(title)
            done(true)
          }
        })
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let source = Source()

  private func table(_ style: UITableView.Style) throws -> UITableView {
    let table = run.perform {
      let table = UITableView(frame: run.window.bounds, style: style)
      table.contentInsetAdjustmentBehavior = .never
      (table.dataSource, table.delegate) = (source, source)
      run.window.addSubview(table)
      return table
    }
    try run.settle()
    return table
  }

  private func swipe(_ distance: CGFloat) throws {
    let path = try TouchPath(
      from: CGPoint(x: 380, y: 66), [.move(to: CGPoint(x: 380 + distance, y: 66), duration: 0.4), .hold(0.2)])
    _ = try run.record { try run.send(path, at: 0) }
  }

  private func offset(_ table: UITableView) -> CGFloat? {
    run.perform { table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX }
  }

  @Test func aSwipeUncoversTheButtons() throws {
    let table = try table(.plain)
    try swipe(-120)
    #expect(offset(table) == -148)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 280, y: 66)), at: 0) }
    #expect(source.performed == ["More"])
    #expect(offset(table) == 0)
  }

  @Test func scrollingClosesTheRow() throws {
    let table = try table(.plain)
    try swipe(-120)
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), in: 0.5), at: 0)
    }
    #expect(offset(table) == 0)
  }

  @Test func aFingerElsewhereClosesTheRowAndSelectsNothing() throws {
    let table = try table(.plain)
    try swipe(-120)
    let timeline = try run.record { try run.send(.tap(at: CGPoint(x: 100, y: 22)), at: 0) }
    #expect(offset(table) == 0 && table.indexPathForSelectedRow == nil && timeline.duration >= 0.3)
    #expect(source.performed.isEmpty && source.editing == ["will 1", "did 1"])
  }

  @Test func aTapOnTheOpenRowClosesIt() throws {
    let table = try table(.plain)
    try swipe(-120)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 100, y: 66)), at: 0) }
    #expect(offset(table) == 0 && table.indexPathForSelectedRow == nil)
  }

  @Test func aShortSwipeComesBack() throws {
    let table = try table(.plain)
    try swipe(-50)
    #expect(offset(table) == 0)
    #expect(source.performed.isEmpty)
  }

  @Test func aFullSwipePerformsTheFirstAction() throws {
    let table = try table(.plain)
    try swipe(-320)
    #expect(source.performed == ["Delete"])
    #expect(offset(table) == 0)
  }

  @Test func theOtherSideHasNoButtons() throws {
    let table = try table(.plain)
    let path = try TouchPath.swipe(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 300, y: 66), in: 0.4)
    _ = try run.record { try run.send(path, at: 0) }
    #expect(offset(table) == 0)
  }

  @Test func insetGroupsAreRounded() throws {
    let table = try table(.insetGrouped)
    let rows = try (0..<3).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
    #expect(rows.map(\.frame.minX) == [20, 20, 20])
    #expect(rows.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(rows[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(rows[0].backgroundColor == .secondarySystemGroupedBackground)
    #expect(table.rectForFooter(inSection: 1).height == 38)
    #expect(table.rectForFooter(inSection: 0).height == 18)
  }

  @Test func aConfigurationShowsItsTexts() throws {
    try run.perform {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Name", "Value")
      cell.contentConfiguration = content
      run.window.addSubview(cell)
      cell.layoutIfNeeded()
      let view = try #require(cell.contentView.subviews.first as? UIListContentView)
      view.layoutIfNeeded()
      let labels = view.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["Name", "Value"])
      expectClose(labels[0].frame.minX, 16)
      expectClose(labels[1].frame.maxX, 284)
      content.text = "Other"
      cell.contentConfiguration = content
      #expect(cell.contentView.subviews.first === view)
      #expect(labels[0].text == "Other")
    }
  }

  @Test func registeredHeadersAreMade() throws {
    let table = try table(.plain)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }
}
