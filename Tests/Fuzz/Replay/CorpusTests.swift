import Foundation
import Testing

/// Every input that fuzzing has kept goes through its target again, without a fuzzer, and so do some that are like it.
struct CorpusTests {
  private static var corpus: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus")
  }

  @Test(arguments: FuzzTarget.allCases) func `the corpus runs through`(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs { target.run(input) }
    target.run([])
  }

  @Test(arguments: FuzzTarget.allCases) func `so does what is like it`(_ target: FuzzTarget) throws {
    for input in try Self.inputs(of: target) {
      var mutations = Mutations(of: input)
      for _ in 0..<target.mutations { target.run(mutations.next()) }
    }
  }

  private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    let folder = corpus.appendingPathComponent(target.rawValue)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
  }
}

extension FuzzTarget {
  /// How many damaged versions of each input the tests try: fewer where figures are run, so that it stays a matter of
  /// seconds.
  fileprivate var mutations: Int {
    switch self {
    case .page: 1
    // Any other seed may take minutes.
    case .heavyFigure: 0
    case .screen: 4
    case .highlighting: 8
    default: 30
    }
  }
}
