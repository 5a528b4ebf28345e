import Rasterizing

/// Compares the strips of two builds by their pixels.
///
/// Another version of Zoetrope may write a picture in another way, and a change elsewhere on a page gives its parts other
/// identifiers.
struct StripComparison {
  /// The paths of a figure's strip before and after.
  typealias Pair = (before: String, after: String)

  /// About how many pixels a strip has in its own size, in which they are compared.
  private static let pixels = 1 << 18
  /// The largest difference of a channel that nobody sees, of 255.
  private static let leastVisible = 32

  let before, after: BuiltFigures
  let rasterizer: Rasterizer

  /// Whether the strips of each pair look the same, light and dark. Those that can't be drawn don't.
  func looksSame(_ pairs: [Pair]) -> [Bool] {
    let pictures = rasterizer.pictures(2 * pairs.count, pixels: Self.pixels) { index in
      let pair = pairs[index / 2]
      let strip = index.isMultiple(of: 2) ? before.bytes(of: pair.before) : after.bytes(of: pair.after)
      return Drawing(strip ?? [], background: .init(255, 255, 255), form: .pixels)
    }
    return pairs.map { pair in
      let (old, new) = (pictures.next(), pictures.next())
      guard case .success(let old)? = old, case .success(let new)? = new else { return false }
      return Self.looksSame(old, new)
        && darkRules(before.bytes(of: pair.before)) == darkRules(after.bytes(of: pair.after))
    }
  }

  private static func looksSame(_ old: RasterPicture, _ new: RasterPicture) -> Bool {
    if old == new { return true }
    return (old.width, old.height) == (new.width, new.height)
      && zip(old.bytes, new.bytes).allSatisfy { abs(Int($0) - Int($1)) <= leastVisible }
  }

  /// The rules for dark screens, which the pictures don't show.
  private func darkRules(_ strip: [UInt8]?) -> Set<Substring> {
    let svg = String(decoding: strip ?? [], as: UTF8.self)
    let style = svg.firstMatch(of: /<style>([^<]*)<\/style>/)?.1 ?? ""
    return Set(style.split(separator: "}"))
  }
}
