import TransitionEngine

extension Symbol {
  static let objects = group(
    both(
      "clock",
      outline: { pen in
        pen.circle(12, 12, 9)
        pen.line((12, 6.6), (12, 12.2), (15.8, 14.4))
      },
      filled: { pen in
        pen.circle(12, 12, 9)
        pen.gap((12, 7), (12, 12.4), (15.4, 14.4))
      }),
    both(
      "calendar",
      outline: { pen in
        pen.box(3.2, 4.8, 17.6, 15.8, radius: 2.6)
        pen.line((3.2, 9.4), (20.8, 9.4))
        pen.line((8, 2.8), (8, 6.4))
        pen.line((16, 2.8), (16, 6.4))
        for x: CGFloat in [8, 12, 16] { pen.dot(x, 13) }
        for x: CGFloat in [8, 12] { pen.dot(x, 16.8) }
      },
      filled: { pen in
        pen.box(3.2, 4.8, 17.6, 3.6, radius: 1.6)
        pen.box(3.2, 10.8, 17.6, 9.8, radius: 2)
        pen.line((8, 2.8), (8, 5))
        pen.line((16, 2.8), (16, 5))
      }),
    both("cart") { pen in
      pen.polygon((6, 6.2), (20.8, 6.2), (18.8, 14.6), (7.8, 14.6))
      pen.line((2.6, 3.6), (5.2, 3.6), (8, 16.6), (18.4, 16.6), (8, 16.6), (5.2, 3.6))
      pen.circle(9.6, 19.8, 1)
      pen.circle(16.8, 19.8, 1)
    },
    both("bag") { pen in
      pen.box(4.4, 7.6, 15.2, 13, radius: 2.4)
      pen.move(8.6, 7.4)
      pen.curve((8.6, 1.8), (15.4, 1.8), to: (15.4, 7.4))
    },
    both("folder") { pen in
      pen.move(5, 4.8)
      pen.lineTo(9.2, 4.8)
      pen.lineTo(11.4, 7)
      pen.lineTo(19, 7)
      pen.curve((20.4, 7), (21.2, 7.8), to: (21.2, 9.2))
      pen.lineTo(21.2, 17)
      pen.curve((21.2, 18.4), (20.4, 19.2), to: (19, 19.2))
      pen.lineTo(5, 19.2)
      pen.curve((3.6, 19.2), (2.8, 18.4), to: (2.8, 17))
      pen.lineTo(2.8, 7)
      pen.curve((2.8, 5.6), (3.6, 4.8), to: (5, 4.8))
      pen.close()
    },
    both(
      "doc",
      outline: { pen in
        sheet(&pen)
        pen.line((13.6, 3), (13.6, 8.4), (18.8, 8.4))
      },
      filled: { pen in
        sheet(&pen)
        pen.gap((8.6, 12.6), (15.2, 12.6), width: 1.1)
        pen.gap((8.6, 16.8), (15.2, 16.8), width: 1.1)
      }),
    both(
      "trash",
      outline: { pen in
        can(&pen)
        pen.line((10, 10), (10.2, 17.2))
        pen.line((14, 10), (13.8, 17.2))
      },
      filled: { pen in
        can(&pen)
        pen.gap((10, 10.6), (10.2, 16.8), width: 1.1)
        pen.gap((14, 10.6), (13.8, 16.8), width: 1.1)
      }),
    both("bookmark") { pen in pen.polygon((6, 3.4), (18, 3.4), (18, 20.8), (12, 16), (6, 20.8)) },
    both("tag") { pen in
      pen.polygon((3.4, 4), (11.6, 3.4), (20.8, 12.6), (12.6, 20.8), (3.4, 11.6))
      pen.circle(7.9, 7.9, 1.7)
    },
    both("lock") { pen in
      pen.box(5, 10.4, 14, 10.4, radius: 2.4)
      pen.move(8.2, 10.2)
      pen.lineTo(8.2, 7.4)
      pen.curve((8.2, 2), (15.8, 2), to: (15.8, 7.4))
      pen.lineTo(15.8, 10.2)
      pen.lineTo(15.8, 7.4)
      pen.curve((15.8, 2), (8.2, 2), to: (8.2, 7.4))
      pen.close()
    },
    [
      "battery.100": Symbol(.filled, width: 28) { pen in
        // The case is the narrow space between two outlines, the charge a third outline inside.
        pen.box(-0.6, 6.8, 22.4, 10.4, radius: 3)
        pen.box(-0.3, 7.1, 21.8, 9.8, radius: 2.7)
        pen.box(2, 9.4, 17.2, 5.2, radius: 0.8)
        pen.polygon((24.6, 10.8), (25, 12), (24.6, 13.2))
      }
    ],
    both("gear") { pen in
      let teeth = 8
      for tooth in 0..<teeth {
        let middle = CGFloat(tooth) * 360 / CGFloat(teeth)
        pen.arc(12, 12, 9.2, from: middle - 8, to: middle + 8, joined: tooth > 0)
        pen.arc(12, 12, 7, from: middle + 15, to: middle + 30, joined: true)
      }
      pen.close()
      pen.circle(12, 12, 3.2)
    })

  private static func sheet(_ pen: inout SymbolPen) {
    pen.move(7.2, 3)
    pen.lineTo(13.6, 3)
    pen.lineTo(18.8, 8.4)
    pen.lineTo(18.8, 18.8)
    pen.curve((18.8, 20.2), (18, 21), to: (16.6, 21))
    pen.lineTo(7.2, 21)
    pen.curve((5.8, 21), (5, 20.2), to: (5, 18.8))
    pen.lineTo(5, 5.2)
    pen.curve((5, 3.8), (5.8, 3), to: (7.2, 3))
    pen.close()
  }

  private static func can(_ pen: inout SymbolPen) {
    pen.polygon((3.8, 6), (8.6, 6), (9.6, 3.4), (14.4, 3.4), (15.4, 6), (20.2, 6))
    pen.move(5.6, 6.4)
    pen.lineTo(6.6, 19)
    pen.curve((6.7, 20.2), (7.4, 20.9), to: (8.6, 20.9))
    pen.lineTo(15.4, 20.9)
    pen.curve((16.6, 20.9), (17.3, 20.2), to: (17.4, 19))
    pen.lineTo(18.4, 6.4)
    pen.close()
  }
}
