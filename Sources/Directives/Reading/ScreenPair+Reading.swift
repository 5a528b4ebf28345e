import Diagnostics
import Options
import Runs
import Screens

/// `from` and `to`, as an author writes them.
extension ScreenPair {
  private static let from = Option(
    "from", .text("a screen's name"), unset: "required", "the screen that is shown first")
  private static let to = Option(
    "to", .text("a screen's name"), unset: "required", "the screen that replaces it")
  static let options: [any OptionDescription] = [from, to]

  /// Nil, with diagnostics, unless both are there and fit into one window.
  ///
  /// - Parameter choice: who animates; one may be presented over a part of the other.
  init?(_ directive: DirectiveReader, _ screens: ScreenRegistry, for choice: AnimatorChoice?) {
    let from = Self.screen(Self.from, of: directive, screens)
    let to = Self.screen(Self.to, of: directive, screens)
    guard let from, let to else { return nil }
    guard from.size == to.size || choice?.mayPresent ?? true else {
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
}
