import CCallStack
import UIKit

/// Tracks the author's current calls, so that problems are reported at their source lines.
enum CallSites {
  /// Call this from `main`, while everything can still be loaded.
  static func prepare() { CCallStackPrepare() }

  /// Adds the author's current call to all log entries made while `body` runs. If a signal ends the program,
  /// the current calls are written to a descriptor.
  static func following<Result>(_ library: LoadedLibrary, reportingTo descriptor: Int32, _ body: () -> Result)
    -> Result
  {
    for handle in library.handles { CCallStackAdd(handle) }
    CCallStackReportSignals(descriptor)
    let callStack = CallStack(
      noteUnmodeled: { CCallStackNote($0) },
      awaiting: { task in
        var callee: UnsafeRawPointer?
        return site(CCallStackAwait(task, &callee))
      }, innermost: { site(CCallStackInnermost()) })
    return Run.$callStack.withValue(callStack, operation: body)
  }

  private static func site(_ call: CCall) -> Timeline.Event.CallSite? {
    call.address > 0
      ? Timeline.Event.CallSite(library: Int(call.library), address: Int(call.address)) : nil
  }
}
