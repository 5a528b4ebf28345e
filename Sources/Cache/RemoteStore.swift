import Synchronization

/// Entries on a server, by plain GET and PUT. Whatever it does costs a bounded time and nothing else: what it answers
/// is believed only if its hash says so, and a server that fails or dawdles is left alone.
final class RemoteStore: Sendable {
  struct Limits: Sendable {
    var get = HTTPClient.Limits()
    var put = HTTPClient.Limits(total: .seconds(15))
    /// In a row, before no more is asked.
    var failures = 3
    /// What answers may take, each.
    var expected = Duration.milliseconds(100)
    /// What all answers together may take beyond that.
    var patience = Duration.seconds(10)
  }

  /// What was asked in vain, and what that has cost.
  private struct Tally {
    var failures = 0
    var delay = Duration.zero
    /// Why no more is asked; nil while it is.
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

  /// Why the server was left alone; empty if it was not.
  var problems: [String] {
    let ends = [gets.withLock(\.end).map { "is not asked any more: \($0)" }]
    return (ends + [puts.withLock(\.end).map { "is given no more entries: \($0)" }]).compactMap { $0 }
  }

  var takesEntries: Bool { puts.withLock { $0.end == nil } }

  func cancel() { client.cancel() }

  /// A sealed entry, and what was sealed.
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
        else { throw HTTPClient.Failure(message: "it answered with something else than what was put there") }
        found = (sealed, payload)
      default: throw HTTPClient.Failure(message: "it answered with status \(answer.status)")
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
        throw HTTPClient.Failure(message: "it answered with status \(answer.status)")
      }
    }
  }

  /// Counts what fails and what takes long.
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
        tally.end = "it is too slow to be of use"
      }
    }
  }
}
