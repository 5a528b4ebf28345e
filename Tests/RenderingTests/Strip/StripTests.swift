import Testing
import TransitionEngine

@testable import Rendering

struct StripTests {
  @Test(arguments: [0.1, 0.7, 1.0 / 3, 0.333, 17.000001])
  func theLastOfSpreadInstantsIsTheEnd(duration: Double) {
    let root = Layer(id: 1, bounds: .zero, position: .zero)
    let timeline = Timeline(size: .zero, duration: duration, initial: root, commits: [])
    for count in 2...24 { #expect(Strip.instants(count, of: timeline).last == duration) }
  }

  @Test func aFoldLooksAsRecorded() throws {
    try Golden.expect(Fixtures.foldStrip.standalone(), "fold.svg")
  }

  @Test func drawingTwiceGivesTheSameBytes() {
    #expect(Fixtures.foldStrip.standalone() == Fixtures.foldStrip.standalone())
  }

  @Test func aFrameAtRestIsExactlyOneUse() throws {
    let strip = Fixtures.strip([(Fixtures.window([Fixtures.screen]), true)])
    let drawing = try #require(strip.standalone().string.split(separator: "</defs>").last)
    #expect(String(drawing).occurrences(of: "<use") == 1)
  }

  @Test func equalStripsOfOnePageAreOneFile() throws {
    var library = FigureLibrary(folder: "../")
    let image = Fixtures.foldStrip.image(in: &library)
    #expect(Fixtures.foldStrip.image(in: &library) == image)
    #expect(library.files.count == 1)
    let name = try #require(library.files.keys.first)
    #expect(image.address == "../" + name)
    #expect(library.files[name]?.count == image.bytes)
  }

  @Test func onlyWhatMayStandBesideOthersHasIdentifiersOfItsOwn() throws {
    var library = FigureLibrary(folder: "")
    let image = Fixtures.foldStrip.image(in: &library)
    let inFile = try #require(library.files[image.address])
    let standalone = Fixtures.foldStrip.standalone()
    #expect(inFile.string.contains("id=\"title\"") && !standalone.string.contains("id=\"title\""))
    #expect(inFile.count < standalone.count)
  }

  @Test func aFileIsNamedAfterWhatIsInIt() {
    var library = FigureLibrary(folder: "")
    let other = Fixtures.strip([(Fixtures.window([]), true)])
    #expect(Fixtures.foldStrip.image(in: &library).address != other.image(in: &library).address)
  }

  @Test func anImageSaysWhatItShows() {
    var library = FigureLibrary(folder: "")
    let image = Fixtures.foldStrip.image(in: &library)
    let options = Fixtures.foldStrip.options
    #expect(image.alternative == "\(options.title). \(options.description)")
    #expect((image.width, image.height) == (3 * 120 + 2 * 24, 200))
  }

  @Test(arguments: [Fixtures.foldStrip, PictureLibraryTests.kitchenSink])
  func filesAreWellFormed(strip: Strip) {
    #expect(isWellFormed(strip.standalone()))
  }

  @Test func identifiersAreUniqueAndReferencesMeetThem() {
    let svg = Fixtures.foldStrip.standalone().string
    func all(_ pattern: Regex<(Substring, Substring)>) -> [Substring] { svg.matches(of: pattern).map(\.1) }
    let names = all(/\ id="([^"]+)"/)
    #expect(Set(names).count == names.count)
    let references = all(/href="#([^"]+)"/) + all(/url\(#([^)]+)\)/)
    #expect(Set(references).subtracting(names).isEmpty)
  }

  @Test func twoDifferentStripsShareNoIdentifier() {
    let other = Fixtures.strip([(Fixtures.window([]), true)]).standalone().string
    let prefix = other.split(separator: "aria-labelledby=\"")[1].prefix(6)
    #expect(!Fixtures.foldStrip.standalone().string.contains(prefix))
  }

  @Test func framesLieSideBySide() {
    #expect(Fixtures.foldStrip.size == CGSize(width: 3 * 120 + 2 * 24, height: 200))
    let svg = Fixtures.foldStrip.standalone().string
    for left in [120 + 24, 2 * (120 + 24)] {
      #expect(svg.contains("<g transform=\"translate(\(Grid.units(CGFloat(left))))\">"))
    }
  }

  @Test func instantsIncludeBothEnds() {
    let root = Fixtures.window([])
    let timeline = Timeline(size: Fixtures.window, duration: 2, initial: root, commits: [])
    #expect(Strip.instants(5, of: timeline) == [0, 0.5, 1, 1.5, 2])
    #expect(Strip.instants(1, of: timeline) == [1])
    #expect(
      Strip(timeline: timeline, instants: [0, 1, 2], options: StripOptions(title: "", description: "")).frames
        .map(\.isAtRest) == [true, false, true])
  }
}
