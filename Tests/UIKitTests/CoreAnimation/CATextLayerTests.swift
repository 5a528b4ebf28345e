import Testing

@testable import UIKit

@Suite struct CATextLayerTests {
  private func words(of layer: CATextLayer) -> String? {
    layer.layoutIfNeeded()
    guard case .text(let text) = layer.drawing else { return nil }
    return text.string
  }

  @Test func aTextIsDrawn() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(words(of: layer) == nil)
    layer.string = "Hello"
    #expect(words(of: layer) == "Hello")
    layer.string = NSAttributedString(string: "Bye", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(words(of: layer) == "Bye")
    layer.foregroundColor = nil
    #expect(words(of: layer) == nil)
  }
}
