import Synchronization

/// Entries on a server, by GET and PUT. It takes a bounded time, accepts only entries whose seal is valid,
/// and stops asking a server that fails or is slow.
final class RemoteStore: Sendable {
  struct Limits: Sendable {
    var get = HTTPClient.Limits()
    var put = HTTPClient.Limits(total: .seconds(15))
    /// The consecutive failures after which requests stop.
    var failures = 3
    /// The expected time of an answer.
    var expected = Duration.milliseconds(100)
    /// The total time that answers may take beyond that.
    var patience = Duration.seconds(10)
  }

  /// The failures and delays of requests.
  private struct Tally {
    var failures = 0
    var delay = Duration.zero
    /// The reason why requests have stopped; nil before.
    var end: String?
  }

  let address: RemoteAddress
  private let limits: Limits
  private let client = HTTPClient()
  private let gets = Mutex(Tally())
  private let puts = Mutex(Tally())

  init(_ address: RemoteAddress, limits: Limits = Limits()) {
    self.address = address
    self.limits = limits
  }

  /// The reasons why requests have stopped; empty if they haven't.
  var problems: [String] {
    let ends = [gets.withLock(\.end).map { "isn't used any more: \($0)" }]
    return (ends + [puts.withLock(\.end).map { "gets no more entries: \($0)" }]).compactMap { $0 }
  }

  var takesEntries: Bool { puts.withLock { $0.end == nil } }

  func cancel() { client.cancel() }

  /// The sealed entry for a key, and its payload; nil if there is none.
  func entry(for key: Digest) -> (sealed: [UInt8], payload: ArraySlice<UInt8>)? {
    guard gets.withLock({ $0.end == nil }) else { return nil }
    var found: (sealed: [UInt8], payload: ArraySlice<UInt8>)?
    timed(gets) { () throws(HTTPClient.Failure) in
      let answer = try client.exchange(address.url(of: key), limits: limits.get)
      switch answer.status {
      case 404, 410: return
      case 200:
        guard let sealed = ActionResult.entry(in: answer.body),
          let payload = SealedEntry.open(sealed, for: key)
        else { throw HTTPClient.Failure(message: "it returned other bytes than were stored") }
        found = (sealed, payload)
      default: throw HTTPClient.Failure(message: "it responded with status \(answer.status)")
      }
    }
    return found
  }

  func put(_ sealed: [UInt8], for key: Digest) {
    guard takesEntries else { return }
    timed(puts) { () throws(HTTPClient.Failure) in
      let message = ActionResult.message(holding: sealed)
      let answer = try client.exchange(address.url(of: key), upload: message, limits: limits.put)
      guard (200..<300).contains(answer.status) else {
        throw HTTPClient.Failure(message: "it responded with status \(answer.status)")
      }
    }
  }

  /// Runs a request, and counts its failure and delay.
  private func timed(
    _ tally: borrowing Mutex<Tally>, _ body: () throws(HTTPClient.Failure) -> Void
  ) {
    let start = ContinuousClock.now
    var failure: String?
    do {
      try body()
    } catch {
      failure = error.message
    }
    let delay = ContinuousClock.now - start - limits.expected
    tally.withLock { tally in
      tally.failures = failure == nil ? 0 : tally.failures + 1
      if delay > .zero { tally.delay += delay }
      guard tally.end == nil else { return }
      if let failure, tally.failures >= limits.failures {
        tally.end = failure
      } else if tally.delay > limits.patience {
        tally.end = "it is too slow"
      }
    }
  }
}
