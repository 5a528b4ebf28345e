import Diagnostics
import Markup
import Options
import Runs
import Screens
import TransitionEngine

/// `from` and `to`, as an author writes them.
extension ScreenPair {
  private static let from = Option(
    "from", .text("a screen's name"), unset: "required", "the screen that is shown first")
  private static let to = Option(
    "to", .text("a screen's name"), unset: "required", "the screen that replaces it")
  static let options: [any OptionDescription] = [from, to]

  /// Nil, with diagnostics, unless both are there and fit into one window.
  init?(_ directive: Directive, _ screens: ScreenRegistry, diagnostics: inout [Diagnostic]) {
    let from = Self.screen(Self.from, of: directive, screens, diagnostics: &diagnostics)
    let to = Self.screen(Self.to, of: directive, screens, diagnostics: &diagnostics)
    guard let from, let to else { return nil }
    guard from.size == to.size else {
      diagnostics.append(Self.mismatch(from, to, at: directive))
      return nil
    }
    self.init(from: from, to: to)
  }

  private static func screen(
    _ option: Option<String?>, of directive: Directive, _ screens: ScreenRegistry,
    diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard let given = directive[option] else {
      diagnostics.append(
        .error(
          "transition.missing-screen", "“\(directive.name.value)” needs the option “\(option.name)”",
          at: directive.name.range, allowed: screens.names, fix: "add “:\(option.name): ” and a screen’s name"
        ))
      return nil
    }
    return screens.find(given.value, diagnostics: &diagnostics)
  }

  /// What is wrong with screens of different sizes.
  static func mismatch(_ a: Screen, _ b: Screen, at directive: Directive) -> Diagnostic {
    .error(
      "transition.size", "“\(a.name)” and “\(b.name)” have different sizes", at: directive.name.range,
      explanation: "both stand in one window: \(describe(a.size)) and \(describe(b.size))",
      fix: "give both screens the same size")
  }

  /// `375x667`, as authors write it.
  private static func describe(_ size: CGSize) -> String {
    ValueKind.size(Screen.sides).text((size.width, size.height))
  }
}
