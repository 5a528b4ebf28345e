import UIKit

/// What a user, the system or an app's code does. Numbers of things are taken modulo their count.
package enum Action: Hashable, Sendable {
  /// Fingers; their points are shares of the window's width and height.
  case touch(TouchPath)
  case tapTab(Int)
  case select(Int)
  /// New tabs: those of four whose bits are set.
  case setTabs(mask: Int)
  case push(animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  /// Another stack of so many new screens and so many old ones, in turns.
  case setStack(new: Int, old: Int, animated: Bool)
  case hideBar(Bool, animated: Bool)
  case present(UIModalPresentationStyle, UIModalTransitionStyle, animated: Bool)
  /// By the controller so many presentations below the topmost.
  case dismiss(level: Int, animated: Bool)
  case showChild(Int, duration: Double, dissolves: Bool)
  case scroll(page: Int, animated: Bool)
  case resize(CGSize)
  case toggleRecognizer(Int)
}

extension Action: CustomStringConvertible {
  package var description: String {
    switch self {
    case .touch(let path): "touch \(path.fingers.map(Self.text)) \(path.ending)"
    case .tapTab(let index): "tap tab \(index)"
    case .select(let index): "select \(index)"
    case .setTabs(let mask): "set tabs \(String(mask, radix: 2))"
    case .push(let animated): "push\(Self.text(animated))"
    case .pop(let animated): "pop\(Self.text(animated))"
    case .popToRoot(let animated): "pop to root\(Self.text(animated))"
    case .setStack(let new, let old, let animated):
      "set stack \(new) new, \(old) old\(Self.text(animated))"
    case .hideBar(let hides, let animated): "\(hides ? "hide" : "show") bar\(Self.text(animated))"
    case .present(let style, let transition, let animated):
      "present \(style) \(transition)\(Self.text(animated))"
    case .dismiss(let level, let animated): "dismiss at level \(level)\(Self.text(animated))"
    case .showChild(let index, let duration, let dissolves):
      "show child \(index) in \(duration) s\(dissolves ? ", dissolving" : "")"
    case .scroll(let page, let animated): "scroll to page \(page)\(Self.text(animated))"
    case .resize(let size): "resize to \(size.width) × \(size.height)"
    case .toggleRecognizer(let index): "toggle recogniser \(index)"
    }
  }

  private static func text(_ animated: Bool) -> String { animated ? "" : ", not animated" }

  private static func text(_ finger: TouchPath.Finger) -> String {
    finger.segments.reduce("(\(finger.start.x), \(finger.start.y))") { text, segment in
      switch segment {
      case .move(let point, let duration): text + " → (\(point.x), \(point.y)) in \(duration) s"
      case .hold(let duration): text + " hold \(duration) s"
      }
    }
  }
}
