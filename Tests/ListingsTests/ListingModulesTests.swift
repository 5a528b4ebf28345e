import Foundation
import Listings
import Testing

/// The list of modules against the places that need the same one.
struct ListingModulesTests {
  private static func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `make installs the modules that listings import`() throws {
    let makefile = try Self.text("Makefile").replacingOccurrences(of: "\\\n", with: " ")
    let list = try #require(makefile.firstMatch(of: /(?m)^MODULES := (.*)$/)?.1)
    #expect(Set(list.split(separator: " ").map(String.init)) == Set(ListingModules.names))
  }

  /// The modules that all files of a module import internally, if at all.
  private static func internalImports(of module: String) throws -> Set<String> {
    let folder = "Sources/\(module)"
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)
    let imports = try files.flatMap { try text(folder + "/" + $0).matches(of: /(?m)^(\w+ )?import (\w+)$/) }
    let (hidden, seen) = (imports.filter { $0.1 == "internal " }, imports.filter { $0.1 != "internal " })
    return Set(hidden.map { String($0.2) }).subtracting(seen.map { String($0.2) })
  }

  /// A compiler that imports a module looks for all the modules that it imports; library evolution hides those
  /// that it imports internally.
  @Test func `the list has each module that one of them imports`() throws {
    let package = try Self.text("Package.swift")
    for name in ListingModules.names {
      let target = try Regex(
        "\\.target\\(\\s*name: \"\(name)\",\\s*dependencies: \\[([^\\]]*)\\](,\\s*swiftSettings: .*evolution)?"
      )
      guard let match = package.firstMatch(of: target), let list = match.output[1].substring else { continue }
      let hidden = match.output[2].substring == nil ? [] : try Self.internalImports(of: name)
      let imported = list.matches(of: /"(\w+)"/).map { String($0.1) }.filter {
        !hidden.contains($0) && (!$0.hasPrefix("C") || $0 == "ConstraintSolver")
      }
      #expect(Set(imported).isSubset(of: ListingModules.names), "\(name)")
    }
  }
}
