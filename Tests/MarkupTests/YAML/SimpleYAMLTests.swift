import Diagnostics
import Testing

@testable import Markup

/// The short cut must never say anything that libyaml would not.
@Suite struct SimpleYAMLTests {
  private func isSimple(_ text: String) -> Bool {
    let file = SourceFile(path: "a.md", text: text)
    return file.bytes.withUnsafeBufferPointer { SimpleYAML.parse($0, .file(file, offset: 0)) } != nil
  }

  @Test(arguments: [
    "title: A fold\n", "title: A fold", "a:\nb: 1\n", "tags: \n", "a: [x, y z, 3.5]\nb: 2\n",
    "a: \"q # : [\"\n",
    "a: 'it is'   \n", "# note\na: b#c\n\n\nd: e:f\n", "a: ~x\n", "date: 2014-05-17 10:30:00\n", "a: null\n",
    "a: http://example.org/x?y=z\r\nb: true\r\n", "a-b_c: /x/y\n", "a: x \n", "a: \"\"\n", "a: [x , y]\n",
    "a: 1_000\nb: 0x1F\nc: 1e3\n", "a: x, y\nb: x]y\n", "a: 50%\n", "a: [null, ~]\n", "a: [1]\n",
  ])
  func agreesWithLibYAML(_ text: String) {
    let file = SourceFile(path: "a.md", text: text)
    file.bytes.withUnsafeBufferPointer { bytes in
      guard let simple = SimpleYAML.parse(bytes, .file(file, offset: 0)) else { return }
      var diagnostics: [Diagnostic] = []
      let full = YAMLNode.parseWithLibYAML(bytes, .file(file, offset: 0), diagnostics: &diagnostics)
      #expect(simple == full)
      #expect(diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["title: A fold\ndate: 2014-05-17 10:30:00\ntags: [a, b]\ndraft:\nlayout: 'post'\n"])
  func takesWhatFrontMatterUsuallyIs(_ text: String) {
    #expect(isSimple(text))
  }

  @Test(arguments: [
    "a: b: c\n", "a: x #c\n", "a:\n  b: 1\n", "a: 1\na: 2\n", "a: &x 1\n", "a: |\n  x\n", "- a\n",
    "a: \"x\\n\"\n",
    "a: 'it''s'\n", "a: [x, {y: 1}]\n", "a: é\n", "a: x\n  y\n", "a:\tx\n", "a: [x,]\n", "", "a: x:\n",
    "a: !!str 1\n",
  ])
  func leavesTheRestToLibYAML(_ text: String) {
    #expect(!isSimple(text))
  }
}
