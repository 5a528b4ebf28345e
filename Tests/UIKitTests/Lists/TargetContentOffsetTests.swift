import Testing
import TransitionEngine

@testable import UIKit

/// What layouts say about where the content comes to rest.
@Suite struct TargetContentOffsetTests {
  /// Pages of 150 points side by side, as a carousel has them.
  private final class Carousel: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint?)] = []
    var target: (CGPoint) -> CGPoint = { CGPoint(x: ($0.x / 150).rounded() * 150, y: $0.y) }

    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 150, height: 100)
      (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
    }

    required init?(coder: NSCoder) { nil }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return target(proposedContentOffset)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      asked.append((proposedContentOffset, nil))
      return target(proposedContentOffset)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 20
    var proposed: CGPoint?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { proposed = targetContentOffset.pointee }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let layout = Carousel()
  private let items = Items()

  private func collection(_ layout: UICollectionViewLayout) throws -> UICollectionView {
    let collection = run.perform {
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 100), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (collection.dataSource, collection.delegate) = (items, items)
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  @Test func aDragEndsWhereTheLayoutSays() throws {
    let collection = try collection(layout)
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), in: 0.2), at: 0)
    }
    let asked = try #require(layout.asked.first)
    #expect(layout.asked.count == 1)
    // As the delegate has it: 500 points per second.
    expectClose(asked.velocity?.x ?? 0, 0.5, within: 1e-6)
    expectClose(asked.proposed.x, 90 + 500 / 2.002002, within: 1e-3)
    #expect(collection.contentOffset == CGPoint(x: 300, y: 0))
    #expect(items.proposed == CGPoint(x: 300, y: 0))
  }

  @Test func whatIsNoNumberIsLeftAlone() throws {
    let collection = try collection(layout)
    layout.target = { _ in CGPoint(x: CGFloat.nan, y: 0) }
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), in: 0.2), at: 0)
    }
    expectClose(collection.contentOffset.x, 90 + 500 / 2.002002, within: 1)
  }

  @Test func anotherLayoutSaysWhereTheContentIs() throws {
    let collection = try collection(UICollectionViewFlowLayout())
    layout.target = { _ in CGPoint(x: 450, y: 0) }
    var completed = false
    let timeline = try run.record {
      collection.setCollectionViewLayout(layout, animated: true) { completed = $0 }
    }
    #expect(layout.asked.count == 1 && layout.asked.first?.velocity == nil)
    #expect(collection.contentOffset == CGPoint(x: 450, y: 0))
    #expect(completed && timeline.duration > 0.29)
  }

  @Test func fewerItemsProposeWhatIsLeft() throws {
    let collection = try collection(layout)
    layout.target = { $0 }
    collection.contentOffset.x = 2600
    try run.settle()
    #expect(layout.asked.isEmpty)
    _ = try run.record {
      items.count = 4
      collection.performBatchUpdates { collection.deleteItems(at: []) }
    }
    #expect(layout.asked.map(\.proposed) == [CGPoint(x: 200, y: 0)])
    #expect(collection.contentOffset.x == 200)
  }
}
