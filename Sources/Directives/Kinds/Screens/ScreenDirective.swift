import Diagnostics
import DirectiveParsing
import ImageFiles
import Options
import Rendering
import Runs
import Screens
import Scripts
import Text
import TransitionEngine
import UIKit

/// `{screen} name`: defines a screen, and shows it only where `:show:` says so.
struct ScreenDirective: DirectiveKind {
  let name = "screen"
  let argument = ArgumentDescription.required(meaning: "the screen’s name")
  private static let image = Option(
    "image", .text("a PNG, JPEG, WebP, GIF or SVG file"),
    "a screenshot, instead of views; relative to the page")
  private static let controller = Option(
    "controller", .text("Swift"),
    "an expression of the page's Swift that makes a view controller, instead of views")
  private static let size = Option(
    "size", .size(Screen.sides), unset: "the picture's own, or the device's",
    "the size of a screenshot or of a controller's screen, in points; other proportions than the picture's are a warning"
  )
  private static let device = Option<Device?>(
    "device", .word(), unset: "the page's", "the device that the screen fills, instead of a size")
  private static let textSize = Option<TextSize?>(
    "text-size", .word(), unset: "large", "the reader's text size; “textSize” in the YAML of views wins")
  private static let show = Option(flag: "show", "shows the screen at this place")
  private static let caption = Option(
    "caption", .text("Markdown"), "the caption below a shown screen")
  let options: [any OptionDescription] = [image, controller, size, device, textSize, show, caption]

  func lines(of directive: Directive) -> BodyLines { BodyLines(prose: SourceText()) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    [Self.makingController(directive)].compactMap(\.self)
  }

  private static func makingController(_ directive: Directive) -> ListingExpression? {
    directive[controller].map { ListingExpression($0.value, .controller) }
  }

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    let isShown = directive.value(of: Self.show)
    guard let name = directive.argument else { return [] }
    var screen: Screen?
    // A figure from the cache needs no screens.
    if !page.figures.areKept {
      screen = self.screen(name, directive, page.figures)
      guard let screen else {
        page.figures.screens.registerBroken(name)
        return []
      }
      page.figures.register(screen, of: directive)
    }
    if let caption = directive[Self.caption], !isShown {
      directive.report(
        .warning(
          "screen.caption", "the caption isn't shown, since the screen isn't", at: caption.name.range,
          fix: "add “:show:”"))
    }
    return isShown ? figure(of: screen, name.value, directive, on: &page) : []
  }

  // MARK: Definition

  private func screen(
    _ name: Located<String>, _ directive: DirectiveReader, _ figures: PageFigures
  ) -> Screen? {
    guard isName(name, in: directive) else { return nil }
    let device = self.device(directive) ?? figures.environment.device
    if let own = Self.makingController(directive.directive) {
      return screen(name, own, on: device, directive)
    }
    if let image = directive[Self.image] {
      return screenshot(name, image, directive, figures.environment)
    }
    if let size = directive[Self.size] {
      directive.report(
        .error(
          "screen.size", "“size” as an option belongs to a screenshot", at: size.name.range,
          fix: "write “size: \(size.value.value)” in the YAML of the views"))
    }
    guard !directive.body.bytes.allSatisfy({ $0 <= 0x20 }) else {
      directive.report(
        .error(
          "screen.empty", "the screen “\(name.value)” has neither views nor an image", at: directive.range,
          fix: "describe its views in YAML, or add “:image: file.png”"))
      return nil
    }
    return Screen(
      name: name, yaml: directive.body, device: device, textSize: directive.value(of: Self.textSize),
      image: figures.environment.site.image,
      directive.diagnostics)
  }

  /// The device that the directive names, instead of a size.
  private func device(_ directive: DirectiveReader) -> Device? {
    let device = directive.value(of: Self.device)
    if device != nil, let size = directive[Self.size] {
      directive.report(
        .error(
          "directive.conflict", "“size” and “device” exclude each other", at: size.name.range,
          fix: "delete one of them"))
    }
    return device
  }

  /// An author's own view controller.
  private func screen(
    _ name: Located<String>, _ controller: ListingExpression, on device: Device, _ directive: DirectiveReader
  ) -> Screen? {
    if let image = directive[Self.image] {
      directive.report(
        .error(
          "directive.conflict", "“controller” and “image” exclude each other", at: image.name.range,
          fix: "delete one of them"))
    }
    if !directive.body.bytes.allSatisfy({ $0 <= 0x20 }) {
      directive.report(
        .error(
          "screen.both", "the screen “\(name.value)” has both views and a controller", at: directive.range,
          fix: "delete one of them"))
    }
    let size = directive.value(of: Self.size).map { CGSize(width: $0.width, height: $0.height) }
    guard let function = directive.function(for: controller) else { return nil }
    return Screen(
      name: name, controller: function, size: size ?? device.size,
      textSize: directive.value(of: Self.textSize))
  }

  private func screenshot(
    _ name: Located<String>, _ image: DirectiveOption, _ directive: DirectiveReader,
    _ environment: FigureEnvironment
  ) -> Screen? {
    let device = directive.value(of: Self.device)?.size
    let size = directive.value(of: Self.size) ?? device.map { ($0.width, $0.height) }
    if !directive.body.bytes.allSatisfy({ $0 <= 0x20 }) {
      directive.report(
        .error(
          "screen.both", "the screen “\(name.value)” has both views and an image", at: directive.range,
          fix: "delete one of them"))
    }
    if let textSize = directive[Self.textSize] {
      directive.report(
        .warning(
          "directive.conflict", "“text-size” has no effect on a screenshot", at: textSize.name.range,
          fix: "delete it"))
    }
    guard directive.value(of: image, Self.image.kind) != nil else { return nil }
    let picture = PictureFile(named: image.value, image: environment.site.image, directive.diagnostics)
    guard let picture else { return nil }
    if let size, let problem = Self.distortion(of: picture.file, size, image, directive) {
      directive.report(problem)
    }
    return Screen(name: name, picture: picture, size: size.map { CGSize(width: $0.width, height: $0.height) })
  }

  /// Shares by which the proportions of a screenshot and of its size may differ: sizes are in whole points.
  private static let tolerance = 0.01

  /// A screenshot that is shown wider or higher than it is.
  private static func distortion(
    of file: ImageFile, _ size: WidthAndHeight, _ image: DirectiveOption, _ directive: DirectiveReader
  ) -> Diagnostic? {
    let height = size.width * file.size.height / file.size.width
    guard abs(height / size.height - 1) > tolerance else { return nil }
    let (width, own) = (file.size.width.formatted(decimals: 2), file.size.height.formatted(decimals: 2))
    return .warning(
      "screen.distorted",
      "“\(image.value.value)” is \(width) by \(own) pixels: this size distorts it",
      at: (directive[Self.size] ?? directive[Self.device])?.value.range,
      fix: "write “\(size.width.formatted(decimals: 2))x\(height.rounded().formatted(decimals: 2))”")
  }

  /// Names are words that options can hold: letters, digits, `-` and `_`.
  private func isName(_ name: Located<String>, in directive: DirectiveReader) -> Bool {
    let isValid = name.value.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
    }
    if !isValid {
      directive.report(
        .error(
          "screen.name", "“\(name.value)” isn't a valid name of a screen", at: name.range,
          allowed: ["letters, digits, “-” and “_”"]))
    }
    return isValid
  }

  // MARK: Figure

  /// The width of a screen on its own, in CSS pixels.
  private static let shownWidth: CGFloat = 300

  /// - Parameter screen: nil if it is drawn already.
  private func figure<Page: DirectivePage>(
    of screen: Screen?, _ name: String, _ directive: DirectiveReader, on page: inout Page
  ) -> [UInt8] {
    let caption = directive[Self.caption].map { directive.renderInline($0.value, on: &page) } ?? []
    let scope = page.figures.nextScope()
    let drawing = page.figures.drawing(at: directive.range) { figures in
      screen.flatMap { self.drawing(of: $0, directive, scope: scope, on: &figures) }.map { .run($0) }
    }
    guard let drawing else { return [] }
    let figure = PlacedFigure(
      drawing: drawing, id: page.anchors.unique("screen-\(name)"), caption: caption)
    page.figures.describe(figure, of: directive.directive)
    return page.figures.place(figure)
  }

  private func drawing(
    of screen: Screen, _ directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> RunDrawing? {
    let still =
      screen.runsListings
      ? figures.run(StillRequest(screen), of: directive)?.timeline : screen.still()
    guard let still else { return nil }
    var options = StripOptions(
      title: figures.environment.localization.text(.theScreen, screen.name),
      description: screen.title ?? screen.name)
    options.displayScale = min(Self.shownWidth / screen.size.width, 1)
    options.cornerRadius = Device.cornerRadius(of: screen.size)
    do throws(DrawingLimit) {
      return try RunDrawing(
        of: still, at: [0], parts: .strip, scope: scope, options, in: &figures.library, figures.environment)
    } catch {
      directive.report(error.diagnostic(of: directive.directive))
      return nil
    }
  }
}
