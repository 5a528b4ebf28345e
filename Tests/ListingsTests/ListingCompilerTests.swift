import BasicTestSupport
import BuiltTestSupport
import CodeBlocks
import Diagnostics
import DiagnosticsTestSupport
import DirectiveParsing
import Foundation
import Markdown
import Processes
import Testing
import Toolchain

@testable import Listings

private let toolchain = SwiftToolchain(searchPath: Built.searchPath)

@Suite(.enabled(if: toolchain != nil))
struct ListingCompilerTests {
  private static let animator = """
    import UIKit
    import Foundation

    final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
      let duration: TimeInterval
      init(duration: TimeInterval) { self.duration = duration }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    """
  private static let rest = """
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.completeTransition(true)
      }
    }

    """

  private struct Compiled {
    var result: ListingCompiler.Result
    /// What the compiler said, each at its place in the author's text.
    var places: [String]
    /// Where the first of it stands.
    var offset: Int?
    var hasLibrary: Bool
  }

  private func compile(
    _ listings: [String], expression: String? = nil, _ mode: ListingCompiler.LanguageMode = .swift5
  ) throws -> Compiled {
    try compile(listings.enumerated().map { Self.text($1, "page-\($0).md") }, expression: expression, mode)
  }

  private static func text(_ text: String, _ path: String) -> SourceText {
    SourceText(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func compile(
    _ listings: [SourceText], expression: String? = nil, _ mode: ListingCompiler.LanguageMode = .swift5
  )
    throws -> Compiled
  {
    let folder = try TemporaryFolder()
    var source = ListingSource()
    for text in listings { source.add(listing: text) }
    if let expression { _ = source.add(Self.text(expression, "expression.md"), as: .animator) }
    let compiler = ListingCompiler(try #require(toolchain), modules: Built.modules)
    let library = folder.path("Listing.so")
    let result = compiler.compile(source, mode, in: folder.path, library: library)
    let said = result.messages.filter { $0.severity != .note }.map { message in
      (place: source.place(in: message.file, line: message.line, column: message.column), message.text)
    }
    let places = said.map { place, text in
      let word = place.map { String(decoding: $0.file.bytes[$0.bytes], as: UTF8.self) }
      return "\(place?.file.path ?? "nowhere") “\(word ?? "")” \(text)"
    }
    return Compiled(
      result: result, places: places, offset: said.first?.place?.bytes.lowerBound,
      hasLibrary: FileManager.default.fileExists(atPath: library))
  }

  @Test(arguments: ListingCompiler.LanguageMode.allCases)
  func fencesAndAnExpressionMakeOneLibrary(mode: ListingCompiler.LanguageMode) throws {
    let compiled = try compile([Self.animator + Self.rest], expression: "FadeIn(duration: 0.7)", mode)
    #expect(compiled.places == [])
    #expect(compiled.result.failure == nil)
    #expect(compiled.hasLibrary)
  }

  /// In Apple's SDK the main actor isolates these classes, so that tasks may share them.
  @Test(arguments: ListingCompiler.LanguageMode.allCases)
  func tasksShareClassesOfTheMainActor(mode: ListingCompiler.LanguageMode) throws {
    let listing = """
      import UIKit

      final class Form: UIViewController {
        static let shared = Form()
        let dot = UIView()

        func show() async {
          async let first = load(1)
          async let second = load(2)
          _ = await [first, second]
          await withTaskGroup(of: Void.self) { group in
            for index in 0..<3 { group.addTask { self.dot.alpha = Double(index) } }
          }
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          let image = UIImage()
          Task.detached { await self.finish(); animator.startAnimation(); _ = image }
        }

        func finish() { dot.alpha = 0 }

        private nonisolated func load(_ number: Int) async -> Int { number }
      }
      """
    let compiled = try compile([listing], mode)
    #expect(compiled.places == [])
    #expect(compiled.hasLibrary)
  }

  @Test func errorsStandAtTheirPlaceInAnyFence() throws {
    let compiled = try compile(
      [
        Self.animator + Self.rest,
        "extension FadeIn {\n  func more(_ view: UIView) {\n    view.addSubveiw(view)\n  }\n}\n",
      ])
    #expect(
      compiled.places == [
        "page-1.md “addSubveiw” value of type 'UIView' has no member 'addSubveiw'"
      ])
    #expect(compiled.result.failure == .refused)
    #expect(!compiled.hasLibrary)
  }

  @Test func anExpressionsErrorsStandAtItsOwnColumns() throws {
    let compiled = try compile([Self.animator + Self.rest], expression: "FadeIn(durtion: 0.7)")
    #expect(
      compiled.places == [
        "expression.md “(” incorrect argument label in call (have 'durtion:', expected 'duration:')"
      ])
  }

  @Test func whatEndsAFenceTooEarlyIsToldWhereItIs() throws {
    let compiled = try compile([Self.animator, "struct Other {}\n"])
    #expect(compiled.result.failure == .refused)
    #expect(
      compiled.places == [
        "nowhere “” expected '}' in class",
        "page-0.md “FadeIn” type 'FadeIn' does not conform to protocol "
          + "'UIViewControllerAnimatedTransitioning'",
      ])
  }

  /// As it stands in Xcode.
  private static let gesture = """
    import UIKit

    @objc protocol CardDelegate: AnyObject { func card(_ card: Card, movedBy distance: CGFloat) }

    @available(iOS 13.0, *)
    @objc class Card: UIView {
      @IBOutlet weak var title: UILabel!
      weak var delegate: CardDelegate?

      override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(Card.close), for: .touchUpInside)
        CADisplayLink(target: self, selector: #selector(self.tick)).add(to: .main, forMode: .common)
      }

      @objc private func pan(_ sender: UIPanGestureRecognizer) {
        delegate?.card?(self, movedBy: sender.translation(in: self).x)
      }
      @objc func close() { sender.nothing() }
      @objc func tick() {}
    }

    """

  @Test func whatIsSaidToTheObjectiveCRuntimeIsUnderstood() throws {
    let text = Self.text(Self.gesture, "page.md")
    let parser = SwiftSampleParser(executable: Built.parser)
    let edits = parser.parse(text.bytes, DiagnosticCollector()).edits
    // One of them adds the initializer for archives.
    #expect(edits.count == 12)
    let compiled = try compile([text.applying(edits)])
    // The one mistake in it, at its own column.
    #expect(compiled.places == ["page.md “sender” cannot find 'sender' in scope"])
    let mistake = try #require(Self.gesture.utf8.firstRange(of: "sender.nothing".utf8))
    let offset = Self.gesture.utf8.distance(from: Self.gesture.startIndex, to: mistake.lowerBound)
    #expect(compiled.offset == offset)
  }

  // MARK: Pages

  private struct Page: MarkdownHandler {
    var anchors = AnchorRegistry()
    var listings = PageListings()
    func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
      listings.add(block, diagnostics)
      return nil
    }

    init(_ text: SourceText) {
      let diagnostics = DiagnosticCollector()
      _ = Markdown().render(text, handler: &self, diagnostics)
    }
  }

  private func check(_ source: ListingSource) throws -> ListingCompiler.Result {
    let folder = try TemporaryFolder()
    let compiler = ListingCompiler(try #require(toolchain), modules: Built.modules)
    return compiler.compile(source, .swift5, in: folder.path, library: nil)
  }

  private static let page = """
    ```swift name=cube
    final class Cube: UIView {
      func turn() { transform3D = CATransform3DIdentity }
    }
    ```

    ```swift fails="no member 'trun'"
    extension Cube {
      func twice() { trun(); self.trun() }
    }
    ```

    ```swift no-run
    extension Cube { func whole() { turn(); layoutGuide() } }
    ```

    ```swift replaces=cube
    final class Cube: UIView {
      let grid: UIPrintPaper? = nil
      func turn() { backgroundColor = .red; alhpa = 1 }
    }
    ```

    """

  @Test func aPagesVersionsAndWhatMustFailAreCompiledApart() throws {
    let file = SourceFile(path: "page.md", text: Self.page)
    let listings = Page(SourceText(file)).listings
    var report = CompilerReport()
    for version in listings.versions {
      let source = try #require(listings.check(of: version) { _, _ in [] })
      report.add(try check(source).messages, of: source, at: SourceRange(startOf: file))
    }
    #expect(
      report.diagnostics().map { "\(covered($0.range)): \($0.summary)" } == [
        "layoutGuide: Swift: cannot find 'layoutGuide' in scope",
        "UIPrintPaper: Swift: cannot find type 'UIPrintPaper' in scope",
        "alhpa: Swift: cannot find 'alhpa' in scope",
      ])
    let failure = try #require(listings.failures.first)
    let source = listings.source(of: failure) { _, _ in [] }
    let listing = listings.listings[failure.listing]
    guard
      case .fails(let words) = ExpectedFailure(
        listing, saying: failure.saying, try check(source).messages, source)
    else {
      Issue.record("does not fail")
      return
    }
    #expect(words == "error: value of type 'Cube' has no member 'trun'")
  }

  @Test func whatLiquidHasMadeIsToldWhereItWasMade() throws {
    let file = SourceFile(path: "page.md", text: "```swift\nlet a: Int = \n{{ code }}```\n")
    var text = SourceText()
    text.append(copying: 0..<22, of: file)
    text.append("\"x\"\nlet b: Int = \"y\"\n".utf8, producedBy: SourceRange(file, 23..<33))
    text.append(copying: 33..<37, of: file)
    let listings = Page(text).listings
    let source = listings.program(of: listings.versions[0]) { _, _ in [] }
    var report = CompilerReport()
    report.add(try check(source).messages, of: source, at: SourceRange(startOf: file))
    #expect(report.diagnostics().map { covered($0.range) } == ["{{ code }}"])
  }

  @Test func aToolchainThatIsNotThereIsSaid() {
    #expect(SwiftToolchain(searchPath: "/nowhere") == nil)
  }

  // MARK: Limits

  private func failure(_ text: String, _ resources: Command.Resources) throws -> ListingCompiler.Failure? {
    let folder = try TemporaryFolder()
    let compiler = ListingCompiler(try #require(toolchain), modules: Built.modules, resources: resources)
    var source = ListingSource()
    source.add(listing: Self.text(text, "page.md"))
    return compiler.compile(source, .swift5, in: folder.path, library: folder.path("Listing.so")).failure
  }

  #if os(Linux)
  @Test func `a compiler that takes too much memory is ended`() throws {
    let list = (0..<100_000).map { "\"\($0)\": [\($0)]" }.joined(separator: ", ")
    #expect(
      try failure("let x: [String: [Int]] = [\(list)]", .init(memory: 400 << 20, processorTime: 60))
        == .takesTooMuchMemory(400 << 20))
    // What it quotes is not what it says.
    #expect(
      try failure("let text: Int = \"out of memory\"", .init(memory: 1 << 30, processorTime: 60)) == .refused)
  }
  #endif

  @Test func `a compiler that takes too long is ended`() throws {
    let names = (1..<30).map { "let x\($0) = d(x\($0 - 1))" }.joined(separator: "; ")
    let text = """
      struct P<A, B> { var a: A; var b: B }
      func d<T>(_ t: T) -> P<T, T> { P(a: t, b: t) }
      func g() { let x0 = 1; \(names); print(x29) }
      """
    #expect(try failure(text, .init(memory: 1 << 30, processorTime: 2)) == .takesTooLong(2))
  }
}
