import Diagnostics
import Markup
import Rendering
import Scripts
import Text
import TransitionEngine

/// Which instants a strip shows: so many, evenly spread, or those that the author names.
enum InstantsOption {
  case count(Int)
  case chosen([Instant])

  enum Instant {
    case seconds(TimeInterval, SourceRange)
    /// 0…1 of the duration.
    case fraction(Double)
  }

  static let descriptions = [
    OptionDescription(
      "frames", values: "a whole number from 2 to \(StageStyles.maximumFrames)", standard: "7",
      "how many frames the strip has, evenly spread from start to end"),
    OptionDescription(
      "at", values: "durations or percentages, such as 0s, 120ms, 50%, 100%",
      "the instants to show, instead of `frames`"),
  ]

  init(_ directive: Directive, diagnostics: inout [Diagnostic]) {
    let frames = directive[option: "frames"]
    let at = directive[option: "at"]
    if let frames, let at {
      diagnostics.append(
        .error(
          "directive.conflict", "“frames” and “at” exclude each other", at: at.name.range,
          fix: "delete one of them", notes: [.init("the other one", at: frames.name.range)]))
    }
    if let at {
      self = .chosen(Self.instants(at, diagnostics: &diagnostics))
    } else {
      self = .count(frames?.integer(in: 2...StageStyles.maximumFrames, diagnostics: &diagnostics) ?? 7)
    }
  }

  private static func instants(_ option: DirectiveOption, diagnostics: inout [Diagnostic]) -> [Instant] {
    guard let parts = option.list(diagnostics: &diagnostics) else { return [] }
    guard (1...StageStyles.maximumFrames).contains(parts.count) else {
      diagnostics.append(
        .error(
          "directive.range", "a strip cannot have \(parts.count) frames", at: option.value.range,
          allowed: ["1 to \(StageStyles.maximumFrames) instants"]))
      return []
    }
    if let problem = problem(of: parts, in: option) {
      diagnostics.append(problem)
      return []
    }
    return parts.compactMap { instant($0, diagnostics: &diagnostics) }
  }

  private static func instant(_ part: DirectiveOption, diagnostics: inout [Diagnostic]) -> Instant? {
    if part.value.value.hasSuffix("%") {
      return part.percentage(diagnostics: &diagnostics).map { .fraction($0) }
    }
    return part.duration(in: 0...60, diagnostics: &diagnostics).map { .seconds($0, part.value.range) }
  }

  // MARK: Lists that cannot be read

  /// What is wrong with a list as a whole, with the list that was meant: without units, or without commas.
  private static func problem(of parts: [DirectiveOption], in option: DirectiveOption) -> Diagnostic? {
    let words = parts.flatMap { self.words(of: $0.value.value) }
    guard words.allSatisfy({ DirectiveOption.startsWithNumber($0) }) else { return nil }
    let bare = parts.first { DirectiveOption.isNumber($0.value.value) }
    if let bare {
      return .error(
        "directive.unit", "“\(bare.value.value)” needs a unit", at: bare.value.range,
        allowed: ["s", "ms", "%"], fix: guess(words, option))
    }
    guard words.count > parts.count else { return nil }
    return .error(
      "directive.value", "instants need commas between them", at: option.value.range,
      fix: guess(words, option))
  }

  /// The words between blanks, each with its unit.
  private static func words(of text: String) -> [String] {
    text.split { " \t;".contains($0) }.reduce(into: []) { words, word in
      if let last = words.last, DirectiveOption.isNumber(last), DirectiveOption.isUnit(String(word)) {
        words[words.count - 1] += word
      } else {
        words.append(String(word))
      }
    }
  }

  /// What to write; nil if it is not clear, or would not be accepted.
  private static func guess(_ words: [String], _ option: DirectiveOption) -> String? {
    let list = accepted(words, option).map { "“\($0)”" }
    guard let decimals = DecimalCommas(option.value.value),
      let other = accepted(decimals.parts.flatMap(self.words), option).map({ "“\($0)”" })
    else { return list.map { "write \($0)" } }
    guard let list, !decimals.areCertain else { return "write \(other)" }
    return "write \(other), or \(list)"
  }

  /// The list with its units; nil if it would not be accepted.
  private static func accepted(_ words: [String], _ option: DirectiveOption) -> String? {
    let instants = withUnits(words)
    var problems: [Diagnostic] = []
    for word in instants {
      _ = instant(
        DirectiveOption(name: option.name, value: Located(word, at: option.value.range)),
        diagnostics: &problems)
    }
    return problems.isEmpty ? instants.joined(separator: ", ") : nil
  }

  /// `0,25s, 0,5s`: what has commas for decimal points.
  private struct DecimalCommas {
    /// With points.
    private(set) var parts: [String] = []
    /// Whether the commas between instants are told from them by their blanks.
    let areCertain: Bool

    /// Nil if no comma can be one.
    init?(_ text: String) {
      let chunks = text.split { " \t".contains($0) }.reduce(into: [String]()) { chunks, chunk in
        let isUnit = DirectiveOption.isUnit(String(chunk.prefix { !",;".contains($0) }))
        if isUnit, !chunks.isEmpty { chunks[chunks.count - 1] += chunk } else { chunks.append(String(chunk)) }
      }
      areCertain = chunks.count > 1 && chunks.dropLast().allSatisfy { $0.hasSuffix(",") || $0.hasSuffix(";") }
      for chunk in chunks {
        let isEnded = chunk.last.map { ",;".contains($0) } ?? false
        let digits = chunk.dropLast(isEnded ? 1 : 0).split(separator: ",", omittingEmptySubsequences: false)
          .map(String.init)
        let isQuantity = digits.count == 2 && DirectiveOption.isNumber(digits[0])
        // `0,50` could be anything, and so could `0` beside `0,5s`.
        guard digits.count == 1 || isQuantity, !DirectiveOption.isNumber(digits.last ?? "") else {
          return nil
        }
        parts.append(digits.joined(separator: "."))
      }
      guard text.contains(","), parts.contains(where: { $0.contains(".") }) else { return nil }
    }
  }

  /// The instants with the unit that the others have. Where none has one they are parts of the whole, as far as they
  /// can be.
  private static func withUnits(_ words: [String]) -> [String] {
    let known = words.filter { !DirectiveOption.isNumber($0) }
    let numbers = words.compactMap(Double.init)
    let most = numbers.max() ?? 0
    let areParts = known.isEmpty ? most <= 100 : known.allSatisfy { $0.hasSuffix("%") }
    return words.map { word in
      guard let number = Double(word), DirectiveOption.isNumber(word) else { return word }
      if areParts {
        let areFractions = known.isEmpty && most <= 1 && (numbers.count > 1 || word.contains("."))
        return (areFractions ? number * 100 : number).formatted(decimals: 2) + "%"
      }
      return word + (number < 10 && !known.isEmpty ? "s" : "ms")
    }
  }

  /// The instants of a run, ascending and each once; those after its end are reported.
  func instants(of timeline: Timeline, diagnostics: inout [Diagnostic]) -> [TimeInterval] {
    switch self {
    case .count(let count): return Strip.instants(count, of: timeline)
    case .chosen(let chosen):
      let times = chosen.compactMap { instant -> TimeInterval? in
        switch instant {
        case .fraction(let fraction): return timeline.duration * fraction
        case .seconds(let time, let range):
          guard time <= timeline.duration + 1e-9 else {
            diagnostics.append(
              .error(
                "transition.instant",
                "the transition is over after \(timeline.duration.inSeconds())",
                at: range, allowed: ["0s to \(timeline.duration.inSeconds())"]))
            return nil
          }
          return min(time, timeline.duration)
        }
      }
      return Array(Set(times)).sorted()
    }
  }
}
