import Synchronization
import TransitionEngine

/// Notes views that are changed in the background, as Xcode's Main Thread Checker does.
extension Run {
  /// How many runs execute work of a queue in the background. Setters ask this first, as it costs next to nothing.
  private static let inBackground = Atomic(0)

  /// Executes work of a queue in the background.
  func performInBackground(_ work: () -> Void) {
    Run.inBackground.wrappingAdd(1, ordering: .relaxed)
    isInBackground = true
    defer {
      isInBackground = false
      Run.inBackground.wrappingSubtract(1, ordering: .relaxed)
    }
    work()
  }

  /// Notes a call of a view's method, or a change of its property, that comes from the background.
  ///
  /// - Parameters:
  ///   - type: the class that declares it.
  ///   - member: its name, which is that of the caller.
  @inline(__always)
  static func checkMainThread(_ type: StaticString = "UIView", _ member: StaticString = #function) {
    if inBackground.load(ordering: .relaxed) > 0 { noteBackground(type, member) }
  }

  private static func noteBackground(_ type: StaticString, _ member: StaticString) {
    guard let run = current, run.isInBackground else { return }
    run.log(actor: "\(type)", incident: .mainThreadChecker, detail: "\(member)")
  }
}
