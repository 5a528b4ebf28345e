import Diagnostics
import Processes

/// Tells which line of a listing an instruction of its library was made of, as the toolchain's own program reads it.
package struct Symbolizer: Sendable {
  /// An instruction: the path of its library, and where it is there, counted from the library's start.
  package typealias Address = (library: String, offset: Int)

  /// What an instruction belongs to.
  package struct Site: Sendable {
    package var place: SourceRange
    /// Why it traps, as the compiler says it: `arithmetic overflow`.
    package var failure: String?
  }

  private static let limits = Command.Limits(time: .seconds(60), output: 1 << 16)
  private static let resources = Command.Resources(memory: 1 << 30, processorTime: 20)
  /// How the compiler calls what it has made of a check that fails.
  private static let failure = "Swift runtime failure: "

  let program: String

  /// Where instructions stand in the author's text.
  ///
  /// - Parameters:
  ///   - source: what the libraries were compiled of.
  /// - Returns: a site for each address, nil for what no author has written; nothing at all where nobody can tell.
  package func sites(of addresses: [Address], _ source: ListingSource) -> [Site?] {
    sites(of: addresses, [], source)
  }

  private func sites(of addresses: [Address], _ options: [String], _ source: ListingSource) -> [Site?] {
    guard !addresses.isEmpty else { return [] }
    let inputs = addresses.map { "\"\($0.library)\" 0x\(String($0.offset, radix: 16))" }
    let options = ["--functions=linkage", "--output-style=LLVM"] + options
    guard
      let outcome = try? Command(program, options + inputs, resources: Self.resources).run(
        limits: Self.limits),
      outcome.hasSucceeded
    else { return [] }
    let lines = outcome.output.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    // Each address has the functions that are inlined there, innermost first, in two lines each; then an empty line.
    let found = lines.split(separator: "").map { Self.site(in: $0, source) }
    return found.count == addresses.count ? found : []
  }

  /// The author's line of each address; nil where there is no address, or where no author has written what is there.
  package func places(of addresses: [Address?], _ source: ListingSource) -> [SourceRange?] {
    let calls = addresses.compactMap(\.self)
    var sites = sites(of: calls, source)
    let missing = sites.indices.filter { sites[$0] == nil }
    // The compiler gives calls of accessors no line; the one before in the code is that of their statement.
    let near = self.sites(of: missing.map { calls[$0] }, ["--skip-line-zero"], source)
    for (index, site) in zip(missing, near) { sites[index] = site }
    var rest = sites[...]
    return addresses.map { $0 == nil ? nil : (rest.popFirst() ?? nil)?.place }
  }

  private static func site(in lines: ArraySlice<String>, _ source: ListingSource) -> Site? {
    var failure: String?
    var rest = lines
    while let function = rest.popFirst(), let place = rest.popFirst() {
      if function.hasPrefix(Self.failure) { failure = String(function.dropFirst(Self.failure.count)) }
      if let place = self.place(in: place, source) { return Site(place: place, failure: failure) }
    }
    return nil
  }

  /// Reads `/folder/listing-0:12:5`, also where ` (approximate)` follows. Where there is no column it is 0.
  private static func place(in line: String, _ source: ListingSource) -> SourceRange? {
    let exact = line.split(separator: " (", maxSplits: 1).first ?? ""
    let parts = exact.split(separator: "/").last?.split(separator: ":") ?? []
    guard parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]), number > 0
    else { return nil }
    return column > 0
      ? source.place(in: parts[0], line: number, column: column) : source.place(in: parts[0], line: number)
  }
}
