import Testing

@testable import UIKit

/// Waits for groups, semaphores and operations, during which other work runs.
@Suite struct WaitTests {
  private let run = Run(size: CGSize(width: 10, height: 10))
  private let lines = Recorded<String>()

  private func note(_ text: String) { lines.values.append("\(text) \(CACurrentMediaTime())") }

  @Test func onlyBackgroundWorkRunsWhileTheMainThreadWaits() throws {
    _ = try run.record {
      let group = DispatchGroup()
      DispatchQueue.main.async { note("main") }
      DispatchQueue.global().async(group: group) { note("background") }
      group.enter()
      DispatchQueue(label: "own").asyncAfter(deadline: .now() + 2) {
        note("late")
        group.leave()
      }
      group.wait()
      note("waited")
    }
    #expect(lines.values == ["background 0.0", "late 2.0", "waited 2.0", "main 2.0"])
  }

  @Test func otherWorkRunsWhileABackgroundQueueWaits() throws {
    _ = try run.record {
      let semaphore = DispatchSemaphore(value: 0)
      let queue = DispatchQueue(label: "own")
      queue.async {
        note("waits")
        semaphore.wait()
        note("goes on")
      }
      queue.async { note("comes after") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        note("signals")
        semaphore.signal()
      }
    }
    #expect(lines.values == ["waits 0.0", "signals 1.0", "goes on 1.0", "comes after 1.0"])
  }

  @Test func aWaitEndsAtItsDeadline() throws {
    _ = try run.record {
      let semaphore = DispatchSemaphore(value: 1)
      #expect(semaphore.wait(timeout: .now() + 1) == .success)
      #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
      note("over")
    }
    #expect(lines.values == ["over 1.0"])
  }

  @Test func synchronousWorkComesAfterWhatIsDueOnItsQueue() throws {
    _ = try run.record {
      let queue = DispatchQueue(label: "own")
      queue.async { note("first") }
      queue.asyncAfter(deadline: .now() + 1) { note("last") }
      #expect(queue.sync { 7 } == 7)
      note("second")
    }
    #expect(lines.values == ["first 0.0", "second 0.0", "last 1.0"])
  }

  @Test func animationsEndAfterTheMainThreadHasWaited() throws {
    _ = try run.record {
      let view = UIView()
      run.window.addSubview(view)
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        note("over")
      }
      DispatchQueue.main.async { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1) }
    }
    #expect(lines.values == ["over 1.0"])
  }

  @Test func operationsComeByPriorityThenByReadiness() throws {
    _ = try run.record {
      let queue = OperationQueue()
      func operation(_ name: String, _ priority: Operation.QueuePriority = .normal) -> Operation {
        let operation = BlockOperation { note(name) }
        operation.queuePriority = priority
        return operation
      }
      let (last, high) = (operation("last", .veryHigh), operation("high", .high))
      last.addDependency(high)
      last.addDependency(operation("never added"))
      last.dependencies.last?.start()
      for one in [operation("low", .low), last, operation("normal"), high] { queue.addOperation(one) }
      let canceled = operation("canceled")
      canceled.cancel()
      queue.addOperation(canceled)
      queue.waitUntilAllOperationsAreFinished()
      #expect(queue.operationCount == 0 && canceled.isFinished)
    }
    #expect(
      lines.values.map { $0.dropLast(4) } == ["never added", "high", "last", "normal", "low"])
  }

  @Test func aHundredThousandOperationsTakeNoTime() throws {
    _ = try run.record {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      var count = 0
      for _ in 0..<90_000 { queue.addOperation { count += 1 } }
      queue.waitUntilAllOperationsAreFinished()
      #expect(count == 90_000)
    }
  }
}
