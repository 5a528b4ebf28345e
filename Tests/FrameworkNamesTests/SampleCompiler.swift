import BasicTestSupport
import BuiltTestSupport
import Foundation
import Listings

/// The toolchain's compiler, with an import path on which there is nothing but the modules a sample needs: no headers
/// of C libraries, no module of the tests.
final class SampleCompiler {
  /// A sample's import, and the module that answers it.
  private static let aliases = [
    "Foundation": "FoundationNames", "QuartzCore": "QuartzCoreNames", "CoreGraphics": "CoreGraphicsNames",
    "Dispatch": "DispatchNames", "Combine": "CombineNames",
  ]
  /// Nil where no compiler is on the path.
  static let path = Built.searchPath.split(separator: ":")
    .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in ListingModules.names.map({ $0 + ".swiftmodule" }) {
      try folder.link(file, to: Built.modules + "/" + file)
    }
  }

  /// What the compiler says of a sample; nothing, if it is right. What actors share is checked only after the types, so
  /// it has to come as far as SIL.
  func check(_ source: String, language: Int) throws -> String {
    try folder.write(source, to: "Sample.swift")
    let process = Process()
    process.executableURL = Self.path.map(URL.init(fileURLWithPath:))
    process.arguments =
      [
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", String(language), "-I",
        folder.path, folder.path("Sample.swift"),
      ]
      + Self.aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
