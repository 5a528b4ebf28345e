import Directives
import TransitionEngine

/// What happened in a run, for people: a few lines of text.
package struct RunReport {
  package let text: String

  package init(_ record: RunRecord) {
    let timeline = record.timeline
    var lines = [record.description]
    if !timeline.events.isEmpty { lines.append("\ncalls:") }
    for (index, event) in timeline.events.enumerated() {
      let place = record.callPlaces[index].map { "  (\($0.file.path):\($0.start.line))" } ?? ""
      let detail = event.detail.isEmpty ? "" : "  \(event.detail)"
      lines.append("  \(event.time.inSeconds())  \(event.actor).\(event.name)\(detail)\(place)")
    }
    let moving = LayerMotion.all(in: timeline, at: record.instants)
    if !moving.isEmpty { lines.append("\nlayers that move:") }
    for motion in moving { lines.append("  \(motion.name): \(motion.summary)") }
    if !record.findings.isEmpty { lines.append("\nlint:") }
    for (finding, place) in zip(record.findings, record.findingPlaces) {
      let place = place.map { "  (\($0.file.path):\($0.start.line))" } ?? ""
      lines.append("  \(finding.time.inSeconds())  \(finding.rule.name): \(finding.message)\(place)")
      lines.append("    fix: \(finding.fix)")
    }
    if !record.printed.isEmpty { lines.append("\nprinted:") }
    lines += record.printed.map { "  \($0)" }
    text = lines.joined(separator: "\n") + "\n"
  }
}

extension LayerMotion {
  /// Its box and its opacity at the first instant and at the last one: `(0, 0) 375 × 667, opacity 0 → (…)`.
  var summary: String {
    let (first, last) = (states.first ?? nil, states.last ?? nil)
    return "\(first?.summary ?? "not on screen") → \(last?.summary ?? "not on screen")"
  }
}

extension LayerMotion.State {
  fileprivate var summary: String {
    let box = CGRect(around: corners)
    let numbers = [box.minX, box.minY, box.width, box.height].map {
      "\(($0 * 10).rounded() / 10)".withoutZero
    }
    let place = "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
    return opacity == 1 ? place : place + ", opacity \((opacity * 100).rounded() / 100)".withoutZero
  }
}

extension String {
  /// A number without `.0` at its end.
  var withoutZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
