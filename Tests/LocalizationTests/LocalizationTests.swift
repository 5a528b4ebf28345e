import Animators
import Testing

@testable import Localization

@Suite struct LocalizationTests {
  @Test(arguments: Localization.languages)
  func everyLanguageHasAllTexts(_ language: String) throws {
    let wording = try #require(Wording.of(language))
    for phrase in Phrase.allCases {
      let text = try #require(wording.texts[phrase], "\(language): \(phrase)")
      #expect(!text.isEmpty)
      #expect(places(in: text) == places(in: Localization.english[phrase]), "\(language): \(phrase)")
      #expect(text.contains("#") == (phrase == .results))
    }
    #expect(wording.calendar.months.count == 12 && wording.calendar.shortMonths.count == 12)
    #expect(wording.calendar.days.count == 7 && wording.calendar.shortDays.count == 7)
  }

  @Test(arguments: Localization.languages.filter { $0 != "en" })
  func everyLanguageDescribesTheCatalog(_ language: String) {
    let words = Localization(language: language)
    for animator in Catalogue.animators {
      #expect(words.summary(ofAnimator: animator.name) != nil, "\(language): \(animator.name)")
    }
  }

  @Test func textsOfTheSitesOwnChangeItsIdentity() {
    let own = Localization(language: "de", own: [.play: "Los", .and: "{} & {}"])
    #expect(own.identity == "de\nand={} & {}\nplay=Los")
    #expect(Localization(language: "de").identity != Localization(language: "fr").identity)
  }

  private func places(in text: String) -> Int {
    text.split(separator: "{}", omittingEmptySubsequences: false).count
  }

  @Test(arguments: [
    ("de", "Abspielen"), ("de-AT", "Abspielen"), ("ZH_hans", "播放"), ("en", "Play"), ("it", "Play"),
  ])
  func regionsShareTheWordsOfTheirLanguage(_ language: String, _ play: String) {
    #expect(Localization(language: language)[.play] == play)
  }

  @Test func valuesStandInOrder() {
    let german = Localization(language: "de")
    #expect(german.text(.frame, "1", "6", "0,1 s") == "Bild 1 von 6, 0,1 s")
    #expect(german.text(.play, "x") == "Abspielen")
    #expect(german.text(.frame, "{}") == "Bild {} von , ")
  }

  @Test func aSitesOwnTextsReplaceThoseOfTheLanguage() {
    let own = Localization(language: "it", own: [.play: "Avvia"])
    #expect(own[.play] == "Avvia" && own[.swipe] == "Swipe")
  }

  @Test func unknownLanguagesAreTold() {
    #expect(Localization.isKnown("fr-CA") && !Localization.isKnown("it") && !Localization.isKnown(""))
  }
}
