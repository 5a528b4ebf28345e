import Files

/// A picture by the name that an app's code gives it: the file's own, with or without its ending and its scale.
struct PictureName {
  /// In the order in which they are tried; SVG alone has no pixels.
  private static let endings = ["png", "jpg", "jpeg", "svg"]
  /// Where pictures lie that all pages share.
  static let folder = "/images/"
  /// Longer ones name no file.
  private static let lengthLimit = 512

  /// Paths at which the picture may lie, as a page's links lead there, and pixels per point; the first that is there is shown.
  let places: [(path: String, scale: Double)]

  init(_ name: String) {
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

  /// What a file's name says of its pixels: `photo@2x`; nil for nothing.
  private static func scale(of stem: String) -> Double? {
    stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : nil
  }

  /// What code calls a file, without its folder; nil for one that is no picture.
  static func name(ofFile path: String) -> String? {
    guard endings.contains(SitePath.fileExtension(of: path).lowercased()) else { return nil }
    let stem = SitePath.stem(of: path)
    return scale(of: stem) == nil ? stem : String(stem.dropLast(3))
  }
}
