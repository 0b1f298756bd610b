/** The styles of the element; pages change the colours by custom properties of these names. */
export const STYLE = `
:host{display:block;max-width:32rem;--nf-cell:#fff;--nf-shaded:#eeeae0;--nf-ink:#1b222c;--nf-entry:#2450b8;--nf-fine:#c2c4c8;--nf-heavy:#2a3340;--nf-chosen:#f7d98b;--nf-bad:#b3261e;--nf-key:#f6f5f1;--nf-fog:#aeb4bd;--nf-look:#d9ecdf;font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){.player[data-theme=auto]{--nf-cell:#1c222b;--nf-shaded:#40391f;--nf-ink:#f0f3f7;--nf-entry:#9db8ff;--nf-fine:#3b4450;--nf-heavy:#97a3b3;--nf-chosen:#6b5620;--nf-bad:#ff9a90;--nf-key:#262d38;--nf-fog:#4a525e;--nf-look:#24422f}}
.player[data-theme=dark]{--nf-cell:#1c222b;--nf-shaded:#40391f;--nf-ink:#f0f3f7;--nf-entry:#9db8ff;--nf-fine:#3b4450;--nf-heavy:#97a3b3;--nf-chosen:#6b5620;--nf-bad:#ff9a90;--nf-key:#262d38;--nf-fog:#4a525e;--nf-look:#24422f}
.board{position:relative;container-type:inline-size;width:100%;touch-action:manipulation;user-select:none}
[role=grid]{position:absolute;display:grid}[role=row]{display:contents}
[role=gridcell]{position:relative;display:grid;place-items:center;min-width:0;min-height:0;overflow:hidden;background:var(--nf-cell);color:var(--nf-entry);cursor:pointer}
.shaded{background:var(--nf-shaded)}.given{color:var(--nf-ink)}.given b{font-weight:600}.look{background:var(--nf-look)}.chosen{background:var(--nf-chosen)}.conflict{color:var(--nf-bad)}.conflict b{text-decoration:underline .08em}
[role=gridcell]:focus-visible{outline:3px solid #c2571a;outline-offset:-3px}
[data-leads]{position:absolute;z-index:4;inset:0;background:#c2571a;clip-path:polygon(50% 100%,34% 84%,66% 84%);pointer-events:none}[data-leads=up]{rotate:180deg}[data-leads=left]{rotate:90deg}[data-leads=right]{rotate:-90deg}
b{font-weight:400;font-size:calc(.6*100cqw/var(--w));line-height:1}i{font-style:normal;font-size:calc(.24*100cqw/var(--w));overflow-wrap:anywhere;text-align:center;line-height:1.1}
b,i{position:relative;z-index:4}.ghost{opacity:.55;font-style:italic;outline:1px dashed currentColor;outline-offset:.1em}
.fogged::before{content:'';position:absolute;inset:0;z-index:3;background:var(--nf-fog)}.fogged.chosen::before{background:color-mix(in srgb,var(--nf-fog) 60%,var(--nf-chosen))}
svg{z-index:1;position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none;fill:none}
.fine{stroke:var(--nf-fine);vector-effect:non-scaling-stroke}.diagonal{stroke:var(--nf-fine);stroke-width:1.5;vector-effect:non-scaling-stroke}.heavy{stroke:var(--nf-heavy);stroke-width:2;stroke-linecap:square;vector-effect:non-scaling-stroke}
.rules *{--ink:var(--light);--fill:var(--lf)}.rules .line{stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round}.rules .dashed{stroke-dasharray:.1 .06;stroke-linecap:butt}.rules .area{fill:var(--ink)}.rules text{text-anchor:middle;dominant-baseline:central;fill:var(--nf-ink)}.rules text.kept{fill:var(--ink,var(--nf-ink))}.rules path.kept{fill:var(--fill);stroke:var(--ink,var(--nf-heavy))}.rules .start{text-anchor:start}.rules .word{fill:var(--ink)}.rules .lit{filter:drop-shadow(0 0 .03px #c2571a) drop-shadow(0 0 .03px #c2571a)}.over{z-index:2}.ground{z-index:auto}.paper{fill:var(--nf-cell)}.drawn [role=gridcell]{background:none}.drawn [role=gridcell].look{background:color-mix(in srgb,var(--nf-look) 70%,transparent)}.drawn [role=gridcell].chosen{background:color-mix(in srgb,var(--nf-chosen) 70%,transparent)}.drawn [role=gridcell].chosen::before{content:'';position:absolute;inset:0;z-index:3;box-shadow:inset 0 0 0 .15em var(--nf-chosen)}.drawn :is(b,i){text-shadow:0 .05em .02em var(--nf-cell),0 -.05em .02em var(--nf-cell),.05em 0 .02em var(--nf-cell),-.05em 0 .02em var(--nf-cell),0 0 .12em var(--nf-cell)}.foggy .lines{z-index:4}
@media (prefers-color-scheme:dark){.player[data-theme=auto] .rules *{--ink:var(--dark);--fill:var(--df)}}.player[data-theme=dark] .rules *{--ink:var(--dark);--fill:var(--df)}
.hint{margin-top:.6rem;padding:.5rem .7rem;border:1px solid var(--nf-fine);border-radius:.5rem;background:var(--nf-key);color:var(--nf-ink);max-height:14rem;overflow:auto}.hint p{margin:.2rem 0 .5rem}.hint button{margin-right:.4rem;padding:0 .7rem}
details{margin-top:.6rem;padding:.4rem .7rem;border-radius:.5rem;background:var(--nf-key);color:var(--nf-ink)}summary{cursor:pointer}dt{font-weight:600;margin-top:.3rem}dd{margin:0}.said{min-height:1.3em;margin:.4rem 0 0;font-size:.9rem}
.keys{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.4rem,1fr));gap:.3rem;margin-top:.6rem}
.layers{display:flex;align-items:center;justify-content:center;gap:.75rem;margin-bottom:.4rem;color:var(--nf-ink)}
button{min-width:2.4rem;min-height:2.4rem;border:1px solid var(--nf-fine);border-radius:.5rem;background:var(--nf-key);color:var(--nf-ink);font:inherit;font-size:1.1rem;cursor:pointer}
button[aria-pressed=true]{background:var(--nf-chosen)}button:focus-visible{outline:3px solid #c2571a}
[data-solved=true] .board{outline:3px solid #1a7040;outline-offset:3px}.complaint{color:var(--nf-bad)}
`;
