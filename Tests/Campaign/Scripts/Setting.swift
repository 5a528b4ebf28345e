import BasicTestSupport
import UIKit

/// A container, and how an app uses it.
package enum Setting: String, CaseIterable, Sendable {
  /// Tabs with all kinds of animators and drivers.
  case tabs
  /// Tabs that change with a swipe, or with two fingers.
  case swipedTabs, pinchedTabs
  /// Tabs whose selection is locked during a change.
  case safeTabs
  case stack
  case presentations
  /// A camera beside tabs and contacts.
  case camera
  /// A container of an app's own.
  case children
  /// Stacks in tabs, and presentations over them.
  case app

  /// Something that happens in this setting.
  func action(_ random: inout SeededGenerator) throws -> Action {
    switch random.below(20) {
    case 0: return .resize(random.pick(Scene.sizes))
    case 1: return .toggleRecognizer(random.below(10))
    case 2...6: return .touch(try .random(&random))
    default: break
    }
    switch self {
    case .tabs, .swipedTabs, .pinchedTabs, .safeTabs: return Self.tabAction(&random)
    case .stack: return Self.stackAction(&random)
    case .presentations: return Self.presentationAction(&random)
    case .camera: return Self.cameraAction(&random)
    case .children:
      return .showChild(
        random.below(3), duration: random.pick([0, 0.1, 0.5]), dissolves: random.chance(30))
    case .app:
      return switch random.below(3) {
      case 0: Self.tabAction(&random)
      case 1: Self.stackAction(&random)
      default: Self.presentationAction(&random)
      }
    }
  }

  private static func tabAction(_ random: inout SeededGenerator) -> Action {
    switch random.below(12) {
    case 0: .setTabs(mask: random.below(16))
    case 1...4: .select(random.below(3))
    default: .tapTab(random.below(3))
    }
  }

  private static func stackAction(_ random: inout SeededGenerator) -> Action {
    let animated = random.chance(80)
    return switch random.below(10) {
    case 0...3: .push(animated: animated)
    case 4...5: .pop(animated: animated)
    case 6: .popToRoot(animated: animated)
    case 7: .hideBar(random.chance(40), animated: animated)
    default: .setStack(new: random.below(3), old: random.below(3), animated: animated)
    }
  }

  private static func presentationAction(_ random: inout SeededGenerator) -> Action {
    let animated = random.chance(80)
    if random.chance(45) { return .dismiss(level: random.below(3), animated: animated) }
    return .present(
      random.pick([.fullScreen, .overFullScreen, .custom]),
      random.pick([.coverVertical, .flipHorizontal, .crossDissolve]), animated: animated)
  }

  private static func cameraAction(_ random: inout SeededGenerator) -> Action {
    random.chance(50)
      ? .scroll(page: random.below(3), animated: random.chance(80)) : .tapTab(random.below(2))
  }
}
