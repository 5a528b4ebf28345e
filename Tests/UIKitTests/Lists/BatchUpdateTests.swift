import Testing
import TransitionEngine

@testable import UIKit

/// Changes of a collection's items: what moves, what comes and what goes.
@Suite struct BatchUpdateTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var items: [String]
    init(_ items: [String]) { self.items = items }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? Named)?.title = items[indexPath.item]
      return cell
    }
  }

  private final class Named: UICollectionViewCell { var title = "" }

  /// Items slide in from the left when they are inserted.
  private final class Sliding: UICollectionViewFlowLayout {
    var inserted: [IndexPath] = []
    var calls: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
      calls += updateItems.map { "\($0.updateAction)" }
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if inserted.contains(itemIndexPath) {
        attributes?.transform = CGAffineTransform(translationX: -200, y: 0)
      }
      return attributes
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("final")
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))

  private func collection(_ items: Items, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
    throws -> UICollectionView
  {
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    let collection = run.perform {
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.register(Named.self, forCellWithReuseIdentifier: "item")
      collection.contentInsetAdjustmentBehavior = .never
      collection.dataSource = items
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  private func titles(_ collection: UICollectionView) -> [String] {
    collection.visibleCells.compactMap { ($0 as? Named)?.title }
  }

  private func layer(_ view: UIView, _ timeline: Timeline, _ time: TimeInterval) throws -> Layer {
    let id = try #require(view.layer.id(in: run))
    return try #require(timeline.presentation(of: id, at: time))
  }

  @Test func insertedItemsFadeInAndTheOthersMakeRoom() throws {
    let items = Items(["a", "b", "c"])
    let collection = try collection(items)
    let cells = collection.visibleCells
    var completed: [Bool] = []
    let timeline = try run.record {
      items.items.insert("x", at: 1)
      collection.performBatchUpdates {
        collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      } completion: {
        completed.append($0)
      }
    }
    #expect(titles(collection) == ["a", "x", "b", "c"])
    // The cells stay those of their items.
    #expect(collection.visibleCells[2] === cells[1])
    let new = collection.visibleCells[1]
    #expect(try layer(new, timeline, 0).opacity == 0)
    #expect(try layer(new, timeline, 0).position.y == 150)
    expectClose(CGFloat(try layer(new, timeline, 0.15).opacity), 0.5, within: 0.02)
    expectClose(try layer(cells[1], timeline, 0).position.y, 150)
    expectClose(try layer(cells[1], timeline, 0.15).position.y, 200, within: 2)
    expectClose(try layer(cells[1], timeline, 0.3).position.y, 250)
    #expect(completed == [true])
    expectClose(timeline.duration, 0.3, within: 0.02)
  }

  @Test func deletedItemsFadeOut() throws {
    let items = Items(["a", "b", "c"])
    let collection = try collection(items)
    let gone = collection.visibleCells[0]
    let timeline = try run.record {
      items.items.removeFirst()
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(titles(collection) == ["b", "c"])
    expectClose(CGFloat(try layer(gone, timeline, 0.15).opacity), 0.5, within: 0.02)
    #expect(gone.superview == nil && gone.alpha == 0)
  }

  @Test func aMovedItemKeepsItsCellAndItsSelection() throws {
    let items = Items(["a", "b", "c"])
    let collection = try collection(items)
    let moved = collection.visibleCells[0]
    let timeline = try run.record {
      collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      items.items = ["b", "c", "a"]
      collection.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    #expect(titles(collection) == ["b", "c", "a"])
    #expect(collection.visibleCells[2] === moved)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    expectClose(try layer(moved, timeline, 0.15).position.y, 150, within: 2)
  }

  @Test func aLayoutSaysHowItemsAppear() throws {
    let items = Items(["a"])
    let layout = Sliding()
    let collection = try collection(items, layout)
    let timeline = try run.record {
      items.items = ["x", "a"]
      collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    #expect(layout.calls == ["insert", "final"])
    expectClose(try layer(collection.visibleCells[0], timeline, 0).transform.m41, -200)
    expectClose(try layer(collection.visibleCells[0], timeline, 0.15).transform.m41, -100, within: 5)
  }

  @Test func reloadedItemsCrossFadeAndReconfiguredOnesKeepTheirCells() throws {
    let items = Items(["a", "b"])
    let collection = try collection(items)
    let old = collection.visibleCells
    _ = try run.record {
      items.items = ["A", "B"]
      collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
      collection.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(titles(collection) == ["A", "B"])
    #expect(collection.visibleCells[0] !== old[0] && collection.visibleCells[1] === old[1])
  }

  @Test func numbersThatDisagreeAreReported() throws {
    let items = Items(["a", "b"])
    let collection = try collection(items)
    let timeline = try run.record { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(titles(collection) == ["a", "b"])
    let note = timeline.events.first { $0.lint == .notModelled }
    #expect(note?.detail.contains("2 items before and 2 after in section 0") == true)
  }

  @Test func nothingIsAnimatedWithoutAnimation() throws {
    let items = Items(["a", "b"])
    let collection = try collection(items)
    let timeline = try run.record {
      items.items = ["b"]
      UIView.performWithoutAnimation { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    #expect(titles(collection) == ["b"] && timeline.duration < 0.1)
  }

  @Test func anotherLayoutMovesItemsIntoSight() throws {
    let items = Items((0..<20).map(String.init))
    let collection = try collection(items)
    let small = UICollectionViewFlowLayout()
    small.itemSize = CGSize(width: 400, height: 50)
    small.minimumLineSpacing = 0
    let timeline = try run.record { collection.setCollectionViewLayout(small, animated: true) }
    // The ninth item was below the visible part.
    let ninth = try #require(collection.cellForItem(at: IndexPath(item: 9, section: 0)))
    expectClose(try layer(ninth, timeline, 0).position.y, 950)
    expectClose(try layer(ninth, timeline, 0.3).position.y, 475)
  }

  @Test func codeDrivesAChangeOfLayouts() throws {
    let items = Items(["a", "b", "c"])
    let collection = try collection(items)
    let small = UICollectionViewFlowLayout()
    small.itemSize = CGSize(width: 400, height: 50)
    small.minimumLineSpacing = 0
    var ended: [Bool] = []
    _ = try run.record {
      let transition = collection.startInteractiveTransition(to: small) { ended += [$0, $1] }
      transition.transitionProgress = 0.5
      try run.advance(by: 0.1)
      expectClose(collection.visibleCells[1].frame.minY, 75)
      expectClose(collection.visibleCells[1].frame.height, 75)
      collection.finishInteractiveTransition()
    }
    #expect(collection.collectionViewLayout === small && ended == [true, true])
    expectClose(collection.visibleCells[2].frame.minY, 100)
  }

  @Test func pathsShiftAsOnADevice() {
    var update = ListUpdate()
    update.delete([IndexPath(item: 1, section: 0)])
    update.insert([IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
    update.move(IndexPath(item: 4, section: 0), to: IndexPath(item: 1, section: 0))
    let mapping = ListMapping(update)
    // a b c d e f ▸ x e a y c d f
    let new = (0..<6).map { mapping.newPath(IndexPath(item: $0, section: 0))?.item }
    #expect(new == [2, nil, 4, 5, 1, 6])
    let old = (0..<7).map { mapping.oldPath(IndexPath(item: $0, section: 0))?.item }
    #expect(old == [nil, 4, 0, nil, 2, 3, 5])
    #expect(update.contradiction(from: [6], to: [7]) == nil)
  }
}
