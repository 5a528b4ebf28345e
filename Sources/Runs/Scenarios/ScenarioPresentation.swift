import Options
import Screens
import UIKit

/// The presentation of a scenario's screens.
package struct ScenarioPresentation: Codable, Sendable {
  package enum Style: String, CaseIterable, Codable, Sendable {
    case fullScreen = "full-screen"
    case overFullScreen = "over-full-screen"
    case custom, sheet, popover

    fileprivate var style: UIModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .custom: .custom
      case .sheet: .pageSheet
      case .popover: .popover
      }
    }
  }

  /// A height at which a sheet rests.
  package enum Detent: Hashable, Codable, Sendable {
    case medium, large
    /// Points, down to the screen's lower edge.
    case height(CGFloat)
  }

  /// The presentation style of a popover on a phone, as returned by its delegate.
  package enum Adaptation: String, CaseIterable, Codable, Sendable {
    case fullScreen = "full-screen"
    case none
  }

  /// The allowed positions of a popover's arrow.
  package enum Arrow: String, CaseIterable, Codable, Sendable {
    case any, up, down, left, right
  }

  /// The style; nil for full screen, or for the choice of a view controller of the page's Swift.
  package var style: Style?
  package var detents: [Detent] = [.large]
  package var hasGrabber = false
  package var largestUndimmed: Detent?
  /// Whether a gesture cannot dismiss the presentation.
  package var isModal = false
  package var adaptation = Adaptation.fullScreen
  /// The identifier of a popover's source element.
  package var source: String?
  package var arrow = Arrow.any
  /// The identifiers of elements that can be touched while a popover shows.
  package var passthrough: [String] = []

  package init(style: Style? = nil) { self.style = style }

  /// Whether the presented screen covers a part of the screen, by UIKit's own rules.
  package var coversPart: Bool { style == .sheet || style == .popover && adaptation == .none }

  /// Whether the presented screen may have a size of its own.
  package var takesAnySize: Bool { style == .sheet || style == .popover }

  /// The surface for which a screen's views are laid out.
  var surface: Screen.Surface {
    switch style {
    case .sheet: .sheet
    case .popover where adaptation == .none: .popover
    default: .window
    }
  }

  // MARK: Applying

  /// Sets a controller's style and the related properties.
  ///
  /// - Parameter delegate: is notified of a gesture that dismisses the presentation, unless the controller
  ///   has its own delegate.
  func prepare(_ controller: UIViewController, telling delegate: ScenarioPresentationDelegate) {
    if let style {
      controller.modalPresentationStyle = style.style
    } else if controller.modalPresentationStyle == .automatic {
      controller.modalPresentationStyle = .fullScreen
    }
    guard takesAnySize else { return }
    if isModal { controller.isModalInPresentation = true }
    guard let presentation = controller.presentationController else { return }
    if presentation.delegate == nil { presentation.delegate = delegate }
    guard let sheet = presentation as? UISheetPresentationController else { return }
    sheet.detents = detents.map(\.detent)
    sheet.largestUndimmedDetentIdentifier = largestUndimmed?.detent.identifier
    sheet.prefersGrabberVisible = hasGrabber
  }

  /// Sets a popover's source just before it is presented.
  ///
  /// - Parameter presenter: the view in which the elements are searched.
  /// - Returns: the identifiers that no element has.
  func place(_ controller: UIViewController, beside presenter: UIView) -> [String] {
    guard style == .popover, adaptation == .none, let popover = controller.popoverPresentationController
    else {
      return []
    }
    var missing: [String] = []
    func find(_ identifier: String) -> UIView? {
      let found = presenter.descendant(identifiedBy: identifier)
      if found == nil { missing.append(identifier) }
      return found
    }
    popover.sourceView = source.flatMap(find)
    popover.permittedArrowDirections = arrow.directions
    popover.passthroughViews = passthrough.compactMap(find)
    return missing
  }
}

extension ScenarioPresentation.Detent {
  /// The detent as authors write it.
  package var text: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let height): ValueKind.length(0...10_000).text(height)
    }
  }

  fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let height): .custom(identifier: .init(text)) { $0.resolved(height) }
    }
  }

  /// The name of a sheet's detent.
  static func text(of identifier: UISheetPresentationController.Detent.Identifier) -> String {
    switch identifier {
    case .medium: "medium"
    case .large: "large"
    default: identifier.rawValue
    }
  }
}

extension UISheetPresentationController.Detent.ResolutionContext {
  /// UIKit's heights exclude the safe area at the bottom of the screen.
  fileprivate func resolved(_ height: CGFloat) -> CGFloat {
    height - (Run.current?.window.deviceInsets.bottom ?? 0)
  }
}

extension ScenarioPresentation.Arrow {
  fileprivate var directions: UIPopoverArrowDirection {
    switch self {
    case .any: .any
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension UIView {
  /// The view itself, or the first view in it with an identifier.
  fileprivate func descendant(identifiedBy identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifiedBy: identifier) }.first
  }
}

/// The delegate of a scenario's popovers, which is also notified of sheets and popovers that a gesture
/// dismisses.
final class ScenarioPresentationDelegate: NSObject, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  private let adaptation: ScenarioPresentation.Adaptation

  init(_ presentation: ScenarioPresentation) { adaptation = presentation.adaptation }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    adaptation == .none ? .none : controller.presentationStyle == .popover ? .fullScreen : .none
  }
}
