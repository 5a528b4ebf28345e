import Foundation
import Testing

/// The drawing and the table of modules in ARCHITECTURE.md say what `Package.swift` says.
struct ArchitectureTests {
  private static func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The modules of `Sources` that are written in Swift, with those that they may import.
  private static func modules() throws -> [String: Set<String>] {
    let package = try text("Package.swift")
    var modules: [String: Set<String>] = [:]
    let targets = package.matches(
      of: /\.(?:executableTarget|target)\(\s*name: "(\w+)"((?:(?!\n    [.\/\]]).|\n(?!    [.\/\]]))*)/)
    for target in targets where !target.2.contains("path: \"Tests") {
      let list = target.2.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      modules[String(target.1)] = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    let isSwift = { (name: String) in name.firstMatch(of: /^C[A-Z]/) == nil }
    return modules.filter { isSwift($0.key) }.mapValues { $0.filter(isSwift) }
  }

  /// The modules that the table explains.
  private static func explained() throws -> Set<String> {
    let rows = try text("ARCHITECTURE.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.flatMap { $0.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) } })
  }

  /// The floors of the drawing, from the top: ` 9  SiteBuilder`.
  private static func drawnFloors() throws -> [Int: Set<String>] {
    let lines = try text("ARCHITECTURE.md").matches(of: /(?m)^ *(\d+)  (\w+(?:, \w+)*)$/)
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        (Int(line.1) ?? 0, Set(line.2.split(separator: ", ").map(String.init)))
      })
  }

  /// A module is one floor above the highest of those that it imports.
  private static func floors(of modules: [String: Set<String>]) -> [Int: Set<String>] {
    var known: [String: Int] = [:]
    func floor(of name: String) -> Int {
      if let floor = known[name] { return floor }
      let floor = (modules[name] ?? []).map(floor).max().map { $0 + 1 } ?? 1
      known[name] = floor
      return floor
    }
    return Dictionary(grouping: modules.keys, by: floor).mapValues { Set($0) }
  }

  /// The files of a folder of `Sources`, with their texts.
  private static func sources(in folder: String) throws -> [(file: URL, text: String)] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let folder = root.appendingPathComponent("Sources/\(folder)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
    return try (files ?? []).compactMap { $0 as? URL }.filter { ["swift", "c"].contains($0.pathExtension) }
      .map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// A build finds modules that were built for others, too: only this test keeps a file from importing them.
  @Test func filesImportWhatThePackageLists() throws {
    let modules = try Self.modules()
    for (name, dependencies) in modules {
      for (file, text) in try Self.sources(in: name) {
        let imports = text.matches(of: /(?m)^(?:@?\w+ )*import (?:\w+ )??(\w+)(?:\.\w+)?$/).map {
          String($0.1)
        }
        let missing = Set(imports).intersection(modules.keys).subtracting(dependencies)
        #expect(missing.isEmpty, "\(file.lastPathComponent) of \(name)")
      }
    }
  }

  /// Modules that call the system about files: `Files` with its C; HarfBuzz maps fonts; a process that is about to be
  /// confined opens what it may still read; the limits of control groups are read in C.
  private static let callers: Set = [
    "Files", "CSystem", "FontShaping", "Confinement", "CConfinement", "CProcesses",
  ]

  /// Devices, such as the null device, aren't files.
  @Test func filesAreReachedThroughFiles() throws {
    let calls =
      #/
      \b (?: open(?:at)? \( (?! "/dev/ ) [^\n]* \bO_[A-Z] | hb_blob_create_from_file
      | (?: f(?:d|re)?open | creat | f?access(?:at)? | [fl]?stat(?:at|v?fs)? | f?d?opendir | scandir | realpath
      | readlink(?:at)? | unlink(?:at)? | rename(?:at)? | mkdir(?:at)? | mk[ds]?temp | mkfifo | rmdir | linkat
      | symlink(?:at)? | truncate | f?chmod(?:at)? | [fl]?chown | f?utimen?s(?:at)? | getcwd ) \(
      | FileManager | FileHandle | contentsOf(?:File \s* :|: \s* URL) )
      /#
    for (file, text) in try Self.sources(in: "") {
      let module = String(file.pathComponents.drop { $0 != "Sources" }.dropFirst().first ?? "")
      if Self.callers.contains(module) { continue }
      let code = text.replacing(/\/\/[^\n]*/, with: "")
      let found = code.matches(of: calls).map { String($0.0) }
      #expect(found.isEmpty, "\(file.lastPathComponent)")
    }
  }

  /// Files outside of module `HTML` whose literals have tags.
  private static let filesWithTags: Set = [
    // They look for tags.
    "HTMLLexer", "StyleSheetInstruction", "Filter+Escaping", "Reference", "KramdownText+HTML",
    "KramdownTypography",
    "RougeCode", "RougeFigure", "PageHandler", "CatalogLinks", "StripComparison",
    // They turn tags into Markdown.
    "MarkdownConversion", "MarkdownConversion+Figures", "MarkdownConversion+Frames",
    "MarkdownConversion+Text",
    "MarkdownWriter",
    // It writes Markdown for a site, in which what folds is HTML.
    "MkDocsAdmonition",
    // They name tags in messages.
    "DialectNotation", "SVGElement", "SVGDrawing",
    // They write constants: of the preview, and what Liquid's `newline_to_br` is to write.
    "Responder", "ReloadScript", "Filter+Text",
  ]

  @Test func onlyTheWriterWritesTags() throws {
    var found: Set<String> = []
    for name in try Self.modules().keys where name != "HTML" {
      for (file, text) in try Self.sources(in: name) where file.pathExtension == "swift" {
        let code = text.split(separator: "\n").filter { line in
          line.utf8.contains(UInt8(ascii: "<")) && !line.drop { $0 == " " }.hasPrefix("//")
        }
        // After a name or a point, a bracket starts a generic type, or ends a range.
        let tag = /(?:^|[^.\w])<\/?(?:[a-z]|\\\()|"<\/?" \+|(?:\+=? |append\()"<\/?"/
        if code.contains(where: { $0.contains(tag) }) {
          found.insert(file.deletingPathExtension().lastPathComponent)
        }
      }
    }
    #expect(found == Self.filesWithTags)
  }

  @Test func everyModuleIsDrawnAndExplained() throws {
    var modules = try Self.modules()
    // Programs for whoever works on this one.
    for tool in ["Campaign", "Fuzz"] { modules[tool] = nil }
    #expect(modules.count > 20)
    #expect(try Self.drawnFloors() == Self.floors(of: modules))
    #expect(try Self.explained().isSuperset(of: modules.keys))
  }

  @Test func theArchitectureIsShort() throws {
    let words = try Self.text("ARCHITECTURE.md").split { $0.isWhitespace }
    #expect(words.count <= 2500)
  }
}
