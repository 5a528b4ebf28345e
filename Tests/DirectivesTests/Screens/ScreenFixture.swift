import Diagnostics
import Markup

@testable import Directives
@testable import UIKit

/// A screen read from YAML, and what was wrong with it.
struct ReadScreen {
  var screen: Screen?
  var diagnostics: [Diagnostic]

  init(_ yaml: String, images: [String: [UInt8]] = [:]) {
    let file = SourceFile(path: "screen.yml", text: yaml)
    var diagnostics: [Diagnostic] = []
    screen = Screen(
      name: Located("test", at: SourceRange(startOf: file)), yaml: SourceText(file),
      image: TestImages.loader(images), diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Each problem as `identifier: what it points at`.
  var problems: [String] { diagnostics.map(\.place) }

  /// The screen's views, laid out.
  func makeView(includingTabBar: Bool = true) -> UIView {
    guard let screen else { return UIView() }
    let run = Run(size: screen.size)
    return run.perform {
      let view: UIView = screen.makeViewController(includingTabBar: includingTabBar).view
      run.window.addSubview(view)
      run.window.layoutIfNeeded()
      return view
    }
  }
}

enum TestImages {
  static func loader(
    _ images: [String: [UInt8]]
  ) -> @Sendable (Located<String>, inout [Diagnostic]) -> SiteImage? {
    { name, diagnostics in
      if let bytes = images[name.value] { return SiteImage(url: "assets/" + name.value, bytes: bytes) }
      diagnostics.append(.error("image.missing", "there is no “\(name.value)”", at: name.range))
      return nil
    }
  }

  /// A PNG's first chunk, pixels and end; decoders are not asked, so the pixels are none.
  static func png(width: UInt8, height: UInt8) -> [UInt8] {
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]) + chunk("IDAT", [0])
      + chunk("IEND", [])
  }
}

extension Diagnostic {
  /// `identifier: what it points at`.
  var place: String {
    guard let range else { return identifier }
    return identifier + ": " + String(decoding: range.file.bytes[range.bytes], as: UTF8.self)
  }
}

extension UIView {
  /// This view and all below it, each once.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  func all<View: UIView>(_ type: View.Type) -> [View] { tree.compactMap { $0 as? View } }

  /// The box in a view further up.
  func box(in view: UIView) -> CGRect { convert(bounds, to: view) }
}
