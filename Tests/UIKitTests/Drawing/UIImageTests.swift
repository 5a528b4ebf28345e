import ImageFiles
import Lint
import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIImageTests {
  @Test func namesAreSorted() {
    #expect(!UIImage.symbolNames.isEmpty)
    #expect(UIImage.symbolNames == UIImage.symbolNames.sorted())
  }

  @Test func otherNamesGiveNothing() { #expect(UIImage(systemName: "hause") == nil) }

  @Test func growsWithThePointSize() throws {
    func size(_ points: CGFloat) throws -> CGSize {
      let configuration = UIImage.SymbolConfiguration(pointSize: points)
      return try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
    }
    #expect(try size(20) == CGSize(width: 24, height: 24))
    #expect(try size(40) == CGSize(width: 48, height: 48))
    #expect(try size(.nan) == size(17))
  }

  @Test func takesTheTint() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.tintColor = .systemPink
    view.layoutIfNeeded()
    guard case .shape(let shape)? = view.layer.properties.placedContents else {
      Issue.record("no shape")
      return
    }
    #expect(shape.fillColor == UIColor.systemPink.color)
    #expect(shape.fillRule == .evenOdd)
  }

  @Test func scaleIsPixelsPerPoint() throws {
    let svg = try ImageFile(Array(#"<svg width="3" height="2"/>"#.utf8))
    #expect(UIImage(svg, url: "a.svg", scale: 2).size == CGSize(width: 3, height: 2))
    let png = try ImageFile(Self.png)
    #expect(UIImage(png, url: "a.png", scale: 2).size == CGSize(width: 1.5, height: 1))
  }

  // MARK: Pictures by name

  private let named = NamedPictures { name in
    name == "photo" ? .test(width: 60, height: 30, scale: 3) : nil
  }

  @Test func `a name gives the picture of the site`() throws {
    try Run.$namedPictures.withValue(named) {
      let image = try #require(UIImage(named: "photo"))
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.scale == 3)
      #expect(image.cgImage?.width == 60)
      #expect(UIImage(named: "foto") == nil)
      #expect(UIImage(resource: ImageResource(name: "photo", bundle: .main)).size.width == 20)
      #expect(UIImage(imageLiteralResourceName: "foto").size == .zero)
    }
  }

  @Test func `where there are no pictures, lint says so`() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let timeline = try run.record { #expect(UIImage(named: "photo") == nil) }
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }

  // MARK: Colours

  private func colors(_ contents: LayerContents) -> [Color] {
    switch contents {
    case .shape(let shape): [shape.fillColor ?? shape.strokeColor].compactMap(\.self)
    case .fitted(let fitted): colors(fitted.contents)
    case .snapshot(let snapshot): [snapshot.tree.root.backgroundColor].compactMap(\.self)
    case .image, .gradient, .text, .backdrop: []
    }
  }

  @Test func `a template takes the tint, whatever it is a picture of`() throws {
    let photo = UIImage(.test(width: 6, height: 4))
    #expect(colors(photo.contents(.resize, tint: .red)).isEmpty)
    let template = photo.withRenderingMode(.alwaysTemplate)
    #expect(colors(template.contents(.resize, tint: .red)) == [UIColor.red.color])
    guard case .snapshot(let snapshot) = template.contents(in: .zero, tint: .red) else {
      Issue.record("no shape")
      return
    }
    #expect(snapshot.tree.root.mask != nil)
    let green = photo.withTintColor(.green)
    #expect(colors(green.contents(.center, tint: .red)) == [UIColor.green.color])
    #expect(
      colors(green.withRenderingMode(.alwaysTemplate).contents(.center, tint: .red)) == [UIColor.red.color])
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(colors(star.contents(.center, tint: .red)) == [UIColor.red.color])
    #expect(colors(star.withTintColor(.green).contents(.center, tint: .red)) == [UIColor.green.color])
  }

  // MARK: Symbols

  @Test func `a symbol is configured in steps`() throws {
    let star = try #require(UIImage(systemName: "star"))
    func width(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
      star.withConfiguration(configuration).size.width
    }
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    #expect(width(.init(pointSize: 40)) == 48)
    expectClose(width(large), 48 * 1.29)
    #expect(width(.init(scale: .small)) < star.size.width)
    #expect(width(.init(textStyle: .largeTitle)) == width(.init(pointSize: 34)))
    let bold = UIImage.SymbolConfiguration(pointSize: 40).applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(width(bold) == 48)
    #expect(bold.shownWeight == .bold)
    #expect(star.withConfiguration(large).withConfiguration(.init(weight: .thin)).size.width == width(large))
    #expect(UIImage(.test(width: 2, height: 2)).applyingSymbolConfiguration(large) == nil)
  }

  // MARK: Stretching, cutting, turning

  @Test func `margins keep their size where a picture is stretched`() {
    let image = UIImage(.test(width: 30, height: 20))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    #expect(image.capInsets.left == 8)
    guard case .snapshot(let snapshot) = image.contents(.resize, tint: .red) else {
      Issue.record("not stretched")
      return
    }
    #expect(snapshot.rect.size == image.size)
    #expect(snapshot.capInsets == image.capInsets)
  }

  @Test func `a part is cut out in pixels`() throws {
    let whole = UIImage(.test(width: 60, height: 30, scale: 3))
    let part = try #require(whole.cgImage?.cropping(to: CGRect(x: 30, y: 0, width: 90, height: 15)))
    let image = UIImage(cgImage: part, scale: 3, orientation: .up)
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(whole.cgImage?.cropping(to: CGRect(x: 60, y: 0, width: 9, height: 9)) == nil)
  }

  @Test func `a picture on its side is as high as it was wide`() throws {
    let image = UIImage(.test(width: 60, height: 30))
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 30, height: 60))
    let root = turned.tree(tint: .red).root
    // What was at the top left is at the top right.
    let picture = try #require(root.sublayers.first)
    let corner = Homography(picture.matrix).project(.zero)
    expectClose(corner.x, 30)
    expectClose(corner.y, 0)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
  }

  /// 3 × 2 grey pixels: signature, header, data, end. The checksums are left blank.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 0, 0, 0, 0] + [0, 0, 0, 0]
    + [0, 0, 0, 1] + Array("IDAT".utf8) + [0] + [0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
}
