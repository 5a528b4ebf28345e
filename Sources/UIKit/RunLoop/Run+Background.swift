import Synchronization
import TransitionEngine

/// Notes changes of views in the background, as Xcode's Main Thread Checker does.
extension Run {
  /// The number of runs that are executing background work. Setters read it first, since that costs almost
  /// nothing.
  private static let inBackground = Atomic(0)

  /// Executes the work of a background queue.
  func performInBackground(_ work: () -> Void) {
    Run.inBackground.wrappingAdd(1, ordering: .relaxed)
    let outer = isInBackground
    isInBackground = true
    defer {
      isInBackground = outer
      Run.inBackground.wrappingSubtract(1, ordering: .relaxed)
    }
    work()
  }

  /// Notes a call of a view's method, or a change of its property, in the background.
  ///
  /// - Parameters:
  ///   - type: the class that declares the member.
  ///   - member: the member's name, which is the caller's.
  @inline(__always)
  static func checkMainThread(_ type: StaticString = "UIView", _ member: StaticString = #function) {
    if inBackground.load(ordering: .relaxed) > 0 { noteBackground(type, member) }
  }

  private static func noteBackground(_ type: StaticString, _ member: StaticString) {
    guard let run = current, run.isInBackground else { return }
    run.log(actor: "\(type)", incident: .mainThreadChecker, detail: .verbatim("\(member)"))
  }
}
