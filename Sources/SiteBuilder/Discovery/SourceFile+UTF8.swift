import Diagnostics
import Text

extension SourceFile {
  /// What to tell of a file that is no text; nil for one that is.
  var notUTF8: Diagnostic? {
    UTF8Validation.firstInvalidOffset(in: bytes).map { invalid in
      .error(
        "source.invalid-utf8", "this byte is not valid UTF-8", at: SourceRange(self, invalid..<(invalid + 1)),
        fix: "save the file in UTF-8")
    }
  }
}
