import Foundation

/// The programs and modules built with the tests.
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
  package static let rasterizer = path("zoetrope-rasterizer")

  /// The path of a program.
  package static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The folders searched for a toolchain.
  package static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
}
