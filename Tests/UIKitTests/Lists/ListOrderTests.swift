import Testing
import TransitionEngine

@testable import UIKit

/// Dictionaries and sets have no order, so none of their orders may decide which of several answers is given.
@Suite struct ListOrderTests {
  /// All items at one place, of which those with higher numbers are in front; every cell is the same one if asked for.
  private final class Pile: UICollectionViewLayout {
    var depth: (Int) -> Int = { _ in 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        attributes.zIndex = depth(item)
        return attributes
      }
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let only = UICollectionViewCell(frame: .zero)
    var isShared = false
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { isShared ? only : UICollectionViewCell(frame: .zero) }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let pile = Pile()
  private let items = Items()

  private func collection() throws -> UICollectionView {
    let collection = run.perform {
      let collection = UICollectionView(frame: run.window.bounds, collectionViewLayout: pile)
      collection.dataSource = items
      run.window.addSubview(collection)
      return collection
    }
    try run.settle()
    return collection
  }

  @Test func theItemInFrontIsHit() throws {
    let point = CGPoint(x: 50, y: 50)
    #expect(try collection().indexPathForItem(at: point)?.item == 19)
    pile.depth = { $0 == 7 ? 1 : 0 }
    #expect(try collection().indexPathForItem(at: point)?.item == 7)
  }

  @Test func aCellOfSeveralItemsIsTheFirsts() throws {
    items.isShared = true
    #expect(try collection().indexPath(for: items.only)?.item == 0)
  }

  @Test func headersLeaveInTheirOrder() throws {
    final class Header: UIView {
      let number: Int
      let left: Recorded<Int>
      init(_ number: Int, _ left: Recorded<Int>) {
        (self.number, self.left) = (number, left)
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
      override func willMove(toSuperview newSuperview: UIView?) {
        if newSuperview == nil { left.values.append(number) }
      }
    }
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
      let left = Recorded<Int>()
      func numberOfSections(in tableView: UITableView) -> Int { 12 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Header(section, left)
      }
    }
    let sections = Sections()
    let table = run.perform {
      let table = UITableView(frame: run.window.bounds)
      (table.dataSource, table.delegate) = (sections, sections)
      run.window.addSubview(table)
      return table
    }
    try run.settle()
    run.perform { table.reloadData() }
    try run.settle()
    #expect(sections.left.values == Array(0..<12))
  }

  /// Keys are addresses, which are other ones in each process.
  @Test func associatedObjectsAreReleasedInTheOrderOfGiving() {
    final class Last {
      let number: Int
      let released: Recorded<Int>
      init(_ number: Int, _ released: Recorded<Int>) { (self.number, self.released) = (number, released) }

      required init?(coder: NSCoder) { nil }
      deinit { released.values.append(number) }
    }
    let released = Recorded<Int>()
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 20)
    defer { keys.deallocate() }
    do {
      let owner = NSObject()
      for number in 0..<20 {
        objc_setAssociatedObject(owner, keys + number, Last(number, released), .OBJC_ASSOCIATION_RETAIN)
      }
      #expect((objc_getAssociatedObject(owner, keys + 7) as? Last)?.number == 7)
      objc_setAssociatedObject(owner, keys + 7, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(released.values == [7] && objc_getAssociatedObject(owner, keys + 7) == nil)
    }
    #expect(released.values == [7] + (0..<20).filter { $0 != 7 })
  }

  /// A finger that comes down later comes later in the set, whatever the addresses are: equal hashes in two runs.
  @Test func touchesAreHashedByTheirNumbers() throws {
    func hashes() throws -> [Int] {
      final class Pad: UIView {
        var hashes: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          hashes += touches.map(\.hash).sorted()
        }
      }
      let run = Run(size: CGSize(width: 400, height: 800))
      let pad = run.perform {
        let pad = Pad(frame: run.window.bounds)
        pad.isMultipleTouchEnabled = true
        run.window.addSubview(pad)
        return pad
      }
      _ = try run.record {
        for x in [100, 200, 300] { try run.send(.tap(at: CGPoint(x: x, y: 100)), at: 0) }
      }
      return pad.hashes
    }
    #expect(try hashes() == [1, 2, 3])
    #expect(try hashes() == [1, 2, 3])
  }
}
