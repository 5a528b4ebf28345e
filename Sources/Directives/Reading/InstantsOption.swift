import Diagnostics
import DirectiveParsing
import Options
import Rendering
import Scripts
import Text
import TransitionEngine

/// The instants that a strip shows: a number of them, evenly spread, or a list by the author.
enum InstantsOption {
  case count(Int)
  case chosen([Located<Instant>])

  enum Instant {
    case seconds(TimeInterval)
    /// 0…1 of the duration.
    case fraction(Double)

    func time(in duration: TimeInterval) -> TimeInterval {
      switch self {
      case .seconds(let time): time
      case .fraction(let fraction): duration * fraction
      }
    }
  }

  private static let frames = Option(
    "frames", .wholeNumber(2...StageStyles.maximumFrames), standard: 7,
    "the number of frames of the strip, evenly spaced from start to end")
  private static let at = Option("at", .instant, "the instants to show, instead of frames")
  static let options: [any OptionDescription] = [frames, at]

  init(_ directive: DirectiveReader) {
    let frames = directive[Self.frames]
    let at = directive[Self.at]
    if let frames, let at {
      directive.report(
        .error(
          "directive.conflict", "“frames” and “at” exclude each other", at: at.name.range,
          fix: "delete one of them", notes: [.init("the other one", at: frames.name.range)]))
    }
    if let at {
      self = .chosen(Self.instants(at, in: directive))
    } else {
      self = .count(directive.value(of: Self.frames))
    }
  }

  private static func instants(
    _ option: DirectiveOption, in directive: DirectiveReader
  ) -> [Located<Instant>] {
    guard let parts = directive.list(option) else { return [] }
    guard (1...StageStyles.maximumFrames).contains(parts.count) else {
      directive.report(
        .error(
          "directive.range", "a strip can't have \(parts.count) frames", at: option.value.range,
          allowed: ["1 to \(StageStyles.maximumFrames) instants"]))
      return []
    }
    if let problem = problem(of: parts, in: option) {
      directive.report(problem)
      return []
    }
    return parts.compactMap { part in
      directive.value(of: part, .instant).map { Located($0, at: part.value.range) }
    }
  }

  // MARK: Lists that cannot be read

  /// Reports a list without units or without commas, and proposes the list that was meant.
  private static func problem(of parts: [DirectiveOption], in option: DirectiveOption) -> Diagnostic? {
    let words = parts.flatMap { self.words(of: $0.value.value) }
    guard words.allSatisfy({ DecimalNumber.prefixLength($0.utf8) > 0 }) else { return nil }
    let bare = parts.first { isNumber($0.value.value) }
    if let bare {
      return .error(
        "directive.unit", "“\(bare.value.value)” needs a unit", at: bare.value.range,
        allowed: ["s", "ms", "%"], fix: guess(words, option.value.value))
    }
    guard words.count > parts.count else { return nil }
    return .error(
      "directive.value", "instants need commas between them", at: option.value.range,
      fix: guess(words, option.value.value))
  }

  private static func isNumber(_ word: String) -> Bool { DecimalNumber.isNumber(word.utf8) }

  /// The words between spaces, each with its unit.
  private static func words(of text: String) -> [String] {
    text.split { " \t;".contains($0) }.reduce(into: []) { words, word in
      if let last = words.last, isNumber(last), QuantityGuess.isUnit(String(word)) {
        words[words.count - 1] += word
      } else {
        words.append(String(word))
      }
    }
  }

  /// The proposed list; nil if the intention is unclear, or if the list wouldn't be accepted.
  private static func guess(_ words: [String], _ text: String) -> String? {
    let list = accepted(words).map { "“\($0)”" }
    guard let decimals = DecimalCommas(text),
      let other = accepted(decimals.parts.flatMap(self.words)).map({ "“\($0)”" })
    else { return list.map { "write \($0)" } }
    guard let list, !decimals.areCertain else { return "write \(other)" }
    return "write \(other), or \(list)"
  }

  /// The list with its units; nil if it would not be accepted.
  private static func accepted(_ words: [String]) -> String? {
    let instants = withUnits(words)
    let areAccepted = instants.allSatisfy { (try? ValueKind.instant.read($0)) != nil }
    return areAccepted ? instants.joined(separator: ", ") : nil
  }

  /// A list with decimal commas, such as `0,25s, 0,5s`.
  private struct DecimalCommas {
    /// The instants, with decimal points.
    private(set) var parts: [String] = []
    /// Whether a space follows each comma between instants, which sets it apart from a decimal comma.
    let areCertain: Bool

    /// Nil if no comma can be one.
    init?(_ text: String) {
      let chunks = text.split { " \t".contains($0) }.reduce(into: [String]()) { chunks, chunk in
        let isUnit = QuantityGuess.isUnit(String(chunk.prefix { !",;".contains($0) }))
        if isUnit, !chunks.isEmpty { chunks[chunks.count - 1] += chunk } else { chunks.append(String(chunk)) }
      }
      areCertain = chunks.count > 1 && chunks.dropLast().allSatisfy { $0.hasSuffix(",") || $0.hasSuffix(";") }
      for chunk in chunks {
        let isEnded = chunk.last.map { ",;".contains($0) } ?? false
        let digits = chunk.dropLast(isEnded ? 1 : 0).split(separator: ",", omittingEmptySubsequences: false)
          .map(String.init)
        let isQuantity = digits.count == 2 && isNumber(digits[0])
        // `0,50` could be anything, and so could `0` beside `0,5s`.
        guard digits.count == 1 || isQuantity, !isNumber(digits.last ?? "") else {
          return nil
        }
        parts.append(digits.joined(separator: "."))
      }
      guard text.contains(","), parts.contains(where: { $0.contains(".") }) else { return nil }
    }
  }

  /// The instants with the unit of the others. Where none has a unit, numbers are fractions of the duration
  /// if they can be.
  private static func withUnits(_ words: [String]) -> [String] {
    let known = words.filter { !isNumber($0) }
    let numbers = words.compactMap(Double.init)
    let most = numbers.max() ?? 0
    let areParts = known.isEmpty ? most <= 100 : known.allSatisfy { $0.hasSuffix("%") }
    return words.map { word in
      guard let number = Double(word), isNumber(word) else { return word }
      if areParts {
        let areFractions = known.isEmpty && most <= 1 && (numbers.count > 1 || word.contains("."))
        return (areFractions ? number * 100 : number).formatted(decimals: 2) + "%"
      }
      return word + (number < 10 && !known.isEmpty ? "s" : "ms")
    }
  }

  /// The instants of a run, ascending and each once; nil, with diagnostics, if any comes after its end.
  func instants(of timeline: Timeline, _ diagnostics: DiagnosticCollector) -> [TimeInterval]? {
    switch self {
    case .count(let count): return Strip.instants(count, of: timeline)
    case .chosen(let chosen):
      let late = chosen.filter { $0.value.time(in: timeline.duration) > timeline.duration + 1e-9 }
      for instant in late { diagnostics.report(.late(instant: instant.range, timeline.duration)) }
      guard late.isEmpty else { return nil }
      return Set(chosen.map { min($0.value.time(in: timeline.duration), timeline.duration) }).sorted()
    }
  }
}

extension Diagnostic {
  /// An instant after the end of a run.
  static func late(instant place: SourceRange?, _ duration: TimeInterval) -> Diagnostic {
    let end = duration.inSeconds()
    return .error(
      "transition.instant", "the transition is over after \(end)", at: place, allowed: ["0s to \(end)"])
  }
}

extension ValueKind where Value == InstantsOption.Instant {
  /// `120ms`, `50%`.
  static var instant: Self {
    let (duration, percentage) = (ValueKind<Double>.duration(0...60), ValueKind<Double>.percentage)
    return Self(
      "must be a duration or a percentage", duration.allowed + percentage.allowed,
      phrase: "durations or percentages",
      text: { instant in
        switch instant {
        case .seconds(let time): duration.text(time)
        case .fraction(let fraction): percentage.text(fraction * 100)
        }
      },
      read: { text throws(ValueProblem) in
        text.hasSuffix("%") ? .fraction(try percentage.read(text) / 100) : .seconds(try duration.read(text))
      })
  }
}
