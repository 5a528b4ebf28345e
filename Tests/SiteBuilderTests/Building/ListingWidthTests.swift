import Foundation
import Testing

/// A listing wider than its column scrolls sideways, and a phone shows half of it at first.
@Suite struct ListingWidthTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL.path

  /// Fenced Swift of our pages, and the animators that pages include.
  @Test(arguments: [
    ("content", ".md"), ("Sources/Animators/Library", ".swift"), ("Sources/Fixes", ".swift"),
  ])
  func `our own listings are at most 78 columns wide`(folder: String, ending: String) throws {
    let paths = FileManager.default.enumerator(atPath: "\(Self.root)/\(folder)")?.allObjects as? [String]
    let files = try #require(paths).filter { $0.hasSuffix(ending) }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOfFile: "\(Self.root)/\(folder)/\(file)", encoding: .utf8)
      var isListing = ending == ".swift"
      for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.hasPrefix("```") { isListing = !isListing && line.hasPrefix("```swift") }
        #expect(!isListing || line.count <= 78, "\(folder)/\(file):\(row + 1)")
      }
    }
  }
}
