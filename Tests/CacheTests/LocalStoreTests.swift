import Dispatch
import Foundation
import Testing

@testable import Cache

struct LocalStoreTests {
  private let folder: TemporaryFolder
  private let store: LocalStore

  init() throws {
    folder = try TemporaryFolder()
    store = LocalStore(folder.path)
  }

  private func key(_ number: Int) -> Digest { SHA256.hash(Array("\(number)".utf8)) }

  private func keep(_ payload: [UInt8], _ number: Int, in store: LocalStore) {
    store.keep(SealedEntry.seal(payload, for: key(number)), for: key(number))
  }

  private func name(_ number: Int) -> String {
    let text = key(number).text
    return text.prefix(2) + "/" + text.dropFirst(2)
  }

  @Test func `what is kept is found, by other runs too`() {
    keep([1, 2, 3], 1, in: store)
    #expect(store.entry(for: key(1)) == [1, 2, 3])
    #expect(LocalStore(folder.path).entry(for: key(1)) == [1, 2, 3])
    #expect(store.entry(for: key(2)) == nil)
    #expect(store.problem == nil)
  }

  @Test func `its folder is made when there is something to keep`() throws {
    let deep = LocalStore(folder.path + "/a/b")
    #expect(deep.entry(for: key(1)) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    keep([1], 1, in: deep)
    #expect(deep.entry(for: key(1)) == [1])
  }

  @Test func `version control and backups pass it over`() throws {
    keep([1], 1, in: store)
    #expect(try folder.bytes(of: ".gitignore") == Array("*\n".utf8))
    #expect(
      try folder.bytes(of: "CACHEDIR.TAG").starts(with: "Signature: 8a477f597d28d172789f06886806bc55".utf8))
  }

  @Test func `a cut entry is a miss, and gone`() throws {
    keep([1, 2, 3], 1, in: store)
    try folder.write(Array(try folder.bytes(of: name(1)).dropLast()), to: name(1))
    #expect(store.entry(for: key(1)) == nil)
    #expect(folder.entries == [])
  }

  @Test func `an entry under another’s name is a miss`() throws {
    keep([1], 1, in: store)
    keep([2], 2, in: store)
    try folder.write(try folder.bytes(of: name(2)), to: name(1))
    #expect(store.entry(for: key(1)) == nil)
    #expect(store.entry(for: key(2)) == [2])
  }

  @Test func `what is used longest ago goes first`() throws {
    let small = LocalStore(folder.path, limit: 800)
    for number in 1...5 {
      keep([UInt8](repeating: 0, count: 150), number, in: small)
      try folder.setAge(Double(100 - number), of: name(number))
    }
    #expect(small.entry(for: key(1)) != nil)
    small.trim()
    #expect(folder.entries == [name(1), name(4), name(5)].sorted())
  }

  @Test func `nothing goes while all fits`() {
    for number in 1...5 { keep([UInt8](repeating: 0, count: 150), number, in: store) }
    store.trim()
    #expect(folder.entries.count == 5)
  }

  @Test func `what an ended program has left goes after an hour`() throws {
    keep([1], 1, in: store)
    try folder.write([1], to: name(1) + ".99.1")
    try folder.write([1], to: name(1) + ".99.2")
    try folder.setAge(4000, of: name(1) + ".99.1")
    store.trim()
    #expect(folder.entries == [name(1), name(1) + ".99.2"].sorted())
  }

  @Test func `a folder that cannot be written costs a note`() throws {
    try folder.write([], to: "file")
    let blocked = LocalStore(folder.path + "/file/cache")
    keep([1], 1, in: blocked)
    #expect(blocked.entry(for: key(1)) == nil)
    #expect(blocked.problem?.contains("file/cache") == true)
  }

  @Test func `many may write the same entry`() {
    let (path, key) = (folder.path, key(1))
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let sealed = SealedEntry.seal([UInt8](repeating: 9, count: 10_000), for: key)
      LocalStore(path).keep(sealed, for: key)
    }
    #expect(store.entry(for: key)?.count == 10_000)
    #expect(folder.entries == [name(1)])
  }
}
