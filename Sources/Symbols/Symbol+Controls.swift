import TransitionEngine

extension Symbol {
  static let controls = group(
    line("magnifyingglass") { pen in
      pen.circle(10.4, 10.4, 6.8)
      pen.line((15.4, 15.4), (20.8, 20.8))
    },
    line("plus") { pen in
      pen.line((12, 4), (12, 20))
      pen.line((4, 12), (20, 12))
    },
    line("minus") { pen in pen.line((4, 12), (20, 12)) },
    line("xmark") { pen in
      pen.line((5.4, 5.4), (18.6, 18.6))
      pen.line((18.6, 5.4), (5.4, 18.6))
    },
    line("checkmark") { pen in pen.line((4.6, 13), (9.8, 18.6), (19.4, 5)) },
    [
      "ellipsis": Symbol(.filled) { pen in
        for x: CGFloat in [5, 12, 19] { pen.circle(x, 12, 1.1) }
      }
    ],
    circled("plus", line: [(12, 7.4), (12, 16.6)], and: [(7.4, 12), (16.6, 12)]) { pen in
      pen.crossGap(12, 12, reach: 4)
    },
    circled("minus", line: [(7.4, 12), (16.6, 12)]) { pen in pen.gap((8, 12), (16, 12)) },
    circled("xmark", line: [(8.7, 8.7), (15.3, 15.3)], and: [(15.3, 8.7), (8.7, 15.3)]) { pen in
      pen.crossGap(12, 12, reach: 4.2, turnedBy: 45)
    },
    circled("checkmark", line: [(7.6, 12.6), (10.8, 16), (16.4, 8.4)]) { pen in
      pen.gap((8, 12.8), (10.8, 15.8), (16, 8.8))
    },
    circled("ellipsis", line: []) { pen in
      for x: CGFloat in [7.6, 12, 16.4] { pen.circle(x, 12, 1.8) }
    })

  /// A sign in a circle, and the same sign as a gap in a disc.
  private static func circled(
    _ name: String, line points: [(CGFloat, CGFloat)], and more: [(CGFloat, CGFloat)] = [],
    gap: (inout SymbolPen) -> Void
  ) -> [String: Symbol] {
    both(
      name + ".circle",
      outline: { pen in
        pen.circle(12, 12, 9)
        for points in [points, more] where !points.isEmpty { pen.line(through: points) }
        if points.isEmpty {
          for x: CGFloat in [7.8, 12, 16.2] { pen.dot(x, 12) }
        }
      },
      filled: { pen in
        pen.circle(12, 12, 9)
        gap(&pen)
      })
  }
}
