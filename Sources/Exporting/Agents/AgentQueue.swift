import Threads

/// Answers an agent's messages: quick ones at once, and calls that run code one after another, on a thread of their own.
package final class AgentQueue: @unchecked Sendable {
  private struct Call {
    var message: [UInt8]
    /// The ids of its requests: one, unless it is a batch.
    var ids: Set<[UInt8]>
  }

  private let server: AgentServer
  private let write: @Sendable ([UInt8]) -> Bool
  /// Guards what follows, and wakes the thread.
  private let monitor = Monitor()
  private var waiting: [Call] = []
  private var running: Call?
  /// The ids of running requests whose answer isn't wanted anymore.
  private var cancelled: Set<[UInt8]> = []
  private var hasEnded = false
  /// Whether an answer couldn't be written.
  private var isLost = false
  private var thread: Thread?

  private static let stackSize = 8 << 20

  /// - Parameter write: writes an answer, called by one thread at a time; false if that is impossible.
  package init(_ server: AgentServer, write: @escaping @Sendable ([UInt8]) -> Bool) {
    (self.server, self.write) = (server, write)
    let threads = Workers.threadCount
    thread = Thread.start(stackSize: Self.stackSize) { [self] in
      Workers.$threadCount.withValue(threads) { work() }
    }
  }

  /// Takes a message, without a line's end.
  ///
  /// - Returns: false if answers can't be written anymore.
  package func take(_ message: [UInt8]) -> Bool {
    switch server.kind(of: message) {
    case .quick: answer(message)
    case .cancellation(let id): cancel(id)
    case .long(let ids):
      guard thread != nil else {
        answer(message)
        break
      }
      monitor.withLock {
        waiting.append(Call(message: message, ids: ids))
        monitor.wakeAll()
      }
    }
    return monitor.withLock { !isLost }
  }

  /// Writes the answer to a message that is too long to read.
  package func refuseLong() -> Bool {
    send(AgentServer.tooLong)
    return monitor.withLock { !isLost }
  }

  /// Waits until all calls are answered.
  package func finish() -> Bool {
    monitor.withLock {
      hasEnded = true
      monitor.wakeAll()
    }
    thread?.join()
    return !isLost
  }

  private func answer(_ message: [UInt8]) {
    if let answer = server.answer(to: message) { send(answer) }
  }

  private func send(_ answer: [UInt8]) {
    monitor.withLock { if !isLost { isLost = !write(answer) } }
  }

  /// A waiting call isn't begun, and a running one, which ends within the limits of all code, isn't answered.
  private func cancel(_ id: [UInt8]) {
    monitor.withLock {
      waiting.removeAll { $0.ids == [id] }
      if running?.ids == [id] { cancelled.insert(id) }
    }
  }

  private func work() {
    while let call = next() {
      let answer = server.answer(to: call.message)
      let isWanted = monitor.withLock {
        defer { (running, cancelled) = (nil, []) }
        return cancelled.isEmpty
      }
      if isWanted, let answer { send(answer) }
    }
  }

  private func next() -> Call? {
    monitor.withLock {
      while waiting.isEmpty, !hasEnded { monitor.wait() }
      running = waiting.isEmpty || isLost ? nil : waiting.removeFirst()
      return running
    }
  }
}
