internal import CHarfBuzz

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The bytes of a font file. A collection holds several faces.
package final class FontData {
  /// The owned HarfBuzz blob.
  let blob: OpaquePointer

  /// The number of faces that the file declares; 0 if it isn't a font.
  package let faceCount: Int

  /// Nil if the file doesn't exist or cannot be read.
  package init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.blob = blob
    faceCount = Int(hb_face_count(blob))
  }

  deinit { hb_blob_destroy(blob) }

  /// Whether a file or a folder is there, and this process may read it.
  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The PostScript name of a face; nil if it doesn't have one.
  package func postScriptName(ofFace index: Int) -> String? {
    guard let index = UInt32(exactly: index), let face = hb_face_create(blob, index) else { return nil }
    defer { hb_face_destroy(face) }
    let nameID = hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME)
    var bytes = [CChar](repeating: 0, count: 128)
    var capacity = UInt32(bytes.count)
    guard hb_ot_name_get_utf8(face, nameID, english, &capacity, &bytes) > 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The language of names and of shaped text: without one, HarfBuzz would use the process's locale.
var english: hb_language_t? { hb_language_from_string("en", 2) }
