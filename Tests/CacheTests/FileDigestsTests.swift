import Hashing
import Testing

@testable import Cache

struct FileDigestsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `is a hash of a file’s bytes`() throws {
    try folder.write([1, 2, 3], to: "file")
    var digests = FileDigests(in: nil)
    #expect(digests.digest(of: folder.path + "/file") == SHA256.hash(XXH128.hash([1, 2, 3])))
    #expect(digests.digest(of: folder.path + "/nothing") == nil)
  }

  @Test func `is remembered, and forgotten when the file changes`() throws {
    try folder.write([1, 2, 3], to: "file")
    var first = FileDigests(in: folder.path)
    _ = first.digest(of: folder.path + "/file")
    first.save()
    let list = String(decoding: try folder.bytes(of: "file-hashes"), as: UTF8.self)
    #expect(list.hasPrefix(SHA256.hash(XXH128.hash([1, 2, 3])).text + " "))
    #expect(list.hasSuffix(" \(folder.path)/file\n"))
    try folder.write([4, 5, 6], to: "file")
    var second = FileDigests(in: folder.path)
    #expect(second.digest(of: folder.path + "/file") == SHA256.hash(XXH128.hash([4, 5, 6])))
  }

  @Test func `a damaged list is of no weight`() throws {
    try folder.write([1], to: "file")
    try folder.write(Array("nonsense\n\n \u{0} x".utf8), to: "file-hashes")
    var digests = FileDigests(in: folder.path)
    #expect(digests.digest(of: folder.path + "/file") == SHA256.hash(XXH128.hash([1])))
  }
}
