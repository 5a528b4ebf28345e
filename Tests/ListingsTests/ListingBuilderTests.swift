import BuiltTestSupport
import Cache
import Diagnostics
import Foundation
import Testing
import Toolchain

@testable import Listings

@Suite(.enabled(if: SwiftToolchain(searchPath: Built.searchPath) != nil))
struct ListingBuilderTests {
  private let builder: ListingBuilder

  init() throws {
    builder = try ListingBuilder(
      searchPath: Built.searchPath, modules: Built.modules, cache: nil, digests: nil)
  }

  private func compile(_ text: String) throws -> (key: Digest, listing: CompiledListing) {
    var source = ListingSource()
    source.add(listing: SourceText(SourceFile(path: "page.md", text: text)))
    return try builder.compile(.page(source), .swift5)
  }

  /// In a preview, each edit of a listing makes another library.
  @Test func `between builds, only what was used last is kept`() throws {
    let edits = try (0..<3).map { try compile("func number() -> Int { \($0) }") }
    let paths = try edits.map { try builder.library(of: $0.key) }
    #expect(paths.allSatisfy(FileManager.default.fileExists))
    _ = try compile("func number() -> Int { 0 }")
    #expect(builder.count == 3)
    builder.rest(keeping: edits[0].listing.size + edits[2].listing.size)
    #expect(paths.map(FileManager.default.fileExists) == [true, false, true])
    _ = try compile("func number() -> Int { 0 }")
    #expect(builder.count == 3)
    // What is asked for again is made again.
    let again = try compile("func number() -> Int { 1 }")
    #expect(builder.count == 4)
    #expect(try builder.library(of: again.key) == paths[1])
    #expect(FileManager.default.fileExists(atPath: paths[1]))
    builder.rest()
    #expect(paths.allSatisfy(FileManager.default.fileExists))
  }
}
