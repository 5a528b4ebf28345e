import Liquid
import Testing

@Suite struct DateTimeTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("2000-02-29", 951_782_400), ("2017-07-29 09:00:00 +0200", 1_501_311_600),
    ("2017-07-29T07:00:00Z", 1_501_311_600), ("2017-07-29 07:00", 1_501_311_600),
    ("2017-07-29 07:00:00.123 UTC", 1_501_311_600), ("1969-12-31T23:59:59-00:00", -1),
    ("0000-01-01", -62_167_219_200), ("2017/7/29", 1_501_286_400), ("2017/07/29 07:00", 1_501_311_600),
    ("9999-12-31", 253_402_214_400),
  ])
  func parsing(text: String, seconds: Int64) {
    #expect(DateTime(parsing: text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2017", "2017-13-01", "2017-02-29", "2017-07-29 25:00", "2017-07-29 10:00 x", "2017-07-29x",
    "99999-01-01", "2017/07-29", "2017.07.29",
    "2017-07-29 10:00 +9900",
  ])
  func notADate(text: String) {
    #expect(DateTime(parsing: text) == nil)
  }

  @Test(arguments: [
    ("%Y-%m-%d", "2017-07-09"), ("%-d. %B %Y", "9. July 2017"), ("%e|%b|%a|%A", " 9|Jul|Sun|Sunday"),
    ("%H:%M:%S %I %l %p %P", "15:04:05 03  3 PM pm"), ("%y %C %j %-m %u %w", "17 20 190 7 7 0"),
    ("%z %Z %s", "+0200 +02:00 1499605445"), ("%F %T %D %R", "2017-07-09 15:04:05 07/09/17 15:04"),
    ("%c", "Sun Jul  9 15:04:05 2017"), ("100%% %Q %", "100% %Q %"), ("%^a %_m %05d", "SUN  7 00009"),
    ("%U %W", "28 27"), ("é %Y", "é 2017"),
  ])
  func format(format: String, expected: String) throws {
    let date = try #require(DateTime(parsing: "2017-07-09 15:04:05 +0200"))
    #expect(String(decoding: date.formatted(format), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("date: '%d %b'", "29 Jul"), ("date_to_xmlschema", "2017-07-29T09:00:00-05:00"),
    ("date_to_rfc822", "Sat, 29 Jul 2017 09:00:00 -0500"), ("date_to_string", "29 Jul 2017"),
    ("date_to_long_string", "29 July 2017"), ("date_to_string: 'ordinal', 'US'", "Jul 29th, 2017"),
    ("date_to_long_string: 'ordinal'", "29th July 2017"), ("date: ''", "2017-07-29 09:00:00 -0500"),
  ])
  func filters(filter: String, expected: String) throws {
    let date = try #require(DateTime(parsing: "2017-07-29 09:00:00 -0500"))
    #expect(render("{{ d | \(filter) }}", ["d": .date(date)]) == expected)
  }

  @Test func datesFromOtherValues() {
    #expect(
      render("{{ '2017-07-29' | date: '%d.%m.%Y' }} {{ 0 | date: '%Y' }}{{ nil | date: '%Y' }}")
        == "29.07.2017 1970")
    #expect(render("{{ 'now' | date: '%Y' }}") { $0.now = DateTime(year: 2020, month: 1, day: 1) } == "2020")
  }

  @Test func everyDayComesBack() throws {
    for day in stride(from: -719_000, through: 2_900_000, by: 37) {
      let date = try #require(DateTime(secondsSince1970: Int64(day) * 86_400))
      let c = date.components
      #expect(DateTime(year: c.year, month: c.month, day: c.day) == date)
    }
  }
}
