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
  init?(_ directive: DirectiveReader, _ screens: ScreenRegistry) {
    let from = Self.screen(Self.from, of: directive, screens)
    let to = Self.screen(Self.to, of: directive, screens)
    guard let from, let to else { return nil }
    guard from.size == to.size else {
      directive.report(Self.mismatch(from, to, at: directive.name.range))
      return nil
    }
    self.init(from: from, to: to)
  }

  private static func screen(
    _ option: Option<String?>, of directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> Screen? {
    guard let given = directive[option] else {
      directive.report(
        .error(
          "transition.missing-screen", "“\(directive.name.value)” needs the option “\(option.name)”",
          at: directive.name.range, allowed: screens.names, fix: "add “:\(option.name): ” and a screen’s name"
        ))
      return nil
    }
    return screens.find(given.value, directive.diagnostics)
  }

  /// What is wrong with screens of different sizes.
  static func mismatch(_ a: Screen, _ b: Screen, at place: SourceRange) -> Diagnostic {
    .error(
      "transition.size", "“\(a.name)” and “\(b.name)” have different sizes", at: place,
      explanation: "both stand in one window: \(describe(a.size)) and \(describe(b.size))",
      fix: "give both screens the same size")
  }

  /// `375x667`, as authors write it.
  private static func describe(_ size: CGSize) -> String {
    ValueKind.size(Screen.sides).text((size.width, size.height))
  }
}
