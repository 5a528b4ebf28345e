import TransitionEngine

extension Symbol {
  static let people = group(
    both("person") { pen in
      pen.circle(12, 7.6, 4)
      shoulders(&pen, centre: 12, reach: 7.4, top: 14, bottom: 20.4)
    },
    both(
      "person.2",
      outline: { pen in
        pen.circle(8.6, 8.4, 3.4)
        shoulders(&pen, centre: 8.6, reach: 6.2, top: 14, bottom: 19.6)
        pen.arc(16.2, 8.8, 2.8, from: -120, to: 120)
        pen.move(16.6, 14)
        pen.curve((20, 14), (22.4, 16), to: (22.4, 19.6))
        pen.lineTo(17.6, 19.6)
      },
      filled: { pen in
        pen.circle(8.6, 8.2, 3.2)
        shoulders(&pen, centre: 8.6, reach: 5.8, top: 14.2, bottom: 19.6)
        pen.circle(17, 9, 2.5)
        pen.move(16.4, 14.4)
        pen.curve((20.4, 14.2), (22.2, 16.4), to: (22.2, 19.6))
        pen.lineTo(17.4, 19.6)
        pen.curve((17.4, 17.2), (17.2, 15.6), to: (16.4, 14.4))
        pen.close()
      }),
    both(
      "person.crop.circle",
      outline: { pen in
        pen.circle(12, 12, 9)
        pen.circle(12, 9.6, 3)
        pen.move(6.4, 18.6)
        pen.curve((7.2, 15.4), (9.4, 14.6), to: (12, 14.6))
        pen.curve((14.6, 14.6), (16.8, 15.4), to: (17.6, 18.6))
      },
      filled: { pen in
        pen.circle(12, 12, 9)
        pen.circle(12, 9.4, 3.6)
        pen.move(5.8, 18)
        pen.curve((7, 14.9), (9.2, 14.2), to: (12, 14.2))
        pen.curve((14.8, 14.2), (17, 14.9), to: (18.2, 18))
        pen.curve((14.6, 21.2), (9.4, 21.2), to: (5.8, 18))
        pen.close()
      }),
    both("heart") { pen in
      pen.move(12, 20.4)
      pen.curve((6.4, 16.4), (3, 13), to: (3, 9))
      pen.curve((3, 6), (5.2, 4), to: (7.6, 4))
      pen.curve((9.4, 4), (11.1, 5), to: (12, 6.8))
      pen.curve((12.9, 5), (14.6, 4), to: (16.4, 4))
      pen.curve((18.8, 4), (21, 6), to: (21, 9))
      pen.curve((21, 13), (17.6, 16.4), to: (12, 20.4))
      pen.close()
    },
    both("star") { pen in
      pen.polygon(
        (12, 2.8), (14.7, 8.9), (21.3, 9.5), (16.3, 13.9), (17.8, 20.4), (12, 17), (6.2, 20.4), (7.7, 13.9),
        (2.7, 9.5), (9.3, 8.9))
    })

  private static func shoulders(
    _ pen: inout SymbolPen, centre: CGFloat, reach: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    pen.move(centre - reach, bottom)
    pen.curve((centre - reach, top + 1.6), (centre - reach / 2, top), to: (centre, top))
    pen.curve((centre + reach / 2, top), (centre + reach, top + 1.6), to: (centre + reach, bottom))
    pen.close()
  }
}
