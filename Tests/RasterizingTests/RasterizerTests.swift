import BasicTestSupport
import BuiltTestSupport
import Foundation
import Processes
import Rasterizing
import Testing
import Threads

/// The program and its client.
struct RasterizerTests {
  private func drawing(
    _ content: String, width: Int = 0, background: Drawing.Background? = nil, form: Drawing.Form = .pixels
  ) -> Drawing {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\">\(content)</svg>"
    return Drawing(Array(svg.utf8), width: width, background: background, form: form)
  }

  private let half = "<path fill=\"red\" fill-opacity=\".5\" d=\"M0 0h10v10H0z\"/>"

  private func pictures(
    of drawings: [Drawing], by rasterizer: Rasterizer = Rasterizer(Built.rasterizer)
  ) -> [Result<RasterPicture, RasterProblem>] {
    Array(rasterizer.pictures(drawings.count, pixels: 0) { drawings[$0] })
  }

  private func kind(_ result: Result<RasterPicture, RasterProblem>) -> RasterProblem.Kind? {
    if case .failure(let problem) = result { problem.kind } else { nil }
  }

  // MARK: Pictures

  @Test func `pixels have the drawing's colors, without its opacity or on a background`() throws {
    let rasterizer = Rasterizer(Built.rasterizer)
    let clear = try rasterizer.picture(of: drawing(half, width: 4))
    #expect(clear.width == 4 && clear.height == 2)
    #expect(clear.bytes.prefix(16) == [0, 0, 255, 128, 0, 0, 255, 128, 0, 0, 0, 0, 0, 0, 0, 0])
    let paper = try rasterizer.picture(of: drawing(half, width: 4, background: .init(10, 20, 30)))
    #expect(paper.bytes[12..<16] == [30, 20, 10, 255])
    #expect(stride(from: 3, to: 32, by: 4).allSatisfy { paper.bytes[$0] == 255 })
    let file = try rasterizer.picture(of: drawing(half, form: .png))
    #expect(file.width == 20 && file.height == 10 && file.bytes.starts(with: [0x89, 0x50]))
  }

  @Test func `any number of threads makes the same bytes`() {
    let drawings = (0..<40).map {
      drawing("<circle cx=\"\($0)\" cy=\"5\" r=\"4.3\"/>", width: 200, form: $0 % 2 == 0 ? .png : .pixels)
    }
    let one = Workers.$threadCount.withValue(1) { pictures(of: drawings) }
    let many = Workers.$threadCount.withValue(5) { pictures(of: drawings) }
    #expect(one == many)
    #expect(Set(one.compactMap { try? $0.get().bytes }).count > 20)
  }

  @Test func `one process is faster than one for each drawing`() throws {
    let drawings = (0..<24).map { drawing("<circle cx=\"\($0)\" cy=\"5\" r=\"4\"/>", width: 40) }
    let clock = ContinuousClock()
    let together = clock.measure { _ = pictures(of: drawings) }
    let apart = clock.measure { for drawing in drawings { _ = pictures(of: [drawing]) } }
    #expect(together * 4 < apart)
  }

  // MARK: Problems

  private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  private func image(_ type: String, _ bytes: [UInt8]) -> String {
    "<image width=\"9\" height=\"9\" href=\"data:\(type);base64,\(Self.base64(bytes))\"/>"
  }

  @Test func `a drawing that cannot be drawn is told, and the others are drawn`() throws {
    let png = try Rasterizer(Built.rasterizer).picture(of: drawing(half, form: .png)).bytes
    // The checksum of the first chunk.
    var damaged = png
    damaged[30] ^= 1
    let large = Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(image("image/png", damaged))</svg>"
        .utf8)
    let results = pictures(of: [
      drawing(image("image/png", png)), Drawing(Array("<svg".utf8), form: .png),
      drawing(image("image/png", damaged)), drawing(half, width: 40_000), drawing(""),
      drawing(image("image/jpeg", [0xFF, 0xD8, 0xFF])), drawing(image("image/svg+xml", large)),
      drawing(image("image/x-no", [1])), drawing(half),
    ])
    #expect(
      results.map(kind) == [nil, .drawing, .picture, .size, nil, .picture, .picture, .picture, nil])
  }

  @Test func `a drawing refers to no file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9v9H0z\"/></svg>",
      to: "a.svg")
    let empty = try Rasterizer(Built.rasterizer).picture(of: drawing("")).bytes
    for address in [folder.path + "/a.svg", "file://" + folder.path + "/a.svg", "a.svg"] {
      let picture = try Rasterizer(Built.rasterizer).picture(
        of: drawing("<image width=\"9\" height=\"9\" href=\"\(address)\"/>"))
      #expect(picture.bytes == empty)
    }
  }

  @Test func `text in a picture has a font`() throws {
    let text = Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text y=\"9\">W</text></svg>".utf8)
    let picture = try Rasterizer(Built.rasterizer).picture(
      of: drawing(image("image/svg+xml", text), width: 200))
    #expect(picture.bytes.contains { $0 > 99 })
  }

  // MARK: Hostile bytes

  /// What the program does with bytes on its input, at whose end it ends.
  private func end(of bytes: [UInt8]) throws -> Command.Outcome.End {
    let environment = Command.inheritedEnvironment + ["SWIFT_BACKTRACE=enable=no"]
    return try Command(Built.rasterizer, ["2"], environment: environment)
      .run(input: bytes, limits: Command.Limits(time: .seconds(30), output: 1 << 20)).end
  }

  @Test func `bytes that are no drawings end the program, and never crash it`() throws {
    var random = SeededGenerator(seed: 5)
    let whole = MessageFrame.bytes(
      of: RasterMessage.Request(number: 1, drawing: drawing(half, width: 3)).bytes)
    var inputs: [[UInt8]] = [
      [UInt8](repeating: 0xFF, count: 20), MessageFrame.bytes(of: []), Array(whole.dropLast()),
      [0, 0, 0, 0, 1, 0, 0, 0] + whole, MessageFrame.bytes(of: [0]) + whole,
    ]
    for _ in 0..<12 {
      var bytes = whole + whole
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      inputs.append(bytes)
    }
    for input in inputs {
      let end = try end(of: input)
      #expect(end == .status(.exit(0)) || end == .status(.exit(65)), "\(end): \(input)")
    }
  }

  /// The results of a program that answers with certain bytes, whatever it is asked.
  private func results(from answers: [UInt8], then: String = "") throws -> [Result<
    RasterPicture, RasterProblem
  >] {
    let folder = try TemporaryFolder()
    let octal = answers.map { "\\" + String($0 >> 6) + String($0 >> 3 & 7) + String($0 & 7) }.joined()
    try folder.write("#!/bin/sh\nprintf '\(octal)'\n\(then)\n", to: "program")
    let path = folder.path + "/program"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return pictures(of: [drawing(half), drawing("")], by: Rasterizer(path, seconds: 1))
  }

  @Test func `a program that answers something else is told`() throws {
    let greeting = MessageFrame.bytes(of: Array(RasterMessage.greeting.utf8))
    let picture = RasterPicture(width: 1, height: 1, bytes: [1, 2, 3, 4])
    func answer(_ number: Int, _ result: Result<RasterPicture, RasterProblem>) -> [UInt8] {
      MessageFrame.bytes(of: RasterMessage.Answer(number: number, result: result).bytes)
    }
    #expect(try results(from: []).map(kind) == [.program, .program])
    #expect(try results(from: Array("hello, hello".utf8)).map(kind) == [.program, .program])
    #expect(try results(from: greeting).map(kind) == [.end, .end])
    #expect(try results(from: greeting, then: "sleep 9").map(kind) == [.time, .time])
    #expect(try results(from: greeting, then: "kill -ABRT $$").map(kind) == [.memory, .memory])
    #expect(try results(from: greeting + answer(9, .success(picture))).map(kind) == [.end, .end])
    let small = answer(0, .success(RasterPicture(width: 2, height: 2, bytes: [1])))
    #expect(try results(from: greeting + small).map(kind) == [.end, .end])
    // The first drawing has a picture, and the second is asked for again, by itself.
    let both = answer(0, .success(picture)) + answer(1, .failure(RasterProblem(.drawing)))
    #expect(try results(from: greeting + both, then: "sleep 1").map(kind) == [nil, .drawing])
    #expect(try results(from: greeting + answer(0, .success(picture))).map(kind) == [nil, .end])
  }

  @Test func `a program that isn't there is told`() {
    let results = pictures(of: [drawing(half)], by: Rasterizer("/nowhere/zoetrope-rasterizer"))
    #expect(results.map(kind) == [.program])
  }
}
