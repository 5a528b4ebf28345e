import Diagnostics
import Text

extension SourceFile {
  /// The error for a file of invalid UTF-8; nil for a valid one.
  package var notUTF8: Diagnostic? {
    UTF8Validation.firstInvalidOffset(in: bytes).map { invalid in
      .error(
        "source.invalid-utf8", "this byte isn't valid UTF-8", at: SourceRange(self, invalid..<(invalid + 1)),
        fix: "save the file in UTF-8")
    }
  }
}
