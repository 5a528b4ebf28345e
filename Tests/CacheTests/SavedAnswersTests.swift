import Testing

@testable import Cache

struct SavedAnswersTests {
  private let folder: TemporaryFolder
  private let key = SHA256.hash(Array("question".utf8))

  init() throws { folder = try TemporaryFolder() }

  private func answers(program: String = "1") -> SavedAnswers {
    SavedAnswers(in: Cache(folder: folder.path, address: nil), name: "answers", program: program)
  }

  @Test func `are known to the next build`() {
    let first = answers()
    #expect(first.answer(for: key) == nil)
    first.keep([1, 2], for: key)
    #expect(first.answer(for: key) == [1, 2])
    #expect(answers().answer(for: key) == nil)
    first.save()
    #expect(answers().answer(for: key) == [1, 2])
  }

  @Test func `of another version of the program aren't used`() {
    let first = answers()
    first.keep([1], for: key)
    first.save()
    #expect(answers(program: "2").answer(for: key) == nil)
  }

  @Test func `a damaged file is of no weight`() throws {
    let first = answers()
    first.keep([1], for: key)
    first.save()
    var bytes = try folder.bytes(of: "answers")
    bytes[bytes.count - 1] ^= 1
    try folder.write(bytes, to: "answers")
    #expect(answers().answer(for: key) == nil)
  }

  @Test func `without a cache, they are kept in memory`() {
    let answers = SavedAnswers(in: nil, name: "answers", program: "1")
    answers.keep([1], for: key)
    answers.save()
    #expect(answers.answer(for: key) == [1])
  }
}
