import Testing
import TransitionEngine

@Suite struct MemoTests {
  private final class Counter { var count = 0 }

  private func ask(_ memo: Memo<Int, Int>, _ key: Int, weight: Int = 1, _ made: Counter) -> Int {
    memo.value(for: key, weight: { _ in weight }) {
      made.count += 1
      return key * key
    }
  }

  @Test func makesAValueOnce() {
    let (memo, made) = (Memo<Int, Int>(capacity: 10), Counter())
    #expect([ask(memo, 3, made), ask(memo, 3, made), ask(memo, 4, made)] == [9, 9, 16])
    #expect(made.count == 2)
  }

  @Test func forgetsWhatItHasNoRoomFor() {
    let (memo, made) = (Memo<Int, Int>(capacity: 10), Counter())
    _ = ask(memo, 1, weight: 6, made)
    _ = ask(memo, 2, weight: 6, made)
    #expect(ask(memo, 1, weight: 6, made) == 1)
    #expect(made.count == 3)
  }

  @Test func givesWhatIsTooHeavyToKeep() {
    let (memo, made) = (Memo<Int, Int>(capacity: 10), Counter())
    #expect(ask(memo, 5, weight: 11, made) == 25)
  }

  @Test func givesAllThreadsTheSame() async {
    let memo = Memo<Int, [Int]>(capacity: 100)
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).reduce(0) { sum, key in sum + memo.value(for: key) { [key] }[0] } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 1225, count: 8))
  }
}
