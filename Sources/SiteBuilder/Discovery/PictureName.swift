import Files

/// The name of a picture in an app's code: the file's name, with or without extension and scale.
package struct PictureName {
  /// The supported extensions, in the order of precedence.
  private static let endings = ["png", "jpg", "jpeg", "svg"]
  /// The folder of pictures that all pages share.
  static let folder = "/images/"
  /// The longest name of a file in bytes.
  private static let lengthLimit = 512

  /// The possible paths of the picture from a page, with pixels per point, in the order of precedence.
  package let places: [(path: String, scale: Double)]

  package init(_ name: String) {
    var (stem, endings) = (name, Self.endings)
    for ending in endings where name.lowercased().hasSuffix("." + ending) {
      (stem, endings) = (String(name.dropLast(ending.count + 1)), [String(name.suffix(ending.count))])
    }
    guard !name.isEmpty, name.utf8.count <= Self.lengthLimit, stem.last.map({ $0 != "/" }) ?? false else {
      places = []
      return
    }
    let folders = name.hasPrefix("/") ? [""] : ["", Self.folder]
    let scale = Self.scale(of: stem)
    places = folders.flatMap { folder in
      endings.flatMap { ending -> [(String, Double)] in
        if let scale { return [("\(folder)\(stem).\(ending)", scale)] }
        // A vector picture has no pixels.
        let scales: [Double] = ending.lowercased() == "svg" ? [1] : [3, 2, 1]
        return scales.map { ("\(folder)\(stem)\($0 == 1 ? "" : "@\(Int($0))x").\(ending)", $0) }
      }
    }
  }

  /// The scale in a file's name: `photo@2x`; nil for none.
  private static func scale(of stem: String) -> Double? {
    stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : nil
  }

  /// A file's name in code, without its folder; nil if it isn't a picture.
  static func name(ofFile path: String) -> String? {
    guard endings.contains(SitePath.fileExtension(of: path).lowercased()) else { return nil }
    let stem = SitePath.stem(of: path)
    return scale(of: stem) == nil ? stem : String(stem.dropLast(3))
  }
}
