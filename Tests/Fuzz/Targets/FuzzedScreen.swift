import Diagnostics
import Directives
import ImageFiles

/// Screens, and the pictures in them.
enum FuzzedScreen {
  /// Reads a screen, and shows it where that is possible: `{screen}` lays it out and draws it.
  static func read(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    FuzzedPage.render(Array("~~~~~~~~~~{screen} s\n".utf8) + bytes + "\n~~~~~~~~~~\n".utf8)
  }

  static func image(_ bytes: [UInt8]) {
    guard let file = try? ImageFile(bytes) else { return }
    let sides = 0...ImageFile.largestSide
    law(sides.contains(file.size.width) && sides.contains(file.size.height), "a picture has sides")
  }
}
