import Cache
import Files
import Markup
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

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
  private let folder: String
  private let state = Mutex(State())
  /// Held while the site's own Swift is compiled: pages that need it wait, instead of doing the same.
  private let making = Mutex(())

  private struct State {
    /// By key.
    var compiled: [Digest: CompiledListing] = [:]
    /// How many times the compiler was asked.
    var count = 0
    var files = 0
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
    var template = Array("\(Self.temporaryFolder)/zoetrope-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .noFolder(Self.temporaryFolder) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    runtime = toolchain.runtime
    symbolizer = Symbolizer(program: toolchain.symbolizer)
    compiler = ListingCompiler(toolchain, modules: modules)
    self.cache = cache
    self.identity = identity
  }

  deinit {
    for entry in (try? FileSystem.list(folder)) ?? [] {
      let path = folder + "/" + entry.name
      if entry.kind == .folder { Self.remove(path) } else { try? FileSystem.removeFile(path) }
    }
    _ = try? FileSystem.removeEmptyFolder(folder)
  }

  /// How many times the compiler was asked.
  package var count: Int { state.withLock(\.count) }

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
    let folder = "\(self.folder)/\(key.text)"
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
    if let known = state.withLock({ $0.compiled[key] }) { return known }
    if let entry = cache?.entry(for: key), let compiled = try? CompiledListing(entry[...]) {
      state.withLock { $0.compiled[key] = compiled }
      return compiled
    }
    let compiled = try make(compile)
    cache?.keep(compiled.bytes, for: key)
    state.withLock { $0.compiled[key] = compiled }
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
    let path = "\(folder)/\(key.text).so"
    if (try? FileSystem.kind(of: path)) == .file { return path }
    guard let library = state.withLock({ $0.compiled[key]?.library }),
      (try? FileSystem.replace(path, with: library, by: nextFile())) != nil
    else { throw .noFolder(folder) }
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
    return "\(folder)/\(number)"
  }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
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
