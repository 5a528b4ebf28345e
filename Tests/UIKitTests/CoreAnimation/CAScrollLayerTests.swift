import Testing
import TransitionEngine

@testable import UIKit

@Suite struct CAScrollLayerTests {
  private let scrollLayer = CAScrollLayer()
  private let content = CALayer()

  init() {
    scrollLayer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scrollLayer.addSublayer(content)
  }

  @Test func itClips() { #expect(scrollLayer.masksToBounds) }

  @Test(arguments: [
    (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.vertically, CGPoint(x: 0, y: 40)),
    (.horizontally, CGPoint(x: 30, y: 0)), (.none, .zero),
  ])
  func itScrollsAlongItsAxes(mode: CAScrollLayerScrollMode, origin: CGPoint) {
    scrollLayer.scrollMode = mode
    scrollLayer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scrollLayer.bounds.origin == origin)
  }

  @Test func aRectangleIsShownByTheShortestWay() {
    content.scrollRectToVisible(CGRect(x: 20, y: 200, width: 10, height: 20))
    #expect(scrollLayer.bounds.origin == CGPoint(x: 0, y: 170))
    #expect(content.visibleRect == CGRect(x: 0, y: 170, width: 100, height: 50))
    content.scrollRectToVisible(CGRect(x: 20, y: 160, width: 10, height: 20))
    #expect(scrollLayer.bounds.origin == CGPoint(x: 0, y: 160))
  }

  @Test func withoutAScrollLayerAllIsVisible() {
    #expect(CALayer().visibleRect == .zero)
    content.removeFromSuperlayer()
    #expect(content.visibleRect == content.bounds)
    content.scroll(CGPoint(x: 5, y: 5))
    #expect(content.bounds.origin == .zero)
  }
}
