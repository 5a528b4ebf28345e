import Synchronization
import Testing

@testable import QueryGraph

/// Answers stay while what they were made of stays, and are made again when it changes.
struct QueryGraphTests {
  /// Cells of numbers, their sums, and whether those are even.
  private final class Sheet: Sendable {
    let graph: QueryGraph
    let cells = Mutex<[Int: Int]>([:])
    let made = Mutex<[String]>([])
    let cell: QueryTable<Int, Int>
    let sum: QueryTable<Range<Int>, Int>
    let isEven: QueryTable<Range<Int>, Bool>
    let text: QueryTable<Range<Int>, String>

    init(isRecording: Bool = true) {
      let graph = QueryGraph(isRecording: isRecording)
      self.graph = graph
      let box = Box()
      let cell = QueryTable<Int, Int>(graph, isSame: { $1 == $2 }) { key, _ in box.sheet?.read(key) ?? 0 }
      let sum = QueryTable<Range<Int>, Int>(graph, isSame: { $1 == $2 }) { range, _ in
        box.sheet?.note("sum \(range)")
        return range.reduce(0) { $0 + cell[$1] }
      }
      let isEven = QueryTable<Range<Int>, Bool>(graph, isSame: { $1 == $2 }) { range, _ in
        box.sheet?.note("even \(range)")
        return sum[range].isMultiple(of: 2)
      }
      text = QueryTable<Range<Int>, String>(graph) { range, _ in
        box.sheet?.note("text \(range)")
        return isEven[range] ? "even" : "odd"
      }
      (self.cell, self.sum, self.isEven) = (cell, sum, isEven)
      box.sheet = self
    }

    private final class Box: @unchecked Sendable { weak var sheet: Sheet? }

    private func read(_ key: Int) -> Int { cells.withLock { $0[key, default: 0] } }
    private func note(_ what: String) { made.withLock { $0.append(what) } }

    /// Begins a revision with other numbers in some cells.
    func set(_ numbers: [Int: Int]) {
      graph.advance()
      made.withLock { $0 = [] }
      for (key, number) in numbers {
        cells.withLock { $0[key] = number }
        cell.invalidate(key)
      }
    }

    var work: [String] { made.withLock { $0 } }
  }

  @Test func `an answer is made once`() {
    let sheet = Sheet()
    sheet.set([0: 1, 1: 2])
    #expect(sheet.sum[0..<2] == 3)
    #expect(sheet.sum[0..<2] == 3)
    #expect(sheet.work == ["sum 0..<2"])
  }

  @Test func `what has not changed stays`() {
    let sheet = Sheet()
    sheet.set([0: 1, 1: 2, 5: 5])
    _ = sheet.text[0..<2]
    sheet.set([5: 6])
    #expect(sheet.text[0..<2] == "odd")
    #expect(sheet.work == [])
  }

  @Test func `a change reaches as far as answers differ`() {
    let sheet = Sheet()
    sheet.set([0: 1, 1: 2])
    #expect(sheet.text[0..<2] == "odd")
    // Another sum, and odd as before.
    sheet.set([1: 4])
    #expect(sheet.text[0..<2] == "odd")
    #expect(sheet.work == ["sum 0..<2", "even 0..<2"])
    sheet.set([1: 5])
    #expect(sheet.text[0..<2] == "even")
    #expect(sheet.work == ["sum 0..<2", "even 0..<2", "text 0..<2"])
  }

  @Test func `a cell that is read again and is the same changes nothing`() {
    let sheet = Sheet()
    sheet.set([0: 1])
    _ = sheet.text[0..<1]
    sheet.set([0: 1])
    _ = sheet.text[0..<1]
    #expect(sheet.work == [])
  }

  @Test func `a change in between is not forgotten`() {
    let sheet = Sheet()
    sheet.set([0: 1])
    _ = (sheet.sum[0..<1], sheet.text[0..<1])
    sheet.set([0: 2])
    _ = sheet.sum[0..<1]
    sheet.set([:])
    #expect(sheet.text[0..<1] == "even")
  }

  @Test func `an answer that asks very many depends on all of their kind`() {
    let sheet = Sheet()
    sheet.set([0: 1])
    #expect(sheet.sum[0..<1000] == 1)
    sheet.set([999: 1])
    #expect(sheet.sum[0..<1000] == 2)
    sheet.set([:])
    _ = sheet.sum[0..<1000]
    #expect(sheet.work == [])
    // No part of the sum, and of the same kind.
    _ = sheet.cell[2000]
    sheet.set([2000: 1])
    #expect(sheet.sum[0..<1000] == 2)
    #expect(sheet.work == ["sum 0..<1000"])
  }

  @Test func `answers that nobody asks for are removed`() {
    let sheet = Sheet()
    sheet.set([:])
    _ = (sheet.sum[0..<2], sheet.sum[2..<3])
    for _ in 0..<QueryGraph.unusedInterval {
      sheet.set([:])
      _ = sheet.sum[0..<2]
      sheet.graph.removeUnused()
    }
    #expect([0, 1, 2].map(sheet.cell.last) == [0, 0, nil])
    #expect(sheet.sum.last(0..<2) == 0 && sheet.sum.last(2..<3) == nil)
  }

  @Test func `where a whole table is depended on, unused answers are removed at times, too`() {
    let sheet = Sheet()
    sheet.set([0: 1])
    _ = (sheet.text[0..<300], sheet.cell[500])
    for _ in 0..<QueryGraph.thoroughInterval {
      sheet.set([:])
      _ = sheet.text[0..<300]
      sheet.graph.removeUnused()
    }
    sheet.set([7: 1])
    #expect(sheet.text[0..<300] == "even")
    #expect(sheet.cell.last(500) == nil)
  }

  @Test func `a noted answer counts as asked for, and an unnoted one does not`() {
    let graph = QueryGraph(isRecording: true)
    let number = Atomic(1)
    let one = QueryCell<Int>(graph, isSame: ==) { _ in number.load(ordering: .relaxed) }
    let noted = QueryCell<Int>(graph) { _ in
      one.note()
      return number.load(ordering: .relaxed)
    }
    let unnoted = QueryCell<Int>(graph) { _ in one.unnoted }
    #expect(noted.value == 1 && unnoted.value == 1)
    number.store(2, ordering: .relaxed)
    graph.advance()
    one.invalidate()
    #expect(noted.value == 2 && unnoted.value == 1)
  }

  @Test func `without recording each revision starts anew`() {
    let sheet = Sheet(isRecording: false)
    sheet.set([0: 1])
    _ = (sheet.text[0..<1], sheet.text[0..<1])
    #expect(sheet.work.count == 3)
    sheet.set([:])
    _ = sheet.text[0..<1]
    #expect(sheet.work.count == 3)
  }

  @Test func `threads share the answers that one of them makes`() {
    let sheet = Sheet()
    sheet.set([0: 1, 1: 1, 2: 1])
    let sums = sheet.text.answers(to: (0..<64).map { 0..<($0 % 3 + 1) })
    #expect(sums == (0..<64).map { ($0 % 3 + 1).isMultiple(of: 2) ? "even" : "odd" })
    #expect(sheet.work.count == 9)
  }
}
