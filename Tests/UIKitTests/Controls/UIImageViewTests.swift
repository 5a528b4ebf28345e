import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIImageViewTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let size = CGSize(width: 20, height: 20)

  private static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
    (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
    (.right, CGRect(x: 80, y: 15, width: 20, height: 20)),
    (.bottom, CGRect(x: 40, y: 30, width: 20, height: 20)),
  ]

  @Test(arguments: places)
  func placesTheImage(mode: UIView.ContentMode, frame: CGRect) {
    #expect(mode.gravity.place(size, in: bounds) == frame)
  }

  /// The frame of what an image view of 100 × 50 points shows at an instant.
  private func frame(
    of picture: UIImage, _ mode: UIView.ContentMode, at time: TimeInterval, _ change: (UIImageView) -> Void
  ) throws -> CGRect {
    let fixture = Fixture()
    let view = fixture.run.perform { () -> UIImageView in
      let view = UIImageView(frame: bounds)
      (view.image, view.contentMode) = (picture, mode)
      fixture.view.addSubview(view)
      return view
    }
    let timeline = try fixture.run.record { change(view) }
    let layer = try #require(timeline.presentation(of: view.layer.identify(in: fixture.run), at: time))
    guard case .image(let image)? = layer.placedContents else {
      Issue.record("no image")
      return .null
    }
    return image.frame
  }

  private static let photo = FilePicture.test(width: 20, height: 20)

  @Test func `a picture follows bounds that are animated`() throws {
    func frame(_ time: TimeInterval) throws -> CGRect {
      try self.frame(of: UIImage(Self.photo), .scaleAspectFill, at: time) { view in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.frame = CGRect(x: 0, y: 0, width: 20, height: 130)
        }
      }
    }
    #expect(try frame(0) == CGRect(x: 0, y: -25, width: 100, height: 100))
    // At 60 × 90 it is the height that rules.
    let half = try frame(0.5)
    expectClose(half.minX, -15)
    expectClose(half.height, 90)
    #expect(try frame(1) == CGRect(x: -55, y: 0, width: 130, height: 130))
  }

  @Test func `another mode shows at once`() throws {
    let frame = try frame(of: UIImage(Self.photo), .scaleToFill, at: 0.5) { view in
      UIView.animate(withDuration: 1) { view.contentMode = .bottom }
    }
    #expect(frame == CGRect(x: 40, y: 30, width: 20, height: 20))
  }

  /// The opacities of an image view's frames at instants of a run.
  private func opacities(at times: [TimeInterval], _ start: (UIImageView) -> Void) throws -> [[CGFloat]] {
    let fixture = Fixture()
    let view = fixture.run.perform { () -> UIImageView in
      let view = UIImageView(frame: bounds)
      fixture.view.addSubview(view)
      return view
    }
    let timeline = try fixture.run.record { start(view) }
    let id = view.layer.identify(in: fixture.run)
    return times.map { timeline.presentation(of: id, at: $0)?.sublayers.map(\.opacity) ?? [] }
  }

  @Test func `images are shown one after the other`() throws {
    let images = [UIImage(Self.photo), UIImage(Self.photo)]
    let shown = try opacities(at: [0.1, 0.6, 1.1, 1.9]) { view in
      view.animationImages = images
      (view.animationDuration, view.animationRepeatCount) = (1, 2)
      view.startAnimating()
      #expect(view.isAnimating)
    }
    #expect(shown == [[1, 0], [0, 1], [1, 0], [0, 1]])
  }

  @Test func `an animated image plays by itself, until another is set`() throws {
    let image = try #require(
      UIImage.animatedImage(with: [UIImage(Self.photo), UIImage(Self.photo)], duration: 1))
    let shown = try opacities(at: [0.1, 0.6]) { $0.image = image }
    #expect(shown == [[1, 0], [0, 1]])
    let replaced = try opacities(at: [0]) {
      $0.image = image
      $0.image = UIImage(Self.photo)
    }
    #expect(replaced == [[]])
  }
}
