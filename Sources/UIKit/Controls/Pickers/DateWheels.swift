/// The wheels of a date picker.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Wheel { case day, dayOfMonth, month, year, hour, minute, half, hours, minutes }

  /// The middle of the wheel of days, which has as many before it as after it.
  private static let middle = 20_000

  let view = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let mode: UIDatePicker.Mode
  private let interval: Int
  private(set) var date: CivilDate
  var changed: (() -> Void)?

  init(_ mode: UIDatePicker.Mode, _ date: CivilDate, minuteInterval: Int) {
    (self.mode, self.date, interval) = (mode, date, minuteInterval)
    super.init()
    (view.dataSource, view.delegate) = (self, self)
  }

  private var wheels: [Wheel] {
    switch mode {
    case .time: [.hour, .minute, .half]
    case .date: [.month, .dayOfMonth, .year]
    case .dateAndTime: [.day, .hour, .minute, .half]
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: [.month, .year]
    }
  }

  /// Turns the wheels to a date.
  func show(_ date: CivilDate, animated: Bool) {
    let changesMonth = (date.year, date.month) != (self.date.year, self.date.month)
    self.date = date
    if changesMonth, let index = wheels.firstIndex(of: .dayOfMonth) { view.reloadComponent(index) }
    for (index, wheel) in wheels.enumerated() {
      view.selectRow(row(of: wheel), inComponent: index, animated: animated)
    }
  }

  private func row(of wheel: Wheel) -> Int {
    switch wheel {
    case .day: date.days + Self.middle
    case .dayOfMonth: date.day - 1
    case .month: date.month - 1
    case .year: date.year - 1
    case .hour: (date.hour + 11) % 12
    case .half: date.hour < 12 ? 0 : 1
    case .hours: date.hour
    case .minute, .minutes: date.minute / interval
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .day: 2 * Self.middle + 1
    case .dayOfMonth: date.daysInMonth
    case .month, .hour: 12
    case .year: 10_000
    case .half: 2
    case .hours: 24
    case .minute, .minutes: 60 / interval
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let weights = wheels.map { $0 == .day || $0 == .month ? 2 : 1 }
    return view.evenWidth * CGFloat(wheels.count) * CGFloat(weights[component])
      / CGFloat(weights.reduce(0, +))
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch wheels[component] {
    case .day:
      let day = CivilDate(days: row - Self.middle)
      return "\(CivilDate.weekdays[day.weekday]) \(CivilDate.months[day.month - 1].prefix(3)) \(day.day)"
    case .dayOfMonth, .year, .hour: return "\(row + 1)"
    case .month: return CivilDate.months[row]
    case .half: return row == 0 ? "AM" : "PM"
    case .hours: return "\(row) hours"
    case .minutes: return "\(row * interval) min"
    case .minute: return (row * interval < 10 ? "0" : "") + "\(row * interval)"
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var new = date
    switch wheels[component] {
    case .day:
      new = CivilDate(days: row - Self.middle)
      (new.hour, new.minute) = (date.hour, date.minute)
    case .dayOfMonth: new.day = row + 1
    case .month: new.month = row + 1
    case .year: new.year = row + 1
    case .hour: new.hour = date.hour / 12 * 12 + (row + 1) % 12
    case .half: new.hour = date.hour % 12 + row * 12
    case .hours: new.hour = row
    case .minute, .minutes: new.minute = row * interval
    }
    new.day = min(new.day, new.daysInMonth)
    show(new, animated: true)
    changed?()
  }
}
