import BasicTestSupport
import Foundation
import Testing

/// Kills the program at random moments: what is left is always one whole site, the old one or the new one.
///
/// A few times in the suite; `make crash` sets how often for each command. Moments come from a seed.
@Suite(.serialized)
struct CrashTests {
  private static let kills = ProcessInfo.processInfo.environment["CRASHES"].flatMap(Int.init) ?? 8
  private static let firstKill = ProcessInfo.processInfo.environment["FIRST_CRASH"].flatMap(Int.init) ?? 0

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (site, remainder) in [("a", 0), ("b", 1)] {
      try workspace.write("# Home of \(site)\n", to: "\(site)/content/index.md")
      for page in 0..<120 where page % 5 != remainder {
        let text = page % 3 == 0 ? "the same" : "of \(site)"
        try workspace.write("# Page \(page)\n\n\(text)\n", to: "\(site)/content/posts/p\(page).md")
      }
    }
  }

  /// Where a process is killed.
  private enum Moment {
    /// After a part of the time that it takes as a whole.
    case fraction(Double)
    /// After the writing has begun, and a part of that time.
    case writing(Double)

    init(_ generator: inout SeededGenerator) {
      self =
        Bool.random(using: &generator)
        ? .fraction(.random(in: 0...1.05, using: &generator))
        : .writing(.random(in: 0...0.5, using: &generator))
    }
  }

  @Test(arguments: ["build", "publish"])
  func `a killed command leaves the old site or the new one`(_ command: String) throws {
    let sites = try ["a": site("a", by: command), "b": site("b", by: command)]
    _ = try workspace.run(arguments(command, "a", to: "out"))
    try workspace.write("ref", to: "out/.git/HEAD")
    let start = ContinuousClock.now
    _ = try workspace.run(arguments(command, "b", to: "out"))
    let duration = ContinuousClock.now - start
    _ = try workspace.run(arguments(command, "a", to: "out"))
    var current = "a"
    var ends: [String: Int] = [:]
    for kill in Self.firstKill..<Self.firstKill + Self.kills {
      var generator = SeededGenerator(seed: UInt64(kill))
      let next = current == "a" ? "b" : "a"
      try end(workspace.start(arguments(command, next, to: "out")), at: Moment(&generator), duration)
      var left = try contents("out")
      left[".git/HEAD"] = nil
      // For a moment it is a link to where it is.
      #expect(try workspace.read("out/.git/HEAD") == "ref", "kill \(kill)")
      left[".git"] = nil
      let found = sites.first { $0.value == left }?.key
      try #require(found != nil, "kill \(kill): a mixture of two sites")
      ends[found == next ? "new" : "old", default: 0] += 1
      // Every other time the next command writes the other site, over whatever was left.
      current = kill % 2 == 0 ? next : current
      let outcome = try workspace.run(arguments(command, current, to: "out"))
      try #require(outcome.code == 0, "after kill \(kill): \(outcome.errors)")
      left = try contents("out")
      left[".git/HEAD"] = nil
      try #require(left == sites[current], "after kill \(kill)")
      try #require(try hidden() == [], "after kill \(kill)")
    }
    print(
      "\(command): \(Self.kills) kills, \(ends["old"] ?? 0) left the old site, \(ends["new"] ?? 0) the new one"
    )
  }

  @Test func `a killed preview leaves nothing`() throws {
    let before = try workspace.state(of: "a")
    for kill in Self.firstKill..<Self.firstKill + Self.kills {
      var generator = SeededGenerator(seed: UInt64(kill))
      let process = try workspace.start(["preview", "--source", "a", "--port", "0"])
      try end(process, at: .fraction(.random(in: 0...1, using: &generator)), .milliseconds(400))
      try #require(try workspace.state(of: "a") == before, "kill \(kill)")
      try #require(
        try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() == ["a", "b"])
    }
  }

  // MARK: Running

  private func arguments(_ command: String, _ source: String, to output: String) -> [String] {
    [command, "--quiet", "--source", source] + (command == "build" ? ["--output", output] : [output])
  }

  /// What a folder holds after a build that nobody disturbed.
  private func site(_ source: String, by command: String) throws -> [String: Data] {
    let outcome = try workspace.run(arguments(command, source, to: "whole-" + source))
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try contents("whole-" + source)
  }

  private func end(_ process: Process, at moment: Moment, _ duration: Duration) throws {
    let seconds = duration / .seconds(1)
    switch moment {
    case .fraction(let part): usleep(UInt32(seconds * part * 1e6))
    case .writing(let part):
      let stage = workspace.path + "/.out.zoetrope/stage"
      while process.isRunning, access(stage, F_OK) != 0 {}
      usleep(UInt32(seconds * part * 1e6))
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    let root = workspace.path + "/" + folder
    var contents: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder) else {
        continue
      }
      if !isFolder.boolValue {
        contents[name] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + name))
      }
    }
    return contents
  }

  /// What is left beside the output.
  private func hidden() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: workspace.path).filter { $0.hasPrefix(".") }
  }
}
