import Rasterizing
import Text

/// How a figure differs between two builds of a site.
package struct FigureDifference: Sendable {
  enum Kind: Sendable {
    case added, removed, changed
  }

  var kind: Kind
  var before: BuiltFigures.Figure?
  var after: BuiltFigures.Figure?
  /// What differs, one sentence each.
  package var sentences: [String]

  /// The figure of the build that has it, the newer one first.
  var figure: BuiltFigures.Figure? { after ?? before }

  /// All differences, in the order of the new list; removed figures come last.
  ///
  /// - Parameter rasterizer: draws the strips that differ. Without its program, they all look different.
  package static func all(
    from before: BuiltFigures, to after: BuiltFigures, by rasterizer: Rasterizer
  ) -> [FigureDifference] {
    var old = Dictionary(before.figures.map { ($0.name, $0) }) { first, _ in first }
    var differences = after.figures.map { figure in
      guard let earlier = old.removeValue(forKey: figure.name) else {
        return FigureDifference(kind: .added, after: figure, sentences: [])
      }
      return FigureDifference(
        kind: .changed, before: earlier, after: figure, sentences: sentences(from: earlier, to: figure))
    }
    let comparison = StripComparison(before: before, after: after, rasterizer: rasterizer)
    addLooks(to: &differences, by: comparison)
    addDescriptions(to: &differences)
    differences.removeAll { $0.kind == .changed && $0.sentences.isEmpty }
    for figure in before.figures where old[figure.name] != nil {
      differences.append(FigureDifference(kind: .removed, before: figure, sentences: []))
    }
    return differences
  }

  /// Says of figures without another difference that their frames look different. Files are named by their content, so
  /// equal names need no comparison.
  private static func addLooks(to differences: inout [FigureDifference], by comparison: StripComparison) {
    var pairs: [(place: Int, strips: StripComparison.Pair)] = []
    for (place, difference) in differences.enumerated() where difference.sentences.isEmpty {
      guard let before = difference.before, let after = difference.after else { continue }
      if before.strips.count != after.strips.count { differences[place].sentences = [otherLook] }
      pairs += zip(before.strips, after.strips).filter { $0 != $1 }.map { (place, ($0, $1)) }
    }
    for (pair, isSame) in zip(pairs, comparison.looksSame(pairs.map(\.strips))) where !isSame {
      differences[pair.place].sentences = [otherLook]
    }
  }

  private static let otherLook = "Its frames look different."

  private static func addDescriptions(to differences: inout [FigureDifference]) {
    for (place, difference) in differences.enumerated() where difference.sentences.isEmpty {
      guard let before = difference.before, let after = difference.after else { continue }
      if before.description != after.description {
        differences[place].sentences = ["Its description for screen readers differs."]
      }
    }
  }

  private static func sentences(from old: BuiltFigures.Figure, to new: BuiltFigures.Figure) -> [String] {
    var sentences: [String] = []
    if old.title != new.title { sentences.append("Its title was “\(old.title)”.") }
    if old.duration != new.duration {
      let change = abs(new.duration - old.duration).inSeconds()
      sentences.append(
        "It takes \(change) \(new.duration > old.duration ? "longer" : "less"): "
          + "\(old.duration.inSeconds()) → \(new.duration.inSeconds()).")
    }
    sentences += calls(from: old.calls, to: new.calls)
    let (earlier, later) = (Set(old.lint), Set(new.lint))
    sentences += new.lint.filter { !earlier.contains($0) }.map { "Lint finds: \($0)" }
    sentences += old.lint.filter { !later.contains($0) }.map { "Lint no longer finds: \($0)" }
    return sentences
  }

  private static func calls(from old: [BuiltFigures.Call], to new: [BuiltFigures.Call]) -> [String] {
    let (earlier, later) = (Dictionary(grouping: old, by: \.code), Dictionary(grouping: new, by: \.code))
    var sentences: [String] = []
    var told: Set<String> = []
    for call in new + old where told.insert(call.code).inserted {
      let (before, after) = (earlier[call.code] ?? [], later[call.code] ?? [])
      guard before != after else { continue }
      let times = [before, after].map { calls in
        calls.isEmpty ? "not at all" : "at " + calls.map { $0.start.inSeconds() }.joined(separator: ", ")
      }
      guard times[0] != times[1] else { continue }
      let code = call.code.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      sentences.append("“\(code)” runs \(times[1]); it ran \(times[0]).")
    }
    return sentences
  }
}
