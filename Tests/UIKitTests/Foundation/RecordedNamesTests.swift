import Testing

@testable import UIKit

/// Names that whole libraries use beside what they show.
@Suite struct RecordedNamesTests {
  @Test(
    arguments: [
      (2.9, 2, 2), (-2.9, -2, 0), (.nan, 0, 0), (.infinity, Int.max, UInt.max), (1e30, .max, .max),
      (-1e30, .min, 0),
    ] as [(Double, Int, UInt)]) func numbersAreCut(_ number: Double, _ int: Int, _ uint: UInt)
  {
    #expect(NSNumber(value: number).intValue == int)
    #expect(NSNumber(value: number).uintValue == uint)
  }

  @Test func aFontTakesItsWeightFromAName() {
    let font = UIFont(name: "AvenirNext-DemiBoldItalic", size: 20)
    #expect(font?.style == .init(size: 20, weight: .semibold, isItalic: true))
    #expect(UIFont(name: "", size: 20) == nil)
    #expect(UIFont.systemFont(ofSize: 9).fontName == ".SFUI-Regular")
    #expect(
      UIFont(name: UIFont.systemFont(ofSize: 9, weight: .heavy).fontName, size: 9)?.style.weight == .heavy)
  }

  @Test func theScreenIsTheWindowsSpace() {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      run.window.addSubview(view)
      #expect(view.convert(CGPoint(x: 1, y: 1), to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 21))
      #expect(
        view.convert(view.bounds, from: UIScreen.main.coordinateSpace).origin == CGPoint(x: -10, y: -20))
    }
  }

  @Test func aLineIsDrawnSmallerIfItHasTo() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    label.text = "A long line of text"
    label.layoutIfNeeded()
    guard case .text(let cut) = label.layer.drawing else {
      Issue.record("nothing is drawn")
      return
    }
    label.adjustsFontSizeToFitWidth = true
    label.layoutIfNeeded()
    guard case .text(let whole) = label.layer.drawing else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(cut.words.count < whole.words.count)
  }
}
