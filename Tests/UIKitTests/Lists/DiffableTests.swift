import Testing
import TransitionEngine

@testable import UIKit

/// Snapshots, and the animations between them.
@Suite struct DiffableTests {
  private let run = Run(size: CGSize(width: 400, height: 800))

  private func snapshot(_ sections: [(Int, [String])]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private final class Named: UICollectionViewCell { var title = "" }

  private func collection() throws -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let made = run.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 50)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .never
      let registration = UICollectionView.CellRegistration<Named, String> { cell, _, item in cell.title = item
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      run.window.addSubview(collection)
      return (collection, source)
    }
    try run.settle()
    return made
  }

  private func titles(_ collection: UICollectionView) -> [String] {
    collection.visibleCells.compactMap { ($0 as? Named)?.title }
  }

  @Test func itemsMoveBetweenSnapshots() throws {
    let (collection, source) = try collection()
    _ = try run.record {
      source.apply(snapshot([(0, ["a", "b", "c"]), (1, ["d"])]), animatingDifferences: false)
    }
    #expect(titles(collection) == ["a", "b", "c", "d"])
    let cells = collection.visibleCells
    var isDone = false
    let timeline = try run.record {
      source.apply(snapshot([(0, ["c", "x", "a"]), (1, ["d", "b"])])) { isDone = true }
    }
    #expect(titles(collection) == ["c", "x", "a", "d", "b"])
    #expect(isDone)
    #expect(collection.visibleCells[0] === cells[2])
    #expect(collection.visibleCells[4] === cells[1])
    let id = try #require(cells[1].layer.id(in: run))
    expectClose(try #require(timeline.presentation(of: id, at: 0.15)).position.y, 150, within: 2)
    #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "x")
  }

  @Test func sectionsComeAndGoWithTheirItems() throws {
    let (collection, source) = try collection()
    _ = try run.record {
      source.apply(snapshot([(0, ["a"]), (1, ["b", "c"])]), animatingDifferences: false)
    }
    let cells = collection.visibleCells
    _ = try run.record { source.apply(snapshot([(2, ["x", "b"]), (0, ["a"])])) }
    #expect(titles(collection) == ["x", "b", "a"])
    #expect(collection.visibleCells[1] === cells[1] && collection.visibleCells[2] === cells[0])
  }

  /// Any two snapshots lead to numbers that agree, and to the cells of their items.
  @Test func allDifferencesAgree() throws {
    let (collection, source) = try collection()
    let snapshots: [[(Int, [String])]] = [
      [(0, ["a", "b", "c", "d"]), (1, ["e", "f"])],
      [(1, ["f", "a", "e"]), (0, ["d", "c"])],
      [(1, ["a", "g"]), (2, ["c", "f", "d"])],
      [(3, ["g"])],
      [(0, ["g", "a"]), (3, ["b"]), (1, [])],
    ]
    for sections in snapshots + snapshots.reversed() {
      let timeline = try run.record { source.apply(snapshot(sections)) }
      #expect(titles(collection) == sections.flatMap(\.1))
      #expect(!timeline.events.contains { $0.lint == .notModelled })
    }
  }

  @Test func outlinesShowWhatIsExpanded() throws {
    let (collection, source) = try collection()
    _ = try run.record {
      source.apply(snapshot([(0, [])]), animatingDifferences: false)
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b"])
      outline.append(["a1", "a2"], to: "a")
      source.apply(outline, to: 0, animatingDifferences: false)
    }
    #expect(titles(collection) == ["a", "b"])
    _ = try run.record {
      var outline = source.snapshot(for: 0)
      outline.expand(["a"])
      source.apply(outline, to: 0)
    }
    #expect(titles(collection) == ["a", "a1", "a2", "b"])
  }

  @Test func tablesShowSnapshotsToo() throws {
    let (table, source) = run.perform {
      let table = UITableView(frame: run.window.bounds)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item
        return cell
      }
      run.window.addSubview(table)
      return (table, source)
    }
    _ = try run.record { source.apply(snapshot([(0, ["a", "b"])]), animatingDifferences: false) }
    let cells = table.visibleCells
    _ = try run.record { source.apply(snapshot([(0, ["b", "x", "a"])])) }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "x", "a"])
    #expect(table.visibleCells[2] === cells[0] && table.visibleCells[0] === cells[1])
  }
}
