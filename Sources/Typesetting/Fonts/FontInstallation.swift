import FontShaping

/// The fonts of this machine.
package enum FontInstallation {
  /// The linked version of HarfBuzz.
  package static var harfBuzzVersion: String { FontShaping.harfBuzzVersion }

  /// The file of Inter's regular face.
  /// - Throws: `FontError`, if it isn't installed or isn't readable.
  package static func regularFace() throws(FontError) -> String {
    try FontFile.open(face: "Inter-Regular", in: FontBook.knownFolders).path
  }
}
