import Diagnostics
import Directives
import JSON
import Text
import TransitionEngine

/// The recorded motion of a run: what `zoetrope test` compares later runs with.
package struct MotionGolden: Sendable {
  /// The version of the form.
  static let version = 1

  /// How often a call was made, and when.
  struct Calls: Equatable, Sendable {
    var actor, name: String
    var count: Int
    /// Seconds.
    var first, last: TimeInterval
  }

  /// A layer that moves.
  struct Track: Sendable {
    var name: String
    /// A state for each instant; nil while the layer isn't on screen.
    var states: [LayerMotion.State?]
  }

  package let figure: String
  let title: String
  /// Seconds.
  let duration: TimeInterval
  let ends: Bool
  /// `finished` or `cancelled`; nil without a transition.
  let outcome: String?
  /// The instants of the states, in seconds.
  package let instants: [TimeInterval]
  let tracks: [Track]
  let calls: [Calls]
  /// The names of the lint rules that fired, sorted.
  let lint: [String]

  /// The motion of a run at the instants of its strip.
  package init(_ record: RunRecord) { self.init(record, at: record.instants.map(rounded)) }

  /// The motion of a run at the instants of a recorded one, with the layers that moved then. If the run takes longer
  /// or less, these are the same fractions of its duration, so that only the duration differs in a motion that is
  /// slower or faster.
  package init(
    _ record: RunRecord, comparedWith golden: MotionGolden,
    within tolerance: MotionDifference.Tolerance = .init()
  ) {
    let duration = rounded(record.timeline.duration)
    let isStretched = golden.duration > 0 && abs(duration - golden.duration) > tolerance.time
    let rate = isStretched ? duration / golden.duration : 1
    self.init(
      record, at: golden.instants.map { rounded($0 * rate) }, following: Set(golden.tracks.map(\.name)))
  }

  private init(_ record: RunRecord, at instants: [TimeInterval], following names: Set<String> = []) {
    let timeline = record.timeline
    (figure, title, self.instants) = (record.figure, record.title, instants)
    duration = rounded(timeline.duration)
    ends = !timeline.isUnfinished
    outcome = timeline.transitions.isEmpty ? nil : timeline.outcome == .finished ? "finished" : "cancelled"
    tracks = LayerMotion.all(in: timeline, at: instants, following: names).map {
      Track(name: $0.name, states: $0.states)
    }
    calls = Self.calls(in: timeline)
    lint = record.findings.map(\.rule.name).sorted()
  }

  private static func calls(in timeline: Timeline) -> [Calls] {
    var calls: [Calls] = []
    var positions: [String: Int] = [:]
    for event in timeline.events where event.kind != .state {
      let key = event.actor + "." + event.name
      if let position = positions[key] {
        calls[position].count += 1
        calls[position].last = rounded(event.time)
      } else {
        positions[key] = calls.count
        let time = rounded(event.time)
        calls.append(Calls(actor: event.actor, name: event.name, count: 1, first: time, last: time))
      }
    }
    return calls
  }
}

// MARK: JSON

extension MotionGolden {
  /// A file of goldens: a line for each layer and each call, so that a change is a change of few lines.
  package static func file(_ goldens: [MotionGolden]) -> [UInt8] {
    var lines = ["{\"version\":\(version),\"runs\":["]
    for (index, golden) in goldens.enumerated() {
      lines += golden.lines
      lines[lines.count - 1] += index + 1 < goldens.count ? "," : ""
    }
    lines.append("]}")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private var lines: [String] {
    func text(_ value: JSONValue) -> String { String(decoding: value.bytes, as: UTF8.self) }
    func list(_ values: [JSONValue]) -> [String] {
      values.enumerated().map { "  " + text($1) + ($0 + 1 < values.count ? "," : "") }
    }
    let head: JSONValue = [
      "figure": .string(figure), "title": .string(title), "duration": .number(duration), "ends": .bool(ends),
      "outcome": outcome.map(JSONValue.string) ?? .null, "lint": .array(lint.map(JSONValue.string)),
      "instants": .array(instants.map(JSONValue.number)),
    ]
    return [text(head).droppingBrace + ",\"layers\":["] + list(tracks.map(\.json)) + ["],\"calls\":["]
      + list(calls.map(\.json)) + ["]}"]
  }

  /// Reads a file.
  ///
  /// - Parameter path: for diagnostics.
  /// - Throws: a diagnostic if it isn't one of goldens, or has another version.
  package static func read(_ bytes: [UInt8], at path: String) throws(Diagnostic) -> [MotionGolden] {
    let file = SourceFile(path: path, bytes: bytes)
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(reading: bytes) } catch {
      throw .error(
        "golden.file", "this isn't a golden: \(error.message)",
        at: SourceRange(file, min(error.position, bytes.count)..<min(error.position + 1, bytes.count)),
        fix: "delete it, and record it with --record")
    }
    guard let version = json["version"]?.integer, let runs = json["runs"]?.array else {
      throw .error("golden.file", "this isn't a golden", at: SourceRange(startOf: file), fix: "move it away")
    }
    guard version == Self.version else {
      throw .error(
        "golden.version",
        "this golden has version \(version), and this program writes version \(Self.version)",
        at: SourceRange(startOf: file),
        fix: version > Self.version
          ? "install a newer Zoetrope" : "look at the figures, and record them with --record")
    }
    let goldens = runs.compactMap(MotionGolden.init)
    guard goldens.count == runs.count else {
      throw .error(
        "golden.file", "a run in this golden has other members than this version's",
        at: SourceRange(startOf: file), fix: "delete the file, and record it with --record")
    }
    return goldens
  }

  private init?(_ json: JSONValue) {
    guard let figure = json["figure"]?.string, let title = json["title"]?.string,
      let duration = json["duration"]?.number, let ends = json["ends"]?.bool,
      let instants = json["instants"]?.numbers, let layers = json["layers"]?.array,
      let calls = json["calls"]?.array, let lint = json["lint"]?.array
    else { return nil }
    (self.figure, self.title, self.duration, self.ends) = (figure, title, duration, ends)
    outcome = json["outcome"]?.string
    (self.instants, self.lint) = (instants, lint.compactMap(\.string))
    let tracks = layers.compactMap { Track($0, count: instants.count) }
    self.tracks = tracks
    let read = calls.compactMap(Calls.init)
    self.calls = read
    guard tracks.count == layers.count, read.count == calls.count else { return nil }
  }
}

extension MotionGolden.Calls {
  fileprivate var json: JSONValue {
    [
      "actor": .string(actor), "name": .string(name), "count": .integer(count), "first": .number(first),
      "last": .number(last),
    ]
  }

  fileprivate init?(_ json: JSONValue) {
    guard let actor = json["actor"]?.string, let name = json["name"]?.string,
      let count = json["count"]?.integer,
      let first = json["first"]?.number, let last = json["last"]?.number
    else { return nil }
    self.init(actor: actor, name: name, count: count, first: first, last: last)
  }
}

extension MotionGolden.Track {
  fileprivate var json: JSONValue {
    [
      "name": .string(name),
      "states": .array(
        states.map { state in
          guard let state else { return .null }
          return .array(
            (state.corners.flatMap { [$0.x, $0.y] } + [state.opacity]).map { .number(rounded($0)) })
        }),
    ]
  }

  fileprivate init?(_ json: JSONValue, count: Int) {
    guard let name = json["name"]?.string, let states = json["states"]?.array, states.count == count else {
      return nil
    }
    var read: [LayerMotion.State?] = []
    for state in states {
      if state == .null {
        read.append(nil)
        continue
      }
      guard let numbers = state.numbers, numbers.count == 9 else { return nil }
      let corners = (0..<4).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      read.append(LayerMotion.State(corners: corners, opacity: numbers[8]))
    }
    self.init(name: name, states: read)
  }
}

extension String {
  fileprivate var droppingBrace: String { String(dropLast()) }
}
