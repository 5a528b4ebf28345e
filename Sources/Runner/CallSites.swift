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
    CCallStackChoose(library.handle)
    CCallStackReportSignals(descriptor)
    let callSite = CallSite {
      let address = Int(CCallStackInnermost())
      return address > 0 ? address : nil
    }
    return Run.$callSite.withValue(callSite, operation: body)
  }
}
