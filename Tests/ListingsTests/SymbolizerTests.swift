import BuiltTestSupport
import Diagnostics
import Testing
import Toolchain

@testable import Listings

@Suite(.enabled(if: SwiftToolchain(searchPath: Built.searchPath) != nil))
struct SymbolizerTests {
  private static let text = "func twice(_ number: Int) -> Int {\n  number * 2\n}\n"

  /// A builder, the path of a compiled library, and its source.
  private func built() throws -> (builder: ListingBuilder, library: String, source: ListingSource) {
    let builder = try ListingBuilder(
      searchPath: Built.searchPath, modules: Built.modules, cache: nil, digests: nil)
    var source = ListingSource()
    source.add(listing: SourceText(SourceFile(path: "page.md", text: Self.text)))
    let key = try builder.compile(.page(source), .swift5).key
    return (builder, try builder.library(of: key), source)
  }

  private func lines(_ addresses: [Symbolizer.Address], _ symbolizer: Symbolizer, _ source: ListingSource)
    -> [Int?]
  {
    symbolizer.sites(of: addresses, source).map { $0?.place.start.line }
  }

  @Test func `one process answers until the next build`() throws {
    let (builder, library, source) = try built()
    let symbolizer = builder.symbolizer
    let addresses = stride(from: 0, to: 0x8000, by: 16).map { (library, $0) }
    let first = lines(addresses, symbolizer, source)
    #expect(first.count == addresses.count)
    #expect(first.contains(2) && first.contains(nil))
    #expect(lines(addresses, symbolizer, source) == first)
    #expect(lines([addresses[first.firstIndex(of: 2)!]], symbolizer, source) == [2])
    #expect(symbolizer.starts == 1)
    builder.rest()
    #expect(lines(addresses, symbolizer, source) == first)
    #expect(symbolizer.starts == 2)
  }

  @Test func `nothing is started for nothing`() throws {
    let (builder, _, source) = try built()
    #expect(builder.symbolizer.places(of: [nil], source).compactMap(\.self).isEmpty)
    #expect(builder.symbolizer.starts == 0)
  }

  @Test(arguments: ["/nowhere/llvm-symbolizer", "/bin/false", "/bin/cat"])
  func `a program that isn't the symbolizer finds nothing`(program: String) throws {
    let symbolizer = Symbolizer(program: program)
    #expect(symbolizer.sites(of: [("/nowhere.so", 16)], ListingSource()).compactMap(\.self).isEmpty)
  }
}
