import Files
import Cache
import Foundation
import Testing

@testable import SiteBuilder

struct RenderedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func files(_ texts: KeyValuePairs<String, String>, in name: String = "out") -> RenderedFiles {
    RenderedFiles(
      texts.map { (name: $0.key, bytes: Array($0.value.utf8)) }, in: folder.path + "/" + name)
  }

  @Test func knowsItsOwnFilesWhereverTheyAre() throws {
    #expect(try files(["a.svg": "<svg/>"]).write() == ["a.svg"])
    try FileManager.default.moveItem(atPath: folder.path + "/out/a.svg", toPath: folder.path + "/b.svg")
    let others = files(["b.svg": "<svg></svg>"], in: ".")
    #expect(try others.problems().isEmpty)
    #expect(try others.write() == ["b.svg"])
    #expect(try folder.read("b.svg").hasPrefix("<svg></svg><!-- made by"))
  }

  /// The mark named “render” even in files of other commands.
  @Test func filesOfEarlierVersionsAreReplaced() throws {
    let hash = SHA256.hash(Array("<svg/>".utf8)).text
    try folder.write(
      "<svg/><!-- made by zoetrope render; replaced by it unless edited: \(hash) -->\n", to: "out/a.svg")
    let files = files(["a.svg": "<svg/>"])
    #expect(try files.problems().isEmpty)
    #expect(try files.write() == ["a.svg"])
    #expect(try folder.read("out/a.svg").hasPrefix("<svg/><!-- made by zoetrope; "))
  }

  @Test func whatIsTheSameIsNotTouched() throws {
    let files = files(["a.svg": "1", "b.svg": "2"])
    #expect(try files.write() == ["a.svg", "b.svg"])
    let before = try folder.state()
    #expect(try files.write() == [])
    #expect(try folder.state() == before)
  }

  /// Here the last file fails; that it is foreign was not asked before.
  @Test func ifOneCannotBeWrittenNoneIs() throws {
    _ = try files(["a.svg": "old"]).write()
    try folder.write("in the way", to: "out/z.svg/file")
    let before = try folder.state()
    #expect(throws: FileError.self) {
      try files(["a.svg": "new", "n.svg": "new", "z.svg": "new"]).write()
    }
    #expect(try folder.state() == before)
  }

  @Test func aFolderThatWasMadeGoesAgain() throws {
    #expect(throws: FileError.self) {
      try files([String(repeating: "n", count: 300): "too long"], in: "made/for/it").write()
    }
    #expect(!folder.exists("made"))
  }
}
