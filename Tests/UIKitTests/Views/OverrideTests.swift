import Testing
import TransitionEngine

@testable import UIKit

/// What UIKit calls on subclasses and delegates that override its members.
@Suite struct OverrideTests {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { (super.layer as? CAGradientLayer) ?? CAGradientLayer() }
    @Invalidating(.layout) var inset: CGFloat = 4
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func aLayerOfANarrowerType() {
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layer.startPoint = .zero
    let plain: UIView = view
    #expect(plain.layer === view.layer)
    #expect(view.layer.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test func aPropertyInvalidates() {
    let fixture = Fixture()
    fixture.run.perform {
      let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      fixture.view.addSubview(view)
      view.layoutIfNeeded()
      let before = view.layouts
      view.inset = 4
      view.layoutIfNeeded()
      #expect(view.layouts == before)
      view.inset = 5
      view.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }
  }

  private final class Loading: UIViewController {
    @ViewLoading var card: UIView
    override func viewDidLoad() { card = view }
  }

  @Test func readingAPropertyLoadsTheView() {
    Fixture().run.perform {
      let controller = Loading()
      #expect(!controller.isViewLoaded)
      #expect(controller.card === controller.viewIfLoaded)
    }
  }

  private final class Container: UINavigationController {
    var added: [UIViewController] = []
    override func addChild(_ childController: UIViewController) {
      added.append(childController)
      super.addChild(childController)
    }
  }

  @Test func aContainerIsAskedForEachChild() {
    Fixture().run.perform {
      let (root, second) = (UIViewController(), UIViewController())
      let container = Container(rootViewController: root)
      container.pushViewController(second, animated: false)
      #expect(container.added.map(ObjectIdentifier.init) == [root, second].map(ObjectIdentifier.init))
      #expect(second.navigationController === container)
    }
  }

  // MARK: Layers

  private final class Display: CALayer {
    var count = 0
    override func display() { count += 1 }
  }

  private final class Painter: NSObject, CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
  }

  private final class Provider: NSObject, CALayerDelegate {
    var count = 0
    func display(_ layer: CALayer) { count += 1 }
    func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("display(_:) draws") }
  }

  @Test func layersAreDisplayed() {
    Fixture().run.perform {
      let display = Display()
      let (painted, painter) = (CALayer(), Painter())
      let (provided, provider) = (CALayer(), Provider())
      painted.delegate = painter
      provided.delegate = provider
      for layer in [display, painted, provided] {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
      }
      #expect(display.count == 1)
      #expect(painter.calls == ["will", "draw"])
      #expect(provider.count == 1)
    }
  }

  // MARK: Recognizers and responders

  private final class Ignoring: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      touches.forEach { ignore($0, for: event) }
    }
  }

  private final class Deaf: UITapGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
  }

  @Test func recognizersIgnoreTouches() throws {
    let fixture = TouchFixture()
    let ignoring = fixture.add(Ignoring(), "ignoring")
    let deaf = fixture.add(Deaf(), "deaf")
    _ = try fixture.play((0, .tap(at: TouchFixture.middle)))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesEnded 1"])
    #expect(ignoring.numberOfTouches == 0)
    #expect(deaf.state == .possible)
  }

  private final class Editor: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description.hasPrefix("paste")
    }
  }

  @Test func actionsGoUpTheResponders() {
    let (editor, child) = (Editor(), UIView())
    editor.addSubview(child)
    #expect(child.target(forAction: Selector("paste(_:)"), withSender: nil) as? Editor === editor)
    #expect(child.target(forAction: Selector("copy(_:)"), withSender: nil) == nil)
  }

  // MARK: Views

  @Test func anImageViewShowsItsHighlightedImage() throws {
    let fixture = Fixture()
    let layers = fixture.run.perform {
      let (image, other) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
      return [UIImageView(image: image, highlightedImage: other), UIImageView(image: other)].map { view in
        fixture.view.addSubview(view)
        view.isHighlighted = true
        view.layoutIfNeeded()
        return view.layer.drawing
      }
    }
    #expect(layers[0] == layers[1])
  }

  @Test func aTablesBackgroundStays() {
    Fixture().run.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let background = UIView()
      table.backgroundView = background
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
      table.contentOffset.y = 50
      table.layoutIfNeeded()
      #expect(background.frame == CGRect(x: 0, y: 50, width: 100, height: 200))
      #expect(table.subviews.first === background)
    }
  }

  private final class Rows: NSObject, UITableViewDelegate {}

  @Test func aTablesDelegateIsItsScrollViewsDelegate() {
    let (table, rows) = (UITableView(), Rows())
    table.delegate = rows
    #expect((table as UIScrollView).delegate === rows)
    (table as UIScrollView).delegate = nil
    #expect(table.delegate == nil)
  }
}
