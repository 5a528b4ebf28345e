/// A stage that the reader's touch drives: a scroller of twice the stage's width lies over it, and its scroll
/// position is the time. It works with a finger, a trackpad, a scroll bar and arrow keys, and snaps to its
/// start or its end when the reader lets go. A mouse drags the thumb of a range input that stays in view over the stage.
///
/// WebKit has no upright range inputs, so for a stage that is dragged up or down a horizontal one is turned.
///
/// Touch drives until another mode is chosen, and again from the next touch on.
extension StageStyles {
  static let swipes = """
    :is(.zt-scroller,.zt-drag,.zt-begin,.zt-hint){display:none}
    .zt-touch{position:relative;flex:none;width:max-content}
    .zt-scroller{position:absolute;inset:0 auto calc(-1*var(--zt-bar,1rem)) 0;width:100%;width:round(down,100%,1px);overflow:scroll hidden;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scroll-timeline:--zt-swipe inline;scrollbar-width:none}
    .zt-rightwards{direction:rtl}
    .zt-track{grid-area:1/1;display:grid;grid-template-columns:repeat(\(2 * steps),1fr);inline-size:200%;block-size:100%}
    .zt-drag{grid-area:1/1;position:sticky;inset-inline:0;z-index:1;direction:ltr;scale:-1 1;inline-size:50%;block-size:100%;margin:0;appearance:none;opacity:0;overflow:hidden;cursor:grab}
    .zt-rightwards>.zt-drag{scale:1}
    .zt-upright>.zt-drag{writing-mode:horizontal-tb;inset:0 auto auto;justify-self:start;inline-size:calc(var(--h)*var(--zoom));block-size:calc(var(--w)*var(--zoom));transform-origin:0 0;translate:0 calc(var(--h)*var(--zoom));rotate:-90deg;scale:1}
    .zt-upright.zt-rightwards>.zt-drag{justify-self:end;translate:calc(var(--w)*var(--zoom));rotate:90deg}
    .zt-drag:active{cursor:grabbing}
    .zt-drag::-webkit-slider-thumb{appearance:none;inline-size:2rem;block-size:100%;view-timeline:--zt-drag inline}
    .zt-track>:is(:first-child,:last-child),.zt-scroller:focus-visible b{scroll-snap-align:start;scroll-snap-stop:always}
    .zt-upright{writing-mode:vertical-lr;inset:0 calc(-1*var(--zt-bar,1rem)) auto 0;width:auto;height:100%;height:round(down,100%,1px);overflow:hidden scroll;overscroll-behavior:auto;scroll-snap-type:y mandatory}
    .zt-hint{position:absolute;inset:auto 0 10%;justify-content:center;pointer-events:none}
    .zt-hint>span{display:flex;align-items:center;padding:.5em .95em .55em;border:1px solid rgb(255 255 255/.22);border-radius:9em;background:rgb(18 20 26/.78);color:#fff;font-size:.75rem;font-weight:600;line-height:1.2;white-space:nowrap}
    .zt-hint>::before,.zt-hint>::after{content:"";order:-1;width:.5em;height:.5em;margin-right:-.05em;border:solid;border-width:.15em 0 0 .15em;transform:rotate(-45deg)}
    .zt-hint>::after{margin-right:.5em;opacity:.55}
    .zt-hint-right>::before,.zt-hint-right>::after{order:1;margin:0 0 0 -.05em;transform:rotate(135deg);opacity:1}
    .zt-hint-right>::before{margin-left:.5em;opacity:.55}
    .zt-hint-up>::before,.zt-hint-up>::after{transform:rotate(45deg)}
    .zt-hint-down>::before,.zt-hint-down>::after{transform:rotate(225deg)}
    @supports \(timelines){.zt-scroller{display:block}
    .zt-swipe{display:inline-flex}
    \(query(.touch)){.zt-swipe{color:var(--zt-accent,#06c)}
    .zt-figure>*{--st:running;--dl:0s;\(PlaybackState.driven.declarations)}
    .zt-begin{display:block;animation:zt-begin linear both}
    .zt-hint{display:flex;animation:zt-hint linear both}
    .zt-figure .zt-a{will-change:transform;\(ranges)}
    .zt-figure :is(.zt-a,.\(StageProperty.backdropClassName),.zt-end,.zt-begin,.zt-hint){animation-timeline:--zt-swipe;animation-duration:auto;animation-delay:0s}}
    .zt-touch:has(.zt-scroller:focus-visible)>.zt-stage{outline:3px solid var(--zt-accent,#06c);outline-offset:2px}
    .zt-scroller:focus-visible{outline:0}
    .zt-hint>span+span{display:none}
    @media (hover:hover) and (pointer:fine){.zt-hint>:first-child{display:none}.zt-hint>span+span{display:flex}.zt-drag{display:block}.zt-scroller{display:grid;grid-template:100%/200%}.zt-scroller>.zt-track{inline-size:auto}.zt-scroller{scrollbar-width:thin;scrollbar-color:color-mix(in srgb,currentColor 45%,transparent) transparent}}}
    @keyframes zt-begin{0%{opacity:1;animation-timing-function:step-end}1%,to{opacity:0}}
    @keyframes zt-hint{0%{opacity:1}12%,to{opacity:0}}
    """

  /// The number of steps for arrow keys, while the scroller has the keyboard focus.
  package static let steps = 10

  /// The part of the scroll range in which a layer's channels change.
  private static let ranges: String = {
    func values(_ edge: (StageProperty) -> String) -> String {
      StageProperty.allCases.map { "calc(100%*var(\(edge($0))))" }.joined(separator: ",")
    }
    return "animation-range-start:\(values(\.begin));animation-range-end:\(values(\.finish))"
  }()
}
