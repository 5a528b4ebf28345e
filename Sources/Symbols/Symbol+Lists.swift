import TransitionEngine

extension Symbol {
  static let lists = group(
    line("line.3.horizontal") { pen in
      for y: CGFloat in [6, 12, 18] { pen.line((3.6, y), (20.4, y)) }
    },
    line("list.bullet") { pen in
      for y: CGFloat in [6, 12, 18] {
        pen.dot(4.2, y)
        pen.line((8.6, y), (21, y))
      }
    },
    both("square.grid.2x2") { pen in
      for x: CGFloat in [3.6, 13.4] {
        for y: CGFloat in [3.6, 13.4] { pen.box(x, y, 7, 7, radius: 1.4) }
      }
    },
    both("square") { pen in pen.box(3.6, 3.6, 16.8, 16.8, radius: 3) },
    both("circle") { pen in pen.circle(12, 12, 9) },
    both("square.stack") { pen in
      pen.box(3.8, 8.4, 16.4, 12.4, radius: 2.4)
      pen.line((5.8, 5.6), (18.2, 5.6))
      pen.line((7.8, 2.8), (16.2, 2.8))
    },
    both(
      "info.circle",
      outline: { pen in
        pen.circle(12, 12, 9)
        pen.dot(12, 7.8)
        pen.line((10.6, 11.2), (12.2, 11.2), (12.2, 16.4))
      },
      filled: { pen in
        pen.circle(12, 12, 9)
        pen.circle(12, 7.6, 1.8)
        pen.gap((12, 11.8), (12, 16.2))
      }))
}
