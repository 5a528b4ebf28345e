import Foundation
import Testing

@testable import Cache

struct CacheTests {
  private static let server = Result { try TestServer.misbehaving() }
  private let folder: TemporaryFolder
  private let key = SHA256.hash(Array(UUID().uuidString.utf8))

  init() throws { folder = try TemporaryFolder() }

  private func address(_ behaviour: String) throws -> RemoteAddress {
    try #require(RemoteAddress("http://127.0.0.1:\(try Self.server.get().port)/\(behaviour)"))
  }

  @Test func `entries of this machine are found first`() throws {
    let cache = Cache(folder: folder.path, address: nil)
    #expect(cache.entry(for: key) == nil)
    cache.keep([1], for: key)
    #expect(cache.entry(for: key) == [1])
    #expect(cache.finish() == [])
  }

  @Test func `what one machine has kept, another finds`() throws {
    let here = Cache(folder: folder.path + "/here", address: try address("good"))
    for byte in 0..<20 as Range<UInt8> { here.keep([byte], for: SHA256.hash(key.bytes + [byte])) }
    #expect(here.finish() == [])
    let there = Cache(folder: folder.path + "/there", address: try address("good"))
    for byte in 0..<20 as Range<UInt8> {
      #expect(there.entry(for: SHA256.hash(key.bytes + [byte])) == [byte])
    }
    // From now on without the server.
    let alone = Cache(folder: folder.path + "/there", address: nil)
    #expect(alone.entry(for: SHA256.hash(key.bytes + [3])) == [3])
  }

  @Test func `without a folder there is the server`() throws {
    let cache = Cache(folder: nil, address: try address("good"))
    cache.keep([5], for: key)
    #expect(cache.finish() == [])
    #expect(Cache(folder: nil, address: try address("good")).entry(for: key) == [5])
  }

  @Test func `a full server is a note`() throws {
    let cache = Cache(folder: folder.path, address: try address("full"))
    for byte in 0..<9 as Range<UInt8> { cache.keep([byte], for: SHA256.hash(key.bytes + [byte])) }
    let notes = cache.finish()
    #expect(notes.count == 1)
    #expect(notes[0].contains("507"))
    #expect(cache.entry(for: SHA256.hash(key.bytes + [3])) == [3])
  }

  @Test func `uploads that take too long are given up`() throws {
    let remote = RemoteStore(try address("stuck"))
    let uploads = UploadQueue(remote)
    for byte in 0..<9 as Range<UInt8> { uploads.add([byte], for: SHA256.hash([byte])) }
    let start = ContinuousClock.now
    #expect(uploads.finish(within: .milliseconds(100)) > 0)
    #expect(ContinuousClock.now - start < .seconds(15))
  }
}
