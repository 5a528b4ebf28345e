import Testing
import TransitionEngine

@testable import UIKit

/// Carousels and parallax by code: what `scrollViewDidScroll` does to visible cells stays.
@Suite struct ScrolledCellTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UITableViewDataSource, UITableViewDelegate
  {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let cells: [UIView] =
        (scrollView as? UITableView)?.visibleCells ?? (scrollView as? UICollectionView)?.visibleCells ?? []
      for cell in cells {
        cell.transform = CGAffineTransform(translationX: 20, y: 0).rotated(by: 0.1)
        cell.alpha = 0.5
      }
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let source = Source()

  /// Shows a list, scrolls it, and checks the cell that has stayed in sight.
  private func scroll(_ list: UIScrollView, _ cell: () -> UIView?) throws {
    run.perform {
      list.delegate = source
      list.contentInsetAdjustmentBehavior = .never
      run.window.addSubview(list)
    }
    try run.settle()
    let timeline = try run.record {
      for step in 1...4 {
        run.loop.schedule(at: VirtualTime(seconds: Double(step) * 0.1)) { list.contentOffset.y += 10 }
      }
    }
    let cell = try #require(cell())
    #expect(cell.alpha == 0.5)
    #expect(cell.transform == CGAffineTransform(translationX: 20, y: 0).rotated(by: 0.1))
    #expect(!timeline.events.contains { $0.lint == .frameUnderTransform })
  }

  @Test func cellsOfCollections() throws {
    let layout = UICollectionViewFlowLayout()
    let list = run.perform { UICollectionView(frame: run.window.bounds, collectionViewLayout: layout) }
    run.perform {
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
    }
    try scroll(list) { list.cellForItem(at: IndexPath(item: 30, section: 0)) }
    // A layout that says something else has the last word.
    _ = try run.record { layout.itemSize = CGSize(width: 60, height: 60) }
    #expect(list.cellForItem(at: IndexPath(item: 10, section: 0))?.alpha == 1)
  }

  /// The table itself gives a reused cell the frame of its new row, under the transform that the cell still has.
  @Test func cellsOfTables() throws {
    let list = run.perform { UITableView(frame: run.window.bounds) }
    run.perform {
      list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      list.dataSource = source
    }
    try scroll(list) { list.cellForRow(at: IndexPath(row: 8, section: 0)) }
    let timeline = try run.record { list.contentOffset.y = 400 }
    #expect(!timeline.events.contains { $0.lint == .frameUnderTransform })
    // Code that does so is told as before.
    let told = try run.record { list.visibleCells.first?.frame.size.height = 20 }
    #expect(told.events.contains { $0.lint == .frameUnderTransform })
  }
}
