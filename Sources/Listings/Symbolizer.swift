import Diagnostics
import Processes

/// Finds the listing's line of an instruction with the toolchain's symbolizer.
package struct Symbolizer: Sendable {
  /// An instruction: its library's path, and its offset from the library's start.
  package typealias Address = (library: String, offset: Int)

  /// The source of an instruction.
  package struct Site: Sendable {
    package var place: SourceRange
    /// The compiler's reason for a trap: `arithmetic overflow`.
    package var failure: String?
  }

  private static let limits = Command.Limits(time: .seconds(60), output: 1 << 16)
  private static let resources = Command.Resources(memory: 1 << 30, processorTime: 20)
  /// The prefix of the compiler's inlined functions for failing checks.
  private static let failure = "Swift runtime failure: "

  let program: String

  /// The sources of instructions in the author's text.
  ///
  /// - Parameters:
  ///   - source: the file that the libraries were compiled from.
  /// - Returns: one site for each address, nil for generated code; empty if the symbolizer fails.
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
    // The output for an address is two lines for each inlined function, innermost first, and an empty line.
    let found = lines.split(separator: "").map { Self.site(in: $0, source) }
    return found.count == addresses.count ? found : []
  }

  /// The author's line of each address; nil without an address, or for generated code.
  package func places(of addresses: [Address?], _ source: ListingSource) -> [SourceRange?] {
    let calls = addresses.compactMap(\.self)
    var sites = sites(of: calls, source)
    let missing = sites.indices.filter { sites[$0] == nil }
    // Calls of accessors have no line; the preceding line in the code is that of their statement.
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

  /// Reads `/folder/listing-0:12:5`, perhaps followed by ` (approximate)`. A missing column is 0.
  private static func place(in line: String, _ source: ListingSource) -> SourceRange? {
    let exact = line.split(separator: " (", maxSplits: 1).first ?? ""
    let parts = exact.split(separator: "/").last?.split(separator: ":") ?? []
    guard parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]), number > 0
    else { return nil }
    return column > 0
      ? source.place(in: parts[0], line: number, column: column) : source.place(in: parts[0], line: number)
  }
}
