import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIDatePickerTests {
  private let run = Run(size: CGSize(width: 400, height: 800))

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) throws -> UIDatePicker {
    let picker = run.perform {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 320))
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
      picker.frame.size = picker.sizeThatFits(.zero)
      run.window.addSubview(picker)
      return picker
    }
    try run.settle()
    return picker
  }

  private func texts(_ view: UIView) -> [String] { view.subviews.compactMap { ($0 as? UILabel)?.text } }

  /// The proleptic Gregorian calendar: 29 February 2000 and 2024 exist, 1900 had none; 2024 began on a Monday.
  @Test(arguments: [
    (2000, 2, 29, 2), (2001, 1, 1, 1), (1970, 1, 1, 4), (2024, 2, 29, 4), (1900, 2, 28, 3), (1, 1, 1, 1),
    (9999, 12, 31, 5),
  ])
  func datesGoBothWays(year: Int, month: Int, day: Int, weekday: Int) {
    let date = CivilDate(year: year, month: month, day: day, hour: 23, minute: 59)
    #expect(CivilDate(date.date) == date)
    #expect(date.weekday == weekday)
  }

  @Test func monthsHaveTheirDays() {
    #expect(
      (1...12).map { CivilDate(year: 2023, month: $0, day: 1).daysInMonth } == [
        31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
      ])
    #expect(CivilDate(year: 2024, month: 2, day: 1).daysInMonth == 29)
    #expect(CivilDate(year: 1900, month: 2, day: 1).daysInMonth == 28)
  }

  @Test func aCompactPickerShowsDateAndTime() throws {
    let picker = try picker(.dateAndTime, .automatic)
    run.perform { picker.date = CivilDate(year: 2024, month: 7, day: 4, hour: 13, minute: 5).date }
    #expect(picker.datePickerStyle == .compact)
    #expect(texts(picker) == ["Jul 4, 2024", "1:05 PM"])
  }

  @Test func wheelsChangeTheDate() throws {
    let picker = try picker(.date, .wheels)
    let changes = Recorded<Date>()
    picker.addAction(
      UIAction { [unowned picker] _ in changes.values.append(picker.date) }, for: .valueChanged)
    run.perform { picker.date = CivilDate(year: 2024, month: 1, day: 31).date }
    try run.settle()
    // The next month is a row below the middle. February is shorter.
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 80, y: 240)), at: 0) }
    #expect(changes.values.map(CivilDate.init) == [CivilDate(year: 2024, month: 2, day: 29)])
  }

  @Test func aTapSelectsADay() throws {
    let picker = try picker(.date, .inline)
    run.perform { picker.date = CivilDate(year: 2024, month: 9, day: 1).date }
    try run.settle()
    // September 2024 begins on a Sunday: the second row begins with the 8th.
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 30, y: 100 + 72 + 60)), at: 0) }
    #expect(CivilDate(picker.date) == CivilDate(year: 2024, month: 9, day: 8))
  }

  @Test func aTapOnACapsuleOpensACalendar() throws {
    let picker = try picker(.dateAndTime, .compact)
    let events = Recorded<String>()
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.valueChanged, "change"), (.editingDidEnd, "end"),
    ] { picker.addAction(UIAction { _ in events.values.append(name) }, for: event) }
    run.perform { picker.date = CivilDate(year: 2024, month: 9, day: 1, hour: 9).date }
    try run.settle()
    let opening = try run.record { try run.send(.tap(at: CGPoint(x: 30, y: 117)), at: 0) }
    let card = try #require(picker.editor?.card)
    #expect(card.frame == CGRect(x: 16, y: 142, width: 320, height: MonthView.height + 16))
    #expect(opening.duration > 0.3)
    let id = try #require(card.layer.id(in: run))
    #expect(try #require(opening.presentation(of: id, at: opening.duration - 0.3)).opacity < 1)
    // The second row begins with the 8th.
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 46, y: 150 + 72 + 60)), at: 0) }
    #expect(CivilDate(picker.date) == CivilDate(year: 2024, month: 9, day: 8, hour: 9))
    #expect(picker.editor != nil && texts(picker).first == "Sep 8, 2024")
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: 700)), at: 0) }
    #expect(picker.editor == nil && card.window == nil)
    #expect(events.values == ["begin", "change", "end"])
    // Wheels change the time.
    let x = try #require(picker.subviews.last).frame.midX
    _ = try run.record { try run.send(.tap(at: CGPoint(x: x, y: 117)), at: 0) }
    #expect(picker.editor?.month == nil && picker.editor?.card.frame.height == 216)
    run.perform { picker.removeFromSuperview() }
    #expect(picker.editor == nil)
  }

  @Test func datesHaveEnds() throws {
    let picker = try picker(.date, .compact)
    run.perform {
      picker.minimumDate = CivilDate(year: 2020, month: 1, day: 1).date
      picker.date = CivilDate(year: 2010, month: 1, day: 1).date
      picker.minuteInterval = 7
      picker.countDownDuration = .nan
    }
    #expect(CivilDate(picker.date).year == 2020)
    #expect(picker.minuteInterval == 1)
    run.perform { picker.date = Date(timeIntervalSinceReferenceDate: .infinity) }
    #expect(texts(picker).count == 1)
  }
}
