/// Rules for names in listings that are run, and for links between listings and figures. They are part of a
/// page's own styles, since most pages don't need them.
package enum ListingStyles {
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
    @media print{pre [data-type]::after,.prose pre code a[href^="http"]::after{content:none!important}.zt-runs{display:none}}

    """.utf8)
}
