import Diagnostics
import Directives
import JSON
import Lint
import Rendering
import TransitionEngine

/// What happened in a run, for programs: calls, motion, findings and words, as JSON.
///
/// The reference describes the members. They change only with `version`.
package struct RunDescription {
  /// The version of the form.
  package static let version = 1

  private let record: RunRecord

  package init(_ record: RunRecord) { self.record = record }

  /// The description of all runs of a document.
  ///
  /// - Parameters:
  ///   - file: the path of the document.
  ///   - problems: its diagnostics.
  package static func document(_ records: [RunRecord], of file: String, _ problems: [JSONValue]) -> JSONValue
  {
    [
      "version": .integer(version), "file": .string(file),
      "runs": .array(records.map { RunDescription($0).json }), "problems": .array(problems),
    ]
  }

  package var json: JSONValue {
    let timeline = record.timeline
    let instants = record.instants
    return [
      "figure": .string(record.figure), "title": .string(record.title),
      "description": .string(record.description), "facts": .array(record.facts.map(JSONValue.string)),
      "size": Self.pair(timeline.size.width, timeline.size.height),
      "duration": .number(rounded(timeline.duration)), "ends": .bool(!timeline.isUnfinished),
      "outcome": timeline.transitions.isEmpty
        ? .null : .string(timeline.outcome == .finished ? "finished" : "cancelled"),
      "instants": .array(instants.map { .number(rounded($0)) }),
      "transitions": .array(timeline.transitions.map(transition)),
      "calls": .array(timeline.events.indices.map(call)),
      "interaction": .array(timeline.interaction.map(step)),
      "touches": .array(timeline.touches.map(touch)),
      "animations": .array(animations), "layers": .array(layers),
      "lint": .array(zip(record.findings, record.findingPlaces).map(finding)),
      "printed": .array(record.printed.map(JSONValue.string)),
    ]
  }

  // MARK: What happened

  private func transition(_ transition: TransitionRecord) -> JSONValue {
    [
      "animator": .string(transition.animator), "interactor": text(transition.interactor),
      "from": .string(transition.fromName), "to": .string(transition.toName),
      "requested": .number(rounded(transition.requested)), "started": time(transition.started),
      "ended": time(transition.ended), "isInteractive": .bool(transition.isInteractive),
      "isDismissal": .bool(transition.isDismissal), "wasCancelled": .bool(transition.wasCancelled),
      "completions": .array(
        transition.completions.map {
          ["time": .number(rounded($0.time)), "didComplete": .bool($0.didComplete)]
        }),
    ]
  }

  private func call(_ index: Int) -> JSONValue {
    let event = record.timeline.events[index]
    let kind =
      switch event.kind {
      case .call: "call"
      case .callback: "callback"
      case .state: "state"
      }
    return .object(
      place(record.callPlaces[index]).merging([
        "time": .number(rounded(event.time)), "kind": .string(kind), "actor": .string(event.actor),
        "name": .string(event.name), "detail": .string(event.detail),
      ]) { $1 })
  }

  private func step(_ sample: InteractionSample) -> JSONValue {
    [
      "time": .number(rounded(sample.time)), "kind": .string("\(sample.kind)"),
      "fraction": .number(rounded(sample.fraction)), "transition": .integer(sample.transition),
    ]
  }

  private func touch(_ touch: TouchRecord) -> JSONValue {
    [
      "ended": time(touch.ended), "wasCancelled": .bool(touch.wasCancelled),
      "samples": .array(
        touch.samples.map {
          ["time": .number(rounded($0.time)), "point": Self.pair($0.point.x, $0.point.y)]
        }),
    ]
  }

  private func finding(_ finding: LintFinding, _ range: SourceRange?) -> JSONValue {
    .object(
      place(range).merging([
        "rule": .string(finding.rule.name),
        "severity": .string(finding.rule.severity == .note ? "note" : "warning"),
        "time": .number(rounded(finding.time)), "layer": .string(finding.layerName),
        "actor": .string(finding.actor), "call": .string(finding.call), "message": .string(finding.message),
        "fix": .string(finding.fix),
      ]) { $1 })
  }

  // MARK: Motion

  /// The animations, in the order in which they were added.
  private var animations: [JSONValue] {
    var names: [Layer.ID: String] = [:]
    var seen: Set<LayerAnimation> = []
    var found: [JSONValue] = []
    for commit in record.timeline.commits {
      for (id, animations) in commit.animations.sorted(by: { $0.key < $1.key }) {
        for animation in animations where seen.insert(animation).inserted {
          let name = names[id] ?? commit.root.descendant(id)?.layer.name ?? ""
          names[id] = name
          found += described(animation, name)
        }
      }
    }
    return found
  }

  /// The animation; for a group, those in it, each with the group's own times.
  ///
  /// - Parameter groups: the groups around the animation, the outermost first.
  private func described(
    _ animation: LayerAnimation, _ layer: String, in groups: [LayerAnimation] = []
  ) -> [JSONValue] {
    switch animation.kind {
    case .group(let children): return children.flatMap { described($0, layer, in: groups + [animation]) }
    case .property(let property):
      var members = times(of: animation).merging([
        "layer": .string(layer), "property": .string(property.keyPath.rawValue),
        "isAdditive": .bool(property.isAdditive),
        "keyTimes": .array(property.keyTimes.map { .number(rounded($0)) }),
        "values": .array(property.values.map(value)),
      ]) { $1 }
      if !groups.isEmpty { members["groups"] = .array(groups.map { .object(times(of: $0)) }) }
      return [.object(members)]
    }
  }

  private func times(of animation: LayerAnimation) -> [String: JSONValue] {
    [
      "begin": .number(rounded(animation.beginTime)), "duration": .number(rounded(animation.duration)),
      "curve": curve(animation.timing),
      "repeatCount": animation.repeatCount.isFinite
        ? .number(rounded(animation.repeatCount)) : .string("infinite"),
      "autoreverses": .bool(animation.autoreverses),
    ]
  }

  private func curve(_ curve: TimingCurve) -> JSONValue {
    switch curve {
    case .linear: ["kind": "linear"]
    case .bezier(let bezier):
      [
        "kind": "cubic-bezier",
        "points": .array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { .number(rounded($0)) }),
      ]
    case .spring(_, let duration): ["kind": "spring", "duration": .number(rounded(duration))]
    }
  }

  private func value(_ value: PropertyAnimation.Value) -> JSONValue {
    switch value {
    case .number(let number): .number(rounded(number))
    case .point(let point): Self.pair(point.x, point.y)
    case .size(let size): Self.pair(size.width, size.height)
    case .rect(let rect): numbers([rect.minX, rect.minY, rect.width, rect.height])
    case .transform(let m):
      numbers([
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42,
        m.m43, m.m44,
      ])
    case .color(let color): self.color(color)
    case .numbers(let values): numbers(values)
    case .colors(let colors):
      .array(colors.map(color))
    case .path(let path):
      [
        "bounds": numbers([
          path.controlBounds.minX, path.controlBounds.minY, path.controlBounds.width,
          path.controlBounds.height,
        ])
      ]
    }
  }

  private func color(_ color: Color) -> JSONValue {
    func components(_ components: Color.Components) -> JSONValue {
      ["color": .string(components.hex), "alpha": .number(rounded(Double(components.alphaStep) / 1000))]
    }
    return ["light": components(color.light), "dark": components(color.dark)]
  }

  /// The layers that move, at the instants of the strip.
  private var layers: [JSONValue] {
    LayerMotion.all(in: record.timeline, at: record.instants).map { motion in
      [
        "name": .string(motion.name),
        "states": .array(
          motion.states.map { state in
            guard let state else { return .null }
            return [
              "corners": .array(state.corners.map { Self.pair($0.x, $0.y) }),
              "opacity": .number(rounded(state.opacity)),
            ]
          }),
      ]
    }
  }

  // MARK: Values

  private func place(_ range: SourceRange?) -> [String: JSONValue] {
    guard let range else { return [:] }
    let start = range.start
    return [
      "file": .string(range.file.path), "line": .integer(start.line), "column": .integer(start.column),
    ]
  }

  private func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  private func time(_ time: TimeInterval?) -> JSONValue { time.map { .number(rounded($0)) } ?? .null }
  private func numbers(_ values: [CGFloat]) -> JSONValue { .array(values.map { .number(rounded($0)) }) }
  private static func pair(_ a: CGFloat, _ b: CGFloat) -> JSONValue {
    .array([.number(rounded(a)), .number(rounded(b))])
  }
}

/// A number to four decimals, which is a ten thousandth of a point or of a second. No zero is negative.
func rounded(_ value: Double) -> Double {
  guard value.isFinite, abs(value) < 1e11 else { return value }
  let result = (value * 10_000).rounded() / 10_000
  return result == 0 ? 0 : result
}
