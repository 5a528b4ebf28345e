import BasicTestSupport
import BuiltTestSupport
import Diagnostics
import Directives
import Exporting
import Files
import Foundation
import Processes
import Rasterizing
import Rendering
import SiteBuilder
import Testing
import Threads

/// Films hold the frames that are drawn.
struct FilmTests {
  private static let ffmpeg = FileSystem.program(FilmEncoding.encoder)
  private static let rasterizer = Rasterizer(Built.rasterizer)
  /// Odd, so that formats with halved colors need another row and column.
  private static let (width, rate) = (75, 10)

  /// A figure between two screens of which one is dark in the dark style.
  private static let animation: StandaloneAnimation? = {
    guard let source = try? TemporaryFolder(), (try? source.write(page, to: "content/index.md")) != nil else {
      return nil
    }
    var options = Site.Options(source: source.path)
    options.standaloneScale = 1
    options.keepsAnimations = true
    return Site(options).pages { $0 == "content/index.md" }.parts["content/index.md"]?.animations.first?
      .animation
  }()

  private static let page = """
    # Page

    ```{screen} a
    size: 80x161
    background: systemBackground
    content:
      - label: {text: Aa, font: {size: 30}}
    ```

    ```{screen} b
    size: 80x161
    background: secondarySystemBackground
    ```

    ```{transition} push
    :from: a
    :to: b
    :duration: 0.3s
    :name: one
    ```

    """

  private func film(_ format: FilmEncoding, _ style: FigureStyle = .light) throws -> [UInt8] {
    try EncodedFilm(
      try #require(Self.animation), format: format, width: Self.width, rate: Self.rate, style: style
    ).bytes(named: "one", by: Self.rasterizer)
  }

  /// The pixels of all frames of a file, three bytes each.
  private func frames(_ file: [UInt8], _ format: FilmEncoding) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film." + format.rawValue
    try FileSystem.write(file, to: path)
    let size = try #require(Self.animation).size(width: Self.width)
    let command = Command(
      try #require(Self.ffmpeg),
      [
        "-v", "error", "-i", path, "-vsync", "passthrough", "-vf",
        "crop=\(size.width):\(size.height):0:0:exact=1,format=rgb24", "-f", "rawvideo", "pipe:1",
      ], folder: folder.path)
    let outcome = try command.run(limits: .init(time: .seconds(60), output: 64 << 20))
    #expect(outcome.hasSucceeded, "\(String(decoding: outcome.output.prefix(300), as: UTF8.self))")
    let count = size.width * size.height * 3
    return stride(from: 0, to: outcome.output.count, by: count).map {
      Array(outcome.output[$0..<min($0 + count, outcome.output.count)])
    }
  }

  /// Our own frames, on the film's background.
  private func drawn(_ format: FilmEncoding, _ style: FigureStyle) throws -> [[UInt8]] {
    let animation = try #require(Self.animation)
    return try Stills.instants(of: animation, rate: Self.rate).map { time in
      let svg = animation.drawing(at: time, width: Self.width, style: style)
      let background: Drawing.Background = style == .light ? .init(255, 255, 255) : .init(15, 16, 20)
      let picture = try Self.rasterizer.picture(
        of: Drawing(svg, width: Self.width, background: background, form: .pixels))
      return (0..<picture.width * picture.height).flatMap { pixel in
        (0..<3).map { picture.bytes[pixel * 4 + 2 - $0] }
      }
    }
  }

  private func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    guard one.count == other.count else { return .infinity }
    return Double(zip(one, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(one.count)
  }

  private func brightness(_ frame: [UInt8]) -> Double {
    Double(frame.reduce(0) { $0 + Int($1) }) / Double(frame.count)
  }

  /// FFmpeg can't read an animated WebP.
  @Test(.enabled(if: ffmpeg != nil), arguments: [FilmEncoding.gif, .mp4, .avif], FigureStyle.allCases)
  func `a film's frames are the drawings`(format: FilmEncoding, style: FigureStyle) throws {
    let drawn = try drawn(format, style)
    let frames = try frames(try film(format, style), format)
    // The last one comes twice, unless the format stores how long it stands.
    #expect(frames.count == drawn.count || frames.count == drawn.count + 1, "\(frames.count)")
    for (index, frame) in drawn.enumerated() where index < frames.count {
      #expect(difference(frame, frames[index]) < 5, "\(format) \(style) \(index)")
    }
    #expect(style == .light ? brightness(frames[0]) > 200 : brightness(frames[0]) < 60)
  }

  /// The chunks of a WebP file that are frames: their durations in milliseconds, and their place.
  private func webpFrames(_ bytes: [UInt8]) -> [(duration: Int, chunk: Range<Int>)] {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    var (place, frames): (Int, [(Int, Range<Int>)]) = (12, [])
    while place + 8 <= bytes.count {
      let end = place + 8 + (number(place + 4, 4) + 1) / 2 * 2
      if bytes[place..<(place + 4)].elementsEqual("ANMF".utf8) {
        frames.append((number(place + 20, 3), place..<end))
      }
      place = end
    }
    return frames
  }

  @Test(.enabled(if: ffmpeg != nil), arguments: FigureStyle.allCases)
  func `a WebP's first frame is the first drawing`(style: FigureStyle) throws {
    let bytes = try film(.webp, style)
    let frames = webpFrames(bytes)
    #expect(frames.count >= 4, "\(frames)")
    // The first frame is a whole picture: as a file of its own, FFmpeg reads it.
    let first = try #require(frames.first)
    let body = Array(bytes[(first.chunk.lowerBound + 24)..<first.chunk.upperBound])
    let isExtended = body.starts(with: Array("ALPH".utf8))
    let size = try #require(Self.animation).size(width: Self.width)
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(number >> (8 * $0) & 255) }
    }
    let head =
      isExtended
      ? Array("VP8X".utf8) + little(10, 4) + [16, 0, 0, 0] + little(size.width - 1, 3)
        + little(size.height - 1, 3) : []
    let file =
      Array("RIFF".utf8) + little(4 + head.count + body.count, 4) + Array("WEBP".utf8) + head + body
    let decoded = try self.frames(file, .webp)
    #expect(difference(decoded[0], try drawn(.webp, style)[0]) < 8)
  }

  @Test(.enabled(if: ffmpeg != nil), arguments: FilmEncoding.allCases)
  func `a film has the same bytes each time, with any number of threads`(format: FilmEncoding) throws {
    let one = try Workers.$threadCount.withValue(1) { try film(format) }
    let two = try Workers.$threadCount.withValue(2) { try film(format) }
    #expect(one == two)
    #expect(!one.isEmpty)
  }

  @Test(.enabled(if: ffmpeg != nil)) func `a loop rests at both ends`() throws {
    // Four frames at ten a second, and the rests.
    #expect(webpFrames(try film(.webp)).map(\.duration) == [500, 100, 100, 900])
    let gif = try film(.gif)
    // Graphic control extensions.
    let delays = gif.indices.dropLast(6).filter { gif[$0..<($0 + 3)] == [0x21, 0xF9, 4] }
      .map { Int(gif[$0 + 4]) | Int(gif[$0 + 5]) << 8 }
    #expect(delays == [50, 10, 10, 90])
  }

  @Test func `the poster is the frame of its instant`() throws {
    let animation = try #require(Self.animation)
    for style in FigureStyle.allCases {
      let stills = Stills(animation, width: Self.width, style: style)
      let poster = try stills.poster(named: "one", by: Self.rasterizer)
      let instant = animation.tellingInstant
      #expect(instant > 0 && instant < animation.duration)
      #expect(try stills.files(at: [0, instant], named: "one", by: Self.rasterizer)[1] == poster)
    }
  }

  @Test(arguments: ["-i", "%d", "a:b", "$(x)", "../one", "-\u{1F600}"])
  func `any name is harmless`(name: String) throws {
    let animation = try #require(Self.animation)
    let files = MotionFiles(format: .png, styles: .both, width: 20, rate: 1)
    let made = try files.files(of: animation, named: name, by: Self.rasterizer)
    #expect(made.prefix(2).map(\.name) == [name + ".png", name + "-0001.png"])
    guard Self.ffmpeg != nil else { return }
    let film = EncodedFilm(animation, format: .gif, width: 20, rate: 1)
    #expect(try film.bytes(named: name, by: Self.rasterizer).starts(with: Array("GIF89a".utf8)))
  }

  @Test(.enabled(if: ffmpeg != nil)) func `small films are made in all formats`() throws {
    let animation = try #require(Self.animation)
    for format in FilmEncoding.allCases {
      let film = EncodedFilm(animation, format: format, width: 16, rate: 2)
      #expect(try !film.bytes(named: "one", by: Self.rasterizer).isEmpty, "\(format)")
    }
  }

  @Test(.enabled(if: ffmpeg != nil)) func `a program that cannot draw is told`() throws {
    let film = EncodedFilm(try #require(Self.animation), format: .gif, width: 20, rate: 1)
    #expect {
      try film.bytes(named: "one", by: Rasterizer("/nowhere"))
    } throws: { ($0 as? Diagnostic)?.identifier == "render.tool-failed" }
  }
}
