import JSON
import Testing

@Suite struct JSONTests {
  private static let texts: [(String, JSONValue)] = [
    ("null", .null), ("true", true), ("-12", -12), ("2.5", .number(2.5)),
    (#""a\u00e9\ud83d\ude00\n""#, "aé😀\n"), ("[]", []), ("[1, [2]]", [1, [2]]),
    (#"{"a": {"b": null}, "c": []}"#, ["a": ["b": nil], "c": []]), (#""\u0000""#, "\0"),
  ]

  @Test(arguments: texts)
  func reading(text: String, value: JSONValue) throws {
    let read = try JSONValue(reading: Array(text.utf8))
    #expect(read == value)
    let written = try JSONValue(reading: value.bytes)
    #expect(written == value)
  }

  @Test(arguments: ["", "{", "[1,]", "nul", #""\ud83d""#, "1 2", #"{"a":1,}"#, "\u{FEFF}1"])
  func rejectedTexts(text: String) throws {
    #expect(throws: JSONError.self) { _ = try JSONValue(reading: Array(text.utf8)) }
  }

  @Test(arguments: [300, 5_000, 1_000_000])
  func deepNesting(depth: Int) throws {
    let text =
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
      + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    #expect(throws: JSONError.self) { _ = try JSONValue(reading: text) }
  }

  @Test func invalidUTF8() throws {
    #expect(throws: JSONError.self) { _ = try JSONValue(reading: [0x22, 0xFF, 0x22]) }
  }

  @Test func parts() throws {
    let value: JSONValue = ["id": 3, "name": "fold", "list": [true], "real": .number(2)]
    #expect(value["id"]?.integer == 3)
    #expect(value["real"]?.integer == 2)
    #expect(value["name"]?.string == "fold")
    #expect(value["list"]?.array?.first?.bool == true)
    #expect(value["none"] == nil)
    #expect(
      String(decoding: value.bytes, as: UTF8.self) == #"{"id":3,"list":[true],"name":"fold","real":2.0}"#)
  }
}
