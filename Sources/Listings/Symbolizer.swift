import Diagnostics
import Processes
import Synchronization

/// Finds the listing's line of an instruction with the toolchain's symbolizer.
///
/// Its program takes longer to start than to find hundreds of lines, so it's kept for all runs of a build.
package final class Symbolizer: Sendable {
  /// An instruction: its library's path, and its offset from the library's start.
  package typealias Address = (library: String, offset: Int)

  /// The source of an instruction.
  package struct Site: Sendable {
    package var place: SourceRange
    /// The compiler's reason for a trap: `arithmetic overflow`.
    package var failure: String?

    /// Whether it is the end of a block.
    fileprivate var isAtBrace: Bool { place.file.bytes[place.bytes].first == UInt8(ascii: "}") }
  }

  /// Seconds to wait for an answer.
  private static let timeout = 60
  /// The most addresses that are asked for at once.
  private static let askedAtOnce = 16
  /// About the length of an instruction, and how far before a call its statement is looked for, in bytes.
  private static let (instruction, farthest) = (8, 64)
  private static let resources = Command.Resources(memory: 1 << 30, processorTime: 20)
  /// The prefix of the compiler's inlined functions for failing checks.
  private static let failure = "Swift runtime failure: "

  private let program: String
  private let state = Mutex(State())

  private struct State {
    /// The running programs, by their further options.
    var running: [[String]: AnsweringProcess] = [:]
    var starts = 0
  }

  package init(program: String) { self.program = program }

  /// How often the program was started.
  package var starts: Int { state.withLock { $0.starts } }

  /// Ends the program until it's needed again. It keeps what it has read of libraries, so call it between builds.
  package func rest() { state.withLock { $0.running = [:] } }

  /// The sources of instructions in the author's text.
  ///
  /// - Parameters:
  ///   - source: the file that the libraries were compiled from.
  /// - Returns: one site for each address, nil for generated code; empty if the symbolizer fails.
  package func sites(of addresses: [Address], _ source: ListingSource) -> [Site?] {
    sites(of: addresses, [], source)
  }

  private func sites(of addresses: [Address], _ options: [String], _ source: ListingSource) -> [Site?] {
    let inputs = addresses.map { "\"\($0.library)\" 0x\(String($0.offset, radix: 16))" }
    var found: [Site?] = []
    for start in stride(from: 0, to: inputs.count, by: Self.askedAtOnce) {
      let some = Array(inputs[start..<min(start + Self.askedAtOnce, inputs.count)])
      // The answer for an address is two lines for each inlined function, innermost first.
      guard let answers = answers(to: some, options) else { return [] }
      found += answers.map { Self.site(in: $0[...], source) }
    }
    return found
  }

  /// Asks a running program, and another if it has died, as of its limits; nil if both fail.
  private func answers(to lines: [String], _ options: [String]) -> [[String]]? {
    state.withLock { state in
      for _ in 0..<2 {
        guard let process = state.running.removeValue(forKey: options) ?? start(options, &state) else {
          return nil
        }
        if let answers = process.exchange(lines: lines) {
          state.running[options] = process
          return answers
        }
      }
      return nil
    }
  }

  private func start(_ options: [String], _ state: inout State) -> AnsweringProcess? {
    state.starts += 1
    let options = ["--functions=linkage", "--output-style=LLVM"] + options
    return AnsweringProcess(
      Command(program, options, resources: Self.resources), greeting: "", timeout: Self.timeout)
  }

  /// The author's line of each address; nil without an address, or for generated code.
  package func places(of addresses: [Address?], _ source: ListingSource) -> [SourceRange?] {
    let calls = addresses.compactMap(\.self)
    var sites = sites(of: calls, source)
    let missing = sites.indices.filter { sites[$0] == nil }
    // Calls of accessors have no line; the preceding line in the code is that of their statement.
    let near = self.sites(of: missing.map { calls[$0] }, ["--skip-line-zero"], source)
    for (index, site) in zip(missing, near) { sites[index] = site }
    leaveBraces(&sites, of: calls, source)
    var rest = sites[...]
    return addresses.map { $0 == nil ? nil : (rest.popFirst() ?? nil)?.place }
  }

  /// What the last statement of a function writes back, as `center.x += 10` does, has the line of the function's closing
  /// brace. The code just before it has the statement's own.
  private func leaveBraces(_ sites: inout [Site?], of calls: [Address], _ source: ListingSource) {
    for distance in stride(from: Self.instruction, through: Self.farthest, by: Self.instruction) {
      let atBraces = sites.indices.filter { sites[$0]?.isAtBrace == true && calls[$0].offset > distance }
      if atBraces.isEmpty { return }
      let before = atBraces.map { (calls[$0].library, calls[$0].offset - distance) }
      for (index, site) in zip(atBraces, self.sites(of: before, ["--skip-line-zero"], source)) {
        if let site, !site.isAtBrace { sites[index] = site }
      }
    }
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
