import BuiltTestSupport
import Foundation

/// The toolchain's compiler, with an import path on which there is nothing but the modules a sample needs: no headers
/// of C libraries, no module of the tests.
final class SampleCompiler {
  /// A sample's import, and the module that answers it.
  private static let aliases = [
    "Foundation": "FoundationNames", "QuartzCore": "QuartzCoreNames", "CoreGraphics": "CoreGraphicsNames",
    "Dispatch": "DispatchNames",
  ]
  private static let modules =
    [
      "Text", "Hashing", "TransitionEngine", "FontShaping", "Typesetting", "Symbols", "ImageFiles",
      "ConstraintSolver", "UIKit",
    ]
    + aliases.values

  /// Nil where no compiler is on the path.
  static let path = Built.searchPath.split(separator: ":")
    .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in Self.modules.map({ $0 + ".swiftmodule" }) {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(file),
        withDestinationURL: URL(fileURLWithPath: Built.modules + "/" + file))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What the compiler says of a sample; nothing, if it is right. What actors share is checked only after the types, so
  /// it has to come as far as SIL.
  func check(_ source: String, language: Int) throws -> String {
    let file = folder.appendingPathComponent("Sample.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = Self.path.map(URL.init(fileURLWithPath:))
    process.arguments =
      [
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", String(language), "-I",
        folder.path, file.path,
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
