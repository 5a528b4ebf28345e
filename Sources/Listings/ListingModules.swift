import Cache
import Toolchain

/// The compiled modules that an author's Swift is compiled with.
package struct ListingModules: Sendable {
  /// The modules that listings import, and the modules that these import.
  package static let names = [
    "UIKit", "ConstraintSolver", "TransitionEngine", "Typesetting", "FontShaping", "Symbols",
    "SymbolDrawings",
    "ImageFiles", "Text", "FoundationNames", "QuartzCoreNames", "CoreGraphicsNames", "DispatchNames",
    "CombineNames",
  ]

  let folder: String

  /// Hashes a compiler and the modules.
  ///
  /// - Parameter digests: the folder for saved hashes of files; nil to save none.
  /// - Returns: nil if a file is missing.
  func identity(with toolchain: SwiftToolchain, digests: String?) -> Digest? {
    var files = FileDigests(in: digests)
    defer { files.save() }
    var writer = FieldWriter()
    for path in [toolchain.compiler] + Self.names.map({ "\(folder)/\($0).swiftmodule" }) {
      guard let digest = files.digest(of: path) else { return nil }
      writer.add(digest)
    }
    return SHA256.hash(writer.bytes)
  }
}
