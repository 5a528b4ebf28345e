import Diagnostics
import Text

/// What a file of Swift shows.
struct SwiftFileSubject {
  enum Kind: CaseIterable {
    /// A type that animates a transition.
    case animator
    /// A function that takes a view.
    case function
    /// Statements, as in a playground.
    case statements
    /// A view controller, which is shown at rest.
    case controller
  }

  let kind: Kind
  /// The expression that makes or calls it; empty for statements.
  let expression: String
  private let place: SourceRange
  /// What the expression leaves to its author, who has to choose arguments; nil for nothing.
  private var initializer: SwiftInitializer?

  private init(_ kind: Kind, _ expression: String, at place: SourceRange) {
    (self.kind, self.expression, self.place) = (kind, expression, place)
  }

  /// Finds the subject; nil, with a diagnostic, if there is none, or if there are several.
  ///
  /// - Parameter call: the expression that the author has chosen; nil for the only subject.
  init?(
    of file: SourceFile, _ parts: SwiftFileParts, calling call: String?, _ diagnostics: DiagnosticCollector
  ) {
    let all = parts.parts.compactMap { Self(part: $0, of: parts, in: file) }
    if let call {
      let name = String(call.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      let isFunction = parts.parts.contains { part in
        part.kind == .function && Self.name(after: "func", in: parts.header(of: part)) == name
      }
      let isController = all.contains { $0.kind == .controller && $0.expression.hasPrefix(name + "(") }
      self.init(
        isFunction ? .function : isController ? .controller : .animator, call, at: SourceRange(startOf: file))
      return
    }
    // Statements are one program, and what a file declares beside them is used by them.
    let found = Kind.allCases.lazy.map { kind in all.filter { $0.kind == kind } }.first { !$0.isEmpty } ?? []
    guard let first = found.first else {
      diagnostics.report(Self.nothing(in: file))
      return nil
    }
    if first.kind == .statements || found.count == 1 {
      guard let needed = first.initializer else {
        self = first
        return
      }
      diagnostics.report(first.withoutArguments(needed, in: file))
      return nil
    }
    diagnostics.report(
      .error(
        "figure.several", "this file has \(found.count) things to show", at: found[1].place,
        allowed: found.map(\.option), fix: "choose one with --call",
        notes: [.init("the first one", at: first.place)]))
    return nil
  }

  /// The option that chooses it.
  private var option: String {
    expression.contains("\"") ? "--call '\(expression)'" : "--call \"\(expression)\""
  }

  private func withoutArguments(_ initializer: SwiftInitializer, in file: SourceFile) -> Diagnostic {
    let type = expression.prefix { $0 != "(" }
    return .error(
      "figure.arguments", "“\(type)” needs arguments: it is made by “\(initializer.name)”",
      at: SourceRange(file, initializer.range), fix: "choose them with \(option)")
  }

  private static func nothing(in file: SourceFile) -> Diagnostic {
    .error(
      "figure.nothing", "there is nothing to show in this file", at: SourceRange(startOf: file),
      allowed: [
        "a type that conforms to UIViewControllerAnimatedTransitioning", "a function that takes a UIView",
        "statements with “view”, the view of a screen", "a UIViewController",
      ], fix: "if there is one all the same, name it with --call, such as --call \"FoldAnimator(folds: 3)\"")
  }

  // MARK: Parts

  private init?(part: SwiftFileParts.Part, of parts: SwiftFileParts, in file: SourceFile) {
    let header = parts.header(of: part)
    let lead = file.bytes[part.range].prefix { $0.isSpace }.count
    let place = SourceRange(file, part.range.dropFirst(lead).lowerBound..<part.range.upperBound)
    switch part.kind {
    case .type:
      guard let name = Self.name(after: "class", in: header) ?? Self.name(after: "extension", in: header),
        !header.words.contains("private"), !header.words.contains("fileprivate")
      else { return nil }
      let parents = header.split(separator: ":", maxSplits: 1).dropFirst().joined()
      if parents.words.contains("UIViewControllerAnimatedTransitioning") {
        self.init(.animator, making: name, of: parts, at: place)
      } else if parents.words.contains("UIViewController") {
        self.init(.controller, making: name, of: parts, at: place)
      } else {
        return nil
      }
    case .function:
      guard let call = Self.callWithView(header) else { return nil }
      self.init(.function, call, at: place)
    case .statement:
      // Constants alone do nothing.
      guard !["let", "var"].contains(header.words.first) || header.contains("(") else { return nil }
      self.init(.statements, "", at: place)
    case .module, .lead: return nil
    }
  }

  /// The subject that makes an object of a class.
  private init(_ kind: Kind, making name: String, of parts: SwiftFileParts, at place: SourceRange) {
    let needed = SwiftInitializer.needed(for: name, in: parts)
    self.init(kind, name + (needed?.arguments(in: parts) ?? "()"), at: place)
    initializer = needed
  }

  /// The name that a keyword introduces: `Cube` of `final class Cube: NSObject`.
  static func name(after keyword: String, in header: String) -> String? {
    let words = header.words
    return words.firstIndex(of: keyword).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }

  /// The call of a function with one parameter, which is a view: `pulse(in: view)` of `func pulse(in container: UIView)`.
  private static func callWithView(_ header: String) -> String? {
    guard let name = name(after: "func", in: header), let open = header.firstIndex(of: "("),
      let close = header[open...].firstIndex(of: ")")
    else { return nil }
    let parameter = header[header.index(after: open)..<close]
    let words = String(parameter).words
    guard words.last == "UIView", !parameter.contains(","), words.count == 2 || words.count == 3 else {
      return nil
    }
    return words[0] == "_" ? "\(name)(view)" : "\(name)(\(words[0]): view)"
  }
}

extension String {
  /// Its words, of letters, digits and underscores.
  fileprivate var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
