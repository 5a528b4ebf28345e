import Cache
import Markup
import Files
import Synchronization

/// Compiles the listings of a site, each text once. The results are in memory, in the cache, and, for libraries that are loaded,
/// in a folder of this session.
package final class ListingWorkshop: Sendable {
  /// Why no listing can be compiled on this machine.
  package enum Unavailable: Error, Equatable {
    case noToolchain
    /// A module that listings import is missing in this folder.
    case noModules(String)
    /// No library can be written to this folder.
    case noFolder(String)
  }

  /// The folder of the libraries that a library of a listing needs when it is loaded.
  package let runtime: String
  package let symbolizer: Symbolizer
  private let compiler: ListingCompiler
  private let cache: Cache?
  private let identity: Digest
  private let folder: ListingFolder
  private let memory = Mutex(ListingMemory())
  private let compilations = Mutex(0)
  /// Held while the site's own Swift is compiled: pages that need it wait, instead of doing the same.
  private let siteCompilation = Mutex(())

  /// - Parameters:
  ///   - modules: the folder with `UIKit.swiftmodule` and what it imports.
  ///   - cache: nil keeps nothing beyond this session.
  ///   - digests: the folder in which hashes of files are remembered; nil for nowhere.
  package init(
    searchPath: String, modules: String, cache: Cache?, digests: String?
  ) throws(Unavailable) {
    guard let toolchain = SwiftToolchain(searchPath: searchPath) else { throw .noToolchain }
    guard let identity = ListingModules(folder: modules).identity(with: toolchain, digests: digests) else {
      throw .noModules(modules)
    }
    do throws(FileError) { folder = try ListingFolder() } catch {
      throw .noFolder(TemporaryFolder.standardParent)
    }
    runtime = toolchain.runtime
    symbolizer = Symbolizer(program: toolchain.symbolizer)
    compiler = ListingCompiler(toolchain, modules: modules)
    self.cache = cache
    self.identity = identity
  }

  /// How many times the compiler was run.
  package var count: Int { compilations.withLock { $0 } }

  /// How many files and folders were created in the session's folder.
  package var fileCount: Int { folder.fileCount }

  /// Bytes of compiled listings that are remembered between two builds.
  private static let memoryLimit = 64 << 20

  /// Removes the least recently used listings. Call it between builds, when nothing is compiled or run: in a preview, each edit of
  /// a listing makes another library.
  ///
  /// - Parameter limit: bytes of the listings that stay.
  package func rest(keeping limit: Int = memoryLimit) {
    for key in memory.withLock({ $0.removeLeastRecentlyUsed(beyond: limit) }) { folder.remove(key) }
  }

  // MARK: Compiling

  /// Compiles some code, unless that was done before.
  ///
  /// - Throws: `ListingCompiler.Failure` where that is not the author's fault.
  package func compile(
    _ code: Code, _ mode: ListingCompiler.LanguageMode
  ) throws(ListingCompiler.Failure) -> (key: Digest, listing: CompiledListing) {
    let key = code.key(mode, with: identity)
    switch code {
    case .page(let source):
      let listing = try compiled(key) { place throws(ListingCompiler.Failure) in
        let code = try source.code.map { code throws(ListingCompiler.Failure) in
          try moduleFolder(of: code, mode)
        }
        return compiler.compile(source, mode, in: place.path, library: place.library, importing: code)
      }
      return (key, listing)
    case .site(let code):
      let listing = try siteCompilation.withLock { _ throws(ListingCompiler.Failure) in
        try compiled(key) { place in
          compiler.compile(code, mode, in: place.path, library: place.library, module: place.module)
        }
      }
      return (key, listing)
    }
  }

  /// The folder with the module of the site's own Swift.
  private func moduleFolder(
    of code: SiteCode, _ mode: ListingCompiler.LanguageMode
  ) throws(ListingCompiler.Failure) -> String {
    let (key, compiled) = try compile(.site(code), mode)
    guard let module = compiled.module else { throw .refused }
    do throws(FileError) { return try folder.write(module: key, module) } catch {
      throw .toolchain(error.description)
    }
  }

  private typealias Compilation =
    (ListingFolder.Workplace) throws(ListingCompiler.Failure) -> ListingCompiler.Result

  /// The result of a compilation, in this session or in one before; else its result now.
  private func compiled(
    _ key: Digest, _ compile: Compilation
  ) throws(ListingCompiler.Failure) -> CompiledListing {
    if let known = known(key) { return known }
    let compiled = try run(compile)
    cache?.keep(compiled.bytes, for: key)
    memory.withLock { $0.keep(compiled, for: key) }
    return compiled
  }

  private func known(_ key: Digest) -> CompiledListing? {
    if let known = memory.withLock({ $0.use(key) }) { return known }
    guard let entry = cache?.entry(for: key), let compiled = try? CompiledListing(entry[...]) else {
      return nil
    }
    memory.withLock { $0.keep(compiled, for: key) }
    return compiled
  }

  private func run(_ compile: Compilation) throws(ListingCompiler.Failure) -> CompiledListing {
    compilations.withLock { $0 += 1 }
    let place: ListingFolder.Workplace
    do throws(FileError) { place = try folder.makeWorkplace() } catch {
      throw .toolchain(error.description)
    }
    defer { folder.remove(place) }
    let result = try compile(place)
    switch result.failure {
    case nil:
      do throws(FileError) {
        let (library, module) = try place.products()
        return CompiledListing(messages: result.messages, library: library, module: module)
      } catch {
        throw .toolchain(error.description)
      }
    case .refused: return CompiledListing(messages: result.messages, library: nil)
    case let failure?: throw failure
    }
  }

  /// The path of a library that programs can load. The file is written when it is first needed, which for most listings is never:
  /// the results of their runs are in the cache.
  ///
  /// - Parameter key: of code that has a library.
  /// - Throws: `Unavailable.noFolder` if it cannot be written.
  package func library(of key: Digest) throws(Unavailable) -> String {
    guard let path = try? folder.write(library: key, { known(key)?.library }) else {
      throw .noFolder(folder.path)
    }
    return path
  }
}
