import Synchronization

/// How far a build is. Other threads read it while the site is built.
package final class BuildProgress: Sendable {
  private let total = Atomic(0)
  private let done = Atomic(0)
  private let figures = Atomic(0)
  private let doneFigures = Atomic(0)

  package init() {}

  /// The pages of the build; 0 while its source is read.
  package var pageCount: Int { total.load(ordering: .relaxed) }
  /// The pages whose text and figures are made.
  package var finishedPages: Int { min(done.load(ordering: .relaxed), pageCount) }
  /// The figures that are being made.
  package var runningFigures: Int { figures.load(ordering: .relaxed) }

  /// The figures that are made, those that were kept included.
  package var finishedFigures: Int { doneFigures.load(ordering: .relaxed) }

  func begin(pages: Int) {
    done.store(0, ordering: .relaxed)
    doneFigures.store(0, ordering: .relaxed)
    total.store(pages, ordering: .relaxed)
  }

  func finishPage() { done.add(1, ordering: .relaxed) }

  func beginFigure() { figures.add(1, ordering: .relaxed) }

  func endFigure() {
    figures.subtract(1, ordering: .relaxed)
    doneFigures.add(1, ordering: .relaxed)
  }
}
