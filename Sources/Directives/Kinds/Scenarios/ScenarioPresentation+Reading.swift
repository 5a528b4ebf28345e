import Diagnostics
import DirectiveParsing
import Options
import Runs
import Screens
import TransitionEngine
import UIKit

/// Reads the options of presentations.
extension ScenarioPresentation {
  private static let styleOption = Option(
    "presentation", .word(), standard: Style.fullScreen, "on modal: how screens are presented")
  private static let detentsOption = Option(
    "detents", .detent, standard: .large, "of a sheet: the heights at which it rests, lowest first")
  private static let grabber = Option(
    flag: "grabber", "of a sheet: whether it shows a grabber")
  private static let undimmed = Option(
    "undimmed", .detent, unset: "none",
    "of a sheet: the largest detent at which the screen below is undimmed and can be touched")
  private static let modal = Option(
    flag: "modal-in-presentation", "of a sheet or popover: whether gestures can't dismiss it")
  private static let adaptive = Option(
    "adaptive", .word(), standard: Adaptation.fullScreen,
    "of a popover: its adaptive presentation style on a phone")
  private static let sourceOption = Option(
    "source", .text("an element’s identifier"), unset: "required",
    "of a popover: its source view, on the screen that presents it")
  private static let arrowOption = Option(
    "arrow", .word(), standard: Arrow.any, "of a popover: the permitted arrow directions")
  private static let passthroughOption = Option(
    "passthrough", .text("elements’ identifiers"), unset: "none",
    "of a popover: the elements that can be touched while it is shown")

  static let options: [any OptionDescription] =
    [styleOption] + sheetOptions + [modal, adaptive] + popoverOptions
  private static let sheetOptions: [any OptionDescription] = [detentsOption, grabber, undimmed]
  private static let popoverOptions: [any OptionDescription] = [sourceOption, arrowOption, passthroughOption]

  /// - Parameter isModal: whether the container presents at all.
  init(_ directive: DirectiveReader, isModal: Bool) {
    self.init(style: directive[Self.styleOption].map { _ in directive.value(of: Self.styleOption) })
    detents = directive.values(of: Self.detentsOption)
    hasGrabber = directive.value(of: Self.grabber)
    largestUndimmed = directive.value(of: Self.undimmed)
    self.isModal = directive.value(of: Self.modal)
    adaptation = directive.value(of: Self.adaptive)
    source = directive.value(of: Self.sourceOption)
    arrow = directive.value(of: Self.arrowOption)
    passthrough = directive[Self.passthroughOption].flatMap { directive.list($0) }?.map(\.value.value) ?? []
    checkCombinations(directive, isModal: isModal)
    checkDetents(directive)
  }

  // MARK: What goes together

  private func checkCombinations(_ directive: DirectiveReader, isModal: Bool) {
    if !isModal, let option = directive[Self.styleOption] {
      directive.report(.without(option, "the container “modal”"))
    }
    let boxed = style == .popover && adaptation == .none
    let needs: [(options: [any OptionDescription], isMet: Bool, what: String)] = [
      (Self.sheetOptions, style == .sheet, "“:presentation: sheet”"),
      ([Self.modal], coversPart, "a sheet, or a popover that stays one"),
      ([Self.adaptive], style == .popover, "“:presentation: popover”"),
      (
        Self.popoverOptions, boxed,
        style == .popover
          ? "“:adaptive: none”: on a phone a popover is full screen, unless its delegate returns “none”"
          : "“:presentation: popover”"
      ),
    ]
    for need in needs where !need.isMet {
      for option in need.options {
        if let given = directive.directive[option: option.name] {
          directive.report(.without(given, need.what))
        }
      }
    }
    if boxed, source == nil {
      directive.report(
        .error(
          "scenario.popover", "a popover needs a source on the screen", at: directive.name.range,
          explanation: "UIKit throws an exception without a source view or bar button item",
          fix: "add “:source: ” and the “identifier” of an element of the presenting screen"))
    }
  }

  private func checkDetents(_ directive: DirectiveReader) {
    if let option = directive[Self.detentsOption], Set(detents).count < detents.count {
      directive.report(
        .error(
          "scenario.detent", "a detent is listed twice", at: option.value.range, fix: "delete one of them"))
    }
    if let option = directive[Self.undimmed], let largestUndimmed, !detents.contains(largestUndimmed) {
      directive.report(
        .error(
          "scenario.detent", "“\(largestUndimmed.text)” isn't one of the sheet’s detents",
          at: option.value.range, allowed: detents.map(\.text)))
    }
  }

  /// Reports a sheet or popover that is larger than the window.
  ///
  /// - Parameter screens: the first of them presents the others.
  func checkRoom(_ directive: DirectiveReader, _ screens: [Screen]) {
    guard let window = screens.first?.size else { return }
    let largest = UISheetPresentationController.largestHeight(on: window)
    if style == .sheet, let option = directive[Self.detentsOption] {
      for case .height(let height) in detents where height > largest {
        directive.report(
          .warning(
            "scenario.room",
            "a sheet of \(Detent.height(height).text) doesn't fit on “\(screens[0].name)”",
            at: option.value.range,
            explanation:
              "a large sheet is \(Detent.height(largest).text) high there, so this one is made smaller",
            fix: "write “large”, or a lower height"))
      }
    }
    guard style == .popover, adaptation == .none, let option = directive[Self.styleOption] else { return }
    for screen in screens.dropFirst()
    where screen.size != window && (screen.size.width > window.width || screen.size.height > window.height) {
      directive.report(
        .warning(
          "scenario.room", "“\(screen.name)” is larger than “\(screens[0].name)”, which presents it",
          at: option.value.range, explanation: "the popover is made smaller to fit",
          fix: "give it a smaller “size”"))
    }
  }
}

extension Diagnostic {
  /// Reports an option that has no effect without another option.
  static func without(_ option: DirectiveOption, _ what: String) -> Diagnostic {
    .error(
      "directive.conflict", "“\(option.name.value)” has no effect without \(what)", at: option.name.range,
      fix: "delete it")
  }
}

extension ValueKind<ScenarioPresentation.Detent> {
  /// `medium`, `large`, or a height: `240pt`.
  fileprivate static let detent: Self = {
    let length = ValueKind<Double>.length(40...2048)
    let allowed = length.allowed + ["medium", "large"]
    return Self(
      "must be a height, “medium” or “large”", allowed, phrase: length.phrase + ", medium, or large",
      text: \.text
    ) { given throws(ValueProblem) in
      switch given {
      case "medium": return .medium
      case "large": return .large
      default: break
      }
      do throws(ValueProblem) {
        return .height(try length.read(given))
      } catch {
        var problem = error
        if problem.allowed == length.allowed { problem.allowed = allowed }
        if case .form = problem.cause {
          problem.cause = .form("must be a height, “medium” or “large”")
          let word = NearMiss.best(for: given.lowercased(), among: ["medium", "large"])
          problem.fix = word.map { "did you mean “\($0)”?" } ?? problem.fix
        }
        throw problem
      }
    }
  }()
}
