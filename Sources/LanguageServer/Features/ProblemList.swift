import Diagnostics
import JSON
import SiteBuilder

/// The problems of a site by the addresses of their files.
struct ProblemList {
  private(set) var byAddress: [String: [JSONValue]] = [:]
  /// The positions in the file that was last needed of each path.
  private var positions: [String: (file: SourceFile, positions: TextPositions)] = [:]
  private let paths: SitePaths

  /// The maximum number of problems of a file.
  private static let limit = 1_000

  init(_ diagnostics: [Diagnostic], _ paths: SitePaths) {
    self.paths = paths
    for diagnostic in diagnostics {
      // A problem of the whole site is shown at its configuration.
      let path = diagnostic.range?.file.path ?? SiteNames.configurationFile
      let address = paths.address(path)
      guard byAddress[address, default: []].count < Self.limit else { continue }
      let problem = json(diagnostic)
      byAddress[address, default: []].append(problem)
    }
  }

  private mutating func json(_ diagnostic: Diagnostic) -> JSONValue {
    var message = diagnostic
    message.notes = diagnostic.notes.filter { $0.range == nil }
    let related = diagnostic.notes.compactMap { note -> JSONValue? in
      guard let range = note.range else { return nil }
      return [
        "location": ["uri": .string(paths.address(range.file.path)), "range": json(range)],
        "message": .string(note.message),
      ]
    }
    var members: [String: JSONValue] = [
      "range": diagnostic.range.map { json($0) } ?? TextPositions([]).json(0..<0),
      "severity": .integer(diagnostic.severity.level), "source": "zoetrope",
      "code": .string(diagnostic.identifier), "message": .string(message.wholeMessage),
    ]
    if !related.isEmpty { members["relatedInformation"] = .array(related) }
    if let word = diagnostic.replacement { members["data"] = ["replacement": .string(word)] }
    return .object(members)
  }

  private mutating func json(_ range: SourceRange) -> JSONValue {
    let file = range.file
    if let known = positions[file.path], known.file === file { return known.positions.json(range.bytes) }
    let made = TextPositions(file.bytes)
    positions[file.path] = (file, made)
    return made.json(range.bytes)
  }
}

extension Diagnostic.Severity {
  fileprivate var level: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension Diagnostic {
  /// The word that the fix proposes in place of the range; nil for other fixes.
  fileprivate var replacement: String? {
    guard let fix, fix.hasPrefix("did you mean “"), fix.hasSuffix("”?") else { return nil }
    let word = String(fix.dropFirst("did you mean “".count).dropLast(2))
    return word.contains("“") ? nil : word
  }
}
