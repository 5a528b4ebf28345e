import Testing

@testable import Exporting

struct CatalogDirectiveTests {
  private func lines(
    _ caption: String, in parent: String = "", isInTutorial: Bool = false, isFilm: Bool = true,
    alternative: String = "A fold"
  ) -> String {
    var media = FigureMedia(name: isFilm ? "fold.mp4" : "fold.png", alternative: alternative)
    (media.isFilm, media.caption) = (isFilm, Array(caption.utf8))
    media.poster = isFilm ? "fold-poster.png" : nil
    let directive = CatalogDirective(media: media, parent: parent, isInTutorial: isInTutorial)
    return String(decoding: directive.lines, as: UTF8.self)
  }

  private static let video = #"@Video(source: "fold.mp4", poster: "fold-poster.png", alt: "A fold")"#

  @Test func `an article has captions in the directive`() {
    #expect(lines("") == Self.video + "\n")
    #expect(lines("One.\n\nTwo.") == Self.video + " {\n    One.\n\n    Two.\n}\n")
    #expect(lines("", isFilm: false) == "@Image(source: \"fold.png\", alt: \"A fold\")\n")
  }

  @Test func `a step's caption follows, and other parts of a tutorial have none`() {
    #expect(lines("One.", in: "Step", isInTutorial: true) == Self.video + "\n\nOne.\n")
    #expect(lines("One.", in: "ContentAndMedia", isInTutorial: true) == Self.video + "\n")
  }

  @Test func `DocC has no escapes for quotation marks`() {
    #expect(lines("", isFilm: false, alternative: #"a "b" \"#).contains("alt: \"a 'b' '\")"))
  }
}
