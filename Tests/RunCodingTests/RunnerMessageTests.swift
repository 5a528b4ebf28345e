import Cache
import Diagnostics
import ImageFiles
import Markup
import Runs
import Screens
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

  private static func directive() throws -> Directive {
    var body = SourceText()
    body.append(copying: try located("It turns.").range.bytes, of: page)
    body.append(Array(" Twice.".utf8), producedBy: try located("It").range)
    let yaml = YAMLNode(
      .sequence([
        YAMLNode(.scalar(YAMLScalar("0.5", style: .quoted)), at: try located("a").range),
        YAMLNode(
          .mapping([
            YAMLEntry(
              key: YAMLNode(.null, at: try located("b").range),
              value: YAMLNode(.scalar(YAMLScalar("1", style: .plain)), at: try located("b").range))
          ]), at: try located("b").range),
      ]), at: try located("from").range)
    return Directive(
      name: try located("transition"), argument: try located("Cube(duration: 0.7)"),
      options: [DirectiveOption(name: try located("from"), value: try located("a"), yaml: yaml)], yaml: nil,
      body: body, range: SourceRange(page, 8..<page.bytes.count), nesting: 2)
  }

  private func request() throws -> RunnerRequest {
    let pictured = ReadScreen(
      "content: [{image: photo.png}]", name: "a", images: ["photo.png": TestImages.png(width: 2, height: 3)])
    let file = SourceFile(path: "shot.png", text: "")
    let picture = PictureFile(url: "shot.png", file: try .init(TestImages.png(width: 40, height: 60)))
    let shot = Screen(
      name: Located("b", at: SourceRange(startOf: file)), picture: picture,
      size: CGSize(width: 80, height: 120))
    return RunnerRequest(
      library: "/tmp/Listing.so", functions: ["Cube(duration: 0.7)": "zoetropeExpression0"],
      directive: try Self.directive(), screens: [try #require(pictured.screen), shot])
  }

  // MARK: Pictures

  @Test func aQuestionArrivesWhole() throws {
    for call in [nil, Timeline.Event.CallSite(library: 1, address: 4711)] {
      let question = PictureQuestion(name: "photo", call: call)
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

  @Test func messagesAreToldApart() throws {
    var bytes = MessageFrame.bytes(of: [1, 2, 3]) + MessageFrame.bytes(of: []) + [5, 0]
    #expect(try MessageFrame.take(from: &bytes) == [1, 2, 3])
    #expect(try MessageFrame.take(from: &bytes) == [])
    #expect(try MessageFrame.take(from: &bytes) == nil)
    #expect(bytes == [5, 0])
    var endless = [UInt8](repeating: 255, count: 20)
    #expect(throws: DamagedEntry.self) { try MessageFrame.take(from: &endless) }
  }

  // MARK: Requests and answers

  @Test func aRequestArrivesWhole() throws {
    let request = try request()
    let (bytes, files) = request.encoded
    let (read, readFiles) = try RunnerRequest.decode(bytes[...])
    #expect(readFiles.map(\.path) == files.map(\.path))
    #expect(read.library == request.library)
    #expect(read.functions == request.functions)
    #expect(read.screens.map(\.name) == ["a", "b"])
    #expect(read.screens.map(\.size) == [CGSize(width: 375, height: 667), CGSize(width: 80, height: 120)])
    let directive = read.directive
    #expect(directive.argument?.value == "Cube(duration: 0.7)")
    #expect(directive.range.start == SourceLocation(line: 3, column: 1))
    #expect(String(decoding: directive.body.bytes, as: UTF8.self) == "It turns. Twice.")
    #expect(directive.body.source(of: 3..<8)?.start == SourceLocation(line: 6, column: 4))
    #expect(directive.body.source(of: 11..<12)?.start == SourceLocation(line: 6, column: 1))
    #expect(read.encoded.bytes == bytes)
  }

  @Test func anAnswersProblemsStandInTheAskersFiles() throws {
    let (_, files) = try request().encoded
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
    let (bytes, files) = try request().encoded
    for end in bytes.indices {
      #expect(throws: DamagedEntry.self) { try RunnerRequest.decode(bytes[..<end]) }
    }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= UInt8(truncatingIfNeeded: place &* 31 | 1)
      _ = try? RunnerRequest.decode(damaged[...])
      _ = try? RunnerAnswer(damaged[...], files: files)
    }
  }
}
