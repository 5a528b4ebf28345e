import Foundation
import Synchronization
import Testing
import Threads

@testable import SiteBuilder

struct WorkersTests {
  @Test(arguments: [1, 2, 8, 64])
  func `results come in order, whatever the number of threads`(_ threads: Int) {
    Workers.$threadCount.withValue(threads) {
      #expect(Workers.map(1000) { $0 * 2 } == Array(stride(from: 0, to: 2000, by: 2)))
      #expect(Workers.map(1) { $0 } == [0])
      #expect(Workers.map(0) { $0 } == [])
    }
  }

  @Test func `as many threads work as are asked for`() {
    let seen = Mutex<Set<UInt>>([])
    Workers.$threadCount.withValue(5) {
      // The first five wait for each other: longer than any machine needs for that.
      _ = Workers.map(50) { index in
        seen.withLock { _ = $0.insert(UInt(bitPattern: Thread.current.hash)) }
        for _ in 0..<60_000 where index < 5 && seen.withLock({ $0.count }) < 5 { usleep(1000) }
      }
    }
    #expect(seen.withLock { $0.count } == 5)
  }

  @Test func `a costly part delays no other`() {
    // The first part waits for all the others: with parts dealt out in advance, it would wait for ever.
    let others = Mutex(0)
    let isDone = Workers.$threadCount.withValue(2) {
      Workers.map(200) { index -> Bool in
        guard index == 0 else {
          others.withLock { $0 += 1 }
          return true
        }
        for _ in 0..<60_000 where others.withLock({ $0 }) < 199 { usleep(1000) }
        return others.withLock { $0 } == 199
      }
    }
    #expect(isDone[0])
  }
}
