import BuiltTestSupport
import Diagnostics
import Testing

@testable import Toolchain

/// What the helper makes of the words in a sample. The expectations are those of the toolchain's own colouring.
@Suite struct SwiftSampleTokensTests {
  private static let parser = SwiftSampleParser(executable: Built.parser)

  private func tokens(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    return Self.parser.parse(bytes, DiagnosticCollector()).tokens.map {
      "\($0.kind.rawValue):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
  }

  @Test(arguments: [
    ("let a: some b.c<d> = E()", ["k:let", "k:some", "t:b", "t:c", "t:d", "t:E"]),
    ("a.b(c: d) { $0 }", ["f:b", "v:$0"]),
    ("func a(b: c, for d: E...)", ["k:func", "f:a", "t:c", "t:E"]),
    ("f(<#code#>)", ["f:f"]),
    ("1 + 2.5 - 0x1F", ["n:1", "n:2.5", "n:0x1F"]),
  ]) func names(_ code: String, _ expected: [String]) {
    #expect(tokens(code) == expected)
  }

  @Test(arguments: [
    ("@objc func a() {}", ["a:@objc", "k:func", "f:a"]),
    ("@ a.B(c: 1) var d", ["a:@", "a:a.B", "n:1", "k:var"]),
    ("@available(iOS 13, *) class A {}", ["a:@available", "k:iOS", "n:13", "k:class", "t:A"]),
    ("@A /* b */ let c: @escaping () -> d", ["a:@A", "c:/* b */", "k:let", "a:@escaping", "t:d"]),
  ]) func attributes(_ code: String, _ expected: [String]) {
    #expect(tokens(code) == expected)
  }

  @Test(arguments: [
    (
      "#if os(iOS) && DEBUG || swift(>=6)\n#else\n#endif",
      ["m:#if", "m:os", "m:iOS", "m:DEBUG", "m:swift", "n:6", "m:#else", "m:#endif"]
    ),
    ("#sourceLocation(file: \"a\", line: 3)", ["k:#sourceLocation", "k:file", "s:\"a\"", "k:line", "n:3"]),
    ("if #available(iOS 13, *) {}", ["k:if", "k:iOS", "n:13"]),
    ("#warning(\"a\")", ["s:\"a\""]),
    (
      "precedencegroup A { higherThan: b associativity: left }",
      ["k:precedencegroup", "t:A", "k:higherThan", "k:associativity", "k:left"]
    ),
    ("infix operator +++: A", ["k:infix", "k:operator", "t:A"]),
  ]) func directives(_ code: String, _ expected: [String]) {
    #expect(tokens(code) == expected)
  }

  @Test(arguments: [
    ("\"a\\(b)c\"", ["s:\"a", "s:c\""]), ("#\"a\"#", ["s:\"a\""]),
    ("\"\"\"\n a\n \"\"\"", ["s:\"\"\"", "s:a", "s:\"\"\""]), ("/a+/", ["s:/a+/"]), ("\"a", ["s:\"a"]),
  ]) func literals(_ code: String, _ expected: [String]) {
    #expect(tokens(code) == expected)
  }

  @Test(arguments: [
    ("a // b\r\n/// c\nd /* e /* f */ g */ h", ["c:// b", "c:/// c", "c:/* e /* f */ g */"]),
    ("/* a", ["c:/* a"]), ("/*/ a */ b", ["c:/*/ a */"]), ("a / b", []), ("//", ["c://"]),
  ]) func comments(_ code: String, _ expected: [String]) {
    #expect(tokens(code) == expected)
  }

  @Test func offsetsAreThoseOfTheBytes() {
    let code = Array("// é".utf8) + [0xFF] + Array("\nlet a".utf8)
    let found = Self.parser.parse(code, DiagnosticCollector()).tokens
    #expect(found.map(\.range) == [0..<6, 7..<10])
  }
}
