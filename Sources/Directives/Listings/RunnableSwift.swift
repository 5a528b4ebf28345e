import Diagnostics
import Markup
import Screens

/// What a directive's expressions are evaluated by.
enum RunnableSwift {
  /// The site's Swift is not run, or not that of the page.
  case off(byPage: Bool)
  /// There is nothing that could compile the page's Swift, as is told of the page.
  case unavailable
  /// The page's Swift does not compile; why is told at its place.
  ///
  /// - Parameter others: for the first directive of the page that waits for it, how many more do; nil for these.
  case broken(others: Int?)
  case compiled(ListingFunctions)

  var isOn: Bool { if case .off = self { false } else { true } }

  /// Of a directive's problems those that are told: that the page's Swift is not run is said once for all directives.
  func told(of problems: [Diagnostic]) -> [Diagnostic] {
    guard case .broken(let others) = self else { return problems }
    let isNotRun = { (problem: Diagnostic) in problem.identifier == "swift.not-run" }
    let first = others == nil ? nil : problems.first(where: isNotRun)
    return problems.filter { !isNotRun($0) } + [first].compactMap(\.self)
  }
}

extension DirectiveReader {
  /// What evaluates an expression; nil, with a diagnostic of it or of the page, if nothing does.
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
          "swift.off", "“\(text)” is Swift, and this \(byPage ? "page" : "site") runs none",
          at: expression.place,
          explanation: expression.type == .animator
            ? "animators of the catalogue are written as words alone" : nil,
          fix: byPage
            ? "delete “code: off” from the front matter" : "write “code: on” into zoetrope.yml"))
    }
    return nil
  }
}

extension Diagnostic {
  /// - Parameter others: directives of the page of which the same is true, if that is to be told.
  fileprivate static func notRun(_ text: String, others: Int?, at place: SourceRange) -> Diagnostic {
    let more =
      others.flatMap { $0 > 0 ? ", nor is what \($0) more of the page’s directives ask for" : nil } ?? ""
    return .error(
      "swift.not-run", "“\(text)” is not run\(more), as the Swift it needs does not compile", at: place)
  }
}
