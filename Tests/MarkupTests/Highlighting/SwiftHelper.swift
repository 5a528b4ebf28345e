import Foundation

/// Where the program that parses Swift samples is: beside the tests.
enum SwiftHelper {
  static let executable: String = {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    // The runner is the toolchain's or the test bundle itself; the bundle's folder is among the arguments either way.
    let candidates = ([tests] + CommandLine.arguments).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("zoetrope-swift-parser")
        .path
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
      ?? ".build/debug/zoetrope-swift-parser"
  }()
}
