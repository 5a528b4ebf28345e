import Foundation
import Testing

/// The table of modules in ARCHITECTURE.md says what `Package.swift` says.
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

  /// The table's rows, with the modules among what they import.
  private static func table(of names: Set<String>) throws -> [String: Set<String>] {
    var rows: [String: Set<String>] = [:]
    for line in try text("ARCHITECTURE.md").split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { continue }
      let imports = Set(cells[1].components(separatedBy: ", ")).intersection(names)
      for name in cells[0].matches(of: /`(\w+)`/) { rows[String(name.1)] = imports }
    }
    return rows
  }

  /// A build finds modules that were built for others, too: only this test keeps a file from importing them.
  @Test func filesImportWhatThePackageLists() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let modules = try Self.modules()
    for (name, dependencies) in modules {
      let folder = root.appendingPathComponent("Sources/\(name)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.matches(of: /(?m)^(?:@\w+ )*import (?:\w+ )??(\w+)(?:\.\w+)?$/).map {
          String($0.1)
        }
        let missing = Set(imports).intersection(modules.keys).subtracting(dependencies)
        #expect(missing.isEmpty, "\(file.lastPathComponent) of \(name)")
      }
    }
  }

  @Test func everyRowIsTrue() throws {
    var modules = try Self.modules()
    // Programs for whoever works on this one.
    for tool in ["Campaign", "Fuzz"] { modules[tool] = nil }
    #expect(modules.count > 20)
    let table = try Self.table(of: Set(modules.keys))
    #expect(table.keys.sorted() == modules.keys.sorted())
    for (name, imports) in modules { #expect(table[name] == imports, "\(name)") }
  }
}
