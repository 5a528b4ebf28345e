import FontShaping

/// The fonts of this machine.
package enum FontInstallation {
  /// The version of HarfBuzz that is linked now.
  package static var harfBuzzVersion: String { FontShaping.harfBuzzVersion }

  /// The file of Inter's regular face.
  /// - Throws: `FontError`, when it is not installed or not readable.
  package static func regularFace() throws(FontError) -> String {
    try FontFile.open(face: "Inter-Regular", in: FontBook.knownFolders).path
  }
}
