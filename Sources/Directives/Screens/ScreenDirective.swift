import Diagnostics
import ImageFiles
import Markup
import Rendering
import Screens
import Scripts
import Text
import TransitionEngine
import UIKit

/// `{screen} name`: defines a screen, and shows it only where `:show:` says so.
struct ScreenDirective: DirectiveKind {
  let name = "screen"
  let argument = ArgumentDescription.required(meaning: "the screen’s name")
  let options = [
    OptionDescription("image", values: "a PNG or SVG file", "a screenshot, instead of views"),
    OptionDescription(
      "size", values: "a width and a height in points, such as 375x667", standard: "the picture’s own",
      "how large a screenshot is on the phone"),
    OptionDescription(
      "show", values: "true or false", standard: "false", "shows the screen where it is defined"),
    OptionDescription("caption", values: "Markdown", "what stands below a shown screen"),
  ]

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let isShown = directive[option: "show"]?.flag(diagnostics: &diagnostics) ?? false
    guard let screen = screen(directive, page.figures.environment, diagnostics: &diagnostics) else {
      if let name = directive.argument { page.figures.screens.registerBroken(name) }
      return []
    }
    page.figures.screens.register(screen, diagnostics: &diagnostics)
    if let caption = directive[option: "caption"], !isShown {
      diagnostics.append(
        .warning(
          "screen.caption", "the caption does not show, since the screen does not", at: caption.name.range,
          fix: "add “:show:”"))
    }
    return isShown ? figure(screen, directive, on: &page, diagnostics: &diagnostics) : []
  }

  // MARK: Definition

  private func screen(
    _ directive: Directive, _ environment: FigureEnvironment, diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard let name = directive.argument, isName(name, diagnostics: &diagnostics) else { return nil }
    if let image = directive[option: "image"] {
      return screenshot(name, image, directive, environment, diagnostics: &diagnostics)
    }
    if let size = directive[option: "size"] {
      diagnostics.append(
        .error(
          "screen.size", "“size” as an option belongs to a screenshot", at: size.name.range,
          fix: "write “size: \(size.value.value)” among the views"))
    }
    guard !directive.body.bytes.allSatisfy({ $0 <= 0x20 }) else {
      diagnostics.append(
        .error(
          "screen.empty", "the screen “\(name.value)” has neither views nor an image", at: directive.range,
          fix: "describe its views in YAML, or add “:image: file.png”"))
      return nil
    }
    return Screen(name: name, yaml: directive.body, image: environment.image, diagnostics: &diagnostics)
  }

  private func screenshot(
    _ name: Located<String>, _ image: DirectiveOption, _ directive: Directive,
    _ environment: FigureEnvironment,
    diagnostics: inout [Diagnostic]
  ) -> Screen? {
    let size = directive[option: "size"]?.size(in: Screen.sides, diagnostics: &diagnostics)
    if !directive.body.bytes.allSatisfy({ $0 <= 0x20 }) {
      diagnostics.append(
        .error(
          "screen.both", "the screen “\(name.value)” has both views and an image", at: directive.range,
          fix: "delete one of them"))
    }
    guard image.text(diagnostics: &diagnostics) != nil else { return nil }
    let picture = PictureFile(
      named: image.value, image: environment.image, diagnostics: &diagnostics)
    guard let picture else { return nil }
    if let size, let problem = Self.distortion(of: picture.file, size, image, directive) {
      diagnostics.append(problem)
    }
    return Screen(name: name, picture: picture, size: size.map { CGSize(width: $0.width, height: $0.height) })
  }

  /// Shares by which the proportions of a screenshot and of its size may differ: sizes are in whole points.
  private static let tolerance = 0.01

  /// A screenshot that is shown wider or higher than it is.
  private static func distortion(
    of file: ImageFile, _ size: (width: Double, height: Double), _ image: DirectiveOption,
    _ directive: Directive
  ) -> Diagnostic? {
    let height = size.width * file.size.height / file.size.width
    guard abs(height / size.height - 1) > tolerance else { return nil }
    let (width, own) = (file.size.width.formatted(decimals: 2), file.size.height.formatted(decimals: 2))
    return .warning(
      "screen.distorted",
      "“\(image.value.value)” is \(width) by \(own) pixels: at this size it is distorted",
      at: directive[option: "size"]?.value.range,
      fix: "write “\(size.width.formatted(decimals: 2))x\(height.rounded().formatted(decimals: 2))”")
  }

  /// Names are words that options can hold: letters, digits, `-` and `_`.
  private func isName(_ name: Located<String>, diagnostics: inout [Diagnostic]) -> Bool {
    let isValid = name.value.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
    }
    if !isValid {
      diagnostics.append(
        .error(
          "screen.name", "“\(name.value)” cannot name a screen", at: name.range,
          allowed: ["letters, digits, “-” and “_”"]))
    }
    return isValid
  }

  // MARK: Figure

  /// Of a screen on its own, in CSS pixels.
  private static let shownWidth: CGFloat = 300

  private func figure<Page: DirectivePage>(
    _ screen: Screen, _ directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    var caption: [UInt8] = []
    if let option = directive[option: "caption"] {
      let text = SourceText(option.value.range.file, option.value.range.bytes)
      let markdown = page.markdown
      caption = markdown.renderInline(text, nestedIn: directive, handler: &page, diagnostics: &diagnostics)
    }
    let scope = page.figures.nextScope()
    var options = StripOptions(title: "The screen \(screen.name)", description: screen.title ?? screen.name)
    options.displayScale = min(Self.shownWidth / screen.size.width, 1)
    var writer = FigureWriter(
      scope: scope, id: page.anchors.unique("screen-\(screen.name)"), timeline: screen.still(), instants: [0],
      parts: .strip, stripOptions: options, caption: caption, facts: [])
    return writer.write(on: &page.figures)
  }
}
