/// The styles that every figure shares. They go to one file per site, so that a page's own styles hold numbers only.
///
/// How a figure works without a script: its inputs, one radio group of frames, Play and Replay, stand before everything else;
/// `:checked ~` tells the stage which state it is in. A state is a set of `@keyframes` *names*: a browser restarts an
/// animation only when its name changes, so Play, Replay and picking a frame must not share one.
///
/// A browser scrolls to what has the focus, be it invisible. So inputs lie where their labels are: a page must not jump when
/// a reader presses Play.
///
/// Offered to themes: `--zt-scale` (the size at which stages are shown), `--zt-accent`, `--zt-times` (height of the line of
/// times below a strip), `--zt-bar` (room for the scroll bar below a stage that the reader swipes). A figure sets `--w`, `--h`, `--d`, `--n` (number of frames), and `--fit` where its window is larger
/// than a phone's.
package enum StageStyles {
  package static let css = """
    .zt-figure{position:relative;display:grid;grid-template-columns:minmax(0,1fr);--rate:1;--zoom:calc(var(--zt-scale,.8)*var(--fit,1))}
    .zt-figure>input{position:absolute;grid-area:1/1/2/2;bottom:2rem;left:50%;width:1px;height:1px;margin:0;opacity:0;pointer-events:none}
    .zt-figure>.zt-frame{grid-area:2/1/3/2;bottom:50%}
    .zt-live{grid-area:1/1;--st:running;--dl:0s;\(names(0))}
    .zt-plays:checked~.zt-live{\(names(1))}
    .zt-replays:checked~.zt-live{\(names(2))}
    .zt-loads:checked~.zt-live{--dl:.6s}
    .zt-frame:checked~.zt-live{--st:paused}
    .zt-slows:checked~.zt-live{--rate:4}
    .zt-stage{position:relative;flex:none;overflow:hidden;width:calc(var(--w)*var(--zoom));height:calc(var(--h)*var(--zoom))}
    .zt-window{position:absolute;left:0;top:0;width:var(--w);height:var(--h);overflow:hidden;direction:ltr;transform:scale(var(--zoom));transform-origin:0 0}
    .zt-window :is(div,i){position:absolute;left:0;top:0}
    .zt-window svg{position:absolute;display:block;max-width:none;overflow:visible;pointer-events:none}
    .zt-window .zt-slice{overflow:hidden}
    .zt-fill{width:100%;height:100%}
    .zt-space{width:100%;height:100%;transform-style:preserve-3d}
    .zt-clip{overflow:hidden}
    .zt-front{backface-visibility:hidden}
    .zt-first:checked~.zt-live .zt-run{visibility:hidden}
    .zt-end{width:100%;height:100%;opacity:0;\(animation(name: "--kx", "zt-x0", duration: "var(--d)", easing: "step-end", begin: "0s"))}
    .zt-a{\(resets)animation:var(--at),var(--ar),var(--as),var(--ao),var(--am)}
    \(channel("t"))
    \(channel("r"))
    \(channel("s"))
    \(channel("o"))
    \(channel("m"))
    \((0..<4).map(keyframes).joined(separator: "\n"))
    \((0..<3).map { "@keyframes zt-x\($0){0%{opacity:0}to{opacity:1}}" }.joined())
    .zt-figure label{cursor:pointer}
    :is(.zt-replay,.zt-again),:is(.zt-plays,.zt-replays):checked~.zt-live .zt-play{display:none}
    .zt-plays:checked~.zt-live .zt-replay,.zt-replays:checked~.zt-live .zt-again{display:inline-flex}
    .zt-strip{grid-area:2/1;display:grid;grid-template:auto auto/minmax(0,1fr);position:relative}
    .zt-strip>svg{grid-area:1/1;display:block;width:100%;height:auto}
    .zt-picks{grid-area:1/1/3/2;display:grid;grid-auto-flow:column;grid-auto-columns:1fr}
    .zt-picks>*{display:grid;grid-template-rows:minmax(0,1fr) var(--zt-times,1.5rem)}
    .zt-picks>*::before{content:""}
    .zt-strip:has(.zt-picks){grid-template-rows:auto var(--zt-times,1.5rem)}
    .zt-time{grid-row:2;align-self:end;text-align:center;white-space:nowrap}
    \(picks)
    :is(.zt-plays:focus-visible~.zt-live :is(.zt-play,.zt-replay),.zt-replays:focus-visible~.zt-live .zt-again,.zt-slows:focus-visible~.zt-live .zt-slow){outline:3px solid var(--zt-accent,#06c);outline-offset:2px}
    .zt-slows:checked~.zt-live .zt-slow{color:var(--zt-accent,#06c)}
    \(hand)
    .zt-figure>figcaption{grid-area:4/1}
    .zt-alone>.zt-strip{display:none}
    .zt-definitions{position:absolute;width:0;height:0;overflow:hidden}
    @media (max-width:40rem){.zt-strip{grid-template-columns:minmax(calc(var(--n)*5.5rem),1fr);overflow-x:auto}}
    @media (prefers-reduced-motion:reduce){\(still)}
    @media print{\(still).zt-strip{grid-template-columns:minmax(0,1fr);overflow:visible;break-inside:avoid;print-color-adjust:exact}.zt-strip [opacity=".999"]{opacity:1}}

    """

  /// Where nothing may move: the strip alone, without a choice of frames.
  private static let still =
    ".zt-live,.zt-figure>input{display:none}.zt-alone>.zt-strip{display:grid}"
    + ".zt-picks{pointer-events:none}.zt-picks>*::before{outline:0!important}"

  /// Most frames that a figure may have.
  package static let maximumFrames = 24

  /// The frame that is picked, and the one that the keyboard is on.
  private static var picks: String {
    let all = 0..<maximumFrames
    let picked = all.map { ".k\($0):checked~.zt-strip .k\($0)" }.joined(separator: ",")
    let focused = all.map { ".k\($0):focus-visible~.zt-strip .k\($0)" }.joined(separator: ",")
    return ":is(\(picked))::before{outline:2px solid var(--zt-accent,#06c);outline-offset:1px}\n"
      + ":is(\(focused))::before{outline:3px solid var(--zt-accent,#06c);outline-offset:2px}"
  }

  /// The properties that choose a state's keyframes.
  static func names(_ state: Int) -> String {
    ["t", "r", "s", "o", "x"].map { "--k\($0):zt-\($0)\(state)" }.joined(separator: ";")
  }

  private static func animation(
    name: String, _ fallback: String, duration: String, easing: String, begin: String
  ) -> String {
    "animation:var(\(name),\(fallback)) calc(\(duration)*var(--rate)) \(easing) "
      + "calc((\(begin) + var(--dl))*var(--rate)) both var(--st)"
  }

  /// A layer that has the channel gets its animation.
  private static func channel(_ letter: String) -> String {
    ".zt-\(letter){--a\(letter):var(--n\(letter)) calc(var(--\(letter)d)*var(--rate)) var(--\(letter)e) "
      + "calc((var(--\(letter)l) + var(--dl))*var(--rate)) both var(--st)}"
  }

  /// Translation, rotation, scale, opacity, matrix: the letters of their custom properties, in the order of a layer's
  /// list of animations.
  static let channels = ["t", "r", "s", "o", "m"]

  /// Custom properties are inherited; what belongs to one layer must not reach the layers inside it.
  private static var resets: String {
    channels.map {
      "--a\($0):none;--n\($0):var(--k\($0));--\($0)d:var(--d);--\($0)l:0s;--\($0)b:0%;--\($0)f:100%;"
    }.joined()
  }

  private static func keyframes(_ state: Int) -> String {
    [
      ("t", "translate"), ("r", "rotate"), ("s", "scale"), ("o", "opacity"),
    ].map { letter, property in
      "@keyframes zt-\(letter)\(state){0%{\(property):var(--\(letter)0)}to{\(property):var(--\(letter)1)}}"
    }.joined()
  }
}
