import Foundation
import Testing

@testable import SiteBuilder

/// Whole sites and what becomes of them: `Sites/<name>/expected` and `Sites/<name>/diagnostics.txt`.
///
/// `RECORD=1 swift test --filter GoldenSites` writes both anew, and fails; review the difference.
struct GoldenSites {
  private static let sites = TestSite.testFolder + "/Sites"
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: sites)) ?? []).sorted()

  @Test(arguments: names)
  func `becomes what is expected`(_ name: String) throws {
    let site = try TestSite(copyOf: name)
    let built = site.build()
    let folder = Self.sites + "/" + name
    // Copies are read from the source, which goes with the test's site.
    let actual = try withExtendedLifetime(site) {
      built.hasFailed(strict: false) ? [:] : try Self.texts(of: built)
    }
    if Self.isRecording {
      try Self.record(actual, built.report, in: folder)
      Issue.record("recorded \(name)")
    }
    #expect(built.report == (try? String(contentsOfFile: folder + "/diagnostics.txt", encoding: .utf8)) ?? "")
    let expected = try Self.recorded(in: folder + "/expected")
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (path, text) in actual { #expect(text == expected[path], "\(path)") }
  }

  @Test func `there are sites`() {
    #expect(Self.names.count >= 10)
  }

  private static func texts(of built: BuiltSite) throws -> [String: String] {
    var texts: [String: String] = [:]
    for file in built.ownFiles { texts[file.path] = String(decoding: try file.bytes(), as: UTF8.self) }
    return texts
  }

  private static func recorded(in folder: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    let items = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    var isFolder: ObjCBool = false
    for item in items
    where FileManager.default.fileExists(atPath: folder + "/" + item, isDirectory: &isFolder) {
      guard !isFolder.boolValue else { continue }
      texts[item] = try String(contentsOfFile: folder + "/" + item, encoding: .utf8)
    }
    return texts
  }

  private static func record(_ texts: [String: String], _ report: String, in folder: String) throws {
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
