/// The controls of a figure: Play, a slider, slow motion, and the frames of its strip.
///
/// No script remembers what a reader did last, so style sheets have to. A figure has a *mode*, a registered custom property, and a
/// transition with an endless delay holds it: a rule sets the mode while an input is active or focused, and it stays
/// when the input is left. Style queries read it.
///
/// Play toggles an empty popover, since a button with `popovertarget` works by mouse, touch, Space and Enter, again and again.
/// Each press begins a *turn*, of which there are two kinds, with names of keyframes and a mode each; the mode of the other kind
/// is reset meanwhile. So a press always plays.
///
/// The slider is a range input, and its thumb has a view timeline, which drives every layer exactly. A thumb at the left has
/// left its track: its progress runs from right to left, and animations in reverse.
///
/// A finger on the slider leaves it neither active nor focused: all that changes is the slider's place. So where there are
/// fingers, an animation brings the place to the figure as a number, and transitions with an endless delay hold the places
/// that the slider had as each kind of turn began. The slider *has moved* where the two differ, and then it decides,
/// whatever the mode says. Only what is in a figure can compare them, so this is known one level below the modes.
///
/// What marks the time moves by its own width, which is that of its way. It must not overflow where a page scrolls, as the page
/// would become wider while it plays: a playhead is at the end of its box in text from left to right, and at its start
/// in text from right to left, and the slider's track clips its knob.
///
/// Firefox has no scroll-driven animations, and holds no mode, as it loses animations when a transition changes their names. There,
/// Play takes turns with Rewind from the keyboard, and segments of the track choose an instant while the pointer is over them.
extension StageStyles {
  /// What a figure shows.
  enum Mode: Int {
    /// It plays, as Play was pressed.
    case play
    /// The instant of the chosen frame.
    case hold
    /// The slider's instant.
    case scrub
    /// A finger on the stage moves it.
    case touch
    /// It plays as the page opens.
    case load
    /// The screen before the run, without any animation: nothing was pressed.
    case rest
    /// A mouse that drags on the stage moves it.
    case drag
  }

  /// The classes of an element that moves with the figure's time, besides its own.
  package static let mover = "zt-a zt-t"

  /// The condition for scroll-driven animations.
  package static let timelines = "((animation-timeline:--x) and (timeline-scope:--x))"

  static let player = """
    @property --zt-turn{\(number)}@property --zt-even{\(number)}@property --zt-odd{\(number)}@property --zt-ms{\(number)}\
    @property --zt-at{\(number)}@property --zt-even-at{\(number)}@property --zt-odd-at{\(number)}@property --zt-moved{\(number)}
    .zt-turn{display:none!important}
    .zt-figure>*{--st:paused;--dl:var(--hold,0s);\(PlaybackState.held.declarations)}
    .zt-card:is(:hover,:focus,:focus-within)>.zt-live{--st:running;--dl:0s;\(PlaybackState.playing.declarations)}
    .zt-scrubber{position:relative;flex:1;overflow:clip;height:var(--zt-knob,1.5rem);direction:ltr}
    .zt-scrub{position:absolute;inset:0;z-index:1;display:none;width:100%;height:100%;margin:0;appearance:none;background:none;overflow:hidden;cursor:pointer}
    :is(.zt-scrub,.zt-drag)::-webkit-slider-runnable-track{block-size:100%}
    .zt-scrub::-webkit-slider-thumb{appearance:none;width:var(--zt-knob,1.5rem);height:100%;opacity:0;view-timeline:--zt-scrub inline}
    .zt-head,.zt-figure .zt-knob{--t0:0;--t1:100%;--te:linear;pointer-events:none}
    .zt-knob{position:absolute;inset:0 var(--zt-knob,1.5rem) 0 0}
    .zt-knob::before{content:"";position:absolute;width:var(--zt-knob,1.5rem);height:100%}
    .zt-picks>.zt-head{--e:calc((100% - (var(--n) - 1)*var(--g,0%))/var(--n)/2);position:absolute;inset:0 calc(100% - var(--e)) var(--zt-times,1.5rem) calc(3*var(--e) - 100%)}
    .zt-picks>.zt-head::before{position:absolute;inset:0 -1px 0 auto;width:2px;background:var(--zt-accent,#06c)}
    .zt-picks>.zt-head:dir(rtl){inset:0 var(--e) var(--zt-times,1.5rem)}
    .zt-picks>.zt-head:dir(rtl)::before{inset:0 auto 0 -1px}
    svg .zt-head{display:none;transform-box:view-box;stroke:var(--zt-accent,#06c);stroke-width:2}
    .zt-live~* svg .zt-head{display:inline}
    .zt-ticks{position:absolute;inset:0;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;cursor:pointer}
    .zt-now>b::before{counter-reset:zt-s calc(round(down,var(--zt-ms)/100,1)) zt-ms mod(var(--zt-ms),100);content:counter(zt-s) "." counter(zt-ms,decimal-leading-zero) " / "}
    \(frames { ".zt-k\($0):focus-visible~.zt-strip .zt-k\($0)::before" }){outline:3px solid var(--zt-accent,#06c);outline-offset:2px}
    :is(.zt-slows:focus-visible~.zt-live .zt-slow,:is(.zt-play,.zt-swipe):focus-visible,.zt-scrubber:has(>.zt-scrub:focus-visible)){outline:3px solid var(--zt-accent,#06c);outline-offset:2px}
    .zt-scrub:focus-visible{outline:0}
    .zt-slows:checked~.zt-live .zt-slow{color:var(--zt-accent,#06c)}
    .zt-figure>.zt-slows:checked~*{--rate:4}
    .zt-swipe{display:none}
    @supports \(timelines){.zt-scrub{display:block}.zt-ticks{display:none}
    .zt-figure{--zt-turn:0;--zt-even:\(Mode.rest.rawValue);--zt-odd:0;transition:--zt-even 0s 1e7s;timeline-scope:--zt-scrub,--zt-swipe,--zt-drag}
    .zt-figure.zt-holds{--zt-even:\(Mode.hold.rawValue)}
    .zt-figure.zt-loads{--zt-even:\(Mode.load.rawValue)}
    .zt-figure.zt-touchable{--zt-even:\(Mode.touch.rawValue)}
    .zt-figure:has(>.zt-turn:popover-open){--zt-turn:1;--zt-even:0;transition:--zt-odd 0s 1e7s}
    \(sets(.hold, holding))
    \(sets(.scrub, ".zt-scrub:is(:active,:focus-visible)"))
    \(sets(.touch, touching))
    \(sets(.drag, dragging))
    @media (any-pointer:coarse){.zt-figure{animation:zt-at linear reverse;animation-timeline:--zt-scrub;animation-duration:auto;animation-range:contain}
    .zt-live,.zt-live~*{--zt-even-at:var(--zt-at);--zt-odd-at:var(--zt-at);--zt-way:calc(var(--zt-at) - var(--zt-even-at)*(1 - var(--zt-turn)) - var(--zt-odd-at)*var(--zt-turn));--zt-moved:min(1,max(var(--zt-way),-1*var(--zt-way)));transition:--zt-even-at 0s 1e7s}
    .zt-figure:has(>.zt-turn:popover-open)>:is(\(parts)){transition:--zt-odd-at 0s 1e7s}
    .zt-figure:has(\(holding),\(touching),\(dragging))>:is(\(parts)){transition:none}}
    @keyframes zt-at{0%{--zt-at:0}to{--zt-at:9999}}
    \(query(.rest)){.zt-figure .zt-run{visibility:hidden}.zt-figure :is(.zt-a,.\(StageProperty.backdropClassName),.zt-end){animation:none}.zt-figure .zt-head{visibility:hidden}}
    @container style(--zt-turn:0) and style(--zt-even:0){.zt-figure>*{--st:running;--dl:0s;\(PlaybackState.replaying.declarations)}}
    @container style(--zt-turn:1) and style(--zt-odd:0){.zt-figure>*{--st:running;--dl:0s;\(PlaybackState.playing.declarations)}}
    \(query(.load)){.zt-figure>*{--st:running;--dl:.6s}}
    \(query(.hold)){.zt-first:checked~.zt-live .zt-run{visibility:hidden}.zt-figure>.zt-first:checked~.zt-live :is(.zt-a,.\(StageProperty.backdropClassName),.zt-end){animation:none}.zt-figure .zt-picks>.zt-head{visibility:hidden}\(picked)
    .zt-now>b{animation:zt-ms0 \(timing(easing: "linear"))}}
    \(query(.drag)){.zt-figure>*{--zt-by:--zt-drag}}
    @container \(moved){.zt-figure>*>*{--zt-by:--zt-scrub}}
    @container \(style(.scrub)) or \(style(.drag)) or \(moved){.zt-figure>*,.zt-figure>*>*{--st:running;--dl:0s;\(PlaybackState.driven.declarations)}
    .zt-figure :is(.zt-a,.\(StageProperty.backdropClassName),.zt-end,.zt-now>b){animation-timeline:var(--zt-by,--zt-scrub);animation-duration:auto;animation-delay:0s;animation-direction:reverse}
    .zt-figure .zt-a{\(range { "contain calc(100% - 100%*var(--q,1)*var(\($0)))" })}
    .zt-figure :is(.\(StageProperty.backdropClassName),.zt-end,.zt-now>b){animation-range:contain calc(100% - 100%*var(--q,1)) contain 100%}
    .zt-now>b{animation-name:zt-ms3;animation-timing-function:linear;animation-fill-mode:both}}
    @keyframes zt-ms0{0%{--zt-ms:0}to{--zt-ms:var(--ms)}}@keyframes zt-ms3{0%{--zt-ms:0}to{--zt-ms:var(--ms)}}
    @container not (\(style(.hold)) or \(style(.scrub)) or \(style(.drag)) or \(moved)){.zt-now>b::before{content:none}}}
    @supports not \(timelines){.zt-now>b{display:none}
    .zt-turn:not(:popover-open)~.zt-first:checked~.zt-live .zt-run{visibility:hidden}
    .zt-figure:where(.zt-loads:not(:has(>.zt-frame:checked)))>:where(\(parts)){--st:running;--dl:.6s}
    .zt-figure:where(:has(>.zt-turn:not(:popover-open))):where(:has(.zt-play:focus:not(:focus-visible),>.zt-slows:focus:not(:focus-visible)))>:where(\(parts)){--st:running;--dl:0s;\(PlaybackState.replaying.declarations)}
    .zt-figure:where(:has(>.zt-turn:popover-open))>:where(\(parts)){--st:running;--dl:0s;\(PlaybackState.playing.declarations)}
    .zt-figure:where(:has(>.zt-frame:focus,.zt-ticks:hover))>:where(\(parts)){--st:paused;--dl:var(--hold,0s);\(PlaybackState.held.declarations)}
    .zt-figure:has(>.zt-turn:popover-open,.zt-play:focus:not(:focus-visible),.zt-ticks:hover) .zt-run{visibility:visible!important}
    \(picked)
    .zt-figure:not(:has(>.zt-frame:focus)):has(>.zt-turn:popover-open,.zt-play:focus:not(:focus-visible),>.zt-first:checked) .zt-picks>label::before{outline:0}
    \(segments)}
    """

  /// The children of a figure that follow its time. A rule that asks what a figure contains names them: with `*`, a browser
  /// would style the whole page anew with each part of it that arrives.
  private static let parts = ".zt-live,.zt-strip,.zt-below,.zt-curve"

  /// The names of the keyframes that move a hand with the figure's time, for each state.
  package static let handKeyframes = PlaybackState.allCases.map { "var(\($0.toggle),zt-n\($0.number))" }
    .joined()

  /// The keyframes that move a hand, as a view timeline measures it, from the right to the left.
  package static let handRules = PlaybackState.allCases.map {
    "@keyframes zt-n\($0.number){0%{left:calc(100% - 1px)}to{left:0}}"
  }.joined()

  /// CSS writes a type as HTML does an element.
  private static let number = "syntax:\"\u{3C}integer>\";inherits:true;initial-value:0"

  /// Most frames that a figure may have.
  package static let maximumFrames = 24
  /// The segments of the slider's track, where a browser has no scroll timelines.
  package static let ticks = 40

  private static func frames(_ selector: (Int) -> String) -> String {
    (0..<maximumFrames).map(selector).joined(separator: ",")
  }

  /// Marks the frame that is chosen.
  private static let picked =
    "\(frames { ".zt-k\($0):checked~.zt-strip .zt-k\($0)::before" }){outline:2px solid var(--zt-accent,#06c);outline-offset:1px}"

  /// Sets the mode of the turn that is on while a part of the figure is active or focused.
  private static func sets(_ mode: Mode, _ part: String) -> String {
    ".zt-figure:has(\(part)){--zt-even:\(mode.rawValue);transition:none}"
      + ".zt-figure:has(>.zt-turn:popover-open):has(\(part)){--zt-even:0;--zt-odd:\(mode.rawValue);transition:none}"
  }

  private static func style(_ mode: Mode) -> String {
    "style(--zt-even:\(mode.rawValue)) or style(--zt-odd:\(mode.rawValue))"
  }

  /// The condition for what a mode shows, unless a finger has moved the slider since.
  static func query(_ mode: Mode) -> String { "@container (\(style(mode))) and (not \(moved))" }

  /// The condition for a slider that has moved since the mode was chosen.
  private static let moved = "style(--zt-moved:1)"

  /// What chooses a frame, moves a stage by a finger, and by a mouse.
  private static let holding = ">.zt-frame:focus-visible,.zt-picks>label:active"
  private static let touching = ":is(.zt-scroller,.zt-swipe):is(:active,:focus-visible)"
  private static let dragging = ".zt-drag:active"

  /// The parts of a timeline in which an element's channels change.
  ///
  /// - Parameter edge: an edge in terms of a custom property that has the part of the run.
  private static func range(_ edge: (String) -> String) -> String {
    func values(_ property: (StageProperty) -> String) -> String {
      StageProperty.allCases.map { edge(property($0)) }.joined(separator: ",")
    }
    return "animation-range-start:\(values(\.finish));animation-range-end:\(values(\.begin))"
  }

  private static let segments = (1...ticks).map { tick in
    ".zt-figure:has(.zt-ticks>:nth-child(\(tick)):hover)>:where(\(parts)){--hold:calc(var(--d)*-\(tick - 1)/\(ticks - 1))}"
  }.joined()
}
