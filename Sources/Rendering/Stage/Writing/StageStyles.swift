/// The styles that every figure shares. They go to one file per site, so that a page's own styles hold numbers only.
///
/// How a figure works without a script is told in `Player`.
///
/// A browser scrolls to the focused element, even an invisible one. So inputs lie below their labels: a page
/// must not jump when a reader presses Play.
///
/// A stage is a whole number of pixels wide, so that its edges and its text are sharp: the scale is rounded to that.
/// CSS divides two lengths by their angle's tangent.
///
/// The inputs are hidden where there are no styles, as nothing would tell what they are for, and so is the stage with its
/// controls: without a place of their own its layers would stand below one another. The strip remains. Here both are shown
/// again, against any sheet of a site that hides what is `hidden`.
///
/// WebKit, which the hyphens tell, leaves dark lines between planes that it sorts. An outline that is not to be seen makes them
/// fainter; in other browsers, which have none, it would blur what is sharp.
///
/// Chromium need not style what is in a stage before it is near the window: that is a third of what a long page costs a
/// phone. In Firefox, which `-moz-appearance` tells, nothing is gained by that, and in WebKit scrolling would suffer.
///
/// Offered to themes: `--zt-scale` (the size at which stages are shown), `--zt-accent`, `--zt-times` (height of the line of
/// times below a strip), `--corner` (of a device's screen, in points), `--zt-bar` (room for the scroll bar below a stage that the reader swipes), `--zt-knob`
/// (size of the slider's knob). A figure sets `--w`, `--h`, `--d` (duration), `--n` (number of frames), `--g` (the
/// gap between them), `--hold` (the negative time of the chosen frame), and `--fit` where its window is larger
/// than a phone's. A run that is one of several sets `--q`, its part of the figure's duration.
package enum StageStyles {
  package static let css = """
    .zt-figure{position:relative;display:grid;grid-template-columns:minmax(0,1fr);--rate:1;--zoom:calc(var(--zt-scale,.8)*var(--fit,1))}
    @supports (width:round(1px,1px)){.zt-figure{--zoom:tan(atan2(round(var(--w)*var(--zt-scale,.8)*var(--fit,1),1px),var(--w)))}}
    .zt-figure>input{display:block!important;position:absolute;grid-area:1/1/2/2;bottom:2rem;left:50%;width:1px;height:1px;margin:0;opacity:0;pointer-events:none}
    .zt-figure>.zt-frame{grid-area:2/1/3/2;bottom:50%}
    .zt-live{grid-area:1/1;display:flex!important;flex-direction:column}
    .zt-stage{position:relative;flex:none;overflow:hidden;width:calc(var(--w)*var(--zoom));height:calc(var(--h)*var(--zoom));forced-color-adjust:none}
    .zt-window{position:absolute;left:0;top:0;width:var(--w);height:var(--h);overflow:hidden;direction:ltr;transform:scale(var(--zoom));transform-origin:0 0}
    .zt-window :is(div,i,img){position:absolute;left:0;top:0}
    .zt-figure .zt-window img{display:block;max-width:none;object-fit:none;pointer-events:none;\(image)}
    .zt-window .zt-fill{width:100%;height:100%}
    .zt-space{width:100%;height:100%;transform-style:preserve-3d}
    @supports (-webkit-hyphens:none){.zt-space>*{outline:1px solid transparent}.zt-figure{will-change:transform}}
    @supports not ((-webkit-hyphens:none) or (-moz-appearance:none)){.zt-window{content-visibility:auto}}
    .zt-clip{overflow:hidden}
    .zt-front{backface-visibility:hidden}
    .zt-end{width:100%;height:100%;opacity:0;\(endAnimation)}
    .zt-a{\(resets)animation:\(animations)}
    \(StageProperty.allCases.map(animation(of:)).joined(separator: "\n"))
    .\(StageProperty.backdropClassName){animation:var(--nb) \(timing(easing: "linear"))}
    \(PlaybackState.allCases.map(keyframes(in:)).joined(separator: "\n"))
    \(PlaybackState.allCases.map { "@keyframes \($0.endKeyframes){0%{opacity:0}\($0 == .driven ? "99%," : "")to{opacity:1}}" }.joined())
    .zt-figure label{cursor:pointer}
    .zt-strip{grid-area:2/1;display:grid;grid-template:auto auto/minmax(0,1fr);position:relative}
    .zt-figure>.zt-strip img{grid-area:1/1;display:block;width:100%;max-width:none;height:auto;\(image)}
    .zt-stages{display:flex;flex-wrap:wrap;justify-content:center;gap:1rem}
    .zt-stages:not(.zt-onion)>div{width:min-content}
    .zt-onion{display:grid}
    .zt-onion>*{grid-area:1/1}
    .zt-onion>:nth-child(2){opacity:.5}.zt-onion>:nth-child(3){opacity:.333}.zt-onion>:nth-child(4){opacity:.25}
    \(skinRules)
    .zt-strips{grid-area:1/1}
    .zt-picks{grid-area:1/1/3/2;position:relative;contain:layout;display:grid;column-gap:var(--g,0%);grid-auto-flow:column;grid-auto-columns:1fr}
    .zt-picks>:not(.zt-head){display:grid;grid-template-rows:minmax(0,1fr) var(--zt-times,1.5rem)}
    .zt-picks>::before{content:""}
    .zt-strip:has(.zt-picks){grid-template-rows:auto var(--zt-times,1.5rem)}
    .zt-time{grid-row:2;align-self:end;text-align:center;white-space:nowrap}
    \(player)
    \(swipes)
    .zt-figure>figcaption{grid-area:4/1}
    .zt-alone>.zt-strip{display:none}
    @media (max-width:40rem){.zt-strip{grid-template-columns:minmax(calc(var(--n)*5.5rem),1fr);overflow-x:auto}}
    @media (prefers-reduced-motion:reduce){\(still)}
    @media print{\(still).zt-strip{grid-template-columns:minmax(0,1fr);overflow:visible;break-inside:avoid;print-color-adjust:exact}}

    """

  /// Images are drawn as the reader's style asks for, whatever a page does with its others.
  private static let image =
    "margin:0;padding:0;border:0;border-radius:0;background:none;box-shadow:none;color-scheme:light dark"

  /// The colors of stages that lie over one another: they replace dark content on light stages, and light
  /// content on dark ones. Color-blind readers can distinguish them (Okabe and Ito).
  package static let skins: [(kind: FigureClass, color: String)] = [
    (.skin1, "#e69f00"), (.skin2, "#0072b2"), (.skin3, "#009e73"), (.skin4, "#cc79a7"),
  ]

  private static let skinRules: String = {
    let colors = skins.enumerated().map { index, skin in
      ".\(skin.kind.rawValue),.zt-onion>:nth-child(\(index + 1))::after{background:\(skin.color)}"
    }
    return colors.joined()
      + ".zt-onion>*{isolation:isolate}"
      + ".zt-onion>:where(.zt-stage)::after{content:\"\";position:absolute;inset:0;border-radius:inherit;"
      + "mix-blend-mode:screen;pointer-events:none}"
      + "@media (prefers-color-scheme:dark){.zt-onion>:where(.zt-stage)::after{mix-blend-mode:multiply}}"
      + ":is(.zt-skin-1,.zt-skin-2,.zt-skin-3,.zt-skin-4){display:inline-block;width:.7em;height:.7em;"
      + "margin-inline-end:.35em;border-radius:50%;forced-color-adjust:none}"
  }()

  /// Reduced motion: the strip alone, without a choice of frames.
  private static let still =
    ".zt-head{display:none}:is(.zt-figure>input,.zt-live){display:none!important}.zt-alone>.zt-strip{display:grid}"
    + ".zt-picks{pointer-events:none}.zt-picks>*::before{outline:0!important}"

  /// The screen at rest appears as the run ends.
  private static let endAnimation =
    "animation:var(\(PlaybackState.endKeyframes),\(PlaybackState.held.endKeyframes)) "
    + timing(easing: "step-end")

  /// A layer that has the property's channel gets its animation.
  private static func animation(of property: StageProperty) -> String {
    ".\(property.className){\(property.animation):var(\(property.keyframes)) "
      + timing(
        easing: "var(\(property.easing))", begin: "var(\(property.begin))", end: "var(\(property.finish))")
      + "}"
  }

  /// The part of an `animation` after the name of its keyframes.
  ///
  /// - Parameters:
  ///   - begin, end: the part of the run that it takes, 0 to 1.
  static func timing(easing: String, begin: String? = nil, end: String = "1") -> String {
    let part = begin.map { "*(\(end) - \($0))" } ?? ""
    let delay = begin.map { "var(--d)*\($0) + var(--dl)" } ?? "var(--dl)"
    return "calc(var(--d)\(part)*var(--rate)) \(easing) calc((\(delay))*var(--rate)) both var(--st)"
  }

  private static let animations = StageProperty.allCases.map { "var(\($0.animation))" }.joined(separator: ",")

  /// Custom properties are inherited. Those of one layer must not affect the layers inside it.
  private static let resets = StageProperty.allCases.map { property in
    "\(property.animation):none;\(property.keyframes):var(\(property.sharedKeyframes));"
      + "\(property.begin):0;\(property.finish):1;"
  }.joined()

  /// The keyframes that all figures share in a state.
  private static func keyframes(in state: PlaybackState) -> String {
    StageProperty.allCases.filter(\.hasSharedKeyframes).map { property in
      "@keyframes \(state.keyframes(of: property)){0%{\(property.name):var(\(property.start))}"
        + "to{\(property.name):var(\(property.end))}}"
    }.joined()
  }
}
