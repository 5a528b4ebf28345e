import Files
import Processes
import Toolchain

/// Compiles listings to libraries with the toolchain's compiler and this program's module `UIKit`.
package struct ListingCompiler: Sendable {
  package enum LanguageMode: Int, Sendable, CaseIterable { case swift5 = 5, swift6 = 6 }

  package enum Failure: Error, Equatable {
    /// The listing has errors, which the messages describe.
    case refused
    /// The compiler exceeded a time in seconds.
    case takesTooLong(Int)
    /// The compiler exceeded an amount of memory in bytes.
    case takesTooMuchMemory(Int)
    /// Another toolchain compiled the modules that listings import. The value is the compiler's message.
    case otherToolchain(String)
    /// A program of the toolchain didn't start, or failed without an error in the listing.
    case toolchain(String)
  }

  package struct Result: Sendable {
    /// The compiler's messages, in order.
    package var messages: [CompilerMessage]
    /// The failure; nil for success.
    package var failure: Failure?
  }

  /// The libraries of a listing that names values of Foundation.
  private static let foundationLibraries = [
    "-lFoundation", "-lFoundationEssentials", "-lFoundationInternationalization",
  ]
  /// The modules that listings import, with their replacements, each of which imports only `UIKit`.
  ///
  /// A file that names values of Foundation has the real one: see `FoundationValues`. A target can't be called
  /// `Foundation` beside tests that import the real one. The compiler requires a module for each alias.
  private static let aliases = [
    ("Combine", "CombineNames"), ("CoreGraphics", "CoreGraphicsNames"), ("Dispatch", "DispatchNames"),
    ("Foundation", "FoundationNames"), ("QuartzCore", "QuartzCoreNames"),
  ]
  /// The limits of a program of the toolchain. The time limit is for one that waits.
  private static let limits = Command.Limits(time: .seconds(120), output: 1 << 20)
  /// The resources of a program of the toolchain. A listing usually takes 0.1 s and 200 MB.
  package static let resources = Command.Resources(memory: 1536 << 20, processorTime: 60)

  private let toolchain: SwiftToolchain
  private let modules: String
  private let resources: Command.Resources

  /// - Parameters:
  ///   - modules: the folder with `UIKit.swiftmodule` and the modules that it imports.
  ///   - resources: the limits for each program of the toolchain.
  package init(_ toolchain: SwiftToolchain, modules: String, resources: Command.Resources = resources) {
    self.toolchain = toolchain
    self.modules = modules
    self.resources = resources
  }

  /// Compiles a listing, and links it as a library for a program that contains module `UIKit`.
  ///
  /// - Parameters:
  ///   - folder: an existing folder for intermediate files.
  ///   - library: the path of the library; nil to only check the listing.
  ///   - code: the folder with the module of the site's own Swift; nil if the listing doesn't import it.
  package func compile(
    _ source: ListingSource, _ mode: LanguageMode, in folder: String, library: String?,
    importing code: String? = nil
  ) -> Result {
    let (file, object) = (folder + "/Listing.swift", folder + "/Listing.o")
    let ending = FoundationValues.ending(
      of: source.bytes, isBesideValues: source.code?.namesFoundationValues == true)
    // The site's own module says it for the files that import it.
    let isolation = mode == .swift6 && code == nil ? MainActorClasses.ending : []
    do throws(FileError) {
      try FileSystem.write(source.bytes + (ending ?? []) + isolation, to: file)
    } catch {
      return Result(messages: [], failure: .toolchain(error.description))
    }
    // Data isolation is checked after types, so a check has to generate SIL.
    var arguments =
      library == nil ? ["-emit-sil", "-o", "/dev/null"] : ["-c", "-gline-tables-only", "-o", object]
    arguments += ["-primary-file", file, "-module-name", ListingSource.module]
    if let code { arguments += Self.asOnePackage + ["-I", code] }
    return compilingCallsByClass(in: [file]) {
      compile(arguments, mode, object: object, library: library, hasFoundation: ending != nil)
    }
  }

  /// Compiles the site's own Swift, and links it as a library to load before those of listings.
  ///
  /// - Parameters:
  ///   - folder: an existing folder for intermediate files.
  ///   - module: the path of the module that listings import.
  func compile(
    _ code: SiteCode, _ mode: LanguageMode, in folder: String, library: String, module: String
  ) -> Result {
    let object = folder + "/Code.o"
    // Files of a module need different names, which files of two folders may lack.
    var files = code.files.indices.map { "\(folder)/\($0).swift" }
    let ending = code.namesFoundationValues ? FoundationValues.importing : []
    do throws(FileError) {
      for (file, source) in zip(files, code.files) { try FileSystem.write(source.bytes + ending, to: file) }
      if code.namesFoundationValues {
        files.append(folder + "/Foundation.swift")
        try FileSystem.write(FoundationValues.moduleFile, to: files[files.count - 1])
      }
      if mode == .swift6 {
        files.append(folder + "/Isolation.swift")
        try FileSystem.write(MainActorClasses.moduleFile, to: files[files.count - 1])
      }
    } catch {
      return Result(messages: [], failure: .toolchain(error.description))
    }
    let arguments =
      ["-c", "-gline-tables-only", "-o", object] + files + [
        "-module-name", SiteCode.module, "-enable-testing",
      ]
      + ["-emit-module-path", module] + Self.asOnePackage
    return compilingCallsByClass(in: files) {
      compile(arguments, mode, object: object, library: library, hasFoundation: code.namesFoundationValues)
    }
  }

  /// Puts listings and the site's Swift into one package, so that either can extend the other's types.
  private static let asOnePackage = ["-package-name", "site"]

  /// The compiler's arguments for what an author's Swift imports.
  ///
  /// - Parameters:
  ///   - folder: the folder with the modules.
  ///   - besideFoundation: whether it names Foundation's values.
  package static func moduleArguments(_ folder: String, besideFoundation: Bool = false) -> [String] {
    let aliases = besideFoundation ? aliasesBesideFoundation : aliases
    return ["-I", folder] + aliases.flatMap { ["-module-alias", "\($0)=\($1)"] }
  }

  /// The modules that have replacements beside the toolchain's Foundation, which imports Dispatch.
  private static let aliasesBesideFoundation = aliases.filter { !["Foundation", "Dispatch"].contains($0.0) }

  private func compile(
    _ own: [String], _ mode: LanguageMode, object: String, library: String?, hasFoundation: Bool = false
  ) -> Result {
    var arguments = ["-frontend"] + own + ["-parse-as-library", "-Onone"]
    // Unoptimized code would call specializations that optimized modules don't export.
    arguments += ["-Xllvm", "-sil-disable-pass=use-prespecialized"]
    // Checks of the compiler's own work.
    arguments += ["-sil-verify-none", "-disable-llvm-verify"]
    arguments += ["-swift-version", "\(mode.rawValue)"]
    arguments += Self.moduleArguments(modules, besideFoundation: hasFoundation)
    arguments += ["-diagnostic-style=llvm", "-no-color-diagnostics"]
    let compile = Command(toolchain.frontend, arguments, resources: resources)
    guard let compiled = try? compile.run(limits: Self.limits) else {
      return Result(messages: [], failure: .toolchain("can't start “\(toolchain.frontend)”"))
    }
    let messages = CompilerMessage.all(in: compiled.output)
    guard compiled.hasSucceeded else {
      return Result(messages: messages, failure: failure(of: compiled, messages))
    }
    guard let library else { return Result(messages: messages) }
    // The header allows stack unwinding through the library.
    let link = Command(
      toolchain.linker,
      ["-shared", "--eh-frame-hdr", "-o", library, toolchain.registration, object]
        + (hasFoundation ? ["-L", toolchain.runtime] + Self.foundationLibraries : []),
      resources: resources)
    let linked = try? link.run(limits: Self.limits)
    guard let linked, linked.hasSucceeded else {
      if let limit = linked.flatMap(limit) { return Result(messages: messages, failure: limit) }
      let said = linked.map { String(decoding: $0.output, as: UTF8.self) }
      return Result(
        messages: messages, failure: .toolchain(said ?? "can't start “\(toolchain.linker)”"))
    }
    return Result(messages: messages)
  }

  /// Compiles, and again if the compiler refused initializers that are called by a class's value.
  private func compilingCallsByClass(in files: [String], _ compile: () -> Result) -> Result {
    let result = compile()
    guard result.failure == .refused, var calls = CallsByClass(result.messages) else { return result }
    do throws(FileError) {
      for file in files {
        let bytes = try FileSystem.read(file, limit: .max)
        if let edited = calls.edited(bytes) { try FileSystem.write(edited, to: file) }
      }
    } catch {
      return Result(messages: [], failure: .toolchain(error.description))
    }
    var again = compile()
    again.messages = again.messages.map { [calls] in calls.inOriginal($0) }
    return again
  }

  /// The limit that a program of the toolchain has exceeded; nil for none.
  private func limit(_ outcome: Command.Outcome) -> Failure? {
    if outcome.hasReachedMemoryLimit { return resources.memory.map { .takesTooMuchMemory($0) } }
    if outcome.hasReachedProcessorLimit { return resources.processorTime.map { .takesTooLong($0) } }
    return outcome.end == .timeLimit ? .takesTooLong(Int(Self.limits.time.components.seconds)) : nil
  }

  private func failure(of outcome: Command.Outcome, _ messages: [CompilerMessage]) -> Failure {
    if let message = messages.first(where: \.isAboutOtherToolchain) { return .otherToolchain(message.text) }
    // Check this before the limits: the output quotes the author's lines, which may contain any words.
    if case .status(.exit) = outcome.end, messages.contains(where: { $0.severity == .error }) {
      return .refused
    }
    return limit(outcome) ?? .toolchain(Self.words(of: outcome))
  }

  /// The output of a failed program of the toolchain, or the way in which it ended.
  private static func words(of outcome: Command.Outcome) -> String {
    let said = String(decoding: outcome.output.prefix(2000), as: UTF8.self)
    guard said.trimmed.isEmpty else { return said }
    return switch outcome.end {
    case .status(.exit(let code)): "the compiler exits with code \(code), without a message"
    case .status(.signal(let number)):
      "signal \(number) ended the compiler, perhaps because memory ran out"
    case .timeLimit, .answerLimit: "the compiler doesn’t end"
    }
  }
}

extension CompilerMessage {
  /// Whether the compiler can't read a compiled module.
  fileprivate var isAboutOtherToolchain: Bool {
    ["module compiled with Swift ", "compiled module was created by "].contains { text.hasPrefix($0) }
      || text.hasPrefix("malformed compiled module")
  }
}
