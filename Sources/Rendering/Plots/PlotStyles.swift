/// The styles that plots, calls and scripts below a strip need in any theme.
///
/// They follow a theme’s `--mono`, `--ink`, `--muted` and `--tip` where it has them.
package enum PlotStyles {
  package static let css = """
    .zt-below{grid-area:3/1;z-index:0;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;padding:1rem 1.5rem 1.5rem}
    .zt-below>svg{display:block;width:100%;height:auto}
    .zt-callbacks{min-width:0}
    .zt-callbacks>.zt-axis{display:block;width:100%;max-width:42rem;height:auto;margin:0}
    .zt-axis text{font-variant-numeric:tabular-nums}
    .zt-axis .zt-code{font-family:var(--mono,ui-monospace,monospace)}
    .zt-axis .zt-heading{fill:var(--ink,currentColor)}
    .zt-callbacks>.zt-calls{margin:1.5rem 0 0;padding:0;padding-inline-start:2.4em;font-size:.875rem;line-height:1.45}
    .zt-callbacks>.zt-calls>li{margin:0;padding-block:.15em;padding-inline:5.3em 0;text-indent:-5em;overflow-wrap:anywhere}
    .zt-calls :is(b,.zt-when){font-variant-numeric:tabular-nums}
    .zt-calls b{font-weight:600}
    .zt-calls code{padding:0;background:none}
    .zt-calls :is(.zt-when,.zt-detail){color:var(--muted,inherit)}
    .zt-when{display:inline-block;min-width:4.7em;text-indent:0;white-space:nowrap}
    .zt-script{list-style:none;margin:0;padding:0;font-size:.875rem;line-height:1.5}
    .zt-script>li{display:grid;align-items:baseline;grid-template-columns:4.7em 1.3em minmax(0,1fr);margin:0;padding:.1em 0}
    .zt-script .zt-when{grid-row:1;font-size:.8125rem;color:var(--muted,inherit);font-variant-numeric:tabular-nums}
    .zt-script code{grid-column:3;padding:0;background:none;overflow-wrap:anywhere}
    .zt-lint{list-style:none;margin:0;padding:0;font-size:.875rem;line-height:1.5}
    .zt-lint>li{margin:0;padding:.75em 0 .75em 1em;border-left:3px solid var(--warning,#9a5b00)}
    .zt-lint>li+li{margin-top:1em}
    .zt-lint>.zt-note{border-color:var(--note,#1f5fbf)}
    .zt-lint p{margin:0}
    .zt-lint .zt-detail{color:var(--muted,inherit);overflow-wrap:anywhere}
    .zt-check{grid-row:1;grid-column:2;color:var(--tip,#19764a);font-weight:700;line-height:1}
    @media (max-width:40rem){.zt-callbacks>.zt-axis{display:none}.zt-below{padding:.75rem .5rem}.zt-calls code{font-size:.78em}}
    @media (max-width:40rem){.zt-callbacks>.zt-calls{margin:0;padding-inline-start:2.1em}.zt-callbacks>.zt-calls>li{padding-inline-start:5em}}

    """
}
