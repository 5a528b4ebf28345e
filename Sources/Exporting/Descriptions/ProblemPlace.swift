import Diagnostics
import Files
import JSON
import Text

/// A place of a problem for other programs.
package struct ProblemPlace: Sendable {
  /// The path from the working folder.
  package let path: String
  /// From 1; columns in code points.
  package let startLine, startColumn, endLine, endColumn: Int

  /// - Parameter folder: the folder that the path of the file is relative to.
  package init(_ range: SourceRange, in folder: String) {
    path = folder == "." ? range.file.path : SitePath.join(folder, range.file.path)
    (startLine, startColumn) = Self.position(range.bytes.lowerBound, in: range.file)
    (endLine, endColumn) = Self.position(range.bytes.upperBound, in: range.file)
  }

  private static func position(_ offset: Int, in file: SourceFile) -> (line: Int, column: Int) {
    let before = file.bytes[file.lineRange(at: offset).lowerBound..<min(offset, file.bytes.count)]
    return (file.location(at: offset).line, before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}

extension ProblemPlace {
  /// The members of an object of JSON.
  var members: [String: JSONValue] {
    [
      "file": .string(path), "line": .integer(startLine), "column": .integer(startColumn),
      "endLine": .integer(endLine), "endColumn": .integer(endColumn),
    ]
  }
}
