import Cache
import Diagnostics
import Listings
import Synchronization

/// Compiles and runs the Swift of a site's pages. The toolchain is looked for when the first page asks.
package final class ListingService: Sendable {
  /// Why a page's Swift is not compiled, when that is not the page's fault.
  enum Failure: Error {
    case unavailable(ListingWorkshop.Unavailable)
    case failed(ListingCompiler.Failure)
  }

  /// What has become of a listing.
  struct Compiled {
    var messages: [CompilerMessage]
    var key: Digest
    /// The path of the library; nil if the listing is wrong.
    var library: String?
  }

  private let program: String
  private let make: @Sendable () throws(ListingWorkshop.Unavailable) -> ListingWorkshop
  private let workshop = Mutex<Result<ListingWorkshop, ListingWorkshop.Unavailable>?>(nil)

  /// - Parameters:
  ///   - program: the path of `zoetrope-runner`.
  ///   - workshop: makes the compiler ready; asked once.
  package init(
    program: String,
    workshop make: @escaping @Sendable () throws(ListingWorkshop.Unavailable) -> ListingWorkshop
  ) {
    self.program = program
    self.make = make
  }

  /// How many times the compiler was asked.
  package var compilations: Int {
    workshop.withLock { if case .success(let workshop)? = $0 { workshop.count } else { 0 } }
  }

  func compile(
    _ source: ListingSource, _ mode: ListingCompiler.LanguageMode
  ) throws(Failure) -> Compiled {
    let workshop = try madeWorkshop()
    do throws(ListingCompiler.Failure) {
      let compiled = try workshop.compile(source, mode)
      let key = workshop.key(of: source, mode)
      return Compiled(messages: compiled.messages, key: key, library: workshop.path(of: compiled, key))
    } catch {
      throw .failed(error)
    }
  }

  /// What runs the libraries that were compiled.
  func runner() throws(Failure) -> ListingRunner {
    ListingRunner(program: program, runtime: try madeWorkshop().runtime)
  }

  private func madeWorkshop() throws(Failure) -> ListingWorkshop {
    let made = workshop.withLock { workshop in
      if let workshop { return workshop }
      let made = Result { () throws(ListingWorkshop.Unavailable) in try make() }
      workshop = made
      return made
    }
    switch made {
    case .success(let workshop): return workshop
    case .failure(let unavailable): throw .unavailable(unavailable)
    }
  }
}

extension ListingService.Failure {
  /// - Parameter page: the first listing.
  func diagnostic(at page: SourceRange) -> Diagnostic {
    switch self {
    case .unavailable(.noToolchain):
      .error(
        "swift.toolchain", "there is no Swift toolchain that could compile this page’s listings", at: page,
        explanation: "the folders in PATH have no “swiftc” with a linker and a runtime beside it",
        fix: "install Swift, or write “code: off” in zoetrope.yml to show listings without running them")
    case .unavailable(.noModules(let folder)):
      .error(
        "swift.toolchain", "the modules that listings import are not in “\(folder)”", at: page,
        fix: "run “make build” or “make install” again")
    case .unavailable(.noFolder(let folder)):
      .error("swift.toolchain", "libraries cannot be written into “\(folder)”", at: page, fix: "set TMPDIR")
    case .failed(.takesTooLong):
      .error(
        "swift.toolchain", "the compiler does not come to an end with this page’s listings", at: page,
        fix: "give the types of long expressions")
    case .failed(.refused): .error("swift.toolchain", "the compiler says nothing of what is wrong", at: page)
    case .failed(.toolchain(let words)):
      .error("swift.toolchain", "the toolchain fails: \(words)", at: page, fix: "run “zoetrope doctor”")
    }
  }
}
