import CCallStack
import UIKit

/// Keeps account of which of an author's calls is under way, so that what goes wrong is told where it was written.
enum CallSites {
  /// To be called from `main`, while everything can still be loaded.
  static func prepare() { CCallStackPrepare() }

  /// Has what is logged while `body` runs carry the author's call that led to it; and if a signal ends the program, the
  /// calls that were under way are written to a descriptor.
  static func following<Result>(_ library: LoadedLibrary, reportingTo descriptor: Int32, _ body: () -> Result)
    -> Result
  {
    for handle in library.handles { CCallStackAdd(handle) }
    CCallStackReportSignals(descriptor)
    let callStack = CallStack(noteUnmodeled: { CCallStackNote($0) }) {
      let call = CCallStackInnermost()
      return call.address > 0
        ? Timeline.Event.CallSite(library: Int(call.library), address: Int(call.address)) : nil
    }
    return Run.$callStack.withValue(callStack, operation: body)
  }
}
