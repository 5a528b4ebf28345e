import Testing
import TransitionEngine

@testable import UIKit

/// Texts whose lines and characters code asks for.
@Suite struct NSLayoutManagerTests {
  private let run = Run(size: CGSize(width: 400, height: 800))

  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: NSAttributedString, width: CGFloat = 0) {
      storage = NSTextStorage(attributedString: text)
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    func box(_ location: Int, _ length: Int = 1) -> CGRect {
      manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: container)
    }
  }

  private static let font = UIFont.systemFont(ofSize: 20)
  private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: Self.font].merging(more) { _, new in new })
  }

  @Test func `characters stand side by side, from the margin`() {
    run.perform {
      let stack = Stack(text("Fold"))
      let boxes = (0..<4).map { stack.box($0) }
      #expect(stack.manager.numberOfGlyphs == 4)
      expectClose(boxes[0].minX, 5)
      for (one, next) in zip(boxes, boxes.dropFirst()) { expectClose(one.maxX, next.minX) }
      let width = text("Fold").size().width
      #expect(abs(boxes[3].maxX - 5 - width) < 0.5 && boxes[0].minY == 0)
      expectClose(boxes[0].height, Self.font.lineHeight)
      expectClose(stack.manager.usedRect(for: stack.container).width, boxes[3].maxX + 5)
    }
  }

  @Test func `lines break at the container's width`() {
    run.perform {
      let width = text("one two").size().width + 11
      let stack = Stack(text("one two three\nfour"), width: width)
      var lines: [(CGRect, NSRange)] = []
      stack.manager.enumerateLineFragments(forGlyphRange: stack.manager.glyphRange(for: stack.container)) {
        box, _, _, range, _ in lines.append((box, range))
      }
      #expect(lines.map { [$0.1.location, $0.1.length] } == [[0, 8], [8, 6], [14, 4]])
      #expect(lines.allSatisfy { $0.0.width == width })
      expectClose(lines[1].0.minY, lines[0].0.maxY)
      var range = NSRange()
      let box = stack.manager.lineFragmentRect(forGlyphAt: 10, effectiveRange: &range)
      #expect(box == lines[1].0 && range == NSRange(location: 8, length: 6))
      expectClose(stack.manager.location(forGlyphAt: 8).x, 5)
      let baseline = stack.manager.location(forGlyphAt: 8).y
      #expect(baseline > 10 && baseline < box.height)
    }
  }

  @Test func `a point has a character`() {
    run.perform {
      let stack = Stack(text("one two three"), width: 110)
      for index in [0, 2, 5, 9] {
        let box = stack.box(index)
        let point = CGPoint(x: box.minX + box.width / 4, y: box.midY)
        var share: CGFloat = 0
        #expect(stack.manager.glyphIndex(for: point, in: stack.container) == index)
        #expect(
          stack.manager.characterIndex(
            for: point, in: stack.container, fractionOfDistanceBetweenInsertionPoints: &share) == index)
        expectClose(share, 0.25)
      }
    }
  }

  @Test func `alignment, lines and height limit what is set`() {
    run.perform {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      let stack = Stack(text("one two three four", [.paragraphStyle: style]), width: 110)
      expectClose(stack.box(0, 7).maxX, 105)
      stack.container.maximumNumberOfLines = 1
      #expect(stack.manager.glyphRange(for: stack.container).upperBound < 18)
      stack.container.maximumNumberOfLines = 0
      stack.container.size.height = Self.font.lineHeight + 1
      #expect(stack.box(17).isNull)
    }
  }

  @Test func `a change of the text moves the characters`() {
    run.perform {
      let stack = Stack(text("ab"))
      let before = stack.box(1).minX
      stack.storage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 1))
      #expect(stack.box(1).minX - 5 > (before - 5) * 1.5)
      stack.storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "abc")
      #expect(stack.manager.numberOfGlyphs == 3 && !stack.box(2).isNull)
    }
  }

  @Test func `glyphs are drawn in their colors, with their backgrounds`() throws {
    let tree = run.perform {
      let own = NSMutableAttributedString(attributedString: text("Hi you"))
      own.addAttributes(
        [.foregroundColor: UIColor.red, .backgroundColor: UIColor.green],
        range: NSRange(location: 3, length: 3))
      let stack = Stack(own)
      let all = stack.manager.glyphRange(for: stack.container)
      return run.drawing(size: CGSize(width: 200, height: 50)) {
        stack.manager.drawBackground(forGlyphRange: all, at: .zero)
        stack.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 0))
      }
    }
    let contents = try #require(tree).root.sublayers.flatMap { [$0.contents] + $0.sublayers.map(\.contents) }
    var (texts, fills): ([Text], [CGRect]) = ([], [])
    for case let content? in contents {
      if case .text(let text) = content { texts.append(text) }
      if case .shape(let shape) = content { fills.append(shape.path.boundingBox) }
    }
    #expect(texts.map(\.string) == ["Hi", "you"] && texts.map(\.color) == [.black, UIColor.red.color])
    let start = try #require(texts.first?.words.first?.bounds.minX)
    #expect(start > 15 && start < 20 && fills.count == 1)
  }

  @Test func `what isn't modeled is told`() throws {
    let notes = try run.record {
      let stack = Stack(text("a"))
      stack.manager.addTextContainer(NSTextContainer(size: .zero))
      stack.container.exclusionPaths = [UIBezierPath()]
    }.events.filter { $0.lint == .notModelled }.map(\.name)
    #expect(notes == ["addTextContainer(_:)", "exclusionPaths"])
  }

  // MARK: Text views

  private func shown(_ view: UITextView) -> UILabel? {
    view.layoutIfNeeded()
    return view.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test func `a text view shows what its storage has`() throws {
    try run.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = Self.font
      view.text = "Hello"
      #expect(view.textStorage.string == "Hello" && view.textStorage.layoutManagers.count == 1)
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
      #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      #expect(shown(view)?.attributedText?.string == "Hello")
      view.text = "Bye"
      #expect(view.textStorage.string == "Bye")
      #expect(view.layoutManager.numberOfGlyphs == 3)
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = .zero
      let label = try #require(shown(view))
      #expect(label.frame.origin == .zero && label.frame.width == 200)
      let box = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 3), in: view.textContainer)
      expectClose(box.minX, 0)
    }
  }

  @Test func `a text view is made with a container`() {
    run.perform {
      let stack = Stack(text("Made elsewhere"))
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: stack.container)
      #expect(view.text == "Made elsewhere" && view.font == Self.font)
      #expect(view.layoutManager === stack.manager && view.textStorage === stack.storage)
    }
  }

  @Test func `a text view comes to rest`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let notes = try run.record {
      view.attributedText = twoColors
      view.textContainer.maximumNumberOfLines = 2
      run.window.addSubview(view)
    }.events.filter { $0.lint == .notModelled }
    #expect(notes.isEmpty)
  }

  // MARK: Parts of texts

  private var twoColors: NSAttributedString {
    let own = NSMutableAttributedString(attributedString: text("ab", [.foregroundColor: UIColor.blue]))
    own.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    return own
  }

  private func colors(of contents: LayerContents?) -> Set<Color> {
    guard case .snapshot(let snapshot)? = contents else { return [] }
    var layers = [snapshot.tree.root]
    var colors: Set<Color> = []
    while let layer = layers.popLast() {
      layers += layer.sublayers
      if case .text(let text)? = layer.contents { colors.insert(text.color) }
      if case .snapshot(let inner)? = layer.contents { layers.append(inner.tree.root) }
    }
    return colors
  }

  private static let both: Set<Color> = [UIColor.red.color, UIColor.blue.color]

  @Test func `text views and fields show the parts of a text`() throws {
    try run.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.attributedText = twoColors
      let shownLabel = try #require(shown(view))
      #expect(colors(of: shownLabel.layer.drawing) == Self.both)
      view.textColor = .blue
      #expect(shown(view)?.textColor == .blue)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.attributedText = twoColors
      field.layoutIfNeeded()
      let label = try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first)
      #expect(colors(of: label.layer.drawing) == Self.both)
      field.text = "ab"
      #expect(
        field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    }
  }

  @Test func `parts without a color have that of text, also after another layout`() throws {
    try run.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let own = NSMutableAttributedString(attributedString: text("ab"))
      own.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
      view.attributedText = own
      for width in [200, 300, 400] as [CGFloat] {
        view.frame.size.width = width
        let label = try #require(shown(view))
        #expect(colors(of: label.layer.drawing) == [UIColor.red.color, UIColor.label.color])
      }
    }
  }

  @Test func `a text layer shows the parts of a text`() {
    run.perform {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.string = twoColors
      layer.layoutIfNeeded()
      #expect(colors(of: layer.drawing) == Self.both)
    }
  }
}
