/// Notes what one rendering reads. A rendering stays on its thread, and so does its recorder.
///
/// What is read is shared by all pages, so it cannot know who reads it: it finds the recorder through a
/// task-local value.
final class ReadRecorder: @unchecked Sendable {
  @TaskLocal private static var current: ReadRecorder?

  /// A page that shows more others than this is made anew whenever one of them changes, listed or not.
  private static let pageLimit = 256

  private var scope: Reads.Scope = []
  private var pages: [Int: PageAspects] = [:]
  private var aspectsOfAll: PageAspects = []
  private var links: Set<Reads.Link> = []
  private var images: Set<Reads.Image> = []

  /// Runs a rendering, and tells what it read; nothing unless that is recorded.
  static func reads<Result>(isRecorded: Bool, of rendering: () -> Result) -> (result: Result, reads: Reads) {
    guard isRecorded else { return (rendering(), .none) }
    let recorder = ReadRecorder()
    let result = $current.withValue(recorder, operation: rendering)
    return (result, recorder.finish())
  }

  /// Notes something, if a rendering is being recorded.
  static func note(_ body: (ReadRecorder) -> Void) {
    if let current { body(current) }
  }

  func add(_ seen: Reads.Scope) { scope.formUnion(seen) }
  func add(_ link: Reads.Link) { links.insert(link) }
  func add(_ image: Reads.Image) { images.insert(image) }

  func add(_ aspects: PageAspects, of page: Int) {
    if pages[page] == nil, pages.count >= Self.pageLimit {
      aspectsOfAll.formUnion(aspects)
    } else {
      pages[page, default: []].formUnion(aspects)
    }
  }

  private func finish() -> Reads {
    Reads(
      scope, pages: pages.map { Reads.OfPage(page: $0.key, aspects: $0.value) }, ofAll: aspectsOfAll,
      links: Array(links), images: Array(images))
  }
}
