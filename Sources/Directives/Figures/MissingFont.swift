import Diagnostics
import UIKit

/// Text cannot be drawn without its font; better to say so than to leave it out.
enum MissingFont {
  static func diagnostic(at range: SourceRange) -> Diagnostic? {
    do {
      try UIFont.checkInstallation()
      return nil
    } catch {
      return .error("font.missing", "text cannot be drawn", at: range, explanation: "\(error)")
    }
  }
}
