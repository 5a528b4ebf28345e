import Diagnostics
import Markup
import Screens

/// The screens a page can name: its own, and those of the site. A page's own come first.
package struct ScreenRegistry: Sendable {
  private let siteScreens: [String: Screen]
  private var pageScreens: [String: Screen] = [:]
  /// Where there are screens that could not be made, by name.
  private var broken: [String: SourceRange]
  /// Is told which of the site's screens were asked for.
  var log: FigureLog?

  package init(site siteScreens: [String: Screen] = [:], broken: [String: SourceRange] = [:]) {
    self.siteScreens = siteScreens
    self.broken = broken
  }

  package subscript(name: String) -> Screen? {
    if let screen = pageScreens[name] { return screen }
    log?.add(screen: name)
    return siteScreens[name]
  }

  /// What a figure can name, sorted.
  package var names: [String] { Set(pageScreens.keys).union(siteScreens.keys).sorted() }

  /// Takes a screen of the page in. A name that the page has already is an error that tells the first place.
  package mutating func register(_ screen: Screen, _ diagnostics: DiagnosticCollector) {
    if let first = pageScreens[screen.name] {
      diagnostics.report(
        .error(
          "screen.duplicate", "there is a screen “\(screen.name)” on this page already", at: screen.place,
          fix: "give one of them another name", notes: [.init("first defined here", at: first.place)]))
      return
    }
    pageScreens[screen.name] = screen
  }

  /// Remembers that the page has a screen of that name, with an error that is told at its own place.
  mutating func registerBroken(_ name: Located<String>) {
    if pageScreens[name.value] == nil { broken[name.value] = name.range }
  }

  /// The screen of a name that an author wrote.
  package func find(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> Screen? {
    if let place = broken[name.value], pageScreens[name.value] == nil {
      diagnostics.report(
        .error(
          "screen.broken", "the screen “\(name.value)” has an error of its own", at: name.range,
          notes: [.init("mend it here first", at: place)]))
      return nil
    }
    if let screen = self[name.value] { return screen }
    var problem = Diagnostic.unknown(
      "screen", name.value, "transition.unknown-screen", at: name.range, allowed: names)
    if names.isEmpty {
      problem.explanation = "screens are defined above the figures that show them, or in content/screens"
    }
    diagnostics.report(problem)
    return nil
  }
}
