import Diagnostics
import Testing

@testable import Markup

/// What is compiled in the stead of what a sample says to the Objective-C runtime.
struct SwiftSampleEditsTests {
  private static let parser = SwiftSampleParser(executable: SwiftHelper.executable)

  private func edited(_ code: String) -> String {
    var bytes = Array(code.utf8)
    for edit in Self.parser.parse(bytes, DiagnosticCollector()).edits.reversed() {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@objc(name)\nclass A {}", "           \nclass A {}"),
    ("@available(iOS 13, *) @MainActor class A {}", "@available(iOS 13, *) @MainActor class A {}"),
  ]) func attributesAreBlank(_ code: String, _ expected: String) { #expect(edited(code) == expected) }

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
    ("let a = #selector(b.c)", "let a = #selector(b.c)"),
  ]) func selectorsCarryTheirMethod(_ code: String, _ expected: String) { #expect(edited(code) == expected) }

  @Test(arguments: [
    ("a?.b?(c, d: 1)", "a?.b (c, d: 1)"), ("delegate?.a?(b)", "delegate?.a (b)"),
    ("self.a.delegate!.b?()", "self.a.delegate!.b ()"), ("self.onTap?(a)", "self.onTap?(a)"),
    ("completion?(true)", "completion?(true)"),
  ]) func optionalMethodsAreThere(_ code: String, _ expected: String) { #expect(edited(code) == expected) }
}
