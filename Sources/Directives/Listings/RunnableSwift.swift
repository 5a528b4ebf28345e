import Diagnostics
import Markup
import Screens

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
  func function(for expression: ListingExpression) -> ListingFunction? {
    // The first line says which it is.
    let text = String(decoding: expression.text.bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    switch swift {
    case .compiled(let functions): return ListingFunction(key: expression.key, functions)
    case .unavailable: break
    case .broken:
      report(
        .error(
          "swift.not-run", "“\(text)” is not run, as the Swift it needs does not compile",
          at: expression.place))
    case .off:
      report(
        .error(
          "swift.off", "“\(text)” is Swift, and this site runs none", at: expression.place,
          explanation: expression.type == .animator
            ? "animators of the catalogue are written as words alone" : nil,
          fix: "write “code: on” into zoetrope.yml"))
    }
    return nil
  }
}
