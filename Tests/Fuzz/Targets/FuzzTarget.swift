import Diagnostics

/// What content, templates or peers hand to the program. Each is fed with any bytes: it must come to an end, within
/// its limits, and what it makes of them must obey the laws it promises.
enum FuzzTarget: String, CaseIterable, Sendable {
  case frontMatter = "front-matter"
  case prose, page, gestures, scenario, screen, image, template, configuration, request, highlighting, links,
    manifest
  case cacheEntry = "cache-entry"
  case answer
  case heavyFigure = "heavy-figure"

  func run(_ bytes: [UInt8]) {
    switch self {
    case .frontMatter: FuzzedText.frontMatter(bytes)
    case .prose: FuzzedPage.render(bytes, figures: false)
    case .page: FuzzedPage.render(bytes)
    case .gestures: FuzzedScript.gestures(bytes)
    case .scenario: FuzzedScript.scenario(bytes)
    case .screen: FuzzedScreen.read(bytes)
    case .image: FuzzedScreen.image(bytes)
    case .template: FuzzedText.template(bytes)
    case .configuration: FuzzedSite.configuration(bytes)
    case .request: FuzzedRequest.answer(bytes)
    case .highlighting: FuzzedText.highlighting(bytes)
    case .links: FuzzedSite.links(bytes)
    case .manifest: FuzzedSite.manifest(bytes)
    case .cacheEntry: FuzzedCache.entry(bytes)
    case .answer: FuzzedAnswer.show(bytes)
    case .heavyFigure: FuzzedFigure.draw(bytes)
    }
  }
}

/// A law that holds whatever the input: breaking it is a crash, which is what a fuzzer looks for.
func law(_ holds: @autoclosure () -> Bool, _ sentence: StaticString) {
  if !holds() { fatalError("broken law: \(sentence)") }
}

/// Diagnostics print, wherever they point.
func print(_ diagnostics: [Diagnostic]) {
  let formatter = DiagnosticFormatter()
  for diagnostic in diagnostics.sortedByPlace() {
    law(!formatter.format(diagnostic).isEmpty, "a diagnostic has a text")
  }
}
