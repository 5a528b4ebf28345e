import Diagnostics
import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Fixes do what they say: each that can be carried out word for word, in all golden sites with mistakes, is accepted by the next
/// build.
struct FixTests {
  @Test(arguments: GoldenSites.names)
  func `fixes are accepted by the next build`(_ name: String) throws {
    try expectFixes(of: TestSite(copyOf: name))
  }

  @Test(.enabled(if: Built.hasToolchain), arguments: ["fence-errors", "run-errors"])
  func `fixes of Swift are accepted by the next build`(_ name: String) throws {
    try expectFixes(of: TestSite(copyOf: name, in: "RunningSites", listings: .built()))
  }

  private func expectFixes(of site: TestSite) throws {
    let before = site.build().diagnostics
    for diagnostic in before {
      guard let fix = AppliedFix(diagnostic) else { continue }
      try site.source.write(fix.bytes, to: fix.path)
      let after = site.build(changed: [fix.path]).diagnostics
      #expect(
        !after.contains { AppliedFix.isAlike($0, diagnostic, line: fix.line) },
        "\(diagnostic.summary): \(diagnostic.fix ?? "") leaves it as it was")
      let known = Set(before.map(\.identifier) + ["site.changed"])
      let news = after.filter {
        $0.severity == .error && $0.range?.file.path == fix.path && !known.contains($0.identifier)
      }
      #expect(news.isEmpty, "\(diagnostic.summary): \(diagnostic.fix ?? "") leads to \(news.map(\.summary))")
      try site.source.write(fix.original, to: fix.path)
      _ = site.build(changed: [fix.path])
    }
  }

  /// Counts them, so that a change of words does not leave the test without work.
  @Test func `many fixes can be carried out`() throws {
    let applied = try GoldenSites.names.flatMap { try TestSite(copyOf: $0).build().diagnostics }
      .compactMap { AppliedFix($0) }
    #expect(applied.count >= 40)
  }
}

/// A source file after the fix of one diagnostic, carried out as a reader would: words in quotes are literal.
private struct AppliedFix {
  let path: String
  let bytes: [UInt8]
  let original: [UInt8]
  let line: Int

  /// Nil where the fix leaves something for its reader to decide.
  init?(_ diagnostic: Diagnostic) {
    guard let range = diagnostic.range, let fix = diagnostic.fix,
      let (place, words) = Self.edit(fix, at: range)
    else { return nil }
    path = range.file.path
    original = range.file.bytes
    line = range.file.location(at: range.bytes.lowerBound).line
    bytes = original[..<place.lowerBound] + Array(words.utf8) + original[place.upperBound...]
  }

  static func isAlike(_ a: Diagnostic, _ b: Diagnostic, line: Int) -> Bool {
    guard let place = a.range, place.file.path == b.range?.file.path else { return false }
    return a.identifier == b.identifier && a.summary == b.summary
      && place.file.location(at: place.bytes.lowerBound).line == line
  }

  private static func edit(_ fix: String, at range: SourceRange) -> (Range<Int>, String)? {
    let bytes = range.file.bytes
    let line = range.file.lineRange(at: range.bytes.lowerBound)
    let text = String(decoding: bytes[line], as: UTF8.self)
    if let name = words(of: fix, between: "did you mean “", "”?") { return (range.bytes, name) }
    if let written = words(of: fix, between: "write “", "”") {
      // A whole line, which begins as the one that is there.
      let key = written.prefix { $0.isLetter || $0 == ":" || $0 == "`" || $0 == "-" || $0 == "#" }
      let indentation = text.prefix { $0 == " " || $0 == "-" && !written.hasPrefix("-") }
      if !key.isEmpty, text.dropFirst(indentation.count).hasPrefix(key) {
        return ((line.lowerBound + indentation.utf8.count)..<line.upperBound, written)
      }
      return range.bytes.isEmpty ? nil : (range.bytes, written)
    }
    if let deleted = words(of: fix, between: "delete “", "”") {
      let rest = range.bytes.lowerBound..<line.upperBound
      let found = String(decoding: bytes[rest], as: UTF8.self).range(of: deleted)
      guard let found else { return nil }
      let skipped = String(decoding: bytes[rest], as: UTF8.self)[..<found.lowerBound].utf8.count
      let start = rest.lowerBound + skipped
      return (start..<(start + deleted.utf8.count), "")
    }
    if fix == "delete it" || fix == "delete one of them" || fix == "delete the rule’s name" {
      return (line, "")
    }
    return nil
  }

  /// The words between two marks, where the fix consists of nothing else.
  private static func words(of fix: String, between start: String, _ end: String) -> String? {
    guard fix.hasPrefix(start), fix.hasSuffix(end), fix.utf8.count > start.utf8.count + end.utf8.count else {
      return nil
    }
    return String(fix.dropFirst(start.count).dropLast(end.count))
  }
}
