import Diagnostics
import Markup
import Runs

/// What a directive's expressions are evaluated by.
enum RunnableSwift {
  /// The site's Swift is not run.
  case off
  /// There is nothing that could compile the page's Swift, as is told of the page.
  case unavailable
  /// The page's Swift does not compile; why is told at its place.
  case broken
  case compiled(ListingFunctions)

  var isOn: Bool { if case .off = self { false } else { true } }
}

extension DirectiveReader {
  /// What evaluates an expression; nil, with a diagnostic of it or of the page, if nothing does.
  func functions(for expression: Located<String>) -> ListingFunctions? {
    switch swift {
    case .compiled(let functions): return functions
    case .unavailable: break
    case .broken:
      report(
        .error(
          "swift.not-run", "“\(expression.value)” is not run, as the Swift it needs does not compile",
          at: expression.range))
    case .off:
      report(
        .error(
          "swift.off", "“\(expression.value)” is Swift, and this site runs none", at: expression.range,
          explanation: "animators of the catalogue are written as words alone",
          fix: "write “code: on” into zoetrope.yml"))
    }
    return nil
  }
}
