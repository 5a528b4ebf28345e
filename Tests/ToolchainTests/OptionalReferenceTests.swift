import BuiltTestSupport
import Diagnostics
import Testing

@testable import Toolchain

/// Edits of code that asks for optional methods, or overrides what only the Objective-C runtime lets it override.
@Suite struct OptionalReferenceTests {
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
    (
      "s.delegate?.scrollViewDidScroll != nil",
      "UIKit.implemented(\"scrollViewDidScroll\", by: s.delegate, s.delegate?.scrollViewDidScroll) != nil"
    ),
    (
      "let f = delegate.tableView(_:didSelectRowAt:)",
      "let f = UIKit.implemented(\"tableView(_:didSelectRowAt:)\", by: delegate, "
        + "delegate.tableView(_:didSelectRowAt:))"
    ),
    // Required methods, the code's own ones, views by that name, and closures.
    ("let f = dataSource.tableView(_:cellForRowAt:)", "let f = dataSource.tableView(_:cellForRowAt:)"),
    ("self.delegate.map(self.scrollViewDidScroll)", "self.delegate.map(self.scrollViewDidScroll)"),
    ("self.delegate.tableView.reloadData()", "self.delegate.tableView.reloadData()"),
    (
      "var scrollViewDidScroll: (() -> Void)?; if delegate.scrollViewDidScroll != nil {}",
      "var scrollViewDidScroll: (() -> Void)?; if delegate.scrollViewDidScroll != nil {}"
    ),
    ("delegate.scrollViewDidScroll(s)", "delegate.scrollViewDidScroll(s)"),
  ]) func referencesToUIKitsMethodsAsk(_ code: String, _ expected: String) {
    #expect(edited(code) == expected)
  }

  @Test func classesListTheirMethodsWhereCodeAsks() {
    let code = "class A: NSObject { func scrollViewDidScroll(_ s: S) {}; func other() {} }"
    #expect(edited(code, beside: ["b.c()"]) == code)
    #expect(
      edited(code, beside: ["_ = delegate.scrollViewDidScroll"])
        == "class A: NSObject { func scrollViewDidScroll(_ s: S) {}; func other() {} ; override class var "
        + "delegateMethods: [String] { super.delegateMethods + [\"scrollViewDidScroll(_:)\"] } }")
  }

  @Test func ownMethodsAreProperties() {
    let code = "@objc protocol A { @objc optional func b(_ c: Int) }"
    #expect(!edited(code, beside: ["a.b?(3)"]).contains("var b"))
    #expect(
      edited(code, beside: ["if let b = a.b { b(3) }"]).hasSuffix(
        "; extension A { var b: ((Int) -> Void)? { (self as? any OptionalA0)?.b(_:) } }"))
    #expect(edited("let b = a.b(_:)", beside: [code]) == "let b = a.optional_b____")
    // A property may not have the name of a method without parameters beside it.
    let plain = edited("@objc protocol A { @objc optional func b() }", beside: ["let b = a.b"])
    #expect(plain.contains("protocol A: AnyObject, OptionalAMethods {"))
    #expect(
      plain.hasSuffix(
        "; extension OptionalAMethods { var b: (() -> Void)? { (self as? any OptionalA0)?.b } }; "
          + "protocol OptionalAMethods: AnyObject {}"))
  }

  @Test(arguments: [
    (
      "class A {}; extension A: B { open func c() {} }",
      "class A {\nopen func c() {}\n}; extension A: B {                  }"
    ),
    // Neither a witness nor overridden.
    ("class A {}; extension A { open func c() {} }", "class A {}; extension A { open func c() {} }"),
    ("class A {}; extension A: B { func c() {} }", "class A {}; extension A: B { func c() {} }"),
    (
      "class A {}; extension A: B { func c() {} }; class D: A { override func c() {} }",
      "class A {\nfunc c() {}\n}; extension A: B {             }; class D: A { override func c() {} }"
    ),
    ("extension E: B { open func c() {} }", "extension E: B { public func c() {} }"),
  ]) func methodsForProtocolsCanBeOverridden(_ code: String, _ expected: String) {
    #expect(edited(code, beside: ["let x = 1"]) == expected)
  }

  @Test func overridesForTouchesSaySo() {
    let start = "class A: UIView { override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {"
    #expect(edited("\(start) a() } }") == "\(start) UIKit.handles(t, by: self); a() } }")
    #expect(edited("\(start)} }") == "\(start)} }")
  }
}
