import Rendering

/// Rules for names in listings that are run, and for links between listings and figures. They are part of a
/// page's own styles, since most pages don't need them.
package enum ListingStyles {
  /// The class of the links at the end of a listing.
  package static let linksClass = "zt-runs"
  /// The class of a mark at a line, which is lit while the line has an effect on a figure.
  static let markClass = "zt-lit"
  /// The class of what moves with a figure's time, for marks that are outside of the figure.
  static let handClass = "zt-hand"
  /// The class of the hand's way.
  static let wayClass = "zt-hands"

  package static let rules = Array(
    """
    pre code a,.zt-facts a,.zt-runs a{color:inherit;text-decoration:underline dotted transparent;text-underline-offset:.25em}
    pre code a.t{color:var(--code-t,inherit)}
    .zt-facts a,.zt-runs a{text-decoration-color:currentColor}
    .zt-runs{display:block;margin-top:.8rem;color:var(--muted,inherit);font-family:var(--sans,sans-serif);font-size:var(--small,.85em);white-space:normal;user-select:none}
    pre [data-type]:is(:hover,:focus-visible),pre code a:is(:hover,:focus-visible){text-decoration:underline dotted currentColor;text-underline-offset:.25em}
    pre [data-type]{cursor:help}
    pre [data-type]:is(:hover,:focus-visible)::after{content:attr(data-type);position:absolute;z-index:5;box-sizing:border-box;width:max-content;max-width:min(32rem,60vw);margin:1.8em 0 0 -1ch;padding:.35em .7em;border:1px solid var(--line-strong,currentColor);border-radius:6px;background:var(--raised,Canvas);color:var(--ink,CanvasText);font-style:normal;font-weight:400;line-height:1.5;white-space:normal;overflow-wrap:anywhere;box-shadow:var(--shadow-low,none);pointer-events:none}
    @media (max-width:40rem){pre [data-type]:is(:hover,:focus-visible)::after{position:fixed;inset:auto .75rem .75rem;margin:0;width:auto;max-width:none}}
    pre>code:has(.zt-lit){position:relative;z-index:0;display:block;width:max-content;min-width:100%}
    .zt-lit{position:absolute;z-index:-1;inset-inline:-.75em 0;height:1lh;border-inline-start:2px solid var(--zt-accent,var(--accent,#06c));background:color-mix(in srgb,var(--zt-accent,var(--accent,#06c)) 15%,transparent);opacity:0}
    :where(.zt-lit){animation:zt-lit linear;animation-duration:auto}
    @keyframes zt-lit{0%,to{opacity:1}}
    .zt-hands{position:absolute;bottom:0;left:0;width:100px;height:1px;contain:strict;overflow:hidden;direction:ltr;visibility:hidden}
    .zt-figure .zt-hand{position:absolute;top:0;left:100%;width:1px;height:1px;animation-name:\(StageStyles.handKeyframes);animation-timing-function:linear}
    \(StageStyles.handRules)
    @supports not \(StageStyles.timelines){\(times)}
    @media (prefers-reduced-motion:reduce){\(times)}
    @media print{\(times)pre>code:has(.zt-lit){width:auto}pre [data-type]::after,.prose pre code a[href^="http"]::after{content:none!important}.zt-runs{display:none}}

    """.utf8)

  /// Makes the figures' times known to the whole page.
  static func scope(of timelines: [String]) -> [UInt8] {
    timelines.isEmpty ? [] : Array(":root{timeline-scope:\(timelines.joined(separator: ","))}\n".utf8)
  }

  /// Where nothing moves, the lines have the times at which they have an effect, in view also of a listing that scrolls.
  private static let times =
    ".zt-lit{animation:none!important}.zt-lit[data-at]{opacity:1;z-index:1;border:0;background:none;pointer-events:none}"
    + ".zt-lit[data-at]::after{content:attr(data-at);display:block;position:sticky;right:0;width:max-content;margin-left:auto;padding-inline:.75em .1em;"
    + "background:var(--code-paper,Canvas);color:var(--muted,inherit);font-size:.85em;font-style:normal}"
}
