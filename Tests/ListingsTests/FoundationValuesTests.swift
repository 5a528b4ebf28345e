import Testing

@testable import Listings

@Suite struct FoundationValuesTests {
  private func ending(_ text: String) -> String? {
    FoundationValues.ending(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: FoundationValues.types.sorted())
  func namedTypesImportFoundation(_ type: String) {
    #expect(ending("let value: \(type)? = nil")?.contains("import Foundation\n") == true)
  }

  @Test(arguments: [
    #"text.components(separatedBy: ",")"#, "text.capitalized", "text.trimmingCharacters(in: .whitespaces)",
    #"text.range(of: "a")"#, "image.pngData()", "image.jpegData(compressionQuality: 0.5)",
  ])
  func membersOfStringsDo(_ code: String) {
    #expect(ending(code) != nil)
  }

  @Test(arguments: [
    "import Foundation", "let date = Date()", "let components = 1", "layer.range(3)", "let URLs = 1", "",
    "addAttribute(.font, value: 3, range: range)", "components.forEach { _ in }",
  ])
  func otherPagesDoNot(_ code: String) {
    #expect(ending(code) == nil)
  }

  @Test func rangesAreFoundations() {
    let text = ending("NSRegularExpression NSAttributedString")
    #expect(text?.contains("NSRange = Foundation.NSRange\n") == true)
  }

  @Test func aLongFileTakesNoTime() {
    #expect(ending(String(repeating: ".a(b ", count: 200_000)) == nil)
  }
}
