import BasicTestSupport
import BuiltTestSupport
import Foundation
import Testing
import Toolchain

@testable import Listings

/// `content/reference/uikit.md` is made of the module that listings are compiled against.
@Suite(.enabled(if: SymbolGraph.extractor != nil))
struct ModuleReferenceTests {
  /// `RECORD=1` writes the page anew, and fails.
  @Test func `the reference lists what the module has`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../content/reference/uikit.md")
    let made = try ModuleReference().page
    let isRecorded = (try? String(contentsOf: page, encoding: .utf8)) == made
    if !isRecorded, ProcessInfo.processInfo.environment["RECORD"] != nil {
      try made.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(isRecorded, "RECORD=1 writes content/reference/uikit.md anew")
  }

  /// What does nothing says so, where a reader looks: in the comment of which the page is made.
  @Test func `a method with an empty body says that it does nothing`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/UIKit")
    let words =
      /without effect|no effect|does nothing|never called|not called|for subclasses|called|nothing|no meaning/
    var silent: [String] = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      var comment = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map({
        $0.drop { $0 == " " }
      }) {
        if line.hasPrefix("///") {
          comment += line.dropFirst(3)
        } else {
          let isEmpty = line.hasSuffix("{}") && (line.hasPrefix("open func") || line.hasPrefix("public func"))
          if isEmpty, comment.lowercased().firstMatch(of: words) == nil {
            silent.append("\(file.lastPathComponent): \(line)")
          }
          if !line.hasPrefix("@") { comment = "" }
        }
      }
    }
    #expect(silent.isEmpty)
  }
}

/// What the toolchain tells of a module's public interface.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Location: Decodable { var uri: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var docComment: Comment?
    var location: Location?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  static let extractor: String? = {
    guard let toolchain = SwiftToolchain(searchPath: Built.searchPath) else { return nil }
    let program = URL(fileURLWithPath: toolchain.compiler).deletingLastPathComponent()
      .appendingPathComponent("swift-symbolgraph-extract").path
    return FileManager.default.isExecutableFile(atPath: program) ? program : nil
  }()

  /// The graphs of a module: its own symbols, and what it adds to those of others.
  static func graphs(of module: String) throws -> [SymbolGraph] {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(extractor))
    process.arguments = [
      "-module-name", module, "-I", Built.modules, "-target", "\(architecture)-unknown-linux-gnu",
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    try process.run()
    process.waitUntilExit()
    return try folder.files().map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: folder.url($0)))
    }
  }

  #if arch(arm64)
  private static let architecture = "aarch64"
  #else
  private static let architecture = "x86_64"
  #endif
}

/// A page of all names that listings can use of UIKit and what it brings along.
private struct ModuleReference {
  private typealias Symbol = SymbolGraph.Symbol

  /// By the folders of the sources.
  private static let groups: [(title: String, folders: Set<String>)] = [
    ("App, device and screen", ["App"]), ("Views", ["Views"]), ("View animations", ["Animation"]),
    ("Auto Layout", ["AutoLayout"]), ("Controls and bars", ["Controls"]), ("Controllers", ["Controllers"]),
    ("Transitions", ["Transitions"]), ("Touches and gestures", ["Gestures", "Touches"]),
    ("Scrolling", ["ScrollView"]), ("Lists", ["Lists"]), ("Layers and animations", ["CoreAnimation"]),
    ("Drawing", ["Drawing", "CoreGraphics"]),
    ("Physics", ["Dynamics"]), ("Geometry", ["TransitionEngine"]),
    ("Foundation and time", ["Foundation", "Dispatch", "RunLoop", "Runtime"]),
  ]
  private static let prefixes = ["UI", "CA", "CG", "CF", "NS", "kCA"]
  /// Names of Apple's that begin otherwise. All others are the engine's own, and nobody's listing is about them.
  private static let others: Set = [
    "BlockOperation", "Bundle", "Date", "DispatchGroup", "DispatchQueue", "DispatchSemaphore",
    "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchTime",
    "DispatchTimeInterval", "DispatchTimeoutResult", "DispatchWallTime", "DispatchWorkItem",
    "ImageResource", "IMP", "IndexPath", "IndexSet", "Logger", "Method", "Notification",
    "NotificationCenter", "OSAllocatedUnfairLock", "OSLog", "OSLogMessage", "OSLogPrivacy", "OSLogType",
    "OSSignpostID", "OSSignpostType", "ObjCBool", "OperatingSystemVersion", "Operation", "OperationQueue",
    "ProcessInfo", "QualityOfService", "RunLoop", "RunLoopMode", "Selector", "SymbolEffect",
    "SymbolEffectOptions", "Thread", "TimeInterval", "Timer", "UserDefaults", "autoreleasepool",
    "dispatchPrecondition",
  ]
  /// The beginnings of names of the Objective-C runtime and of symbols' effects.
  private static let beginnings = ["objc_", "class_", "method_", "object_", "os_", "kCF"]
  private static let containers: Set = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]

  /// By the path of the type or the name that has them; each in order.
  private var members: [String: [Symbol]] = [:]
  private var tops: [Symbol] = []

  init() throws {
    let exported = try Self.exported()
    let graphs = try SymbolGraph.graphs(of: "UIKit") + SymbolGraph.graphs(of: "TransitionEngine")
    let inherited = Set(
      graphs.flatMap(\.relationships).filter { $0.kind == "overrides" }.map(\.source))
    for symbol in graphs.flatMap(\.symbols) where !inherited.contains(symbol.identifier.precise) {
      let name = symbol.pathComponents[0]
      let base = String(name.prefix { $0 != "(" })
      guard
        (Self.prefixes + Self.beginnings).contains(where: base.hasPrefix) || Self.others.contains(base)
          || base.hasSuffix("SymbolEffect"),
        !symbol.identifier.precise.hasPrefix("s:16TransitionEngine") || exported.contains(base),
        symbol.kind.identifier != "swift.func.op", !Self.isImplied(symbol)
      else { continue }
      if symbol.pathComponents.count == 1 { tops.append(symbol) }
      if symbol.pathComponents.count > 1 {
        members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].append(symbol)
      }
    }
  }

  /// What every value has that can be compared, or made of its raw value.
  private static func isImplied(_ symbol: Symbol) -> Bool {
    ["hash(into:)", "rawValue", "init(rawValue:)", "RawValue"].contains(symbol.pathComponents.last)
      || symbol.identifier.precise.contains("::SYNTHESIZED::")
  }

  /// The names of the engine that UIKit brings along.
  private static func exported() throws -> Set<String> {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/UIKit/Exports.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(
      lines.compactMap { $0.split(separator: " TransitionEngine.").dropFirst().first.map(String.init) })
  }

  // MARK: The page

  var page: String {
    var text = """
      ---
      title: Supported UIKit API
      summary: Every supported type and member of UIKit, Core Animation and Foundation for Swift listings, generated from the module itself.
      order: 11.5
      render_with_liquid: false
      defines: Symbols
      ---
      Listings are compiled against Zoetrope's own UIKit, which models the API that transitions use. This page is generated
      from that module, so it lists exactly the declared API. [UIKit engine](engine.md) describes its behavior and its
      [unsupported API](engine.md#what-there-is-not).

      Click a name to show its members. Inherited members are listed with the type that declares them. A name without a mark
      is modeled: it behaves in frames, gestures and callbacks as its description says. **Part** marks a name with partial
      behavior, whose description says what is missing; **recorded only** marks a name that code can set or call, without a
      visible effect.
      \(counts)

      """
    for group in Self.groups {
      let symbols = tops.filter { group.folders.contains(Self.folder(of: $0)) }
        .sorted { $0.pathComponents[0] < $1.pathComponents[0] }
      guard !symbols.isEmpty else { continue }
      text += "\n## \(group.title)\n\n"
      let (types, rest) = (
        symbols.filter { Self.containers.contains($0.kind.identifier) },
        symbols.filter { !Self.containers.contains($0.kind.identifier) }
      )
      text += types.map(details).joined(separator: "\n")
      if !rest.isEmpty { text += "\n" + Self.list(rest) }
    }
    return text
  }

  /// How much of it all there is.
  private var counts: String {
    let all = tops + members.values.joined()
    let (parts, recorded) = (
      all.filter { Self.status(of: $0) == .part }, all.filter { Self.status(of: $0) == .recorded }
    )
    return
      "Of \(all.count) names, \(all.count - parts.count - recorded.count) are modeled, \(parts.count) in part, "
      + "and \(recorded.count) are recorded only."
  }

  /// How much of what it promises a name does.
  private enum Status { case modeled, part, recorded }

  /// As the comment beside the code says, in these words: so the statement is where the code changes. What its first sentence
  /// says without effect is recorded only; what a later one does has an effect elsewhere.
  private static func status(of symbol: Symbol) -> Status {
    let all = sentences(of: symbol)
    let idle = /[Ww]ithout effect|[Nn]o effect|[Nn]o meaning|[Nn]ever called|[Nn]ever asked/
    if all.first?.contains(idle) == true { return .recorded }
    return all.contains { $0.contains(idle) || $0.contains(lack) } ? .part : .modeled
  }

  /// How a comment says what is missing.
  private static var lack: Regex<Substring> { /not modeled|not drawn|not asked/ }

  /// In front of the words on it.
  private static func mark(of symbol: Symbol) -> String {
    switch status(of: symbol) {
    case .modeled: ""
    case .part: "**Part.** "
    case .recorded: "**Recorded only.** "
    }
  }

  /// `Views`, of `…/Sources/UIKit/Views/UIView.swift`; the module for all others.
  private static func folder(of symbol: Symbol) -> String {
    let parts = (symbol.location?.uri ?? "").split(separator: "/").map(String.init)
    guard let module = parts.lastIndex(of: "Sources").map({ $0 + 1 }), module + 2 < parts.count else {
      return ""
    }
    return parts[module] == "UIKit" ? parts[module + 1] : parts[module]
  }

  private func details(_ type: Symbol) -> String {
    let path = type.pathComponents.joined(separator: ".")
    let all = (members[path] ?? []).sorted {
      ($0.pathComponents.last ?? "", $0.identifier.precise)
        < ($1.pathComponents.last ?? "", $1.identifier.precise)
    }
    let nested = all.filter { Self.containers.contains($0.kind.identifier) }
    let own = all.filter { !Self.containers.contains($0.kind.identifier) }
    let name =
      type.declarationFragments.map(\.spelling).joined().split(separator: " ")
      .first { $0 != "final" && $0 != "@MainActor" } ?? ""
    // Inside of the tag no Markdown is read.
    let words = (Self.mark(of: type) + Self.summary(of: type))
      .replacing(/`([^`]*)`/) { "<code>\($0.1)</code>" }
      .replacing(/\*\*([^*]*)\*\*/) { "<strong>\($0.1)</strong>" }
    var text = "<details id=\"\(path)\">\n<summary><code>\(name) \(path)</code> \(words)</summary>\n\n"
    text += Self.list(own)
    if !own.isEmpty { text += "\n" }
    return text + nested.map { details($0) + "\n" }.joined() + "</details>\n"
  }

  /// Members with a word on each, and those that need none together.
  private static func list(_ symbols: [Symbol]) -> String {
    let codes = codes(of: symbols)
    let (documented, others) = (
      codes.filter { !summary(of: $0.symbol).isEmpty }, codes.filter { summary(of: $0.symbol).isEmpty }
    )
    var lines = documented.map { "- \($0.code) \(mark(of: $0.symbol))\(summary(of: $0.symbol))" }
    let rest = others.map(\.code).joined(separator: ", ")
    if !rest.isEmpty { lines.append("- \(rest)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The declarations, with ids: their names, and numbers after those of further overloads.
  private static func codes(of symbols: [Symbol]) -> [(symbol: Symbol, code: String)] {
    var counts: [String: Int] = [:]
    return symbols.map { symbol in
      let name = symbol.pathComponents.joined(separator: ".")
      counts[name, default: 0] += 1
      let id = counts[name] == 1 ? name : "\(name)-\(counts[name] ?? 0)"
      let text = declaration(of: symbol).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(/[\\`*_\[\]~]/) { "\\\($0.0)" }
      return (symbol, "<code id=\"\(id)\">\(text)</code>")
    }
  }

  /// In one line, as short as it says all.
  private static func declaration(of symbol: Symbol) -> String {
    symbol.declarationFragments.map(\.spelling).joined()
      .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      .replacing(" { get set }", with: "").replacing("@MainActor ", with: "")
      .replacing("@discardableResult ", with: "").replacing("final ", with: "")
  }

  /// The first sentence of the comment, and those that say what is missing or only inferred.
  private static func summary(of symbol: Symbol) -> String {
    let all = sentences(of: symbol)
    let more = all.dropFirst().filter {
      $0.contains(lack) || $0.contains(/without effect|estimate|[Ii]nferred/)
    }
    return (all.prefix(1) + more).joined(separator: " ").replacing("<", with: "&lt;")
  }

  private static func sentences(of symbol: Symbol) -> [String] {
    let lines = (symbol.docComment?.lines.map(\.text) ?? []).prefix { !$0.hasPrefix("- ") }
    return sentences(lines.joined(separator: " "))
  }

  private static func sentences(_ text: String) -> [String] {
    let parts = text.components(separatedBy: ". ").map { $0.trimmingCharacters(in: .whitespaces) }
    return parts.enumerated().map { $0.offset < parts.count - 1 ? $0.element + "." : $0.element }
      .filter { !$0.isEmpty }
  }
}
