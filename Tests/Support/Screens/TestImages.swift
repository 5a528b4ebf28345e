import Diagnostics
import Screens

/// Images in memory.
package enum TestImages {
  package static func loader(_ images: [String: [UInt8]]) -> SiteImage.Loader {
    { name, diagnostics in
      if let bytes = images[name.value] { return SiteImage(url: "assets/" + name.value, bytes: bytes) }
      diagnostics.report(.error("image.missing", "there is no “\(name.value)”", at: name.range))
      return nil
    }
  }

  /// A PNG's header, pixels and end. The pixels are empty, since nothing decodes them.
  package static func png(width: UInt8, height: UInt8) -> [UInt8] {
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]) + chunk("IDAT", [0])
      + chunk("IEND", [])
  }
}
