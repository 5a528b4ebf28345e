import BuiltTestSupport
import Cache
import Diagnostics
import Foundation
import Testing
import Toolchain

@testable import Listings

@Suite(.enabled(if: SwiftToolchain(searchPath: Built.searchPath) != nil))
struct ListingWorkshopTests {
  private let workshop: ListingWorkshop

  init() throws {
    workshop = try ListingWorkshop(
      searchPath: Built.searchPath, modules: Built.modules, cache: nil, digests: nil)
  }

  private func compile(_ text: String) throws -> (key: Digest, listing: CompiledListing) {
    var source = ListingSource()
    source.add(listing: SourceText(SourceFile(path: "page.md", text: text)))
    return try workshop.compile(.page(source), .swift5)
  }

  /// In a preview, each edit of a listing makes another library.
  @Test func `between builds, only what was used last is kept`() throws {
    let edits = try (0..<3).map { try compile("func number() -> Int { \($0) }") }
    let paths = try edits.map { try workshop.library(of: $0.key) }
    #expect(paths.allSatisfy(FileManager.default.fileExists))
    _ = try compile("func number() -> Int { 0 }")
    #expect(workshop.count == 3)
    workshop.rest(keeping: edits[0].listing.size + edits[2].listing.size)
    #expect(paths.map(FileManager.default.fileExists) == [true, false, true])
    _ = try compile("func number() -> Int { 0 }")
    #expect(workshop.count == 3)
    // What is asked for again is made again.
    let again = try compile("func number() -> Int { 1 }")
    #expect(workshop.count == 4)
    #expect(try workshop.library(of: again.key) == paths[1])
    #expect(FileManager.default.fileExists(atPath: paths[1]))
    workshop.rest()
    #expect(paths.allSatisfy(FileManager.default.fileExists))
  }
}
