import Cache
import Rendering
import RunCoding
import TransitionEngine

extension FigureRecord {
  var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.add(reads) { $0.add($1) }
    writer.add(drawings) { $0.add($1) }
    writer.add(files.sorted { $0.key < $1.key }) { writer, file in
      writer.add(file.key)
      writer.add(file.value)
    }
    writer.add(colorRules)
    return writer.bytes
  }

  /// Reads what `bytes` holds. Any bytes will do.
  init(_ bytes: ArraySlice<UInt8>) throws(DamagedEntry) {
    var reader = FieldReader(bytes)
    reads = try reader.array { reader throws(DamagedEntry) in
      SiteRead(
        kind: try reader.choice(), name: try reader.text(),
        digest: try reader.optional { reader throws(DamagedEntry) in try reader.digest() })
    }
    drawings = try reader.array { reader throws(DamagedEntry) in try reader.drawing() }
    files = [:]
    for (name, size) in try reader.array({ reader throws(DamagedEntry) in try reader.file() }) {
      guard files.updateValue(size, forKey: name) == nil else { throw DamagedEntry() }
    }
    colorRules = try reader.bytes()
    guard reader.isAtEnd else { throw DamagedEntry() }
  }
}

// MARK: Writing

extension FieldWriter {
  mutating func add(_ read: SiteRead) {
    add(read.kind.rawValue)
    add(read.name)
    add(read.digest) { $0.add($1) }
  }

  fileprivate mutating func add(_ drawing: FigureDrawing) {
    switch drawing {
    case .run(let run):
      add(0)
      add(run)
    case .plot(let plot):
      add(1)
      add(plot)
    }
  }

  private mutating func add(_ plot: DrawnPlot) {
    add(plot.svg)
    add(plot.title)
    add(plot.description)
    add(plot.names) { $0.add($1) }
    add(plot.duration)
    add(plot.values) { writer, values in writer.add(values) { $0.add($1) } }
  }

  private mutating func add(_ run: RunDrawing) {
    add(run.scope)
    add(run.title)
    add(Double(run.size.width))
    add(Double(run.size.height))
    add(run.duration)
    add(run.instants) { $0.add($1) }
    add(run.parts.rawValue)
    add(run.drive)
    add(run.playsOnLoad)
    add(run.stage) { $0.add($1) }
    add(run.strip)
    add(run.frame) { $0.add($1) }
    add(Double(run.stripGap))
    add(run.standaloneStrip) { $0.add($1) }
    add(run.below)
    add(run.facts) { $0.add($1) }
    add(run.litLines) { $0.add($1) }
    add(run.notes) { $0.add($1) }
    add(run.compared) { $0.add($1) }
    add(run.isOnionSkin)
  }

  private mutating func add(_ line: LitLine) {
    add(line.listing) { $0.add($1) }
    add(line.line)
    add(line.start)
    add(line.end)
  }

  private mutating func add(_ strip: StripImage) {
    add(strip.address)
    add(strip.alternative)
    add(strip.width)
    add(strip.height)
    add(strip.bytes)
  }

  private mutating func add(_ drive: Drive) {
    switch drive {
    case .clock: add(0)
    case .reader(.left): add(1)
    case .reader(.right): add(2)
    case .reader(.up): add(3)
    case .reader(.down): add(4)
    }
  }

  private mutating func add(_ stage: Stage) {
    add(stage.html)
    add(stage.css)
    add(stage.report.positionError)
    add(stage.report.opacityError)
    add(stage.report.cssBytes)
    add(stage.report.movingLayers)
  }
}

// MARK: Reading

extension FieldReader {
  fileprivate mutating func bytes() throws(DamagedEntry) -> [UInt8] { Array(try data()) }

  fileprivate mutating func file() throws(DamagedEntry) -> (name: String, size: Int) {
    let name = try text()
    guard FigureLibrary.mayName(name) else { throw DamagedEntry() }
    return (name, try count())
  }

  private mutating func texts() throws(DamagedEntry) -> [String] {
    try array { reader throws(DamagedEntry) in try reader.text() }
  }

  fileprivate mutating func choice<Choice: RawRepresentable<Int>>() throws(DamagedEntry) -> Choice {
    guard let choice = Choice(rawValue: try count()) else { throw DamagedEntry() }
    return choice
  }

  fileprivate mutating func drawing() throws(DamagedEntry) -> FigureDrawing {
    switch try count() {
    case 0: return .run(try run())
    case 1: return .plot(try plot())
    default: throw DamagedEntry()
    }
  }

  private mutating func plot() throws(DamagedEntry) -> DrawnPlot {
    let plot = DrawnPlot(
      svg: try bytes(), title: try text(), description: try text(), names: try texts(),
      duration: try double(),
      values: try array { reader throws(DamagedEntry) in
        try reader.array { reader throws(DamagedEntry) in try reader.double() }
      })
    guard plot.values.count == plot.names.count, plot.values.allSatisfy({ $0.count == plot.times.count })
    else { throw DamagedEntry() }
    return plot
  }

  /// - Parameter nesting: whether it is one of several that are compared, which compare nothing themselves.
  private mutating func run(nesting: Int = 0) throws(DamagedEntry) -> RunDrawing {
    if nesting > 1 { throw DamagedEntry() }
    return RunDrawing(
      scope: try text(), title: try text(),
      size: CGSize(width: CGFloat(try double()), height: CGFloat(try double())), duration: try double(),
      instants: try array { reader throws(DamagedEntry) in try reader.double() }, parts: try choice(),
      drive: try drive(), playsOnLoad: try flag(),
      stage: try optional { reader throws(DamagedEntry) in try reader.stage() }, strip: try strip(),
      frame: try optional { reader throws(DamagedEntry) in try reader.strip() },
      stripGap: CGFloat(try double()),
      standaloneStrip: try optional { reader throws(DamagedEntry) in try reader.bytes() },
      below: try bytes(), facts: try texts(),
      litLines: try array { reader throws(DamagedEntry) in try reader.litLine() },
      notes: try array { reader throws(DamagedEntry) in try reader.remark() },
      compared: try array { reader throws(DamagedEntry) in try reader.run(nesting: nesting + 1) },
      isOnionSkin: try flag())
  }

  private mutating func litLine() throws(DamagedEntry) -> LitLine {
    LitLine(
      listing: try optional { reader throws(DamagedEntry) in try reader.count() }, line: try count(),
      start: try double(), end: try double())
  }

  private mutating func strip() throws(DamagedEntry) -> StripImage {
    StripImage(
      address: try text(), alternative: try text(), width: try count(), height: try count(),
      bytes: try count())
  }

  private mutating func drive() throws(DamagedEntry) -> Drive {
    switch try count() {
    case 0: return .clock
    case 1: return .reader(.left)
    case 2: return .reader(.right)
    case 3: return .reader(.up)
    case 4: return .reader(.down)
    default: throw DamagedEntry()
    }
  }

  /// A stage without problems: others come with a diagnostic, and aren't cached.
  private mutating func stage() throws(DamagedEntry) -> Stage {
    Stage(
      html: try bytes(), css: try bytes(),
      report: StageReport(
        positionError: try double(), opacityError: try double(), cssBytes: try count(),
        movingLayers: try count(), unsupported: []))
  }
}
