import Diagnostics

/// Something that a preview says while it runs.
package enum PreviewMessage {
  /// Whole lines.
  case text(String)
  /// The problems of a build; none in a good one.
  case problems([Diagnostic])
}

/// The reason why a preview cannot start or go on.
package struct PreviewFailure: Error {
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ error: any Error) { self.init(.error("preview.failed", "\(error)", at: nil)) }
}
