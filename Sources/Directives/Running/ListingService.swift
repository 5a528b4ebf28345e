import Cache
import Diagnostics
import Listings
import Synchronization
import Threads

/// Compiles and runs the Swift of a site's pages. The toolchain is looked for when the first page asks.
package final class ListingService: Sendable {
  /// Why a page's Swift is not compiled, when that is not the page's fault.
  enum Failure: Error {
    case unavailable(ListingBuilder.Unavailable)
    case failed(ListingCompiler.Failure)
  }

  private let program: String
  /// The time limit of a page's code, in seconds.
  let pageSeconds: Double
  private let make: @Sendable () throws(ListingBuilder.Unavailable) -> ListingBuilder
  private let builder = Mutex<Result<ListingBuilder, ListingBuilder.Unavailable>?>(nil)
  private let madeRunner = Mutex<ListingRunner?>(nil)

  /// - Parameters:
  ///   - program: the path of `zoetrope-runner`.
  ///   - pageSeconds: the time limit of a page's code; nil for `RunAllowance.seconds`.
  ///   - builder: creates the builder; called once.
  package init(
    program: String, pageSeconds: Double? = nil,
    builder make: @escaping @Sendable () throws(ListingBuilder.Unavailable) -> ListingBuilder
  ) {
    self.program = program
    self.pageSeconds = pageSeconds ?? RunAllowance.seconds
    self.make = make
  }

  /// The number of compiler runs.
  package var compilations: Int {
    builder.withLock { if case .success(let builder)? = $0 { builder.count } else { 0 } }
  }

  /// The number of files written for the compiler and the runner.
  package var files: Int {
    builder.withLock { if case .success(let builder)? = $0 { builder.fileCount } else { 0 } }
  }

  /// Removes the least recently used listings. Call it between builds.
  package func rest() {
    builder.withLock { if case .success(let builder)? = $0 { builder.rest() } }
  }

  func compile(
    _ code: ListingBuilder.Code, _ mode: ListingCompiler.LanguageMode
  ) throws(Failure) -> (key: Digest, listing: CompiledListing) {
    let builder = try madeBuilder()
    do throws(ListingCompiler.Failure) { return try builder.compile(code, mode) } catch {
      throw .failed(error)
    }
  }

  /// Compiles the programs of a page side by side.
  ///
  /// - Returns: the results, in order; nil for a program that was not begun, as another had failed for no fault of the author's.
  func compile(
    _ sources: [ListingSource], _ mode: ListingCompiler.LanguageMode
  ) -> [Result<(key: Digest, listing: CompiledListing), Failure>?] {
    let hasFailed = Atomic(false)
    return Workers.map(sources.count) { index in
      guard !hasFailed.load(ordering: .relaxed) else { return nil }
      do throws(Failure) {
        return .success(try compile(.page(sources[index]), mode))
      } catch {
        hasFailed.store(true, ordering: .relaxed)
        return .failure(error)
      }
    }
  }

  /// The runner of compiled libraries.
  func runner() throws(Failure) -> ListingRunner {
    let builder = try madeBuilder()
    return madeRunner.withLock { runner in
      let made = runner ?? ListingRunner(program: program, runtime: builder.runtime, builder.symbolizer)
      runner = made
      return made
    }
  }

  /// The path of a compiled library.
  func library(of key: Digest) throws(Failure) -> String {
    let builder = try madeBuilder()
    do throws(ListingBuilder.Unavailable) {
      return try builder.library(of: key)
    } catch {
      throw .unavailable(error)
    }
  }

  /// Finds the lines of listings for addresses of code.
  func symbolizer() throws(Failure) -> Symbolizer { try madeBuilder().symbolizer }

  private func madeBuilder() throws(Failure) -> ListingBuilder {
    let made = builder.withLock { builder in
      if let builder { return builder }
      let made = Result { () throws(ListingBuilder.Unavailable) in try make() }
      builder = made
      return made
    }
    switch made {
    case .success(let builder): return builder
    case .failure(let unavailable): throw .unavailable(unavailable)
    }
  }
}

extension ListingService.Failure {
  /// - Parameter page: the first listing.
  func diagnostic(at page: SourceRange) -> Diagnostic {
    switch self {
    case .unavailable(.noToolchain): .noToolchain(at: page)
    case .unavailable(.noModules(let folder)):
      .error(
        "swift.toolchain", "the modules that listings import are not in “\(folder)”", at: page,
        fix: "run “make build” or “make install” again")
    case .unavailable(.noFolder(let folder)):
      .error(
        "swift.toolchain", "can't write libraries to “\(folder)”", at: page,
        fix: "set TMPDIR to a writable folder")
    case .failed(.takesTooLong(let seconds)):
      .error(
        "swift.toolchain", "the compiler needs more than \(seconds) s for this page’s listings", at: page,
        fix: "declare the types of long expressions")
    case .failed(.takesTooMuchMemory(let bytes)):
      .error(
        "swift.toolchain",
        "the compiler needs more than \(bytes >> 20) MiB of memory for this page’s listings",
        at: page, fix: "declare the types of long expressions, and shorten long literals")
    case .failed(.refused):
      .error(
        "swift.toolchain", "the compiler failed without a message", at: page,
        fix: "run “zoetrope doctor” to check the toolchain")
    case .failed(.otherToolchain(let words)):
      .error(
        "swift.toolchain", "Zoetrope was built with another version of Swift than the one in PATH", at: page,
        explanation: words, fix: "build Zoetrope with this version, or put the other one first in PATH")
    case .failed(.toolchain(let words)):
      .error("swift.toolchain", "the toolchain fails: \(words)", at: page, fix: "run “zoetrope doctor”")
    }
  }
}

extension Diagnostic {
  /// A site can be built without a toolchain, except for figures that need one: `check` and `publish` fail.
  ///
  /// - Parameter expression: the first one of the page; nil for a page without any. That is told once for the site, as
  ///   without a place it is the same for all its pages.
  static func noToolchain(at expression: SourceRange?) -> Diagnostic {
    .warning(
      "swift.toolchain",
      expression == nil
        ? "listings aren't checked, since there is no Swift toolchain"
        : "figures are missing, since there is no Swift toolchain to run this page’s listings",
      at: expression,
      explanation: "no folder in PATH has “swiftc” with its linker and its runtime",
      fix: "install Swift, or write “code: off” in zoetrope.yml to show listings without running them")
  }
}
