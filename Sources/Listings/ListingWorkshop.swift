import Cache
import Files
import Markup
import Synchronization

/// Compiles the listings of a site, each text once: what the compiler has made of it is kept in the cache, and a library
/// that is to be loaded lies in a folder of this build.
package final class ListingWorkshop: Sendable {
  /// Changes with the form of what is kept, and with how listings are compiled.
  private static let version = "zoetrope listings 3"

  /// Why no listing can be compiled on this machine.
  package enum Unavailable: Error, Equatable {
    case noToolchain
    /// The folder with the modules that listings import is not where it should be.
    case noModules(String)
    /// Nothing can be written where libraries should lie.
    case noFolder(String)
  }

  /// The folder of the libraries that a library of a listing needs when it is loaded.
  package let runtime: String
  package let symbolizer: Symbolizer
  private let compiler: ListingCompiler
  private let cache: Cache?
  private let identity: Digest
  private let folder: TemporaryFolder
  private let state = Mutex(State())
  /// Held while the site's own Swift is compiled: pages that need it wait, instead of doing the same.
  private let making = Mutex(())

  private struct State {
    private(set) var compiled: [Digest: CompiledListing] = [:]
    /// The keys of what was compiled, the ones that were used last at the end.
    private var order: [Digest] = []
    /// How many times the compiler was asked.
    var count = 0
    var files = 0

    mutating func use(_ key: Digest) -> CompiledListing? {
      guard let listing = compiled[key] else { return nil }
      if order.last != key, let index = order.lastIndex(of: key) { order.append(order.remove(at: index)) }
      return listing
    }

    mutating func keep(_ listing: CompiledListing, for key: Digest) {
      if compiled.updateValue(listing, forKey: key) == nil { order.append(key) }
    }

    /// Forgets what was not used for the longest time.
    ///
    /// - Parameter limit: bytes of what stays.
    /// - Returns: the keys of what goes.
    mutating func forget(beyond limit: Int) -> [Digest] {
      var size = 0
      let stays = order.reversed().prefix { key in
        size += compiled[key]?.size ?? 0
        return size <= limit
      }
      let forgotten = Array(order.dropLast(stays.count))
      order.removeFirst(forgotten.count)
      for key in forgotten { compiled[key] = nil }
      return forgotten
    }
  }

  /// - Parameters:
  ///   - modules: the folder with `UIKit.swiftmodule` and what it imports.
  ///   - cache: nil keeps nothing beyond this build.
  ///   - digests: the folder in which hashes of files are remembered; nil for nowhere.
  package init(
    searchPath: String, modules: String, cache: Cache?, digests: String?
  ) throws(Unavailable) {
    guard let toolchain = SwiftToolchain(searchPath: searchPath) else { throw .noToolchain }
    guard let identity = Self.identity(of: toolchain, modules: modules, digests: digests) else {
      throw .noModules(modules)
    }
    do throws(FileError) { folder = try TemporaryFolder() } catch {
      throw .noFolder(TemporaryFolder.standardParent)
    }
    runtime = toolchain.runtime
    symbolizer = Symbolizer(program: toolchain.symbolizer)
    compiler = ListingCompiler(toolchain, modules: modules)
    self.cache = cache
    self.identity = identity
  }

  /// How many times the compiler was asked.
  package var count: Int { state.withLock(\.count) }

  /// Bytes of what was compiled that are remembered between two builds.
  private static let memoryLimit = 64 << 20

  /// Forgets what has not been used for long. To be called between builds, when nothing is compiled or run: in a preview each edit
  /// of a listing makes a library of its own.
  ///
  /// - Parameter limit: bytes of what stays.
  package func rest(keeping limit: Int = memoryLimit) {
    for key in state.withLock({ $0.forget(beyond: limit) }) {
      try? FileSystem.removeFile(libraryPath(of: key))
      Self.remove(moduleFolder(of: key))
    }
  }

  private func libraryPath(of key: Digest) -> String { "\(folder.path)/\(key.text).so" }
  private func moduleFolder(of key: Digest) -> String { "\(folder.path)/\(key.text)" }

  /// How many files and folders were made in this build's folder.
  package var fileCount: Int { state.withLock(\.files) }

  /// What is made a library of.
  package enum Code {
    case page(ListingSource)
    /// The site's own Swift, which pages import.
    case site(SiteCode)
  }

  /// The name of what is made of some code: its text, and all that it is compiled with.
  private func key(of code: Code, _ mode: ListingCompiler.LanguageMode) -> Digest {
    var writer = FieldWriter()
    writer.add(Self.version)
    writer.add(identity)
    writer.add(mode.rawValue)
    switch code {
    case .page(let source):
      writer.add(source.bytes)
      writer.add(source.code?.digest) { $0.add($1) }
    case .site(let code): writer.add(code.digest)
    }
    return SHA256.hash(writer.bytes)
  }

  /// What the compiler makes of some code, or has made of it before, and its name.
  ///
  /// - Throws: `ListingCompiler.Failure` where that is not the author's fault.
  package func compile(
    _ code: Code, _ mode: ListingCompiler.LanguageMode
  ) throws(ListingCompiler.Failure) -> (key: Digest, listing: CompiledListing) {
    let key = key(of: code, mode)
    switch code {
    case .page(let source):
      let listing = try known(key) { own, library throws(ListingCompiler.Failure) in
        let code = try source.code.map { code throws(ListingCompiler.Failure) in try folder(of: code, mode) }
        return compiler.compile(source, mode, in: own, library: library, importing: code)
      }
      return (key, listing)
    case .site(let code):
      let listing = try making.withLock { _ throws(ListingCompiler.Failure) in
        try known(key) { own, library in
          compiler.compile(code, mode, in: own, library: library, module: own + "/" + Self.moduleName)
        }
      }
      return (key, listing)
    }
  }

  private static let moduleName = SiteCode.module + ".swiftmodule"

  /// The folder with the module of the site's own Swift.
  private func folder(
    of code: SiteCode, _ mode: ListingCompiler.LanguageMode
  ) throws(ListingCompiler.Failure) -> String {
    let (key, compiled) = try compile(.site(code), mode)
    guard let module = compiled.module else { throw .refused }
    let folder = moduleFolder(of: key)
    let path = folder + "/" + Self.moduleName
    if (try? FileSystem.kind(of: path)) == .file { return folder }
    do throws(FileError) {
      _ = try FileSystem.makeFolders(folder)
      try FileSystem.replace(path, with: module, by: nextFile())
    } catch {
      throw .toolchain(error.description)
    }
    return folder
  }

  /// What has come of a compilation, in this build or in one before; else what comes of it now.
  private func known(
    _ key: Digest,
    _ compile: (_ folder: String, _ library: String) throws(ListingCompiler.Failure) -> ListingCompiler.Result
  ) throws(ListingCompiler.Failure) -> CompiledListing {
    if let known = known(key) { return known }
    let compiled = try make(compile)
    cache?.keep(compiled.bytes, for: key)
    state.withLock { $0.keep(compiled, for: key) }
    return compiled
  }

  private func known(_ key: Digest) -> CompiledListing? {
    if let known = state.withLock({ $0.use(key) }) { return known }
    guard let entry = cache?.entry(for: key), let compiled = try? CompiledListing(entry[...]) else {
      return nil
    }
    state.withLock { $0.keep(compiled, for: key) }
    return compiled
  }

  private func make(
    _ compile: (_ folder: String, _ library: String) throws(ListingCompiler.Failure) -> ListingCompiler.Result
  ) throws(ListingCompiler.Failure) -> CompiledListing {
    state.withLock { $0.count += 1 }
    let own = nextFile()
    let (library, module) = (own + "/Listing.so", own + "/" + Self.moduleName)
    do throws(FileError) {
      _ = try FileSystem.makeFolders(own)
    } catch {
      throw .toolchain(error.description)
    }
    defer { Self.remove(own) }
    let result = try compile(own, library)
    switch result.failure {
    case nil:
      do throws(FileError) {
        let bytes = try FileSystem.read(library, limit: Self.libraryLimit)
        let isModule = try FileSystem.kind(of: module) != nil
        return CompiledListing(
          messages: result.messages, library: bytes,
          module: isModule ? try FileSystem.read(module, limit: Self.libraryLimit) : nil)
      } catch {
        throw .toolchain(error.description)
      }
    case .refused: return CompiledListing(messages: result.messages, library: nil)
    case let failure?: throw failure
    }
  }

  /// Of a library, in bytes.
  private static let libraryLimit = 64 << 20

  /// Where a library lies that programs can load. It is written there when it is first asked for, since most of them are
  /// not: what they leave was kept.
  ///
  /// - Parameter key: of what has a library.
  /// - Throws: `Unavailable.noFolder` if it cannot be written.
  package func library(of key: Digest) throws(Unavailable) -> String {
    let path = libraryPath(of: key)
    if (try? FileSystem.kind(of: path)) == .file { return path }
    guard let library = known(key)?.library,
      (try? FileSystem.replace(path, with: library, by: nextFile())) != nil
    else { throw .noFolder(folder.path) }
    return path
  }

  /// Removes a folder of files.
  private static func remove(_ folder: String) {
    for entry in (try? FileSystem.list(folder)) ?? [] {
      try? FileSystem.removeFile(folder + "/" + entry.name)
    }
    _ = try? FileSystem.removeEmptyFolder(folder)
  }

  private func nextFile() -> String {
    let number = state.withLock { state in
      state.files += 1
      return state.files
    }
    return "\(folder.path)/\(number)"
  }

  // MARK: Identity

  /// The modules that listings import, and those that these import.
  private static let modules = [
    "UIKit", "ConstraintSolver", "TransitionEngine", "Typesetting", "FontShaping", "Symbols", "ImageFiles",
    "Hashing", "Text", "FoundationNames", "QuartzCoreNames", "CoreGraphicsNames", "DispatchNames",
  ]

  /// A hash of the compiler and of the modules; nil where one of them is missing.
  private static func identity(of toolchain: SwiftToolchain, modules: String, digests: String?) -> Digest? {
    var files = FileDigests(in: digests)
    defer { files.save() }
    var writer = FieldWriter()
    for path in [toolchain.compiler] + Self.modules.map({ "\(modules)/\($0).swiftmodule" }) {
      guard let digest = files.digest(of: path) else { return nil }
      writer.add(digest)
    }
    return SHA256.hash(writer.bytes)
  }
}
