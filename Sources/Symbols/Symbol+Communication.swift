import TransitionEngine

extension Symbol {
  static let communication = group(
    both("message") { pen in
      pen.move(12, 4)
      pen.curve((17.4, 4), (21.4, 7.2), to: (21.4, 11.6))
      pen.curve((21.4, 16), (17.4, 19.2), to: (12, 19.2))
      pen.curve((10.8, 19.2), (9.7, 19), to: (8.7, 18.7))
      pen.curve((7.6, 20), (6.2, 20.8), to: (4.6, 21))
      pen.curve((5.4, 19.8), (5.8, 18.4), to: (5.8, 17.3))
      pen.curve((3.7, 15.9), (2.6, 13.9), to: (2.6, 11.6))
      pen.curve((2.6, 7.2), (6.6, 4), to: (12, 4))
      pen.close()
    },
    both("bubble.left") { pen in
      pen.move(6, 4.4)
      pen.lineTo(18, 4.4)
      pen.curve((20, 4.4), (21.2, 5.6), to: (21.2, 7.6))
      pen.lineTo(21.2, 13.8)
      pen.curve((21.2, 15.8), (20, 17), to: (18, 17))
      pen.lineTo(11.4, 17)
      pen.lineTo(7.2, 20.8)
      pen.lineTo(7.2, 17)
      pen.lineTo(6, 17)
      pen.curve((4, 17), (2.8, 15.8), to: (2.8, 13.8))
      pen.lineTo(2.8, 7.6)
      pen.curve((2.8, 5.6), (4, 4.4), to: (6, 4.4))
      pen.close()
    },
    both("phone") { pen in
      pen.move(7, 3.6)
      pen.curve((5.2, 3.8), (3.6, 5.4), to: (3.6, 7.2))
      pen.curve((3.6, 14), (10, 20.4), to: (16.8, 20.4))
      pen.curve((18.6, 20.4), (20.2, 18.8), to: (20.4, 17))
      pen.lineTo(16.2, 14)
      pen.lineTo(13.8, 15.8)
      pen.curve((11.4, 14.6), (9.4, 12.6), to: (8.2, 10.2))
      pen.lineTo(10, 7.8)
      pen.close()
    },
    both(
      "envelope",
      outline: { pen in
        pen.box(2.8, 5, 18.4, 14, radius: 2.6)
        pen.line((3.8, 6.6), (12, 13), (20.2, 6.6))
      },
      filled: { pen in
        pen.polygon((3.4, 5.2), (20.6, 5.2), (12, 11.8))
        pen.polygon((2.8, 8), (12, 15), (21.2, 8), (21.2, 18.4), (2.8, 18.4))
      }),
    both(
      "paperplane",
      outline: { pen in
        pen.polygon((20.8, 3.2), (3, 10), (10.2, 13.8), (14, 21))
        pen.line((20.8, 3.2), (10.2, 13.8))
      },
      filled: { pen in
        pen.polygon((19.8, 3.2), (3, 9.6), (9.6, 12.9))
        pen.polygon((20.8, 4.2), (14.4, 21), (11.1, 14.4))
      }),
    both("bell") { pen in
      pen.move(4.4, 17)
      pen.curve((5.8, 15.6), (6.4, 14), to: (6.4, 10.4))
      pen.curve((6.4, 6.8), (8.8, 4.4), to: (12, 4.4))
      pen.curve((15.2, 4.4), (17.6, 6.8), to: (17.6, 10.4))
      pen.curve((17.6, 14), (18.2, 15.6), to: (19.6, 17))
      pen.close()
      pen.move(10, 19.6)
      pen.curve((10.6, 21), (13.4, 21), to: (14, 19.6))
    },
    line("wifi") { pen in
      for radius: CGFloat in [4.6, 8.8, 13] { pen.arc(12, 18.6, radius, from: -135, to: -45) }
      pen.dot(12, 18.6)
    },
    [
      "cellularbars": Symbol(.filled) { pen in
        for bar in 0..<4 {
          let height = 4 + 3.6 * CGFloat(bar)
          pen.box(2.4 + 5.2 * CGFloat(bar), 19.6 - height, 3, height, radius: 0.6)
        }
      }
    ],
    line("antenna.radiowaves.left.and.right") { pen in
      for radius: CGFloat in [4, 7.6] {
        pen.arc(12, 10, radius, from: -45, to: 45)
        pen.arc(12, 10, radius, from: 135, to: 225)
      }
      pen.dot(12, 10)
      pen.line((12, 11), (12, 20.6))
    })
}
