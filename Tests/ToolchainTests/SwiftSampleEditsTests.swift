import BuiltTestSupport
import Diagnostics
import Testing

@testable import Toolchain

/// What is compiled in the stead of what a sample says to the Objective-C runtime.
struct SwiftSampleEditsTests {
  private static let parser = SwiftSampleParser(executable: Built.parser)

  private func edited(_ code: String, beside texts: [String] = []) -> String {
    let sample = Array(code.utf8)
    var bytes = sample
    let edits =
      texts.isEmpty
      ? Self.parser.parse(sample, DiagnosticCollector()).edits
      : Self.parser.edits(of: sample, beside: texts.map { SampleText(Array($0.utf8)) })
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range, with: sample[edit.moved] + edit.replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@objc(name)\nclass A {}", "           \nclass A {}"),
    ("@available(iOS 13, *) @MainActor struct A {}", "@available(iOS 13, *)            struct A {}"),
    ("class A: @MainActor B {}", "class A:            B {}"),
    ("let a: @MainActor () -> Void", "let a:            () -> Void"),
    ("let a = { @MainActor in b() }", "let a = { []         in b() }"),
    ("let a = { @MainActor [weak b] in b?.c() }", "let a = {            [weak b] in b?.c() }"),
  ]) func attributesAreBlank(_ code: String, _ expected: String) { #expect(edited(code) == expected) }

  @Test(arguments: [
    ("@MainActor class A {}", "           class A: @unchecked Sendable {}"),
    (
      "@MainActor class A<B> { static let a = A() }",
      "           class A<B>: @unchecked Sendable { static let a = A() }"
    ),
    ("@MainActor class A: B, C {}", "           class A: B, C, @unchecked Sendable {}"),
    ("@MainActor class A: B, Sendable {}", "           class A: B, @unchecked Sendable {}"),
    ("@MainActor class A: @unchecked Sendable {}", "           class A: @unchecked Sendable {}"),
  ]) func classesOfTheMainActorStaySendable(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test(arguments: [
    ("class A { static let a = A() }", "class A { nonisolated(unsafe) static let a = A() }"),
    (
      "class A: B { static let a: A = .init() }",
      "class A: B { nonisolated(unsafe) static let a: A = .init() }"
    ),
    ("class A: Sendable { static let a = A() }", "class A: Sendable { static let a = A() }"),
    ("class A { static let a = 1 }", "class A { static let a = 1 }"),
    ("struct A { static let a = A() }", "struct A { static let a = A() }"),
  ]) func theOneObjectOfAClassIsShared(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test(arguments: [
    (
      "class A { func b() { c(#selector(d(_:))) } }",
      "class A { func b() { c(Selector(\"d(_:)\", A.d(_:))) } }"
    ),
    (
      "class A { class B { let c = d(#selector(self.e)) } }",
      "class A { class B { let c = d(Selector(\"e\", B.e)) } }"
    ),
    (
      "extension A { func b() { c(#selector(UIView.d(_:e:))) } }",
      "extension A { func b() { c(Selector(\"d(_:e:)\", UIView.d(_:e:))) } }"
    ),
    ("let a = #selector(getter: b)", "let a = #selector(getter: b)"),
    ("let a = #selector(b.c(_:))", "let a = Selector(\"c(_:)\", of: b, { $0.c(_:) })"),
    (
      "class A { let a = #selector(getter: b) }",
      "class A { let a = Selector(\"b\", getter: \\A.b) }"
    ),
    ("let a = #selector(setter: B.c)", "let a = Selector(\"setC(_:)\", setter: \\B.c)"),
    (
      "let a = #selector(getter: b.c)", "let a = Selector(\"c\", of: b, { object in { object.c } })"
    ),
    (
      "protocol A: AnyObject { func b() }; let a = #selector(A.b)",
      "protocol A: AnyObject { func b() }; let a = Selector(\"b\", in: (any A).self, { $0.b })"
    ),
    (
      "class A: UIView { @objc func b(_ c: Int) {} }; let a = NSSelectorFromString(\"b:\")",
      "class A: UIView {       func b(_ c: Int) {} ; override class var namedSelectors: [UIKit.Selector] "
        + "{ super.namedSelectors + [UIKit.Selector(\"b(_:)\", A.b(_:))] } }; "
        + "let a = NSSelectorFromString(\"b:\")"
    ),
  ]) func selectorsCarryTheirMethod(_ code: String, _ expected: String) { #expect(edited(code) == expected) }

  @Test func methodsOfExtensionsHaveNames() {
    let card = "class Card: UIView { @objc func c(_ d: Int, e: Int) -> Int { 0 } }"
    let name = "let a = NSSelectorFromString(\"b\")"
    let others = [
      "extension Card { @objc func b() {}; @objc private func f() {} }",
      "extension UIView { @objc(shake) func g() {} }",
    ]
    let list =
      "super.namedSelectors + [UIKit.Selector(\"shake\", Card.g), "
      + "UIKit.Selector(\"c(_:e:)\", Card.c(_:e:)), UIKit.Selector(\"b()\", Card.b)]"
    #expect(edited("\(card); \(name)", beside: others).contains(list))
    // The name may stand in another text.
    #expect(edited(card, beside: others + [name]).contains(list))
    #expect(!edited(card, beside: others).contains("namedSelectors"))
  }

  private static let sized =
    "func collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, "
    + "sizeForItemAtIndexPath c: IndexPath) -> CGSize { .zero }"
  private static let resized =
    "; public func collectionView(_ a0: UICollectionView, layout a1: UICollectionViewLayout, "
    + "sizeForItemAt a2: IndexPath) -> CGSize { collectionView(a0, layout: a1, sizeForItemAtIndexPath: a2) } "

  @Test(arguments: [
    (
      "class A: B, UICollectionViewDelegate { @objc \(sized) }",
      "class A: B, UICollectionViewDelegate, UIKit.UICollectionViewDelegateFlowLayout "
        + "{       \(sized) \(resized)}"
    ),
    // Without the attribute the method has no selector.
    (
      "class A: B, UICollectionViewDelegate { \(sized) }",
      "class A: B, UICollectionViewDelegate { \(sized) }"
    ),
    // Fewer can see the method than the class.
    (
      "public class A: B, UICollectionViewDelegate { @objc func tableView(_ a: C, rowAtIndexPath b: D) {} }",
      "public class A: B, UICollectionViewDelegate {       func tableView(_ a: C, rowAtIndexPath b: D) {} "
        + "; public func tableView(_ a0: C, rowAt a1: D) { tableView(a0, rowAtIndexPath: a1) } }"
    ),
    (
      "class A: B { @objc(tableView:didSelectRowAtIndexPath:) func chosen(_ a: C, at b: D) {} }",
      "class A: B {                                           func chosen(_ a: C, at b: D) {} "
        + "; public func tableView(_ a0: C, didSelectRowAt a1: D) { chosen(a0, at: a1) } }"
    ),
  ]) func delegatesAreCalledByTheirSelectors(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test func flowLayoutsAskClassesThatNameTheProtocolElsewhere() {
    let method = Self.sized.replacing("AtIndexPath", with: "At")
    let named = "class A: UICollectionViewController { @objc \(method) }"
    let added = "UICollectionViewController, UIKit.UICollectionViewDelegateFlowLayout {"
    #expect(edited(named).contains(added))
    #expect(!edited(named, beside: ["extension A: UICollectionViewDelegateFlowLayout {}"]).contains(added))
  }

  @Test func unavailablePropertiesHaveNoNames() {
    let code = "class A: UIView { @available(*, unavailable) @IBInspectable var b = 0 }"
    #expect(!edited(code).contains("codedProperties"))
  }

  @Test(arguments: [
    (
      "class A: UITableViewController { override \(moveRow) }",
      "class A: UITableViewController, UIKit._MovesRows { override \(moveRow) }"
    ),
    ("class B: A { override \(moveRow) }", "class B: A { override \(moveRow) }"),
    ("class A: NSObject { \(moveRow) }", "class A: NSObject, UIKit._MovesRows { \(moveRow) }"),
    ("extension A { \(moveRow) }", "extension A: UIKit._MovesRows { \(moveRow) }"),
  ]) func sourcesTellThatTheyMoveRows(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test(arguments: [
    ("import AVFoundation\nimport A", "                   \nimport A"),
    ("import class MapKit.MKMapView", "                             "),
    ("import os.log", "             "),
    ("let a: CoreGraphics.B = QuartzCore.c(1).d", "let a: UIKit.B = UIKit.c(1).d"),
    ("let a = (b as NSString).length", "let a = (NSString(string: b)).length"),
    ("let a = b as? NSString", "let a = b as? NSString"),
    ("let a = (b?[c] as? NSValue)?.d", "let a = (NSValue.bridged(b?[c]))?.d"),
    ("let a = b as! NSNumber", "let a = NSNumber.bridged(b)!"),
    ("let a = b as NSValue", "let a = NSValue.bridged(b)!"),
    ("a.b = c as NSNumber", "a.b = NSNumber(value: c)"),
    ("a = b ?? c as? NSNumber", "a = b ?? NSNumber.bridged(c)"),
    (
      "let a = b?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int",
      "let a = NSNumber.bridged(b?[UIResponder.keyboardAnimationCurveUserInfoKey]).map({ Int(truncating: $0) })"
    ),
    ("let a = b as [NSNumber]", "let a = NSNumber.bridged(all: b)"),
  ]) func modulesAndBridgesAreReplaced(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  private static func coded(_ name: String, _ isObserved: Bool) -> String {
    "; override class var codedProperties: [UIKit.CodedProperty] { super.codedProperties + "
      + "[UIKit.CodedProperty(\"\(name)\", \\A.\(name), isObserved: \(isObserved))] } }"
  }

  @Test(arguments: [
    (
      "class A: NSObject { @objc dynamic var b = 0 }",
      "class A: NSObject {       dynamic var b = 0 { willSet { willChangeValue(forKey: \"b\") } "
        + "didSet { didChangeValue(forKey: \"b\") } } " + coded("b", true)
    ),
    (
      "class A: UIView { @objc dynamic var b = 0 { didSet { c() } } }",
      "class A: UIView {       dynamic var b = 0 { willSet { willChangeValue(forKey: \"b\") }  "
        + "didSet { defer { didChangeValue(forKey: \"b\") };  c() } } " + coded("b", true)
    ),
    (
      "class A: UIView { @IBInspectable var b = 0 }",
      "class A: UIView {                var b = 0 " + coded("b", false)
    ),
    ("class A { @objc dynamic var b = 0 }", "class A {       dynamic var b = 0 }"),
    ("a.observe(\\.b?.c) { _, _ in }", "a.observe(\\.b?.c, named: \"b.c\") { _, _ in }"),
    (
      "a.observe(\\A.b, options: [.new]) { _, _ in }",
      "a.observe(\\A.b, named: \"b\", options: [.new]) { _, _ in }"
    ),
    ("a.publisher(for: \\.b.c).map { $0 }", "a.publisher(for: \\.b.c, named: \"b.c\").map { $0 }"),
    ("a.publisher(for: \\.b, options: .new)", "a.publisher(for: \\.b, named: \"b\", options: .new)"),
    ("a.publisher(for: b)", "a.publisher(for: b)"),
    ("a.observe(b) { _, _ in }", "a.observe(b) { _, _ in }"),
    ("func observe(_ a: B) {}; c.observe(\\.b) {}", "func observe(_ a: B) {}; c.observe(\\.b) {}"),
  ]) func observedPropertiesTell(_ code: String, _ expected: String) { #expect(edited(code) == expected) }

  @Test(arguments: [
    (
      "class A { func b() { c(#selector(UIViewControllerContextTransitioning.view(forKey:))) } }",
      "class A { func b() { c(Selector(\"view(forKey:)\")) } }"
    ),
    ("let a = CGMutablePath()", "var a = CGMutablePath()"),
    ("var a: CGMutablePath = b", "var a: CGMutablePath = b"),
  ]) func valuesAreAsTheModuleHasThem(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test(arguments: [
    ("a?.b?(c, d: 1)", "a?.b (c, d: 1)"), ("delegate?.a?(b)", "delegate?.a (b)"),
    ("self.a.delegate!.b?()", "self.a.delegate!.b ()"), ("self.onTap?(a)", "self.onTap?(a)"),
    ("completion?(true)", "completion?(true)"),
    ("a?.scrollViewDidScroll?(b)", "a?.scrollViewDidScroll (b)"),
    ("a.animationEnded?(true)", "a.animationEnded (true)"),
    (
      "var animationEnded: ((Bool) -> Void)?; self.animationEnded?(true)",
      "var animationEnded: ((Bool) -> Void)?; self.animationEnded?(true)"
    ),
    // A result that nothing else makes optional.
    ("let a = b.c?(d: 1)", "let a = UIKit.optional(b.c (d: 1))"),
    ("let a = b?.c?(d: 1)", "let a = b?.c (d: 1)"),
    (
      "let a = b!.textFieldShouldReturn?(c) ?? true",
      "let a = UIKit.optional(b!.textFieldShouldReturn (c)) ?? true"
    ),
  ]) func optionalMethodsAreThere(_ code: String, _ expected: String) { #expect(edited(code) == expected) }

  @Test(arguments: [
    (
      "@objc protocol A { @objc optional func b(_ c: Int); func d() }",
      "      protocol A: AnyObject {                func b(_ c: Int); func d() }; "
        + "protocol OptionalA0: AnyObject { func b(_ c: Int) }; "
        + "extension A { func b(_ c: Int) { (self as? any OptionalA0)?.b(c) } }"
    ),
    (
      "@objc public protocol A { optional func b<C>(\n of c: C); optional func d() throws }",
      "      public protocol A: AnyObject {          func b<C>(\n of c: C);          func d() throws }; "
        + "protocol OptionalA0: AnyObject { func b<C>(of c: C) }; "
        + "extension A { public func b<C>(of c: C) { (self as? any OptionalA0)?.b(of: c) } }; "
        + "protocol OptionalA1: AnyObject { func d() throws }; "
        + "extension A { public func d() throws { try (self as? any OptionalA1)?.d() } }"
    ),
    // What it returns where it is not there is nil.
    (
      "@objc protocol A { optional func b() -> Int }",
      "      protocol A: AnyObject {          func b() -> Int? }; "
        + "protocol OptionalA0: AnyObject { func b() -> Int }; "
        + "protocol OptionalA0Nil: AnyObject { func b() -> Int? }; "
        + "extension A { func b() -> Int? { if let optionalSelf = self as? any OptionalA0 { "
        + "return optionalSelf.b() }; return (self as? any OptionalA0Nil)?.b() } }"
    ),
    (
      "@objc protocol A { @objc optional var b: C? { get set } }",
      "      protocol A: AnyObject {                var b: C? { get } }; "
        + "protocol OptionalA0: AnyObject { var b: C { get } }; "
        + "protocol OptionalA0Nil: AnyObject { var b: C? { get } }; "
        + "extension A { var b: C? { if let optionalSelf = self as? any OptionalA0 { "
        + "return optionalSelf.b }; return (self as? any OptionalA0Nil)?.b } }"
    ),
    (
      "@objc private protocol A { optional func b(_: inout C) -> () -> D }",
      "      private protocol A: AnyObject {          func b(_: inout C) -> (() -> D)? }; "
        + "private protocol OptionalA0: AnyObject { func b(_ value0: inout C) -> () -> D }; "
        + "private protocol OptionalA0Nil: AnyObject { func b(_ value0: inout C) -> (() -> D)? }; "
        + "extension A { func b(_ value0: inout C) -> (() -> D)? { "
        + "if let optionalSelf = self as? any OptionalA0 { return optionalSelf.b(&value0) }; "
        + "return (self as? any OptionalA0Nil)?.b(&value0) } }"
    ),
    ("@objc protocol A: B {}", "      protocol A: B {}"),
  ]) func optionalRequirementsAreMetByAll(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  private static let optionals = """
    @objc protocol A {
      @objc optional func b() -> C
      @objc optional func d(_ e: E) -> C?
      @objc optional var f: C { get }
      @objc optional func g()
    }
    @objc protocol B: A {}
    """

  /// What stands in the protocol's own text is no different from what stands in another one.
  @Test(arguments: [
    // The compiler itself finds what is as the protocol has it.
    (
      "", "class H: NSObject, A { func b() -> C { c }; func d(_ e: E) -> C { c }; let f: C; func g() {} }",
      ", OptionalA0, OptionalA1, OptionalA2"
    ),
    ("", "class H: NSObject, A { func b() -> C? { c }; func d(_ e: E) -> C? { c }; func g() {} }", ""),
    ("", "class H: A { func b(i: I) -> C { c }; private func d(_ e: E) -> C { c }; static let f = C() }", ""),
    // By way of another protocol, by extensions, from a superclass.
    ("", "class H: B { func b() -> C { c } }", ", OptionalA0"),
    ("class H { func b() -> C { c } }", "extension H: A {}", ", OptionalA0"),
    ("extension H { func b() -> C { c } }", "class H: @MainActor A {}", ", OptionalA0"),
    ("class I { func b() -> C { c } }", "class H: I, A {}", ", OptionalA0"),
    (
      "class I: A {}", "class H: I { func b() -> C { c }; func d(_ e: E) -> C? { c }; func g() {} }",
      ", OptionalA0, OptionalA1Nil, OptionalA3"
    ),
    ("class I {}; extension I: A {}", "class H: I { func b() -> C { c } }", ", OptionalA0"),
    ("class I: A { func b() -> C { c } }", "class H: I { override func b() -> C { c } }", ""),
    ("class I: A {}", "class H: J { func b() -> C { c } }", ""),
  ]) func typesThatHaveOptionalRequirementsSaySo(_ text: String, _ code: String, _ added: String) throws {
    let end = try #require(code.firstIndex(of: "{"))
    var expected = code
    expected.replaceSubrange(
      code.index(before: end)..<end, with: added + " ")
    expected.replace("@MainActor", with: "          ")
    #expect(edited(code, beside: [Self.optionals, text]) == expected)
    #expect(edited(code, beside: [text, Self.optionals, code]) == expected)
    let whole = edited("\(Self.optionals)\n\(text)\n\(code)")
    #expect(whole.split(separator: "\n").last == expected[...])
  }

  @Test(arguments: [
    ("h?.b?().i", "h?.b ()?.i"), ("h.b?()[0].i()", "h.b ()?[0].i()"), ("h?.d?(e)?.i", "h?.d (e)?.i"),
    ("let i = h?.b?()", "let i = h?.b ()"),
    // Calls show the type of a delegate.
    (
      "class H { weak var h: AnyObject?; weak var i: AnyObject?\nfunc j() { h?.d?(e) } }",
      "class H { weak var h: (any A)?; weak var i: AnyObject?\nfunc j() { h?.d (e) } }"
    ),
  ]) func chainsGoOnAfterAnOptionalMethod(_ code: String, _ expected: String) {
    #expect(edited(code, beside: [Self.optionals]) == expected)
  }

  @Test(arguments: [
    ("let a = (b as AnyObject).doubleValue", "let a = (UIKit.NSNumber.bridged(b)!).doubleValue"),
    ("(b as AnyObject).uiEdgeInsetsValue", "(UIKit.NSValue.bridged(b)!).uiEdgeInsetsValue"),
    ("(b[c] as? AnyObject)?.cgRectValue", "(UIKit.NSValue.bridged(b[c]))?.cgRectValue"),
    ("(b as AnyObject?)?.intValue", "(UIKit.NSNumber.bridged(b))?.intValue"),
    (
      "class A { override func didMove(toParentViewController a: B?) { super.didMove(toParentViewController: a) } }",
      "class A { override func didMove(toParent a: B?) { super.didMove(toParent: a) } }"
    ),
    ("a.didMove(toParentViewController: b)", "a.didMove(toParentViewController: b)"),
    (
      "open class A { open let b = 1; open static var c = 2; open static func d() {}; open var e = 3 }",
      "open class A { public let b = 1; public static var c = 2; public static func d() {}; open var e = 3 }"
    ),
    (
      "class A { func b(_ c: D) { self.c.i() }; func e(_ c: D) { c.f() }; func g() { h(#selector(b), #selector(A.e(_:))) } }",
      "class A { func b(_ c: D) { self.c.i() }; func e(_ c: D) { c.f() }; "
        + "func g() { h(Selector(\"b\", ignoring: A.b), Selector(\"e(_:)\", A.e(_:))) } }"
    ),
    ("open class A { open class func b() {} }", "open class A { open class func b() {} }"),
    ("protocol A { weak var b: C? { get set } }", "protocol A {      var b: C? { get set } }"),
    ("class A { weak var b: C? }", "class A { weak var b: C? }"),
    ("(b as AnyObject).doubleValues", "(b as AnyObject).doubleValues"),
    ("#Preview(\"a\") {\n B()\n}", "               \n    \n "),
    ("let a: @convention(block) (Int) -> Void", "let a:                    (Int) -> Void"),
    ("let a: @convention(c) (Int) -> Void", "let a: @convention(c) (Int) -> Void"),
    (
      "func a(_ b: Int, to c: CGMutablePath) { d(c); a(1, to: c) }; a(2, to: e.f); a(g, to: h)",
      "func a(_ b: Int, to c: inout CGMutablePath) { d(c); a(1, to: &c) }; a(2, to: &e.f); a(g, to: &h)"
    ),
  ]) func shapesOfTheRuntimeAreReplaced(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test(arguments: [
    (
      "class A: UIView { override func b(c: D) { super.b(c: c) } }",
      "class A: UIView, OverriddenUIView_b_c__ {          func zoetropeOverride_b(c: D) { self.zoetrope_b(c: c) } }"
    ),
    (
      "class A: CALayer { override func b(c: D) { super.b(c: c) } }",
      "class A: CALayer { override func b(c: D) { super.b(c: c) } }"
    ),
    (
      "class A: E { override func b(c: D) { super.b(c: c) } }",
      "class A: E { override func zoetropeOverride_b(c: D) { super.zoetropeOverride_b(c: c) } }"
    ),
    // Without an override, an extension is left alone.
    ("extension UIView { @objc func g() {} }", "extension UIView {       func g() {} }"),
  ]) func membersOfExtensionsAreOverridden(_ code: String, _ expected: String) {
    let others = [
      "extension UIView { @objc func b(c: D) {} }", "class E: UILabel { override func b(c: D) {} }",
    ]
    #expect(edited(code, beside: others) == expected)
  }

  @Test func aMethodOfAnExtensionAsksForOverrides() {
    #expect(
      edited(
        "extension UIView { @objc open func b(c: D = 1) -> E { f } }",
        beside: ["class A: UILabel { override func b(c: D) -> E { g } }"])
        == "extension UIView {       public func zoetrope_b(c: D = 1) -> E { f } ; public func b(c a0: D = 1) -> E { "
        + "if let own = self as? any OverriddenUIView_b_c__ { return own.zoetropeOverride_b(c: a0) }; "
        + "return zoetrope_b(c: a0) } }; "
        + "protocol OverriddenUIView_b_c__: AnyObject { func zoetropeOverride_b(c a0: D) -> E }")
  }

  @Test func optionalMethodsOfOtherTextsAreThere() {
    #expect(edited("h.g?(); h.d?(e); h.i?()", beside: [Self.optionals]) == "h.g (); h.d (e); h.i?()")
  }

  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import struct Foundation.Date // NSCoder", "import struct Foundation.Date // NSCoder"),
    ("#if os(iOS) || os(tvOS)\n#endif", "#if true || os(tvOS)\n#endif"),
    ("a(#keyPath(CALayer.position))", "a(\"position\")"), ("a(#keyPath(b.c))", "a(\"b.c\")"),
  ]) func whatNamesApplesPlatformIsUnderstood(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  private static let coder =
    "required init?(coder: UIKit.NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"
  /// Tells of an initializer without parameters, which code may call by the class.
  private static let own =
    "; override class func _ownMade() -> UIKit.NSObject? { self == A.self ? A() : super._ownMade() } "

  @Test(arguments: [
    (
      "class A: UIView { init() { super.init(frame: .zero) } }",
      "class A: UIView { init() { super.init(frame: .zero) } \(own)\n\(coder)\n}"
    ),
    (
      "class A: UIView { init(b: Int) {}; @available(*, unavailable) convenience init() { self.init(b: 1) } }",
      "class A: UIView { init(b: Int) {}; @available(*, unavailable) convenience init() { self.init(b: 1) } \n"
        + "\(coder)\n}"
    ),
    (
      "public class A: UIView { init() { super.init(frame: .zero) } }",
      "public class A: UIView { init() { super.init(frame: .zero) } "
        + "\(own.replacing("override", with: "public override"))\npublic \(coder)\n}"
    ),
    // These need nothing.
    (
      "class A: UIView { required init?(coder a: NSCoder) { super.init(coder: a) } }",
      "class A: UIView { required init?(coder a: NSCoder) { super.init(coder: a) } }"
    ),
    (
      "class A: UIView { convenience init(b: Int) { self.init(frame: .zero) } }",
      "class A: UIView { convenience init(b: Int) { self.init(frame: .zero) } }"
    ),
    (
      "class A: UIPresentationController { init() { super.init(b: 1) } }",
      "class A: UIPresentationController { init() { super.init(b: 1) } }"
    ),
    (
      "class A: CALayer { override init() { super.init() } }",
      "class A: CALayer { required init() { super.init() } \n"
        + "required init(layer: Any) { super.init(layer: layer) }\n\(coder)\n}"
    ),
    (
      "class A: CALayer { let b: Int; override init(layer: Any) { b = 0; super.init(layer: layer) } }",
      "class A: CALayer { let b: Int; required init(layer: Any) { b = 0; super.init(layer: layer) } \n"
        + "required init() { fatalError(\"init() has not been implemented\") }\n\(coder)\n}"
    ),
    // A class of the author's own, whose superclass nobody knows.
    (
      "class A: B { init() { super.init(frame: .zero) } }",
      "class A: B { init() { super.init(frame: .zero) } }"
    ),
    (
      "class A: UITapGestureRecognizer { let b: Int; init(b: Int) { self.b = b; super.init(target: nil, action: nil) } }",
      "class A: UITapGestureRecognizer { let b: Int; init(b: Int) { self.b = b; super.init(target: nil, action: nil) } "
        + "\nrequired init(target: Any?, action: UIKit.Selector?) { "
        + "fatalError(\"init(target:action:) has not been implemented\") }\n"
        + "required convenience init() { fatalError(\"init() has not been implemented\") }\n}"
    ),
    (
      "class A: UITapGestureRecognizer { init() { super.init(target: nil, action: nil) } }",
      "class A: UITapGestureRecognizer { required init() { super.init(target: nil, action: nil) } "
        + "\nrequired init(target: Any?, action: UIKit.Selector?) { super.init(target: target, action: action) }\n}"
    ),
    (
      "class A: UITapGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }",
      "class A: UITapGestureRecognizer { required init(target: Any?, action: Selector?) { super.init(target: target, action: action) } "
        + "\nrequired convenience init() { self.init(target: nil, action: nil) }\n}"
    ),
    (
      "class A: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }",
      "class A: UICollectionViewCell { required init(frame: CGRect) { super.init(frame: frame) } \n\(coder)\n}"
    ),
  ]) func requiredInitializersAreAdded(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test func aSuperclassMayStandInAnotherText() {
    #expect(
      edited(
        "class A: B { init() { super.init(c: 1) } }", beside: ["class B: C<Int> {}", "class C<D>: UIView {}"])
        == "class A: B { init() { super.init(c: 1) } \(Self.own)\n\(Self.coder)\n}")
    // A circle of classes is the compiler's to report.
    #expect(
      edited("class A: B { init() { super.init() } }", beside: ["class B: A {}"]).hasSuffix(
        "super.init() } }"))
  }

  @Test(arguments: [
    (
      "override func b() { super.b() }", "         func zoetrope_b() { super.b() }",
      "override func b() { zoetrope_b() }"
    ),
    (
      "private override func b(_ c: Int, d e: inout D) throws -> E { f }",
      "                 func zoetrope_b(_ c: Int, d e: inout D) throws -> E { f }",
      "override func b(_ a0: Int, d a1: inout D) throws -> E { try zoetrope_b(a0, d: &a1) }"
    ),
    (
      "override var b: Int { 1 }", "         var zoetrope_b: Int { 1 }",
      "override var b: Int { get { zoetrope_b } }"
    ),
    (
      "override var b: Int { get { 1 } set {} }", "         var zoetrope_b: Int { get { 1 } set {} }",
      "override var b: Int { get { zoetrope_b } set { zoetrope_b = newValue } }"
    ),
  ]) func overridesAreCalledByAClassInAnotherText(_ member: String, _ renamed: String, _ call: String) {
    let (one, other) = ("class A: UIView {}", "extension A { \(member) }")
    #expect(edited(other, beside: [one, other]) == "extension A { \(renamed) }")
    #expect(edited("@A class A: UIView {}", beside: [other]) == "@A class A: UIView {\n\(call)\n}")
  }

  @Test(arguments: [
    (
      "class A {}\nextension A {\n  override func b() {}\n  func c() {}\n}",
      "class A {\noverride func b() {}\n}\nextension A {\n                      \n  func c() {}\n}"
    ),
    (
      "class A {}\nextension A {\n  @objc func b() { a.b?(c: 1) }\n}",
      "class A {\n      func b() { a.b (c: 1) }\n}\nextension A {\n                               \n}"
    ),
    // Nobody knows whose it is.
    ("extension A { override func b() {} }", "extension A { override func b() {} }"),
    (
      "class A {}\nextension A where B: C { override func b() {} }",
      "class A {}\nextension A where B: C { override func b() {} }"
    ),
  ]) func overridesMoveIntoTheirClass(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }
}

private let moveRow = "func tableView(_ a: UITableView, moveRowAt b: IndexPath, to c: IndexPath) {}"
