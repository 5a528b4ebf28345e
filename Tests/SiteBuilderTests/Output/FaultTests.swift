import Files
import Foundation
import Testing
import Threads

@testable import SiteBuilder

/// Every call of the operating system that writing a site makes fails once, in turn, and every one of them is the last
/// that a killed process makes. What is left is the old site or the new one, whole, and it can be told which.
///
/// The suite takes one error and a part of the calls; `make faults` takes all of both.
struct FaultTests {
  private static let isWhole = ProcessInfo.processInfo.environment["FAULTS"] == "all"
  private static let codes = isWhole ? [EIO, EACCES, ENOSPC, EMFILE, EPERM, ESTALE] : [EIO, EACCES]
  /// From one call that fails to the next.
  private static let step = isWhole ? 1 : 11

  /// A way to write a site over another one.
  enum Way: String, CaseIterable, Sendable {
    case first, replacement, oneFile, inPlace, merge
  }

  private static let old = [
    "index.html": "old", "same/page.html": "same", "thing": "a file", "folder/inner/page.html": "in a folder",
    "gone/far/page.html": "old", "caf\u{e9}/index.html": "composed", "#1.html": "old",
    "two\nlines.html": "old",
  ]
  private static let new = [
    "index.html": "new", "same/page.html": "same", "thing/inner.html": "a folder by now",
    "folder": "a file by now",
    "came/far/page.html": "new", "cafe\u{301}/index.html": "decomposed", "#1.html": "new",
    "two\nlines.html": "old",
  ]

  @Test(arguments: Way.allCases)
  func `a call that fails leaves the old site or the new one, and the exit code tells which`(_ way: Way)
    throws
  {
    let trial = try Trial(way, old: Self.old(for: way), new: Self.new(for: way))
    var failed = 0
    for (place, code) in Self.codes.enumerated() {
      for number in stride(from: place * Self.step / Self.codes.count, to: try trial.count(), by: Self.step) {
        let faults = Faults(at: number, code: code)
        try trial.reset()
        let succeeded = trial.write(faults)
        failed += faults.hasFailed ? 1 : 0
        let made =
          "\(way), call \(number), \(faults.made.dropFirst(number).first?.rawValue ?? ""), error \(code)"
        try trial.check(succeeded ? .new : .old, made)
        try trial.checkNext(as: number, made)
      }
    }
    #expect(failed > 10)
    if Self.isWhole { print("\(way.rawValue): \(failed) failed calls") }
  }

  @Test(arguments: Way.allCases)
  func `killed after any call, the old site is left or the new one`(_ way: Way) throws {
    let trial = try Trial(way, old: Self.old(for: way), new: Self.new(for: way))
    let count = try trial.count()
    for number in stride(from: 0, to: count, by: Self.step) {
      let faults = Faults(at: number, .allFromThere)
      try trial.reset()
      _ = trial.write(faults)
      let made = "\(way), killed at call \(number), \(faults.made.dropFirst(number).first?.rawValue ?? "")"
      try trial.check(nil, made)
      try trial.checkNext(as: number, made)
    }
    if Self.isWhole { print("\(way.rawValue): killed at \(count) calls") }
  }

  private static func old(for way: Way) -> [String: String] { way == .first ? [:] : old }

  private static func new(for way: Way) -> [String: String] {
    way == .oneFile ? old.merging(["same/page.html": "other"]) { $1 } : new
  }
}

/// Writes one site over another, again and again.
private final class Trial {
  enum Site {
    case old, new
  }

  private let base: TemporaryFolder
  private let way: FaultTests.Way
  private let (old, new): ([String: String], [String: String])
  private let site: String

  init(_ way: FaultTests.Way, old: [String: String], new: [String: String]) throws {
    base = try TemporaryFolder()
    (self.way, self.old, self.new) = (way, old, new)
    site = base.path + "/out/site"
    try base.write("a picture", to: "source/picture.png")
    if way == .merge {
      let parts = [new.filter { $0.key < "d" }, new.filter { $0.key >= "d" }]
      for (index, part) in parts.enumerated() {
        let shard = try #require(Shard("\(index + 1)/2"))
        let session = OutputSession(OutputFolder(base.path + "/part-\(index)", source: base.path + "/source"))
        _ = try session.write(files(part), shard: shard, source: .init(Array(repeating: 7, count: 32)))
      }
    }
  }

  private func files(_ texts: [String: String]) -> [OutputFile] {
    var files = texts.map { OutputFile(path: $0.key, content: .bytes(Array($0.value.utf8))) }
    // Not every part has it.
    if texts["index.html"] != nil {
      files.append(OutputFile(path: "picture.png", content: .copy(of: base.path + "/source/picture.png")))
    }
    return files.sorted { SitePath.precedes($0.path, $1.path) }
  }

  private func session() -> OutputSession {
    OutputSession(OutputFolder(site, source: base.path + "/source", replacesInPlace: way == .inPlace))
  }

  /// Puts the old site there, with the data of a checkout.
  func reset() throws {
    try? base.remove("out")
    try base.write("", to: "out/beside")
    guard !old.isEmpty else { return }
    let session = session()
    try #require(session.problems.isEmpty)
    _ = try session.write(files(old))
    try base.write("ref", to: "out/site/.git/HEAD")
    try base.write("object", to: "out/site/.git/objects/caf\u{e9}")
  }

  /// How many calls it takes to write the new site.
  func count() throws -> Int {
    try reset()
    let faults = Faults(at: nil)
    #expect(write(faults))
    return faults.made.count
  }

  /// Writes the new site as a command does; whether it would end with 0.
  func write(_ faults: Faults?) -> Bool {
    Faults.$injected.withValue(faults) {
      Workers.$threadCount.withValue(1) {
        let merged = way == .merge ? MergedSite(of: [base.path + "/part-0", base.path + "/part-1"]) : nil
        guard merged?.diagnostics.isEmpty ?? true else { return false }
        let session = session()
        guard session.problems.isEmpty else { return false }
        return (try? session.write(merged?.files ?? files(new))) != nil
      }
    }
  }

  /// - Parameter expected: nil for any of them.
  func check(_ expected: Site?, _ made: String) throws {
    let found = contents()
    var allowed = (expected == .old ? [] : [expectation(new)]) + (expected == .new ? [] : [expectation(old)])
    if old.isEmpty { allowed.append([:]) }
    // In place there is a moment in which the folder holds files of both sites, and says so.
    let isUnfinished = expected != .new && InPlaceUpdate.isUnfinished(in: site)
    try #require(isUnfinished || allowed.contains(found), "\(made): \(found.keys.sorted())")
    try checkGit(made)
  }

  /// What another build makes of what is left.
  func checkNext(as number: Int, _ made: String) throws {
    if !old.isEmpty {
      // Whoever uses the checkout goes on.
      try base.write("written after", to: "out/site/.git/objects/\(number)")
    }
    // Every other time it is the old site that is written again.
    let next = number % 2 == 0 || old.isEmpty ? new : old
    do {
      let session = session()
      try #require(session.problems.isEmpty, "\(made): \(session.problems.map(\.summary))")
      _ = try session.write(files(next))
    }
    try checkClean("after \(made)")
    try #require(contents() == expectation(next), "after \(made)")
    try checkGit("after \(made)")
    if !old.isEmpty {
      try #require(try base.read("out/site/.git/objects/\(number)") == "written after", "\(made)")
    }
  }

  /// Nothing but the site is left beside it and in it.
  private func checkClean(_ made: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: base.path + "/out").sorted()
    try #require(names == ["beside", "site"], "\(made)")
    try #require(!base.exists("out/site/.zoetrope-work"), "\(made)")
  }

  private func checkGit(_ made: String) throws {
    guard !old.isEmpty else { return }
    try #require(try base.read("out/site/.git/HEAD") == "ref", "\(made)")
    try #require(try base.read("out/site/.git/objects/caf\u{e9}") == "object", "\(made)")
  }

  private func expectation(_ texts: [String: String]) -> [PathKey: [UInt8]] {
    guard !texts.isEmpty else { return [:] }
    let files = files(texts)
    var contents: [PathKey: [UInt8]] = [:]
    for file in files { contents[PathKey(file.path)] = try? file.bytes() }
    contents[PathKey(Manifest.fileName)] = Manifest(files.map(\.path)).bytes
    return contents
  }

  /// All files by their bytes, without those of the checkout.
  private func contents() -> [PathKey: [UInt8]] {
    var contents: [PathKey: [UInt8]] = [:]
    collect("", into: &contents)
    return contents
  }

  private func collect(_ folder: String, into contents: inout [PathKey: [UInt8]]) {
    for entry in (try? FileSystem.list(SitePath.join(site, folder))) ?? [] {
      let path = SitePath.join(folder, entry.name)
      if [".git", OutputFolder.innerWorkFolder].contains(path) { continue }
      if entry.kind == .folder {
        collect(path, into: &contents)
      } else {
        contents[PathKey(path)] = (try? FileSystem.read(site + "/" + path, limit: .max)) ?? []
      }
    }
  }
}
