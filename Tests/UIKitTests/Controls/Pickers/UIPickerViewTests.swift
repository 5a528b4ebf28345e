import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIPickerViewTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selected: [String] = []
    var count = 50
    var rowHeight: CGFloat = 32
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? count : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selected.append("\(component): \(row)")
    }
  }

  private let run = Run(size: CGSize(width: 320, height: 800))
  private let source = Source()
  private let picker: UIPickerView

  init() throws {
    let (run, source) = (run, source)
    picker = run.perform {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
      picker.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
      (picker.dataSource, picker.delegate) = (source, source)
      run.window.addSubview(picker)
      return picker
    }
    try run.settle()
  }

  private func text(_ row: Int) -> String? {
    run.perform { (picker.view(forRow: row, forComponent: 0) as? UILabel)?.text }
  }

  @Test func onlyVisibleRowsHaveViews() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 50)
    #expect(text(0) == "row 0")
    #expect(text(20) == nil)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }

  /// UIPickerView.h: `selectRow` "scrolls the specified row to center"; the delegate is called for users only.
  @Test(arguments: [false, true]) func codeTurnsAWheel(animated: Bool) throws {
    _ = try run.record { picker.selectRow(20, inComponent: 0, animated: animated) }
    #expect(picker.selectedRow(inComponent: 0) == 20)
    #expect(text(20) == "row 20")
    #expect(source.selected.isEmpty)
    let middle = try #require(run.perform { picker.view(forRow: 20, forComponent: 0) })
    expectClose(middle.center.y, 108, within: 0.5)
  }

  @Test func aFingerTurnsAWheelToARow() throws {
    let path = try TouchPath(
      from: CGPoint(x: 80, y: 208), [.move(to: CGPoint(x: 80, y: 108), duration: 0.5), .hold(0.3)])
    _ = try run.record { try run.send(path, at: 0) }
    // 90 points beyond the first ten are nearly three rows of 32.
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(source.selected == ["0: 3"])
  }

  @Test func aTapSelectsTheNextRow() throws {
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 240, y: 240)), at: 0) }
    #expect(source.selected == ["1: 1"])
  }

  @Test func rowsLieOnACylinder() throws {
    let views = try (0...3).map { row in
      try #require(run.perform { picker.view(forRow: row, forComponent: 0) })
    }
    let gaps = zip(views, views.dropFirst()).map { $1.center.y - $0.center.y }
    #expect(zip(gaps, gaps.dropFirst()).allSatisfy { $0 > $1 })
    expectClose(views[1].center.y - 108, 108 * sin(32 / 108), within: 0.01)
  }

  @Test func rowsThatAreGoneDoNoHarm() {
    run.perform {
      picker.selectRow(-3, inComponent: 0, animated: false)
      picker.selectRow(99, inComponent: 0, animated: false)
      picker.selectRow(1, inComponent: 9, animated: false)
      picker.dataSource = nil
      picker.reloadAllComponents()
    }
    #expect(picker.numberOfComponents == 0)
  }

  @Test func absurdNumbersDoNoHarm() throws {
    run.perform {
      (source.count, source.rowHeight) = (.max, 1e-300)
      picker.reloadAllComponents()
      picker.selectRow(.max, inComponent: 0, animated: false)
    }
    try run.settle()
    #expect(picker.selectedRow(inComponent: 0) == 999_999)
    expectClose(picker.rowSize(forComponent: 0).height, 32)
  }
}
