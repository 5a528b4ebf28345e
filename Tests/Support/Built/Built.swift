import Foundation

/// What was built along with the tests, beside them.
package enum Built {
  private static let folder: URL = {
    #if os(Linux)
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
    let tests = (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main).bundleURL
    #endif
    return tests.deletingLastPathComponent()
  }()

  /// The folder of the modules.
  package static let modules = path("Modules")
  package static let parser = path("zoetrope-swift-parser")
  package static let runner = path("zoetrope-runner")

  /// The path of a program.
  package static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Where a toolchain is looked for.
  package static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
}
