import Foundation
import Testing

/// Every input that fuzzing has kept goes through its target again, without a fuzzer.
struct CorpusTests {
  private static var corpus: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus")
  }

  @Test(arguments: FuzzTarget.allCases) func `the corpus runs through`(_ target: FuzzTarget) throws {
    let folder = Self.corpus.appendingPathComponent(target.rawValue)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) { target.run(Array(try Data(contentsOf: file))) }
    target.run([])
  }
}
