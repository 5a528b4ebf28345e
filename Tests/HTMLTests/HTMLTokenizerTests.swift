import BasicTestSupport
import Testing

@testable import HTML

@Suite struct HTMLTokenizerTests {
  /// The tags of a text with their attributes, as in `a(href=x)` and `/a`.
  private func tags(_ html: String) -> [String] {
    let bytes = Array(html.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      var tokenizer = HTMLTokenizer(bytes)
      var found: [String] = []
      while let tag = tokenizer.nextTag() {
        var attributes: [String] = []
        while let attribute = tokenizer.nextAttribute() {
          attributes.append("\(text(attribute.name))=\(text(attribute.value))")
        }
        let list = attributes.isEmpty ? "" : "(\(attributes.joined(separator: ",")))"
        found.append((tag.isEnd ? "/" : "") + text(tag.name) + list)
      }
      return found
    }
  }

  @Test(arguments: [
    ("<a href=\"x\" b='y' c=z d>t</a>", ["a(href=x,b=y,c=z,d=)", "/a"]),
    ("<A HREF = 'a\"b>' x=/y/>", ["A(HREF=a\"b>,x=/y/)"]), ("<br/><hr / ><p/a=b>", ["br", "hr", "p(a=b)"]),
    ("<a =x=y \"='z'>", ["a(=x=y,\"=z)"]), ("<a b=><c>", ["a(b=)", "c"]),
    ("a < b, 3<4, <>, </>, </ a>, <1>, <é>", []), ("<p", ["p"]), ("<a href=\"x", ["a"]), ("<", []), ("", []),
    // Comments and declarations.
    ("<!-- <a> --><b>", ["b"]), ("<!--><b>", ["b"]), ("<!---><b>", ["b"]), ("<!-- - -- <a> --!><b>", ["b"]),
    ("<!-- <a>", []), ("<!DOCTYPE html><b>", ["b"]), ("<?xml <a?><b>", ["b"]), ("<![CDATA[<b>]]>", []),
    // Elements of text.
    ("<script>'<a>' </scripts> </SCRIPT ><b>", ["script", "/SCRIPT", "b"]),
    ("<Style>a<b{}</style\n><b>", ["Style", "/style", "b"]), ("<title><b></title>", ["title", "/title"]),
    ("<textarea><a></textarea><b>", ["textarea", "/textarea", "b"]), ("<script/><a>", ["script"]),
    ("<iframe src=x><a></iframe>", ["iframe(src=x)", "/iframe"]), ("<plaintext><a>", ["plaintext"]),
    ("<pre><a></pre>", ["pre", "a", "/pre"]),
    // SVG.
    ("<svg><title>a<b/></title></svg><title><a>", ["svg", "title", "b", "/title", "/svg", "title"]),
    ("<svg><![CDATA[<a>]]><use href=#x /></svg>", ["svg", "use(href=#x)", "/svg"]),
    ("<svg/><style><a></style>", ["svg", "style", "/style"]),
  ])
  func `tags and attributes are those that a browser sees`(_ html: String, _ expected: [String]) {
    #expect(tags(html) == expected)
  }

  @Test(arguments: [
    "<", "<a ", "<a b='", "<script>", "<script></scrip", "<!--", "<!--->", "<svg><![CDATA[", "</",
    "<a b=\"c\" ", "-->",
  ])
  func `the cost is linear in the text`(_ piece: String) {
    let growth = CostGrowth(upTo: 50_000) { count in
      #expect(tags(String(repeating: piece, count: count)).count <= 2 * count)
    }
    #expect(growth.isLinear)
  }
}

@Suite struct HTMLAddressTests {
  private func addresses(_ html: String) -> [String] {
    Array(html.utf8).withUnsafeBufferPointer { bytes in
      HTMLAddress.all(in: bytes).map {
        "\($0.attribute) \(String(decoding: $0.text(in: bytes), as: UTF8.self))"
      }
    }
  }

  @Test(arguments: [
    ("<a HREF=x><img src='y'><video poster=z>", ["href x", "src y", "poster z"]),
    ("<object data=x></object><div data=y>", ["data x"]), ("<form action=x><a action=y>", ["action x"]),
    ("<iframe src=\" x \"></iframe><source src=y><track src=z>", ["src x", "src y", "src z"]),
    ("<svg><use xlink:href='a.svg#b'/></svg>", ["xlink:href a.svg#b"]),
    (
      "<img srcset=\"a.png 1x, b,c.png (x, y) 2x,d.png, e.png\">",
      ["srcset a.png", "srcset b,c.png", "srcset d.png", "srcset e.png"]
    ),
    (
      "<img srcset=\" , \"><img srcset=\"data:image/png;base64,AA== 1x\">",
      ["srcset data:image/png;base64,AA=="]
    ),
    ("<link imagesrcset='a 1x'>", ["imagesrcset a"]), ("<a data-href=x hrefs=y title='href=z'>", []),
    ("<a href=''></a></a href=x>", []),
    (
      "<a href='a?b=1&amp;c=2&copy=3&#x41;&#66;&eacute;&colon;&unknown;'>",
      ["href a?b=1&c=2&copy=3ABé:&unknown;"]
    ),
  ])
  func `everything that holds an address is found`(_ html: String, _ expected: [String]) {
    #expect(addresses(html) == expected)
  }
}
