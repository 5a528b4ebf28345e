/// How figures look on a page that knows nothing of them: a table in light or dark, whatever the page's own style is.
///
/// Nothing but figures is styled. Fonts are the page's. The page can set `--zt-scale`, `--zt-accent` and `--zt-table`.
enum FragmentStyles {
  /// What a page can set, by rules of its own after these.
  static let settings = """
    .zt-figure{--zt-scale:.6;--zt-accent:#c2351a;--zt-table:#f3f4f7;--zt-paper:#fff;--zt-ink:#14161c;--zt-muted:#5f6473;--zt-line:#dfe2e9;--zt-slit:#d5d9e2;--zt-times:1.75rem;--zt-knob:1.5rem;--zt-corner:calc(var(--corner,16px)*var(--zoom));--zt-shadow:0 1px 2px rgb(16 20 32/.06),0 12px 32px rgb(16 20 32/.12)}
    @media (prefers-color-scheme:dark){.zt-figure{--zt-accent:#ff8d69;--zt-table:#17181d;--zt-paper:#1f2229;--zt-ink:#f4f5f8;--zt-muted:#9da2b0;--zt-line:#31343d;--zt-slit:#3b404c;--zt-shadow:0 0 0 1px rgb(255 255 255/.09),0 16px 40px rgb(0 0 0/.5)}}
    @media (pointer:coarse){.zt-figure{--zt-knob:2.75rem}}

    """

  /// How figures look.
  static let css = """
    .zt-figure{box-sizing:border-box;float:none;width:auto;max-width:none;margin:2rem 0;padding:0;border:0;background:none;color:var(--zt-ink);font-size:1rem;line-height:1.5;text-align:start}
    .zt-figure::before{content:"";grid-area:1/1/3/2;border:1px solid var(--zt-line);border-radius:16px;background:var(--zt-table)}
    .zt-figure:has(>.zt-below)::before{grid-row-end:4}
    .zt-live{z-index:0;display:flex;flex-direction:column;align-items:center;gap:1.25rem;padding:1.75rem 1rem 1.5rem}
    .zt-live .zt-stage{overflow:visible}
    .zt-stage::before,.zt-stage::after{content:"";position:absolute;z-index:1;inset:0;bottom:calc(var(--h)*var(--zoom) - round(up,var(--h)*var(--zoom),1px));pointer-events:none}
    .zt-stage::after{border-radius:var(--zt-corner);box-shadow:var(--zt-shadow)}
    .zt-stage::before{display:none}
    @supports not (-webkit-hyphens:none){.zt-window{border-radius:var(--corner,16px)}}
    @supports (-webkit-hyphens:none){.zt-stage::before{display:block;--cut:transparent calc(var(--zt-corner) - .5px),var(--zt-table) calc(var(--zt-corner) + .5px);background:radial-gradient(circle at 100% 100%,var(--cut)) 0 0,radial-gradient(circle at 0 100%,var(--cut)) 100% 0,radial-gradient(circle at 100% 0,var(--cut)) 0 100%,radial-gradient(circle at 0 0,var(--cut)) 100% 100%;background-size:var(--zt-corner) var(--zt-corner);background-repeat:no-repeat}}
    .zt-controls{display:flex;align-items:center;gap:.25rem .75rem;box-sizing:border-box;width:100%;max-width:26rem;padding:.25rem .5rem .25rem .25rem;border-radius:99px;background:var(--zt-paper);box-shadow:inset 0 0 0 1px var(--zt-line);font-size:.9rem}
    .zt-figure .zt-button{display:inline-flex;align-items:center;gap:.5rem;width:auto;min-width:0;min-height:2.25rem;margin:0;padding:.3rem .8rem;border:0;border-radius:99px;background:none;box-shadow:none;color:var(--zt-ink);font:inherit;font-weight:600;line-height:1.3;text-transform:none;cursor:pointer;user-select:none}
    .zt-figure .zt-button:hover{background:color-mix(in srgb,var(--zt-accent) 12%,transparent);color:var(--zt-accent)}
    .zt-play::before{content:"";width:.62em;height:.72em;background:currentColor;clip-path:polygon(0 0,100% 50%,0 100%)}
    .zt-figure>.zt-slows:checked~.zt-live .zt-slow{background:color-mix(in srgb,var(--zt-accent) 12%,transparent);color:var(--zt-accent)}
    .zt-scrubber{min-width:4rem;border-radius:99px}
    .zt-scrubber::before{content:"";position:absolute;inset:calc(50% - 2px) calc(.5*var(--zt-knob) - 2px);border-radius:2px;background:var(--zt-slit)}
    .zt-knob::before{box-sizing:border-box;border:calc(.2*var(--zt-knob)) solid transparent;border-radius:50%;background:var(--zt-accent) padding-box}
    .zt-now{min-width:6.2em;color:var(--zt-muted);font-size:.8125rem;font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
    .zt-now>b{color:var(--zt-ink);font-weight:600}
    .zt-strip{z-index:0;justify-self:center;width:calc(100% - 1.5rem);max-width:calc(var(--n)*var(--w)*var(--zoom) + 1.5rem);margin:.75rem 0;padding:.75rem .75rem 0;border-radius:10px;background:var(--zt-paper);box-shadow:0 0 0 1px var(--zt-line);scrollbar-width:thin}
    .zt-strip,.zt-live,.zt-scrubber{box-sizing:border-box}
    @media (prefers-reduced-motion:no-preference){.zt-live+.zt-strip{margin-top:0}}
    .zt-live,.zt-strip,.zt-curve{direction:ltr}
    .zt-picks>:not(.zt-head){margin:0;font-weight:400}
    .zt-picks>:not(.zt-head)::before{border-radius:3px;box-shadow:0 0 0 1px var(--zt-line)}
    .zt-picks>label:hover::before{box-shadow:0 0 0 2px var(--zt-slit)}
    .zt-time{align-self:center;color:var(--zt-muted);font-size:.6875rem;line-height:1.4;font-variant-numeric:tabular-nums}
    .zt-stages{gap:1rem clamp(.6rem,2.5vw,1.5rem)}
    .zt-run-name{margin:0;color:var(--zt-muted);font-size:.8125rem;font-weight:600;line-height:1.4;text-align:center}
    .zt-stages .zt-run-name{margin-top:.75rem}
    .zt-strips .zt-run-name{margin-bottom:.25rem;text-align:left}
    .zt-screen>.zt-strip{width:auto;max-width:calc(var(--w)*var(--zoom));margin:1.75rem 1rem;padding:0;border-radius:var(--zt-corner);background:none;box-shadow:var(--zt-shadow);overflow:hidden}
    .zt-figure>svg{display:block;grid-area:2/1;box-sizing:border-box;width:100%;height:auto;padding:1.5rem}
    .zt-figure>.zt-below{padding:.5rem 1.5rem 1.5rem}
    .zt-below>:is(.zt-script,.zt-lint,.zt-lint-none){justify-self:center;box-sizing:border-box;width:100%;max-width:40rem;margin:0;padding:1rem 1.25rem;border-radius:10px;background:var(--zt-paper);box-shadow:0 0 0 1px var(--zt-line)}
    .zt-figure>figcaption{max-width:none;margin:.75rem 0 0;padding:0;border:0;background:none;color:var(--zt-muted);font-size:.9rem;font-style:normal;line-height:1.5;text-align:start}
    .zt-figure>figcaption p{margin:0}
    .zt-figure>figcaption>*+*{margin-top:.3rem}
    .zt-figure .zt-facts{display:flex;flex-wrap:wrap;overflow:hidden;margin-bottom:0;color:var(--zt-muted);font-size:.8125rem;font-variant-numeric:tabular-nums}
    .zt-facts>span{position:relative;margin-inline-start:-1.1rem;padding-inline:1.1rem}
    .zt-facts>::before{content:"·"/"";position:absolute;inset-inline-start:0;width:1.1rem;text-align:center}
    .zt-curve{overflow:visible;max-width:38rem;margin-inline:auto;color:var(--zt-muted)}
    .zt-curve text{fill:currentColor;font-family:inherit;font-variant-numeric:tabular-nums}
    .zt-curve text[class*="zt-curve-"]{font-weight:600}
    @media (pointer:coarse){.zt-figure .zt-button{min-height:2.75rem}.zt-knob::before{border-width:calc(.31*var(--zt-knob))}}
    @media (max-width:40rem){.zt-controls{flex-wrap:wrap;justify-content:space-between;border-radius:1.4rem}.zt-controls>.zt-scrubber{order:-1;flex:1 0 100%}.zt-figure>.zt-below{padding:0 .6rem .6rem}.zt-figure>svg{padding:1rem .5rem}}

    """
}
