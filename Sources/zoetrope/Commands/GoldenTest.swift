import Diagnostics
import Directives
import Exporting
import Files
import SiteBuilder

/// The test of one file: its motion against what was recorded beside it.
struct GoldenTest {
  /// The folder of recorded motion, beside each file.
  static let folder = "__motion__"
  /// The end of the name of a file's recorded motion, after the file's own.
  static let ending = ".json"
  /// The start of the names of figures without a name, which are numbered: an edit of the text doesn't rename them.
  private static let unnamed = "figure-"
  private static let sizeLimit = 64 << 20

  struct Count {
    var same = 0
    var different = 0
    var recorded = 0

    mutating func add(_ other: Count) {
      same += other.same
      different += other.different
      recorded += other.recorded
    }

    func text(isRecording: Bool) -> String {
      isRecording
        ? "\(Console.count(recorded, "figure")) recorded"
        : "\(Console.count(same, "figure")) as recorded, \(different) different"
    }
  }

  struct Result {
    var problems: [Diagnostic] = []
    var pictures: [(name: String, bytes: [UInt8])] = []
    var count = Count()
  }

  let file: String
  let source: String?
  let tolerance: MotionDifference.Tolerance
  let isRecording: Bool

  /// - Parameter isOptional: whether a file without figures is left out without a word.
  func run(_ tools: FigureDocument.Tools, isOptional: Bool) -> Result {
    var choice = FigureChoice(file: file)
    choice.source = source
    var result = Result()
    do throws(Diagnostic) {
      let input = try choice.input()
      if isOptional, !input.mayHaveFigures { return result }
      let run = choice.run(input, tools, strips: true, prefix: Self.unnamed)
      if isOptional, run.problems.contains(where: { $0.identifier == "figure.nothing" }) { return result }
      result.problems = run.problems
      guard !run.problems.hasErrors else { return result }
      if isRecording { try record(run, of: input, &result) } else { try compare(run, with: input, &result) }
    } catch {
      result.problems.append(error)
    }
    return result
  }

  private func place(of input: DocumentInput) -> String {
    SitePath.join(SitePath.directory(of: file), Self.folder)
  }

  /// The name of the recorded motion: `Fade.swift.json`, so that files of one stem have one each.
  private var name: String { SitePath.name(of: file) + Self.ending }

  private func stripName(_ record: RunRecord) -> String {
    SitePath.name(of: file) + "." + record.figure + ".svg"
  }

  // MARK: Recording

  private func record(
    _ run: FigureChoice.Result, of input: DocumentInput, _ result: inout Result
  ) throws(Diagnostic) {
    let folder = place(of: input)
    let path = folder + "/" + name
    if let old = try existing(path) {
      do throws(Diagnostic) { _ = try MotionGolden.read(old, at: path) } catch {
        // A file of that name that isn't a golden is its author's.
        if error.identifier != "golden.version" { throw error }
      }
    }
    let strips = zip(run.records, run.strips).map { (name: stripName($0), bytes: $1) }
    let golden = MotionGolden.file(run.records.map { MotionGolden($0) })
    do throws(FileError) {
      let pictures = RenderedFiles(strips, in: folder)
      if let problem = try pictures.problems().first {
        result.problems.append(problem)
        return
      }
      _ = try pictures.write()
      try FileSystem.replace(path, with: golden, by: folder + "/." + name + ".draft")
    } catch {
      throw .error("output.failed", error.description, at: nil)
    }
    result.count.recorded = run.records.count
  }

  private func existing(_ path: String) throws(Diagnostic) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.kind(of: path) == nil ? nil : FileSystem.read(path, limit: Self.sizeLimit)
    } catch {
      throw .error("golden.file", error.description, at: nil)
    }
  }

  // MARK: Comparing

  private func compare(
    _ run: FigureChoice.Result, with input: DocumentInput, _ result: inout Result
  ) throws(Diagnostic) {
    let folder = place(of: input)
    let path = SitePath.join(folder, name)
    guard let bytes = try existing(path) else {
      throw .error(
        "golden.missing", "the motion of this file isn't recorded yet", at: SourceRange(startOf: input.file),
        fix: "look at its figures, and run “zoetrope test --record \(file)”")
    }
    let goldens = try MotionGolden.read(bytes, at: path)
    for record in run.records {
      guard let golden = goldens.first(where: { $0.figure == record.figure }) else {
        result.problems.append(
          .error(
            "golden.missing", "the figure “\(record.figure)” isn't recorded yet",
            at: SourceRange(startOf: input.file), fix: "run “zoetrope test --record \(file)”"))
        result.count.different += 1
        continue
      }
      compare(record, with: golden, run, in: folder, input, &result)
    }
    let current = Set(run.records.map(\.figure))
    for golden in goldens where !current.contains(golden.figure) {
      result.problems.append(
        .error(
          "golden.gone", "the recorded figure “\(golden.figure)” is no longer there",
          at: SourceRange(startOf: input.file), fix: "run “zoetrope test --record \(file)” if that is right"))
    }
  }

  private func compare(
    _ record: RunRecord, with golden: MotionGolden, _ run: FigureChoice.Result, in folder: String,
    _ input: DocumentInput, _ result: inout Result
  ) {
    let motion = MotionGolden(record, comparedWith: golden, within: tolerance)
    let difference = MotionDifference(from: golden, to: motion, within: tolerance)
    guard !difference.sentences.isEmpty else {
      result.count.same += 1
      return
    }
    result.count.different += 1
    let name = "\(SitePath.name(of: file)).\(record.figure).svg"
    let strip = run.records.firstIndex { $0.figure == record.figure }.flatMap {
      $0 < run.strips.count ? run.strips[$0] : nil
    }
    let old = try? FileSystem.read(SitePath.join(folder, stripName(record)), limit: Self.sizeLimit)
    let picture = DifferencePicture(
      golden, motion, difference, strips: (old, strip), size: record.timeline.size
    ).svg
    result.pictures.append((name, picture))
    result.problems.append(
      .error(
        "golden.different", "“\(record.figure)” moves differently: \(difference.sentences[0])",
        at: SourceRange(startOf: input.file),
        fix: "if that is right, run “zoetrope test --record \(file)”",
        notes: (difference.sentences.dropFirst() + ["both are drawn in “\(name)”"]).map {
          Diagnostic.Note($0)
        }))
  }
}
