import Animators
import Cache
import Diagnostics
import ImageFiles
import Options
import Runs
import Screens
import Scripts
import TestSupport
import Testing
import TransitionEngine

@testable import RunCoding

/// Requests to the program that runs listings, and its answers, arrive as they were sent.
struct RunnerMessageTests {
  private static let page = SourceFile(
    path: "page.md", text: "---\n---\n```{transition} Cube(duration: 0.7)\n:from: a\n:to: b\nIt turns.\n```\n"
  )

  private static func located(_ text: String) throws -> Located<String> {
    let bytes = Array(text.utf8)
    let start = try #require(
      page.bytes.indices.first { page.bytes[$0...].starts(with: bytes) }, "“\(text)” is on the page")
    return Located(text, at: SourceRange(page, start..<(start + bytes.count)))
  }

  private static func screens() throws -> ScreenPair {
    let pictured = ReadScreen(
      "content: [{image: photo.png}]", name: "a", images: ["photo.png": TestImages.png(width: 2, height: 3)])
    let file = SourceFile(path: "shot.png", text: "")
    let picture = PictureFile(url: "shot.png", file: try .init(TestImages.png(width: 40, height: 60)))
    let shot = Screen(
      name: Located("b", at: SourceRange(startOf: file)), picture: picture,
      size: CGSize(width: 80, height: 120))
    return ScreenPair(from: try #require(pictured.screen), to: shot)
  }

  private static func choice(_ name: String = "fold", _ options: [String: String] = [:]) throws
    -> AnimatorChoice
  {
    let description = try #require(Catalogue.animator(named: name))
    var values = OptionValues()
    for (name, text) in options { try #require(description.option(named: name)).read(text, into: &values) }
    return AnimatorChoice(description, values)
  }

  private static func transition() throws -> TransitionRequest {
    let script = GestureScript(
      [try located("It turns."), Located("pan left 100pt in 0.3s", at: try located("turns").range)].suffix(1),
      DiagnosticCollector())
    let function = ListingFunction(key: "animator Cube(duration: 0.7)", ListingFunctions([:]))
    return TransitionRequest(
      screens: try screens(), choice: AnimatorChoice(function, goesForward: true),
      gesture: .init(.catalogue(.pan), script), isForward: false, presentation: .custom,
      place: try located("Cube(duration: 0.7)").range, allowsNoEnd: true)
  }

  private func request(_ files: CodedFiles = CodedFiles()) throws -> RunnerRequest {
    RunnerRequest(
      library: "/tmp/Listing.so", code: nil,
      functions: ["animator Cube(duration: 0.7)": "zoetropeExpression0", "b": "c"],
      run: try Self.transition(), files: files)
  }

  // MARK: Pictures

  @Test func aQuestionArrivesWhole() throws {
    for call in [nil, Timeline.Event.CallSite(library: 1, address: 4711)] {
      let question = PictureQuestion(call == nil ? .symbol : .picture, name: "photo", call: call)
      #expect(try PictureQuestion(question.bytes) == question)
    }
    let picture = PictureFile(
      url: "a%20b.png", file: try .init(TestImages.png(width: 40, height: 60)), scale: 2)
    #expect(try PictureQuestion.picture(in: PictureQuestion.reply(picture)) == picture)
    #expect(try PictureQuestion.picture(in: PictureQuestion.reply(nil)) == nil)
  }

  @Test func damagedQuestionsAreNone() {
    let bytes = PictureQuestion(name: "photo", call: .init(library: 0, address: 1)).bytes
    for end in 0..<bytes.count {
      #expect(throws: DamagedEntry.self) { try PictureQuestion(Array(bytes[..<end])) }
    }
    #expect(throws: DamagedEntry.self) { try PictureQuestion(bytes + [0]) }
    #expect(throws: DamagedEntry.self) { try PictureQuestion.picture(in: [1, 1, 65, 0, 0]) }
  }

  // MARK: Requests and answers

  @Test func aRequestArrivesWhole() throws {
    let files = CodedFiles()
    let request = try request(files)
    let read = try RunnerRequest(request.bytes[...])
    #expect(read.library == request.library && read.code == nil)
    #expect(read.functions == request.functions)
    let others = CodedFiles()
    let functions = ListingFunctions(read.functions) { function, _ in function }
    let run = try read.run(functions, files: others)
    #expect(others.files.map(\.path) == files.files.map(\.path))
    #expect(run.allScreens.map(\.name) == ["a", "b"])
    #expect(
      run.allScreens.map(\.size) == [CGSize(width: 375, height: 667), CGSize(width: 80, height: 120)])
    let transition = try #require(run as? TransitionRequest)
    #expect(transition.choice.name == "Cube" && transition.choice.goesForward == true)
    #expect(transition.gesture?.interaction.known == .pan)
    #expect(transition.gesture?.script.touches.first?.touch.range.start == SourceLocation(line: 6, column: 4))
    #expect(ValueEncoder.bytes(of: transition.kind) == ValueEncoder.bytes(of: try Self.transition().kind))
  }

  @Test func anExpressionIsEvaluatedByTheLoadedFunctions() throws {
    let functions = ListingFunctions(["a f()": "f"]) { function, arguments in "\(function)\(arguments)" }
    let function = ListingFunction(key: "a f()", ListingFunctions([:]))
    let read = try ValueDecoder.value(
      ListingFunction.self, of: ValueEncoder.bytes(of: function)[...],
      userInfo: [.listingFunctions: functions])
    #expect(read.value(1) == "f[1]")
  }

  @Test func anAnimatorOfTheCatalogKeepsItsOptions() throws {
    let choice = try Self.choice("fold", ["folds": "5", "duration": "0.123456789s"])
    let bytes = ValueEncoder.bytes(of: choice)
    let read = try ValueDecoder.value(AnimatorChoice.self, of: bytes[...])
    #expect(read.name == "fold" && ValueEncoder.bytes(of: read) == bytes)
    #expect(read.make().transitionDuration(using: nil) == 0.123456789)
  }

  @Test func anotherVersionIsRefused() throws {
    var bytes = try request().bytes
    bytes[bytes.startIndex + 1] ^= 1
    #expect(throws: DamagedEntry.self) { try RunnerRequest(bytes[...]) }
  }

  @Test func anAnswersProblemsStandInTheAskersFiles() throws {
    let files = CodedFiles()
    _ = try request(files)
    var answer = RunnerAnswer(run: nil, diagnostics: [])
    answer.diagnostics = [
      .error(
        "transition.unfinished", "never completes", at: try Self.located("Cube").range, explanation: "why",
        allowed: ["a"], fix: "mend it", notes: [.init("here", at: nil)]),
      .warning("lint.x", "a warning", at: nil),
    ]
    let read = try RunnerAnswer(answer.bytes(files: files)[...], files: files)
    #expect(read.run == nil)
    #expect(read.diagnostics.map(\.summary) == ["never completes", "a warning"])
    let first = try #require(read.diagnostics.first)
    #expect(first.range?.file === Self.page)
    #expect(first.range?.start == SourceLocation(line: 3, column: 17))
    #expect((first.explanation, first.fix) == ("why", "mend it"))
    #expect(first.allowed == ["a"])
    #expect(first.notes.map(\.message) == ["here"])
  }

  @Test func damagedMessagesAreRefused() throws {
    let files = CodedFiles()
    let bytes = try request(files).bytes
    for end in bytes.indices {
      #expect(throws: DamagedEntry.self) { try RunnerRequest(bytes[..<end]) }
    }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= UInt8(truncatingIfNeeded: place &* 31 | 1)
      _ = try? RunnerRequest(damaged[...]).run(ListingFunctions([:]), files: CodedFiles())
      _ = try? RunnerAnswer(damaged[...], files: files)
    }
  }
}
