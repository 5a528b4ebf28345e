import Diagnostics
import Options
import TransitionEngine

/// A timing function as authors write it: a name, `cubic-bezier(…)`, or `spring(damping: …, velocity: …)`.
enum CurveExpression {
  static let names: [String: TimingCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInEaseOut,
    "easeInOut": .easeInEaseOut, "default": .default,
  ]

  static let allowed =
    names.keys.sorted() + [
      "cubic-bezier(x1, y1, x2, y2)", "spring(damping: 0…1, velocity: v)",
      "spring(mass: m, stiffness: k, damping: c, velocity: v)",
    ]

  /// - Parameter duration: seconds; the time in which a spring given by its damping ratio settles, as in UIKit.
  /// - Throws: for anything else, at the place of the text.
  static func parse(_ text: Located<String>, duration: TimeInterval) throws(Diagnostic) -> TimingCurve {
    let source = text.value.trimmed
    if let curve = names[source] { return curve }
    guard let open = source.firstIndex(of: "("), source.hasSuffix(")") else {
      throw unknown(source, at: text.range)
    }
    let name = String(source[..<open]).trimmed
    let inside = source[source.index(after: open)...].dropLast()
    let arguments = inside.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    switch name {
    case "cubic-bezier": return try bezier(arguments, at: text.range)
    case "spring": return try spring(arguments, duration: duration, at: text.range)
    default:
      let functions = ["cubic-bezier", "spring"]
      var problem = Diagnostic.unknown(
        "curve", name, "curve.unknown", at: text.range, allowed: Array(names.keys) + functions)
      if let near = NearMiss.best(for: name, among: functions) {
        problem.fix = "write “\(near)\(source[open...])”"
      }
      throw problem
    }
  }

  /// Reports an unknown name. For names from other systems the fix has the curve with the same meaning,
  /// rather than with a similar spelling.
  private static func unknown(_ name: String, at range: SourceRange) -> Diagnostic {
    // CSS’s standard, and UIKit’s `curveEaseOut`.
    if name == "ease" {
      return .error(
        "curve.unknown", "unknown curve “ease”", at: range, allowed: allowed.sorted(),
        fix: "CSS’s “ease” is “default” here")
    }
    var problem = Diagnostic.unknown("curve", name, "curve.unknown", at: range, allowed: allowed)
    let bare = name.drop { $0 == "." }
    if bare.hasPrefix("curve"), let near = NearMiss.best(for: String(bare.dropFirst(5)), among: allowed) {
      problem.fix = "did you mean “\(near)”?"
    }
    return problem
  }

  private static func bezier(
    _ arguments: [String], at range: SourceRange
  ) throws(Diagnostic) -> TimingCurve {
    let numbers = arguments.compactMap(number)
    let limits = [("x1", 0.0...1.0), ("y1", -10...10), ("x2", 0...1), ("y2", -10...10)]
    guard numbers.count == 4, arguments.count == 4 else {
      throw .error(
        "curve.argument", "cubic-bezier takes four numbers", at: range,
        allowed: ["x1 and x2 from 0 to 1", "y1 and y2 from -10 to 10"])
    }
    for (index, (name, limits)) in limits.enumerated() where !limits.contains(numbers[index]) {
      let time = "time goes from 0 to 1, and only on"
      throw .error(
        "curve.argument", "“\(name)” of a cubic-bezier cannot be \(arguments[index])", at: range,
        explanation: name.hasPrefix("x") ? time : nil,
        allowed: ["x1 and x2 from 0 to 1", "y1 and y2 from -10 to 10"])
    }
    return .bezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  private static func spring(
    _ arguments: [String], duration: TimeInterval, at range: SourceRange
  ) throws(Diagnostic) -> TimingCurve {
    var values: [String: Double] = [:]
    let known: [String: ValueKind] = [
      "mass": .number(0.01...100), "stiffness": .number(0.1...100_000), "damping": .number(0.01...1000),
      "velocity": .number(-100...100),
    ]
    for argument in arguments {
      let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).trimmed
      }
      guard parts.count == 2, let kind = known[parts[0]] else {
        throw .unknown(
          "spring parameter", parts.first ?? "", "curve.argument", at: range, allowed: known.keys.sorted())
      }
      guard values[parts[0]] == nil else {
        throw .error("curve.argument", "“\(parts[0])” is given twice", at: range, fix: "give it once")
      }
      guard let value = try? kind.read(parts[1]) else {
        throw .error(
          "curve.argument", "“\(parts[0])” cannot be “\(parts[1])”", at: range, allowed: kind.allowed)
      }
      values[parts[0]] = value
    }
    guard let damping = values["damping"] else {
      throw .error("curve.argument", "a spring needs its damping", at: range, allowed: allowed)
    }
    let velocity = values["velocity"] ?? 0
    if values["mass"] == nil, values["stiffness"] == nil {
      return .spring(dampingRatio: damping, duration: duration, initialVelocity: velocity)
    }
    let spring = Spring(
      mass: values["mass"] ?? 1, stiffness: values["stiffness"] ?? 100, damping: damping,
      initialVelocity: velocity)
    return .spring(spring, duration: duration)
  }

  private static func number(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
