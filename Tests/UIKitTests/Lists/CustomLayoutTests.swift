import Testing
import TransitionEngine

@testable import UIKit

/// Layouts of code's own: their attributes, contexts, decorations and supplementary views.
@Suite struct CustomLayoutTests {
  private final class Turned: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Turned)?.angle = angle
      return copy
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext { var reason = "" }

  private final class Plate: UICollectionReusableView {}

  private final class Cell: UICollectionViewCell {
    var angle: CGFloat = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      angle = (layoutAttributes as? Turned)?.angle ?? -1
    }
  }

  private final class Wheel: UICollectionViewLayout {
    var prepared = 0
    var reasons: [String] = []
    override class var layoutAttributesClass: AnyClass { Turned.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override func prepare() {
      super.prepare()
      prepared += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 2000) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.reason = "bounds"
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      reasons.append((context as? Context)?.reason ?? "none")
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Turned(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 100, height: 100)
      attributes.angle = CGFloat(indexPath.item)
      return attributes
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      attributes.zIndex = -1
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        + [layoutAttributesForDecorationView(ofKind: "plate", at: IndexPath(item: 0, section: 0))].compactMap
      { $0 }
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  @Test func layoutsHaveAttributesContextsAndDecorationsOfTheirOwn() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let (items, layout) = (Items(), Wheel())
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let collection = run.perform {
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: layout)
      collection.register(Cell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = items
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    #expect(collection.visibleCells.map { ($0 as? Cell)?.angle } == [0, 1, 2])
    let plate = try #require(collection.subviews.first as? Plate)
    #expect(plate.frame.height == 300 && plate.layer.zPosition == -1)
    let prepared = layout.prepared
    layout.reasons = []
    _ = try run.record { collection.contentOffset.y = 100 }
    #expect(layout.reasons == ["bounds"] && layout.prepared == prepared + 1)
  }

  @Test func theSizeOfTheFirstLayoutPassInvalidates() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let (items, layouts) = (Items(), [Wheel(), Wheel()])
    run.perform {
      for (layout, frame) in zip(layouts, [.zero, run.window.bounds]) {
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(Cell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        run.window.addSubview(collection)
        layout.reasons = []
        collection.frame = run.window.bounds
      }
    }
    try run.settle()
    // The second one has had its size from the start.
    #expect(layouts.map(\.reasons) == [["bounds"], []])
    #expect(layouts.map(\.prepared) == [1, 1])
  }

  @Test func attributesAreCopiedWithTheirOwnProperties() {
    let attributes = Turned(forCellWith: IndexPath(item: 3, section: 1))
    attributes.angle = 2
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = attributes.copy() as? Turned
    #expect(copy?.angle == 2 && copy == attributes && copy !== attributes)
    copy?.alpha = 0.5
    #expect(copy != attributes)
  }
}
