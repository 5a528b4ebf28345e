import TransitionEngine

extension Symbol {
  static let arrows = group(
    line("chevron.left", width: 14) { pen in pen.line((15.8, 4.4), (8.2, 12), (15.8, 19.6)) },
    line("chevron.right", width: 14) { pen in pen.line((8.2, 4.4), (15.8, 12), (8.2, 19.6)) },
    line("chevron.up") { pen in pen.line((4.4, 15.8), (12, 8.2), (19.6, 15.8)) },
    line("chevron.down") { pen in pen.line((4.4, 8.2), (12, 15.8), (19.6, 8.2)) },
    line("arrow.left") { pen in
      pen.line((20.4, 12), (3.6, 12))
      pen.line((10.4, 5.2), (3.6, 12), (10.4, 18.8))
    },
    line("arrow.right") { pen in
      pen.line((3.6, 12), (20.4, 12))
      pen.line((13.6, 5.2), (20.4, 12), (13.6, 18.8))
    },
    line("arrow.clockwise") { pen in
      pen.arc(12, 12.6, 7.6, from: -30, to: 285)
      pen.line((12.4, 2.3), (14.6, 5.4), (11.2, 7))
    },
    line("square.and.arrow.up") { pen in
      pen.line((8.2, 9.6), (5, 9.6), (5, 20.8), (19, 20.8), (19, 9.6), (15.8, 9.6))
      pen.line((12, 15), (12, 2.8))
      pen.line((8.2, 6.6), (12, 2.8), (15.8, 6.6))
    },
    line("square.and.pencil") { pen in
      pen.move(12.4, 5)
      pen.lineTo(6.4, 5)
      pen.curve((4.8, 5), (4, 5.8), to: (4, 7.4))
      pen.lineTo(4, 17.6)
      pen.curve((4, 19.2), (4.8, 20), to: (6.4, 20))
      pen.lineTo(16.6, 20)
      pen.curve((18.2, 20), (19, 19.2), to: (19, 17.6))
      pen.lineTo(19, 11.6)
      pen.polygon((19.2, 3), (21, 4.8), (12.2, 13.6), (9.6, 14.4), (10.4, 11.8))
    },
    line("pencil") { pen in
      pen.polygon((16.8, 3.6), (20.4, 7.2), (8.6, 19), (3.6, 20.4), (5, 15.4))
      pen.line((14, 6.4), (17.6, 10))
    })
}
