import Diagnostics
import Files
import Text

/// How problems are printed.
enum ProblemFormat: String, CaseIterable {
  /// With their lines of source, on standard error.
  case text
  /// As text, and as annotations of GitHub's workflows.
  case github
  /// An object a line, on standard output.
  case json
  /// A document for code scanning (SARIF 2.1.0), on standard output.
  case sarif

  /// Whether standard output is for another program.
  var isForPrograms: Bool { self == .json || self == .sarif }
}

/// A place of a problem for other programs.
struct ProblemPlace {
  /// The path from the working folder.
  let path: String
  /// From 1; columns in code points.
  let startLine, startColumn, endLine, endColumn: Int

  /// - Parameter folder: the folder that the path of the file is relative to.
  init(_ range: SourceRange, in folder: String) {
    path = folder == "." ? range.file.path : SitePath.join(folder, range.file.path)
    (startLine, startColumn) = Self.position(range.bytes.lowerBound, in: range.file)
    (endLine, endColumn) = Self.position(range.bytes.upperBound, in: range.file)
  }

  private static func position(_ offset: Int, in file: SourceFile) -> (line: Int, column: Int) {
    let before = file.bytes[file.lineRange(at: offset).lowerBound..<min(offset, file.bytes.count)]
    return (file.location(at: offset).line, before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
