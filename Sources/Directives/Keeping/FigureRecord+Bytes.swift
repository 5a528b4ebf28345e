import Cache
import Markup

extension FigureRecord {
  var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.add(parts) { $0.add($1) }
    writer.add(definitions)
    writer.add(styleSheet)
    writer.add(standaloneStrips) {
      $0.add($1.id)
      $0.add($1.svg)
    }
    writer.add(isEmpty)
    return writer.bytes
  }

  /// Reads what `bytes` holds. Any bytes will do.
  init(_ bytes: ArraySlice<UInt8>) throws(DamagedEntry) {
    var reader = FieldReader(bytes)
    parts = try reader.array { reader throws(DamagedEntry) in try reader.part() }
    definitions = Array(try reader.data())
    styleSheet = Array(try reader.data())
    standaloneStrips = try reader.array { reader throws(DamagedEntry) in
      StandaloneStrip(id: try reader.text(), svg: Array(try reader.data()))
    }
    isEmpty = try reader.flag()
    guard reader.isAtEnd else { throw DamagedEntry() }
  }
}

// MARK: Writing

extension FieldWriter {
  fileprivate mutating func add(_ range: Range<Int>) {
    add(range.lowerBound)
    add(range.count)
  }

  fileprivate mutating func add(_ part: FigureRecord.Part) {
    add(part.html)
    add(part.trace)
    add(part.reports) { $0.add($1) }
  }

  fileprivate mutating func add(_ report: FigureRecord.Report) {
    add(report.range)
    add(report.title)
    add(report.stripBytes)
    add(report.stage) { writer, stage in
      writer.add(stage.positionError)
      writer.add(stage.opacityError)
      writer.add(stage.keyframeBytes)
      writer.add(stage.movingLayers)
    }
    add(report.notes) { $0.add($1) }
  }

  private mutating func add(_ trace: FigureTrace) {
    add(trace.anchors) { $0.add($1) }
    add(trace.links) { writer, link in
      writer.add(link.kind)
      writer.add(link.destination)
      writer.add(link.range)
      writer.add(link.answer) { $0.add($1) }
    }
    add(trace.code) { writer, code in
      writer.add(code.language)
      writer.add(code.flags) { $0.add($1) }
      writer.add(code.text)
      writer.add(code.answer) { $0.add($1) }
    }
    add(trace.images) { writer, image in
      writer.add(image.path)
      writer.add(image.url)
      writer.add(image.digest)
    }
    add(trace.screens) { writer, screen in
      writer.add(screen.name)
      writer.add(screen.digest)
    }
  }

  private mutating func add(_ request: AnchorRegistry.Request) {
    switch request {
    case .claim(let id, let isFree):
      add(0)
      add(id)
      add(isFree)
    case .unique(let name, let id):
      add(1)
      add(name)
      add(id)
    }
  }

  private mutating func add(_ kind: LinkReference.Kind) {
    switch kind {
    case .link: add(0)
    case .image: add(1)
    case .attribute(let name):
      add(2)
      add(name)
    }
  }
}

// MARK: Reading

extension FieldReader {
  fileprivate mutating func range() throws(DamagedEntry) -> Range<Int> {
    let start = try count()
    let (end, isTooLarge) = start.addingReportingOverflow(try count())
    guard !isTooLarge else { throw DamagedEntry() }
    return start..<end
  }

  private mutating func bytes() throws(DamagedEntry) -> [UInt8] { Array(try data()) }

  private mutating func texts() throws(DamagedEntry) -> [String] {
    try array { reader throws(DamagedEntry) in try reader.text() }
  }

  private mutating func answer() throws(DamagedEntry) -> [UInt8]? {
    try optional { reader throws(DamagedEntry) in try reader.bytes() }
  }

  fileprivate mutating func part() throws(DamagedEntry) -> FigureRecord.Part {
    FigureRecord.Part(
      html: try bytes(), trace: try trace(),
      reports: try array { reader throws(DamagedEntry) in try reader.report() })
  }

  private mutating func report() throws(DamagedEntry) -> FigureRecord.Report {
    FigureRecord.Report(
      range: try range(), title: try text(), stripBytes: try count(),
      stage: try optional { reader throws(DamagedEntry) in
        FigureRecord.Stage(
          positionError: try reader.double(), opacityError: try reader.double(),
          keyframeBytes: try reader.count(), movingLayers: try reader.count())
      }, notes: try texts())
  }

  private mutating func trace() throws(DamagedEntry) -> FigureTrace {
    FigureTrace(
      anchors: try array { reader throws(DamagedEntry) in try reader.request() },
      links: try array { reader throws(DamagedEntry) in
        FigureTrace.Link(
          kind: try reader.kind(), destination: try reader.bytes(), range: try reader.range(),
          answer: try reader.answer())
      },
      code: try array { reader throws(DamagedEntry) in
        FigureTrace.Code(
          language: try reader.text(), flags: try reader.texts(), text: try reader.bytes(),
          answer: try reader.answer())
      },
      images: try array { reader throws(DamagedEntry) in
        FigureTrace.Image(path: try reader.text(), url: try reader.text(), digest: try reader.digest())
      },
      screens: try array { reader throws(DamagedEntry) in
        FigureTrace.SiteScreen(name: try reader.text(), digest: try reader.digest())
      })
  }

  private mutating func request() throws(DamagedEntry) -> AnchorRegistry.Request {
    switch try count() {
    case 0: return .claim(try text(), try flag())
    case 1: return .unique(try text(), try text())
    default: throw DamagedEntry()
    }
  }

  private mutating func kind() throws(DamagedEntry) -> LinkReference.Kind {
    switch try count() {
    case 0: return .link
    case 1: return .image
    case 2: return .attribute(try text())
    default: throw DamagedEntry()
    }
  }
}
