import TransitionEngine

extension Symbol {
  static let places = group(
    both("house") { pen in
      pen.move(3.5, 11)
      pen.lineTo(12, 3.6)
      pen.lineTo(20.5, 11)
      pen.lineTo(18.6, 11)
      pen.lineTo(18.6, 20.2)
      pen.lineTo(14.4, 20.2)
      pen.lineTo(14.4, 14.4)
      pen.lineTo(9.6, 14.4)
      pen.lineTo(9.6, 20.2)
      pen.lineTo(5.4, 20.2)
      pen.lineTo(5.4, 11)
      pen.close()
    },
    both(
      "map",
      outline: { pen in
        pen.polygon((3, 6.2), (9, 3.8), (15, 6.2), (21, 3.8), (21, 17.8), (15, 20.2), (9, 17.8), (3, 20.2))
        pen.line((9, 3.8), (9, 17.8))
        pen.line((15, 6.2), (15, 20.2))
      },
      filled: { pen in
        pen.polygon((3, 6.2), (7.6, 4.3), (7.6, 18.3), (3, 20.2))
        pen.polygon((10.2, 4.3), (13.8, 5.7), (13.8, 19.7), (10.2, 18.3))
        pen.polygon((16.4, 5.7), (21, 3.8), (21, 17.8), (16.4, 19.7))
      }),
    both("mappin") { pen in
      pen.circle(12, 7.6, 4.2)
      pen.polygon((11.9, 12.4), (12.1, 12.4), (12, 21.2))
    },
    both("flag") { pen in
      pen.line((5, 21), (5, 4))
      pen.curve((8, 2.6), (10, 2.6), to: (12, 3.8))
      pen.curve((14, 5), (16, 5), to: (19.4, 3.8))
      pen.lineTo(19.4, 13)
      pen.curve((16, 14.2), (14, 14.2), to: (12, 13))
      pen.curve((10, 11.8), (8, 11.8), to: (5, 13.2))
    },
    both(
      "globe",
      outline: { pen in
        pen.circle(12, 12, 8.8)
        pen.line((3.2, 12), (20.8, 12))
        pen.move(12, 3.2)
        pen.curve((6.8, 8), (6.8, 16), to: (12, 20.8))
        pen.curve((17.2, 16), (17.2, 8), to: (12, 3.2))
      },
      filled: { pen in
        pen.circle(12, 12, 8.8)
        pen.gap((5.6, 9.2), (18.4, 9.2), width: 1)
        pen.gap((5.6, 14.8), (18.4, 14.8), width: 1)
      }))
}
