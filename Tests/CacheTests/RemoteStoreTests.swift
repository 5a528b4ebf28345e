import Foundation
import Testing

@testable import Cache

/// Servers that behave well, and servers that do not: they cost a bounded time and nothing else.
struct RemoteStoreTests {
  private static let server = Result { try TestServer.misbehaving() }
  private let key = SHA256.hash(Array(UUID().uuidString.utf8))
  private let payload = [UInt8](repeating: 42, count: 100_000)

  private func store(_ behaviour: String, _ change: (inout RemoteStore.Limits) -> Void = { _ in })
    throws -> RemoteStore
  {
    let port = try Self.server.get().port
    var limits = RemoteStore.Limits()
    limits.get.total = .seconds(20)
    limits.expected = .seconds(20)
    change(&limits)
    return RemoteStore(
      try #require(RemoteAddress("http://me:secret@127.0.0.1:\(port)/\(behaviour)")), limits: limits)
  }

  private func put() throws {
    let store = try store("good")
    store.put(SealedEntry.seal(payload, for: key), for: key)
    #expect(store.problems == [])
  }

  @Test func `what was put is got`() throws {
    #expect(try store("good").entry(for: key) == nil)
    try put()
    #expect(try store("good").entry(for: key)?.payload == payload[...])
  }

  @Test func `fields that a server adds do no harm`() throws {
    try put()
    #expect(try store("metadata").entry(for: key)?.payload == payload[...])
  }

  @Test func `a miss is no problem`() throws {
    let store = try store("good")
    for _ in 0..<5 { #expect(store.entry(for: key) == nil) }
    #expect(store.problems == [])
  }

  @Test(arguments: ["cut", "hangup", "flipped", "other", "page", "error", "loop", "elsewhere"])
  func `a server that lies or fails is asked three times`(_ behaviour: String) throws {
    try put()
    let decoy = try store("good")
    let other = SHA256.hash(Array(UUID().uuidString.utf8))
    decoy.put(SealedEntry.seal([1], for: other), for: other)
    let store = try store(behaviour)
    for _ in 0..<3 { #expect(store.entry(for: key) == nil) }
    #expect(store.problems.count == 1)
    #expect(store.entry(for: key) == nil)
    #expect(!store.problems[0].contains("secret"))
  }

  @Test func `an answer without end is cut off`() throws {
    let store = try store("endless") { $0.get.response = 1 << 20 }
    for _ in 0..<3 { #expect(store.entry(for: key) == nil) }
    #expect(store.problems == ["isn't used any more: the answer is too long"])
  }

  @Test func `nobody there costs three tries`() throws {
    let store = RemoteStore(try #require(RemoteAddress("http://127.0.0.1:1/")))
    for _ in 0..<3 { #expect(store.entry(for: key) == nil) }
    #expect(store.problems.count == 1)
  }

  @Test func `a server that hangs is cut off`() throws {
    let store = try store("stuck") {
      $0.get.total = .milliseconds(50)
      $0.expected = .milliseconds(1)
    }
    let start = ContinuousClock.now
    for _ in 0..<10 { #expect(store.entry(for: key) == nil) }
    #expect(store.problems.count == 1)
    // Of the thirty seconds that each answer would take.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `slow answers are used until patience ends`() throws {
    try put()
    let store = try store("slow") {
      $0.expected = .milliseconds(1)
      $0.patience = .milliseconds(1900)
    }
    #expect(store.entry(for: key)?.payload == payload[...])
    #expect(store.problems == [])
    #expect(store.entry(for: key)?.payload == payload[...])
    #expect(store.problems == ["isn't used any more: it is too slow"])
    #expect(store.entry(for: key) == nil)
  }

  @Test(arguments: ["full", "readonly"])
  func `a server that takes nothing is still read`(_ behaviour: String) throws {
    try put()
    let store = try store(behaviour)
    for _ in 0..<3 { store.put(SealedEntry.seal(payload, for: key), for: key) }
    #expect(!store.takesEntries)
    #expect(store.problems.count == 1)
    #expect(store.entry(for: key)?.payload == payload[...])
  }

  @Test func `one success makes up for failures`() throws {
    try put()
    let store = try store("good")
    let missing = RemoteStore(try #require(RemoteAddress("http://127.0.0.1:1/")))
    for _ in 0..<2 { _ = missing.entry(for: key) }
    #expect(missing.problems == [])
    for _ in 0..<5 { #expect(store.entry(for: key) != nil) }
    #expect(store.problems == [])
  }
}
