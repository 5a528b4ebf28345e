import Files
import Markup
import Processes

/// Makes libraries of listings with the toolchain's compiler and this program's module `UIKit`.
package struct ListingCompiler: Sendable {
  package enum LanguageMode: Int, Sendable, CaseIterable { case swift5 = 5, swift6 = 6 }

  package enum Failure: Error, Equatable {
    /// The listing is wrong; messages say where.
    case refused
    /// It takes longer than so many seconds.
    case takesTooLong(Int)
    /// It takes more than so many bytes.
    case takesTooMuchMemory(Int)
    /// The modules that listings import were made by another toolchain; the compiler's words.
    case otherToolchain(String)
    /// A program of the toolchain does not run, or fails for a reason that is not the listing's.
    case toolchain(String)
  }

  package struct Result: Sendable {
    /// Of the compiler, in its order.
    package var messages: [CompilerMessage]
    /// Nil if there is a library.
    package var failure: Failure?
  }

  /// The modules that a listing imports, and the ones that it gets instead. Each of these imports `UIKit` alone.
  ///
  /// Foundation's own types would go by the real clock. Names that shadow them stay ambiguous in a file that imports
  /// both, scoped imports bring all extensions, and a target can't be called `Foundation` beside tests that import the
  /// real one. The compiler wants a module for each alias.
  private static let aliases = [
    ("CoreGraphics", "CoreGraphicsNames"), ("Dispatch", "DispatchNames"), ("Foundation", "FoundationNames"),
    ("QuartzCore", "QuartzCoreNames"),
  ]
  /// For a program of the toolchain. The clock is for one that waits.
  private static let limits = Command.Limits(time: .seconds(120), output: 1 << 20)
  /// In practice, the compiler takes a tenth of a second and some 200 MB.
  package static let resources = Command.Resources(memory: 1536 << 20, processorTime: 60)

  private let toolchain: SwiftToolchain
  private let modules: String
  private let resources: Command.Resources

  /// - Parameters:
  ///   - modules: the folder with `UIKit.swiftmodule` and what it imports.
  ///   - resources: what each program of the toolchain may use up.
  package init(_ toolchain: SwiftToolchain, modules: String, resources: Command.Resources = resources) {
    self.toolchain = toolchain
    self.modules = modules
    self.resources = resources
  }

  /// Compiles a listing, and links it as a library that is loaded into a program that has module `UIKit`.
  ///
  /// - Parameters:
  ///   - folder: for the library and what is needed on the way; there already.
  ///   - library: the path of the library; nil only checks the listing.
  ///   - code: the folder with the module of the site's own Swift; nil where the listing imports none.
  package func compile(
    _ source: ListingSource, _ mode: LanguageMode, in folder: String, library: String?,
    importing code: String? = nil
  ) -> Result {
    let (file, object) = (folder + "/Listing.swift", folder + "/Listing.o")
    do throws(FileError) {
      try FileSystem.write(source.bytes, to: file)
    } catch {
      return Result(messages: [], failure: .toolchain(error.description))
    }
    // What actors share is checked only after the types, so that a check has to come as far as SIL.
    var arguments =
      library == nil ? ["-emit-sil", "-o", "/dev/null"] : ["-c", "-gline-tables-only", "-o", object]
    arguments += ["-primary-file", file, "-module-name", ListingSource.module]
    if let code { arguments += Self.asOnePackage + ["-I", code] }
    return compile(arguments, mode, object: object, library: library)
  }

  /// Compiles the site's own Swift, and links it as a library that is loaded before those of listings.
  ///
  /// - Parameters:
  ///   - folder: for all that is made; there already.
  ///   - module: the path of what listings import.
  func compile(
    _ code: SiteCode, _ mode: LanguageMode, in folder: String, library: String, module: String
  ) -> Result {
    let object = folder + "/Code.o"
    // Two files of a module cannot have one name, as those of two folders can.
    let files = code.files.indices.map { "\(folder)/\($0).swift" }
    do throws(FileError) {
      for (file, source) in zip(files, code.files) { try FileSystem.write(source.bytes, to: file) }
    } catch {
      return Result(messages: [], failure: .toolchain(error.description))
    }
    let arguments =
      ["-c", "-gline-tables-only", "-o", object] + files + [
        "-module-name", SiteCode.module, "-enable-testing",
      ]
      + ["-emit-module-path", module] + Self.asOnePackage
    return compile(arguments, mode, object: object, library: library)
  }

  /// To the compiler, listings and the site's Swift are of one author, who may extend the types of one in the other.
  private static let asOnePackage = ["-package-name", "site"]

  private func compile(_ own: [String], _ mode: LanguageMode, object: String, library: String?) -> Result {
    var arguments = ["-frontend"] + own + ["-parse-as-library", "-Onone"]
    // Without optimisation the compiler looks for specialised functions in modules; those of an optimised one are not there
    // for others.
    arguments += ["-Xllvm", "-sil-disable-pass=use-prespecialized"]
    arguments += ["-swift-version", "\(mode.rawValue)", "-I", modules]
    arguments += ["-diagnostic-style=llvm", "-no-color-diagnostics"]
    for (name, module) in Self.aliases { arguments += ["-module-alias", "\(name)=\(module)"] }
    let compile = Command(toolchain.compiler, arguments, resources: resources)
    guard let compiled = try? compile.run(limits: Self.limits) else {
      return Result(messages: [], failure: .toolchain("“\(toolchain.compiler)” cannot be started"))
    }
    let messages = CompilerMessage.all(in: compiled.output)
    guard compiled.hasSucceeded else {
      return Result(messages: messages, failure: failure(of: compiled, messages))
    }
    guard let library else { return Result(messages: messages) }
    // With the header, calls can be followed through the library.
    let link = Command(
      toolchain.linker, ["-shared", "--eh-frame-hdr", "-o", library, toolchain.registration, object],
      resources: resources)
    let linked = try? link.run(limits: Self.limits)
    guard let linked, linked.hasSucceeded else {
      if let limit = linked.flatMap(limit) { return Result(messages: messages, failure: limit) }
      let said = linked.map { String(decoding: $0.output, as: UTF8.self) }
      return Result(
        messages: messages, failure: .toolchain(said ?? "“\(toolchain.linker)” cannot be started"))
    }
    return Result(messages: messages)
  }

  /// The limit that a program of the toolchain has reached; nil for none.
  private func limit(_ outcome: Command.Outcome) -> Failure? {
    if outcome.hasReachedMemoryLimit { return resources.memory.map { .takesTooMuchMemory($0) } }
    if outcome.hasReachedProcessorLimit { return resources.processorTime.map { .takesTooLong($0) } }
    return outcome.end == .timeLimit ? .takesTooLong(Int(Self.limits.time.components.seconds)) : nil
  }

  private func failure(of outcome: Command.Outcome, _ messages: [CompilerMessage]) -> Failure {
    if let message = messages.first(where: \.isAboutOtherToolchain) { return .otherToolchain(message.text) }
    // It quotes the author's lines, whatever words are in them.
    if case .status(.exit) = outcome.end, messages.contains(where: { $0.severity == .error }) {
      return .refused
    }
    return limit(outcome) ?? .toolchain(Self.words(of: outcome))
  }

  /// What a program of the toolchain has said before it failed, or how it has ended.
  private static func words(of outcome: Command.Outcome) -> String {
    let said = String(decoding: outcome.output.prefix(2000), as: UTF8.self)
    guard said.trimmed.isEmpty else { return said }
    return switch outcome.end {
    case .status(.exit(let code)): "the compiler ends with code \(code), and says nothing"
    case .status(.signal(let number)):
      "signal \(number) has ended the compiler, from outside or as memory ran out"
    case .timeLimit, .answerLimit: "the compiler doesn’t end"
    }
  }
}

extension CompilerMessage {
  /// Whether the compiler cannot read a module that was compiled before.
  fileprivate var isAboutOtherToolchain: Bool {
    ["module compiled with Swift ", "compiled module was created by "].contains { text.hasPrefix($0) }
      || text.hasPrefix("malformed compiled module")
  }
}
