import Testing

@testable import CodeBlocks

struct StatementLinesTests {
  private let code = StatementLines(
    of: Array(
      """
      func move() {
        UIView.animate(
          withDuration: 1,
          animations: {
            view.center = point(
              at: 1, in: "a (",  // [
              of: home)
            self.turn(view)

            view.layer.anchorPoint =
              isVertical ? top : left
          },
          completion: { _ in
            done()
          })
        UIView.animate(withDuration: 1) { [weak self] in
          self?.turn(view)
        }
        view
          .layer
          .removeAllAnimations()
        animator.addCompletion { _ in
          done()
        }
        let title = "open {"
        view.alpha = 1
      }

      """.utf8))

  @Test(arguments: [
    (2, 2...4), (4, 2...4), (6, 5...7), (8, 8...8), (10, 10...11), (11, 10...11), (16, 16...16),
    (20, 19...21),
    (25, 25...25), (99, 99...99),
  ])
  func `a statement has all of its lines`(line: Int, lines: ClosedRange<Int>) {
    #expect(code.statement(at: line) == lines)
  }

  private static let blocks: [(Int, ClosedRange<Int>?)] = [
    (2, 5...11), (3, 5...11), (16, 17...18), (1, 2...27), (8, nil), (22, nil), (25, nil), (99, nil),
  ]

  @Test(arguments: blocks)
  func `a block is what is inside of it`(line: Int, lines: ClosedRange<Int>?) {
    #expect(code.block(at: line) == lines)
  }

  @Test func `code that ends early has lines as well`() {
    let code = StatementLines(of: Array("view.animate(\n  {\n".utf8))
    #expect(code.statement(at: 1) == 1...2)
    #expect(code.block(at: 1) == nil)
    #expect(StatementLines(of: []).statement(at: 1) == 1...1)
  }
}
