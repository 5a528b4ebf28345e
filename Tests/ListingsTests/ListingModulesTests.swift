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

  /// A compiler that imports a module looks for all the modules that it imports.
  @Test func `the list has each module that one of them imports`() throws {
    let package = try Self.text("Package.swift")
    for name in ListingModules.names {
      let target = try Regex("\\.target\\(\\s*name: \"\(name)\",\\s*dependencies: \\[([^\\]]*)\\]")
      guard let list = package.firstMatch(of: target)?.output[1].substring else { continue }
      let imported = list.matches(of: /"(\w+)"/).map { String($0.1) }.filter {
        !$0.hasPrefix("C") || $0 == "ConstraintSolver"
      }
      #expect(Set(imported).isSubset(of: ListingModules.names), "\(name)")
    }
  }
}
