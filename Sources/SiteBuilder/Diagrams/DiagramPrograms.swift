import Cache
import Directives
import Files
import ImageFiles
import Processes
import SVGInspection
import Synchronization
import Text

/// Draws diagrams as SVG files by other programs, each diagram once.
///
/// Graphviz takes some ten milliseconds, Mermaid starts a browser and takes seconds. What they write is checked as a
/// stranger's file: nothing in it may run.
package final class DiagramPrograms: Sendable {
  struct Problem: Error, Equatable {
    /// What went wrong: “the program …”.
    var reason: String
    /// The line of the diagram, from 1, if the program has named one.
    var line: Int?
  }

  /// The longest diagram and the largest drawing, in bytes.
  private static let sourceLimit = 200_000
  private static let drawingLimit = 8 << 20
  /// The bytes of drawings kept in memory.
  private static let memoryLimit = 16 << 20

  private let cache: Cache?
  /// The programs by their languages. Those that aren't installed are missing.
  private let paths: [DiagramLanguage: String]
  private let known = Mutex(Known())

  private struct Known {
    var drawings: [Digest: Result<[UInt8], Problem>] = [:]
    var bytes = 0
  }

  /// - Parameters:
  ///   - cache: keeps drawings beyond this object; nil for nowhere.
  ///   - paths: the programs; nil searches for them.
  package init(cache: Cache?, paths: [DiagramLanguage: String]? = nil) {
    self.cache = cache
    self.paths =
      paths
      ?? Dictionary(
        uniqueKeysWithValues: DiagramLanguage.allCases.compactMap { language in
          FileSystem.program(language.program).map { (language, $0) }
        })
  }

  func isInstalled(_ language: DiagramLanguage) -> Bool { paths[language] != nil }

  /// The SVG file of a diagram.
  func drawing(of source: [UInt8], _ language: DiagramLanguage) throws(Problem) -> [UInt8] {
    guard let path = paths[language] else { throw Problem(reason: "“\(language.program)” isn't installed") }
    guard source.count <= Self.sourceLimit else {
      throw Problem(reason: "it is longer than \(Self.sourceLimit) bytes")
    }
    let key = Self.key(of: source, language, path)
    if let known = known.withLock({ $0.drawings[key] }) { return try known.get() }
    if let kept = cache?.entry(for: key), Self.problem(of: kept) == nil { return kept }
    let result = Result { () throws(Problem) in try Self.draw(source, language, path) }
    let size = (try? result.get().count) ?? 0
    known.withLock { known in
      if known.bytes + size > Self.memoryLimit { known = Known() }
      known.bytes += size
      known.drawings[key] = result
    }
    let drawing = try result.get()
    cache?.keep(drawing, for: key)
    return drawing
  }

  private static func key(of source: [UInt8], _ language: DiagramLanguage, _ path: String) -> Digest {
    var fields = FieldWriter()
    fields.add("diagram 1")
    fields.add(language.rawValue)
    fields.add((try? Status(FileSystem.realPath(path) ?? path))??.version ?? "")
    fields.add(source)
    return SHA256.hash(fields.bytes)
  }

  private static func draw(
    _ source: [UInt8], _ language: DiagramLanguage, _ path: String
  ) throws(Problem) -> [UInt8] {
    let bytes: [UInt8]
    do {
      let folder = try TemporaryFolder()
      let (input, output) = (folder.path + "/diagram.txt", folder.path + "/diagram.svg")
      try FileSystem.write(source, to: input)
      let command = Command(
        path, language.arguments(source: input, drawing: output), folder: folder.path,
        resources: Command.Resources(memory: language.memory, processorTime: 60))
      let outcome = try command.run(limits: Command.Limits(time: .seconds(60), output: 1 << 16))
      guard outcome.hasSucceeded, let drawing = try? FileSystem.read(output, limit: drawingLimit) else {
        throw problem(of: outcome, language, source: input)
      }
      bytes = drawing
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(reason: "“\(language.program)” can't be run: \(error)")
    }
    if let problem = problem(of: bytes) { throw problem }
    return bytes
  }

  /// What a program has printed about its failure, without the path of the diagram, which is another each time.
  private static func problem(
    of outcome: Command.Outcome, _ language: DiagramLanguage, source: String
  ) -> Problem {
    if outcome.end == .timeLimit || outcome.hasReachedProcessorLimit {
      return Problem(reason: "“\(language.program)” takes too long for it")
    }
    if outcome.hasReachedMemoryLimit {
      return Problem(reason: "“\(language.program)” takes too much memory for it")
    }
    let lines = String(decoding: outcome.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.first { $0.lowercased().contains("error") } ?? lines.first ?? ""
    let parts = words.prefix(400).split(separator: " ").filter { !$0.hasPrefix(source) }
    let text = parts.joined(separator: " ")
    let number = parts.firstIndex(of: "line").flatMap { parts[($0 + 1)...].first?.prefix { $0.isNumber } }
    return Problem(
      reason: "“\(language.program)” failed" + (text.isEmpty ? "" : ": \(text)"),
      line: number.flatMap { Int($0) })
  }

  /// What keeps a page from showing a drawing.
  private static func problem(of drawing: [UInt8]) -> Problem? {
    switch SVGProblem.first(in: drawing) {
    case .runs(let script): return Problem(reason: "its drawing has \(script), which could run")
    case .malformed(let reason, let line):
      return Problem(reason: "its drawing isn't SVG: \(reason) in line \(line)")
    case nil: break
    }
    return PictureHeader(drawing)?.format == .svg ? nil : Problem(reason: "its drawing isn't SVG with a size")
  }
}
