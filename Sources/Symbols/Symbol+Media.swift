import TransitionEngine

extension Symbol {
  static let media = group(
    both("camera") { pen in
      pen.move(4.8, 7)
      pen.lineTo(7.8, 7)
      pen.lineTo(9.4, 4.6)
      pen.lineTo(14.6, 4.6)
      pen.lineTo(16.2, 7)
      pen.lineTo(19.2, 7)
      pen.curve((20.6, 7), (21.4, 7.8), to: (21.4, 9.2))
      pen.lineTo(21.4, 17)
      pen.curve((21.4, 18.4), (20.6, 19.2), to: (19.2, 19.2))
      pen.lineTo(4.8, 19.2)
      pen.curve((3.4, 19.2), (2.6, 18.4), to: (2.6, 17))
      pen.lineTo(2.6, 9.2)
      pen.curve((2.6, 7.8), (3.4, 7), to: (4.8, 7))
      pen.close()
      pen.circle(12, 13, 3.8)
    },
    both(
      "photo",
      outline: { pen in
        pen.box(2.8, 4.6, 18.4, 14.8, radius: 2.6)
        pen.circle(8, 9.4, 1.5)
        pen.line((3.4, 17.4), (9, 12.8), (12.2, 15.6), (16, 11.4), (20.8, 16))
      },
      filled: { pen in
        pen.box(2.8, 4.6, 18.4, 14.8, radius: 2.6)
        pen.circle(8, 9.2, 2.3)
        pen.gap((5.6, 16.2), (9, 13.4), (12.2, 16), (16, 12), (18.6, 14.6), width: 1)
      }),
    both("play") { pen in pen.polygon((6.4, 4.2), (20, 12), (6.4, 19.8)) },
    both("pause") { pen in
      pen.box(6, 4.6, 3.4, 14.8, radius: 1)
      pen.box(14.6, 4.6, 3.4, 14.8, radius: 1)
    },
    both("forward") { pen in
      pen.polygon((3.4, 6), (11.4, 12), (3.4, 18))
      pen.polygon((12.6, 6), (20.6, 12), (12.6, 18))
    },
    both("backward") { pen in
      pen.polygon((20.6, 6), (12.6, 12), (20.6, 18))
      pen.polygon((11.4, 6), (3.4, 12), (11.4, 18))
    },
    line("music.note") { pen in
      pen.circle(8.4, 17.8, 2.6)
      pen.line((11, 17.8), (11, 4.4), (17.6, 3.2), (17.6, 7.4), (11, 8.6))
    },
    both("speaker.wave.2") { pen in
      pen.polygon((2.8, 9.4), (6, 9.4), (10.6, 5.4), (10.6, 18.6), (6, 14.6), (2.8, 14.6))
      pen.arc(11, 12, 4.4, from: -40, to: 40)
      pen.arc(11, 12, 8, from: -42, to: 42)
      pen.arc(11, 12, 8, from: 42, to: -42, joined: true)
      pen.arc(11, 12, 4.4, from: 40, to: -40)
    },
    both("mic") { pen in
      pen.box(9, 3.2, 6, 11, radius: 3)
      pen.arc(12, 11.4, 6, from: 0, to: 180)
      pen.arc(12, 11.4, 6, from: 180, to: 0, joined: true)
      pen.polygon((12, 17.6), (12, 20.8), (12, 17.6))
    })
}
