import CHarfBuzz
import TransitionEngine

/// Finds one face among the files Inter is distributed as.
enum FontFile {
  /// Opens a face by its PostScript name: a file of that name, or its entry in Inter's collection.
  static func open(face name: String, in folders: [String]) throws(FontError) -> FontFace {
    for folder in folders {
      for file in [name + ".otf", name + ".ttf"] {
        let path = folder + "/" + file
        guard let blob = hb_blob_create_from_file_or_fail(path) else { continue }
        defer { hb_blob_destroy(blob) }
        guard let face = FontFace(blob: blob, index: 0, path: path) else {
          throw .unreadable(path: path)
        }
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
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let count = hb_face_count(blob)
    guard count > 0 else { throw .unreadable(path: path) }
    for index in 0..<min(count, maximumFaces) where postScriptName(blob: blob, index: index) == name {
      return FontFace(blob: blob, index: index, path: path)
    }
    return nil
  }

  /// More than any collection holds: a damaged count must not keep the search busy.
  private static let maximumFaces: UInt32 = 256

  private static func postScriptName(blob: OpaquePointer, index: UInt32) -> String? {
    guard let face = hb_face_create(blob, index) else { return nil }
    defer { hb_face_destroy(face) }
    let nameID = hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME)
    var bytes = [CChar](repeating: 0, count: 128)
    var capacity = UInt32(bytes.count)
    let english = hb_language_from_string("en", 2)
    guard hb_ot_name_get_utf8(face, nameID, english, &capacity, &bytes) > 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
