import Testing

@testable import UIKit

/// Numbers, values and ranges as Foundation has them.
@Suite struct ValueTests {
  @Test func setsOfIndexesAreMadeOfSequences() {
    var indexes = IndexSet([4, 1, 4].filter { $0 > 0 })
    #expect(Array(indexes) == [1, 4] && indexes == [1, 4] && IndexSet(integersIn: 2...3) == [2, 3])
    let inserted = [indexes.insert(2).inserted, indexes.insert(2).inserted]
    let removed = [indexes.remove(1), indexes.remove(7)]
    #expect(inserted == [true, false] && removed == [1, nil])
    #expect(indexes.first == 2 && indexes.last == 4 && !indexes.isEmpty)
  }

  @Test func numbersKnowWhatTheyWereMadeOf() {
    #expect(NSNumber(value: true).stringValue == "1")
    #expect(NSNumber(value: 3).stringValue == "3")
    #expect(NSNumber(value: 2.5).stringValue == "2.5")
    #expect(NSNumber(value: Float(0.1)).stringValue == "0.1")
    #expect(NSNumber(value: 2.0).stringValue == "2")
    #expect(NSNumber(value: true) == NSNumber(value: 1.0))
    #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
    #expect(Int(truncating: NSNumber(value: 1.5)) == 1)
    let literal: NSNumber = true
    #expect(literal.boolValue)
    #expect(NSNumber(value: UInt8(7)).intValue == 7)
  }

  @Test func valuesBridge() {
    #expect(NSValue.bridged(CGPoint(x: 1, y: 2))?.cgPointValue == CGPoint(x: 1, y: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue.bridged(insets)?.uiEdgeInsetsValue == insets)
    #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
    #expect(NSValue(range: NSRange(location: 1, length: 2)).rangeValue.upperBound == 3)
    #expect(NSNumber.bridged(all: [1, 0.5, NSNumber(value: 2)]).map(\.doubleValue) == [1, 0.5, 2])
    #expect(NSNumber.bridged(true)?.stringValue == "1")
    let object = NSObject()
    #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
  }

  @Test func rangesOfTexts() throws {
    let text = "añb🙂c"
    let range = NSRange(try #require(text.firstIndex(of: "🙂"))..., in: text)
    #expect(range == NSRange(location: 3, length: 3))
    #expect(Range(range, in: text).map { text[$0] } == "🙂c")
    #expect(Range(NSRange(location: 4, length: 1), in: text) == nil)
  }

  @Test func partsOfAttributedTexts() {
    let text = NSMutableAttributedString(string: "red blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    var found: [String] = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      found.append("\(range.location) \(range.length) \(value != nil)")
    }
    #expect(found == ["0 3 true", "3 5 false"])
    text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "green")
    #expect(text.string == "green blue")
    #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) != nil)
    text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 2))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) != nil)
  }

  @Test func textsAreMeasured() {
    let font = UIFont.systemFont(ofSize: 17)
    let line = "one two three four".size(withAttributes: [.font: font])
    let box = "one two three four".boundingRect(
      with: CGSize(width: line.width / 2 + 5, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(box.height > line.height * 1.5)
    #expect(box.width < line.width)
  }

  @Test func geometryIsWritten() {
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(CGRectFromString("{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(NSCoder.string(for: CGPoint(x: -1, y: 0)) == "{-1, 0}")
  }

  @Test func timingFunctionsHaveTextsForNames() {
    let name: String = kCAMediaTimingFunctionLinear
    #expect(CAMediaTimingFunction(name: name).curve == .linear)
  }
}
