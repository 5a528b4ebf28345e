import Testing
import TransitionEngine

@testable import Rendering

/// The bytes of an image are in a file once, however large it is shown.
struct SharedImageTests {
  private func layer(_ frame: CGRect) -> Layer {
    var layer = Layer(id: 1, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: .zero)
    layer.contents = .image(
      Image(url: "a.png", mediaType: "image/png", data: ImageData([1, 2, 3]), frame: frame))
    return layer
  }

  @Test func `all sizes share one definition`() {
    var root = Layer(
      id: 2, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 50, y: 50))
    root.sublayers = [
      layer(CGRect(x: 10, y: 20, width: 40, height: 20)), layer(CGRect(x: 10, y: 20, width: 80, height: 10)),
    ]
    var library = FigureLibrary(folder: "")
    let picture = library.builder.picture(of: root)
    let text = String(
      decoding: PictureImage.document(of: picture, in: CGRect(x: 0, y: 0, width: 100, height: 100)),
      as: UTF8.self)
    #expect(text.occurrences(of: "base64") == 1)
    #expect(text.occurrences(of: "scale(2 .5)") == 1)
  }
}
