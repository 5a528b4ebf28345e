import Cache
import Files
import Synchronization
import Toolchain

/// Compiles each listing of a site once. Results are kept in memory and in the cache; libraries that programs
/// load are files in the session's folder.
package final class ListingBuilder: Sendable {
  /// The reason why this machine can't compile listings.
  package enum Unavailable: Error, Equatable {
    case noToolchain
    /// This folder lacks a module that listings import.
    case noModules(String)
    /// Libraries can't be written to this folder.
    case noFolder(String)
  }

  /// The folder of the Swift runtime's libraries, which a listing's library needs.
  package let runtime: String
  package let symbolizer: Symbolizer
  private let compiler: ListingCompiler
  private let cache: Cache?
  private let identity: Digest
  private let folder: ListingFolder
  private let memory = Mutex(ListingMemory())
  private let compilations = Mutex(0)
  /// A lock during the compilation of the site's own Swift, so that pages wait for one compilation.
  private let siteCompilation = Mutex(())

  /// - Parameters:
  ///   - modules: the folder with `UIKit.swiftmodule` and the modules that it imports.
  ///   - cache: the cache; nil to keep results only in this session.
  ///   - digests: the folder for saved hashes of files; nil to save none.
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

  /// The number of compilations.
  package var count: Int { compilations.withLock { $0 } }

  /// The number of files and folders created in the session's folder.
  package var fileCount: Int { folder.fileCount }

  /// The maximum bytes of compiled listings that stay in memory between two builds.
  private static let memoryLimit = 64 << 20

  /// Removes the least recently used listings. In a preview, each edit of a listing compiles another library.
  /// Call this between builds, when nothing is compiled or run.
  ///
  /// - Parameter limit: the maximum bytes of listings that stay.
  package func rest(keeping limit: Int = memoryLimit) {
    symbolizer.rest()
    for key in memory.withLock({ $0.removeLeastRecentlyUsed(beyond: limit) }) { folder.remove(key) }
  }

  // MARK: Compiling

  /// Compiles code, unless its result is known.
  ///
  /// - Throws: `ListingCompiler.Failure` for a failure other than errors in the code.
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
    (ListingFolder.CompilationFolder) throws(ListingCompiler.Failure) -> ListingCompiler.Result

  /// The known result of a compilation, from this session or the cache; otherwise compiles now.
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
    let place: ListingFolder.CompilationFolder
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

  /// The path of a library that programs can load. The file is written at the first request, which most
  /// listings never make, since the results of their runs are cached.
  ///
  /// - Parameter key: the key of compiled code with a library.
  /// - Throws: `Unavailable.noFolder` if the file can't be written.
  package func library(of key: Digest) throws(Unavailable) -> String {
    guard let path = try? folder.write(library: key, { known(key)?.library }) else {
      throw .noFolder(folder.path)
    }
    return path
  }
}
