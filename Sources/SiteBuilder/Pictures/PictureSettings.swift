import Diagnostics
import YAML

/// The versions of pictures that a site wants: `pictures` in its configuration.
struct PictureSettings: Sendable, Hashable {
  enum Format: String, Sendable, Hashable, CaseIterable {
    case avif, webp

    var mediaType: String { "image/" + rawValue }
  }

  static let keys = ["widths", "formats", "quality", "sizes"]
  private static let mostWidths = 8

  /// In pixels, ascending.
  var widths = [480, 960, 1440]
  /// In the order of preference.
  var formats: [Format] = [.webp]
  /// 1…100.
  var quality = 78
  /// The width of pictures on the page, as in HTML. The theme's column is 44 rem wide.
  var sizes = "(min-width: 48rem) 44rem, 100vw"

  /// Reads `true`, or a mapping. Invalid values are reported, and defaults are used.
  ///
  /// - Returns: nil for `false`.
  init?(_ value: TypedValue) {
    guard let entries = value.node.entries else {
      guard let isWanted = value.node.bool else {
        value.diagnostics.report(
          .error(
            "config.pictures",
            "“pictures” is true, false or a mapping, not \(value.node.string.map { "“\($0)”" } ?? value.node.kindName)",
            at: value.node.range, allowed: Self.keys))
        return nil
      }
      if !isWanted { return nil }
      return
    }
    for entry in entries where !entry.value.isNull {
      let key = entry.key.string ?? ""
      let value = TypedValue(key, entry.value, area: "config", value.diagnostics)
      switch key {
      case "widths": widths = Self.widths(value) ?? widths
      case "formats": formats = Self.formats(value) ?? formats
      case "quality": quality = value.integer(in: 1...100) ?? quality
      case "sizes": sizes = value.text() ?? sizes
      default:
        value.diagnostics.report(
          .unknown("key", key, "config.pictures", at: entry.key.range, allowed: Self.keys))
      }
    }
  }

  private static func widths(_ value: TypedValue) -> [Int]? {
    let nodes = value.node.array ?? [value.node]
    let widths = nodes.compactMap(\.int).filter { (16...8192).contains($0) }
    guard widths.count == nodes.count, (1...mostWidths).contains(widths.count) else {
      value.diagnostics.report(
        .error(
          "config.pictures", "“widths” is a list of widths in pixels", at: value.node.range,
          allowed: ["1 to \(mostWidths) whole numbers from 16 to 8192, such as [480, 960, 1440]"]))
      return nil
    }
    return Set(widths).sorted()
  }

  private static func formats(_ value: TypedValue) -> [Format]? {
    guard let words = value.words() else { return nil }
    let formats = words.compactMap { Format(rawValue: $0) }
    guard formats.count == words.count, !formats.isEmpty else {
      let wrong = words.first { Format(rawValue: $0) == nil } ?? ""
      value.diagnostics.report(
        .unknown(
          "format", wrong, "config.pictures", at: value.node.range, allowed: Format.allCases.map(\.rawValue)))
      return nil
    }
    return Format.allCases.filter(formats.contains)
  }
}
