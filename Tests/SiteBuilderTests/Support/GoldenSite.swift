import Directives
import Foundation
import Testing

@testable import SiteBuilder

/// A site of a folder beside the tests, and what becomes of it: `<name>/expected` and `<name>/diagnostics.txt`.
///
/// With `RECORD=1` both are written anew, and the test fails; review the difference.
struct GoldenSite {
  private let name: String
  private let parent: String
  private var folder: String { TestSite.testFolder + "/\(parent)/" + name }

  init(_ name: String, in parent: String) {
    self.name = name
    self.parent = parent
  }

  static func names(in parent: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: TestSite.testFolder + "/" + parent)) ?? [])
      .sorted()
  }

  /// - Parameter listings: what runs the site's Swift; nil only shows it.
  func expect(_ listings: ListingService? = nil) throws {
    let site = try TestSite(copyOf: name, in: parent, listings: listings)
    let built = site.build()
    // Copies are read from the source, which goes with the test's site.
    let actual = try withExtendedLifetime(site) {
      built.hasFailed(strict: false) ? [:] : try Self.texts(of: built)
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try record(actual, built.report)
      Issue.record("recorded \(name)")
    }
    let said = (try? String(contentsOfFile: folder + "/diagnostics.txt", encoding: .utf8)) ?? ""
    #expect(built.report == said, Self.firstDifference(built.report, said))
    let expected = try recorded()
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (path, text) in actual { #expect(text == expected[path], "\(path)") }
  }

  /// The first line that is not the recorded one.
  private static func firstDifference(_ report: String, _ recorded: String) -> Comment {
    let lines = [report, recorded].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let pair = zip(lines[0], lines[1]).first { $0 != $1 }
    return pair.map { "“\($0)” instead of “\($1)”" } ?? "one of them is longer"
  }

  private static func texts(of built: BuiltSite) throws -> [String: String] {
    var texts: [String: String] = [:]
    for file in built.ownFiles { texts[file.path] = String(decoding: try file.bytes(), as: UTF8.self) }
    return texts
  }

  private func recorded() throws -> [String: String] {
    var texts: [String: String] = [:]
    let folder = folder + "/expected"
    let items = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    var isFolder: ObjCBool = false
    for item in items
    where FileManager.default.fileExists(atPath: folder + "/" + item, isDirectory: &isFolder) {
      guard !isFolder.boolValue else { continue }
      texts[item] = try String(contentsOfFile: folder + "/" + item, encoding: .utf8)
    }
    return texts
  }

  private func record(_ texts: [String: String], _ report: String) throws {
    let files = FileManager.default
    try? files.removeItem(atPath: folder + "/expected")
    try? files.removeItem(atPath: folder + "/diagnostics.txt")
    if !report.isEmpty {
      try report.write(toFile: folder + "/diagnostics.txt", atomically: true, encoding: .utf8)
    }
    for (path, text) in texts {
      let url = URL(fileURLWithPath: folder + "/expected/" + path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }
}
