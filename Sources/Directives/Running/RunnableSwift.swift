import Diagnostics
import Screens

/// The compiled Swift that evaluates a directive's expressions, or the reason why there is none.
enum RunnableSwift {
  /// The site, or the page, doesn't run Swift.
  case off(byPage: Bool)
  /// No compiler is installed, which is reported for the page.
  case unavailable
  /// The page's Swift doesn't compile. Compiler errors are reported at their lines.
  ///
  /// - Parameter others: for the first directive that needs it, the number of other ones; nil for these.
  case broken(others: Int?)
  case compiled(ListingFunctions)

  var isOn: Bool { if case .off = self { false } else { true } }

  /// Filters a directive's diagnostics: that the page's Swift isn't run is reported once for all directives.
  func reportable(_ problems: [Diagnostic]) -> [Diagnostic] {
    guard case .broken(let others) = self else { return problems }
    let isNotRun = { (problem: Diagnostic) in problem.identifier == "swift.not-run" }
    let first = others == nil ? nil : problems.first(where: isNotRun)
    return problems.filter { !isNotRun($0) } + [first].compactMap(\.self)
  }
}

extension DirectiveReader {
  /// The function that evaluates an expression; nil, with a diagnostic of it or of the page, if there is
  /// none.
  func function(for expression: ListingExpression) -> ListingFunction? {
    // The first line says which it is.
    let text = String(decoding: expression.text.bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    switch swift {
    case .compiled(let functions): return ListingFunction(key: expression.key, functions)
    case .unavailable: break
    case .broken(let others): report(.notRun(text, others: others, at: expression.place))
    case .off(let byPage):
      report(
        .error(
          "swift.off", "can't run “\(text)”: code execution is off for this \(byPage ? "page" : "site")",
          at: expression.place,
          explanation: expression.type == .animator
            ? "write an animator of the catalog as a single word" : nil,
          fix: byPage
            ? "delete “code: off” from the front matter" : "write “code: on” in zoetrope.yml"))
    }
    return nil
  }
}

extension Diagnostic {
  /// - Parameter others: the number of other directives with this problem; nil if it isn't reported.
  fileprivate static func notRun(_ text: String, others: Int?, at place: SourceRange) -> Diagnostic {
    let more =
      others.flatMap { $0 > 0 ? ", like \($0) more on this page" : nil } ?? ""
    return .error(
      "swift.not-run", "“\(text)” isn't run\(more), since the page's Swift doesn't compile", at: place,
      fix: "fix the errors in the page's listings first")
  }
}
