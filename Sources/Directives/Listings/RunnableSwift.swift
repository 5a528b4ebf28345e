import Animators
import Diagnostics
import Markup
import Screens

/// What a directive's expressions are evaluated by.
enum RunnableSwift {
  /// The site's Swift is not run.
  case off
  /// The page's Swift does not compile; why is told at its place.
  case broken
  case compiled(ListingFunctions)
}

extension DirectiveReader {
  /// What evaluates an expression; nil, with a diagnostic, if nothing does.
  func function(for expression: ListingExpression) -> ListingFunction? {
    // The first line says which it is.
    let text = String(decoding: expression.text.bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    switch swift {
    case .compiled(let functions): return ListingFunction(key: expression.key, functions)
    case .broken:
      report(
        .error(
          "swift.not-run", "“\(text)” is not run, as the page’s Swift does not compile",
          at: expression.place))
    case .off:
      var problem = Diagnostic.error(
        "swift.off", "“\(text)” is Swift, and this site runs none", at: expression.place,
        fix: "write “code: on” into zoetrope.yml")
      if expression.type == .animator {
        problem.explanation = "animators of the catalogue are written in small letters"
        let near = NearMiss.best(for: text.lowercased(), among: Catalogue.animators.map(\.name))
        if let near { problem.fix = "did you mean “\(near)”?" }
      }
      report(problem)
    }
    return nil
  }
}
