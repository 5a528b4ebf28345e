import FontShaping
import TransitionEngine

/// Finds one face among the files Inter is distributed as.
enum FontFile {
  /// Opens a face by its PostScript name: a file of that name, or its entry in Inter's collection.
  static func open(face name: String, in folders: [String]) throws(FontError) -> FontFace {
    for folder in folders {
      for file in [name + ".otf", name + ".ttf"] {
        let path = folder + "/" + file
        guard let data = FontData(path: path) else { continue }
        guard let face = FontFace(data, index: 0, path: path) else { throw .unreadable(path: path) }
        return face
      }
      if let face = try openCollection(folder + "/Inter.ttc", face: name) { return face }
    }
    throw .missing(face: name, folders: folders)
  }

  /// Where a face would be looked for first: a file of its name, or the collection that may hold it.
  static func path(face name: String, in folders: [String]) -> String? {
    for folder in folders {
      let files = [name + ".otf", name + ".ttf", "Inter.ttc"]
      let paths = files.map { folder + "/" + $0 }
      if let path = paths.first(where: { access($0, R_OK) == 0 }) { return path }
    }
    return nil
  }

  /// The face of that name in a collection, nil when there is no such file, or no such face in it.
  private static func openCollection(_ path: String, face name: String) throws(FontError) -> FontFace? {
    guard let data = FontData(path: path) else { return nil }
    guard data.faceCount > 0 else { throw .unreadable(path: path) }
    for index in 0..<min(data.faceCount, maximumFaces) where data.postScriptName(ofFace: index) == name {
      return FontFace(data, index: index, path: path)
    }
    return nil
  }

  /// More than any collection holds: a damaged count must not keep the search busy.
  private static let maximumFaces = 256
}
