import Testing

@testable import Exporting

struct RaisedStylesTests {
  private static func css(_ text: String) -> String {
    String(decoding: RaisedStyles.css(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (".a{b:c}", ":not(#zt) .a{b:c}"),
    (".a,.b:is(.c,.d)>i{e:f}\n.g{h:i}\n", ":not(#zt) .a,:not(#zt) .b:is(.c,.d)>i{e:f}\n:not(#zt) .g{h:i}\n"),
    (
      "@media (a:b){.c{d:e}.f{g:h}}.i{j:k}",
      "@media (a:b){:not(#zt) .c{d:e}:not(#zt) .f{g:h}}:not(#zt) .i{j:k}"
    ),
    ("@supports (a:b){@keyframes c{0%{d:e}to{f:g}}}", "@supports (a:b){@keyframes c{0%{d:e}to{f:g}}}"),
    (
      "@property --a{syntax:\"*\";inherits:true}.b[c=\"d,e\"]{f:g}",
      "@property --a{syntax:\"*\";inherits:true}:not(#zt) .b[c=\"d,e\"]{f:g}"
    ),
    ("", ""), (".a{", ":not(#zt) .a{"), (".a", ".a"),
  ])
  func `each selector begins with an ancestor`(css: String, raised: String) {
    #expect(Self.css(css) == raised)
  }

  @Test func `all rules of fragments keep their blocks`() {
    let shared = String(decoding: Fragment.sharedStyles, as: UTF8.self)
    #expect(shared.count { $0 == "{" } == shared.count { $0 == "}" })
    #expect(shared.contains(":not(#zt) .zt-stage{"))
    // What a page sets is at the start, and not raised.
    #expect(shared.hasPrefix(".zt-figure{--zt-scale"))
  }
}
