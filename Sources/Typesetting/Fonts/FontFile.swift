import FontShaping
import TransitionEngine

/// Finds one face in Inter's files.
enum FontFile {
  /// Opens a face by its PostScript name: a file of that name, or its entry in Inter's collection.
  static func open(
    face name: String, in folders: [String], fallbacks: FallbackFonts? = nil
  ) throws(FontError) -> FontFace {
    for folder in folders {
      for file in [name + ".otf", name + ".ttf"] {
        let path = folder + "/" + file
        guard let data = FontData(path: path) else { continue }
        guard let face = FontFace(data, index: 0, path: path, fallbacks: fallbacks) else {
          throw .unreadable(path: path)
        }
        return face
      }
      let collection = folder + "/Inter.ttc"
      if let face = try openCollection(collection, face: name, fallbacks: fallbacks) { return face }
    }
    throw .missing(face: name, folders: folders)
  }

  /// The first file that may contain a face: a file of its name, or the collection.
  static func path(face name: String, in folders: [String]) -> String? {
    for folder in folders {
      let files = [name + ".otf", name + ".ttf", "Inter.ttc"]
      let paths = files.map { folder + "/" + $0 }
      if let path = paths.first(where: { FontData(path: $0) != nil }) { return path }
    }
    return nil
  }

  /// The first file with a name.
  static func path(ofFile name: String, in folders: [String]) -> String? {
    folders.lazy.map { $0 + "/" + name }.first { FontData.isReadable($0) }
  }

  /// The face of a file, by its name if the file is a collection; nil if it isn't readable.
  static func face(named name: String, inFile path: String) -> FontFace? {
    guard path.hasSuffix(".ttc") else {
      return FontData(path: path).flatMap { FontFace($0, index: 0, path: path) }
    }
    return try? openCollection(path, face: name)
  }

  /// A face in a collection by its name; nil if the file, or the face in it, doesn't exist.
  private static func openCollection(
    _ path: String, face name: String, fallbacks: FallbackFonts? = nil
  ) throws(FontError) -> FontFace? {
    guard let data = FontData(path: path) else { return nil }
    guard data.faceCount > 0 else { throw .unreadable(path: path) }
    for index in 0..<min(data.faceCount, maximumFaces) where data.postScriptName(ofFace: index) == name {
      return FontFace(data, index: index, path: path, fallbacks: fallbacks)
    }
    return nil
  }

  /// More faces than any collection has: a damaged count must not prolong the search.
  private static let maximumFaces = 256
}
