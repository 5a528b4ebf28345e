import Foundation
import Testing

/// Compares drawings with the files in `Goldens`. `RECORD=1` writes them anew, and fails: somebody must
/// look at the difference.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static func expect(_ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(bytes).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let expected = try Data(contentsOf: file)
    #expect(
      String(decoding: bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
      sourceLocation: sourceLocation)
  }
}
