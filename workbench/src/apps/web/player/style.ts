/** The styles of the element; pages change the colours by custom properties of these names. */
export const STYLE = `
:host{display:block;max-width:32rem;--nf-cell:#fff;--nf-shaded:#eeeae0;--nf-ink:#1b222c;--nf-entry:#2450b8;--nf-fine:#c2c4c8;--nf-heavy:#2a3340;--nf-chosen:#f7d98b;--nf-bad:#b3261e;--nf-key:#f6f5f1;font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){.player[data-theme=auto]{--nf-cell:#1c222b;--nf-shaded:#40391f;--nf-ink:#f0f3f7;--nf-entry:#9db8ff;--nf-fine:#3b4450;--nf-heavy:#97a3b3;--nf-chosen:#6b5620;--nf-bad:#ff9a90;--nf-key:#262d38}}
.player[data-theme=dark]{--nf-cell:#1c222b;--nf-shaded:#40391f;--nf-ink:#f0f3f7;--nf-entry:#9db8ff;--nf-fine:#3b4450;--nf-heavy:#97a3b3;--nf-chosen:#6b5620;--nf-bad:#ff9a90;--nf-key:#262d38}
.board{position:relative;container-type:inline-size;width:100%;touch-action:manipulation;user-select:none}
[role=grid]{position:absolute;display:grid}[role=row]{display:contents}
[role=gridcell]{display:grid;place-items:center;min-width:0;min-height:0;overflow:hidden;background:var(--nf-cell);color:var(--nf-entry);cursor:pointer}
.shaded{background:var(--nf-shaded)}.given{color:var(--nf-ink)}.given b{font-weight:600}.chosen{background:var(--nf-chosen)}.conflict{color:var(--nf-bad)}.conflict b{text-decoration:underline wavy .06em}
[role=gridcell]:focus-visible{outline:3px solid #c2571a;outline-offset:-3px}
b{font-weight:400;font-size:calc(.6*100cqw/var(--w));line-height:1}i{font-style:normal;font-size:calc(.24*100cqw/var(--w));overflow-wrap:anywhere;text-align:center;line-height:1.1}
svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none;fill:none}
.fine{stroke:var(--nf-fine);vector-effect:non-scaling-stroke}.diagonal{stroke:var(--nf-fine);stroke-width:1.5;vector-effect:non-scaling-stroke}.heavy{stroke:var(--nf-heavy);stroke-width:2;stroke-linecap:square;vector-effect:non-scaling-stroke}
.keys{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.4rem,1fr));gap:.3rem;margin-top:.6rem}
.layers{display:flex;align-items:center;justify-content:center;gap:.75rem;margin-bottom:.4rem;color:var(--nf-ink)}
button{min-width:2.4rem;min-height:2.4rem;border:1px solid var(--nf-fine);border-radius:.5rem;background:var(--nf-key);color:var(--nf-ink);font:inherit;font-size:1.1rem;cursor:pointer}
button[aria-pressed=true]{background:var(--nf-chosen)}button:focus-visible{outline:3px solid #c2571a}
[data-solved=true] .board{outline:3px solid #1a7040;outline-offset:3px}.complaint{color:var(--nf-bad)}
`;
