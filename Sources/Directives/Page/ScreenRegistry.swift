import Diagnostics
import Screens
import UIKit

/// The screens a page can name: its own, and those of the site. A page's own come first.
package struct ScreenRegistry: Sendable {
  private let site: FigureSite
  /// The device of screens that say nothing of their size.
  let device: Device
  private var pageScreens: [String: Screen] = [:]
  /// The places of screens with errors, by name.
  private var broken: [String: SourceRange] = [:]

  package init(_ site: FigureSite, device: Device = Screen.standardDevice) {
    (self.site, self.device) = (site, device)
  }

  /// The names of all screens, sorted.
  package var names: [String] { Set(pageScreens.keys).union(site.screenNames).sorted() }

  /// Adds a screen of the page. A duplicate name is an error that shows the first place.
  package mutating func register(_ screen: Screen, _ diagnostics: DiagnosticCollector) {
    if let first = pageScreens[screen.name] {
      diagnostics.report(
        .error(
          "screen.duplicate", "the screen “\(screen.name)” is already defined on this page", at: screen.place,
          fix: "give one of them another name", notes: [.init("first defined here", at: first.place)]))
      return
    }
    pageScreens[screen.name] = screen
  }

  /// Registers the name of a screen with an error, which is reported at the screen.
  mutating func registerBroken(_ name: Located<String>) {
    if pageScreens[name.value] == nil { broken[name.value] = name.range }
  }

  /// Finds a screen by its name in the author's text.
  package func find(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> Screen? {
    if let screen = pageScreens[name.value] { return screen }
    switch broken[name.value].map(SiteScreen.broken) ?? site.screen(name.value) {
    case .made(let screen, _)?: return screen.shown(on: device)
    case .broken(let place)?:
      diagnostics.report(
        .error(
          "screen.broken", "can't use the screen “\(name.value)”: it has an error", at: name.range,
          notes: [.init("fix this screen first", at: place)]))
      return nil
    case nil: break
    }
    var problem = Diagnostic.unknown(
      "screen", name.value, "transition.unknown-screen", at: name.range, allowed: names)
    if names.isEmpty {
      problem.explanation = "screens are defined above the figures that show them, or in content/screens"
    }
    diagnostics.report(problem)
    return nil
  }
}
