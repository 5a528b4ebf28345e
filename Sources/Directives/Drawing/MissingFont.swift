import Diagnostics
import UIKit

/// Reports that text can't be drawn because its font is missing.
enum MissingFont {
  static func diagnostic(at range: SourceRange) -> Diagnostic? {
    do {
      try UIFont.checkInstallation()
      return nil
    } catch {
      return .error(
        "font.missing", "text can't be drawn: the font is missing", at: range, explanation: "\(error)")
    }
  }
}
