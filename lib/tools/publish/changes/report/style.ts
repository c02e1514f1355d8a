/** Styles of the report: colours of the site's paper and ink, letters of the owner's computer. */
export const style = `
:root{color-scheme:light;--ink:#131c2e;--soft:#4a5568;--line:#d9d3c7;--paper:#faf8f4;--sheet:#fff;--old:#fbe4e0;--old-ink:#8c1d0f;--new:#dff2e3;--new-ink:#14532d}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,"Segoe UI",Roboto,sans-serif}
header,main,footer{max-width:76rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem)}
header{padding-top:2.5rem;padding-bottom:0}
main{padding-top:0}
h1{font-size:clamp(1.8rem,5vw,2.6rem);line-height:1.15;margin:0 0 .6rem}
h2{font-size:1.5rem;margin:2.5rem 0 1rem;padding-top:1rem;border-top:3px solid var(--ink)}
h3{font-size:1.2rem;line-height:1.3;margin:0}
h4{font-size:1rem;margin:1.5rem 0 .5rem;color:var(--soft)}
p{margin:.4rem 0}
.lead{font-size:1.2rem}
.note,.address,.paths,.place{color:var(--soft)}
.place{font-size:.95rem;margin:.9rem 0 .3rem}
.paths{font-size:.95rem;margin-top:.3rem}
.warning{color:var(--old-ink)}
code{font:.92em ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
article{background:var(--sheet);border:1px solid var(--line);border-radius:.6rem;padding:clamp(1rem,3vw,1.6rem);margin:0 0 1.25rem}
dl{display:grid;gap:.3rem;margin:0}
dl>div{display:grid;grid-template-columns:5.5rem 1fr;gap:.75rem;padding:.45rem .8rem;border-radius:.35rem;border-left:4px solid}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
.old{background:#fdf4f2;border-color:var(--old-ink)}
.new{background:#f1f9f3;border-color:var(--new-ink)}
del{background:var(--old);color:var(--old-ink);text-decoration-thickness:1px}
ins{background:var(--new);color:var(--new-ink);text-decoration:none;font-weight:600}
.table{background:var(--sheet);border:1px solid var(--line);border-radius:.6rem;overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.7rem 1rem;border-bottom:1px solid var(--line)}
tbody tr:last-child td{border-bottom:0}
.amount{white-space:nowrap;font-size:1.1rem}
summary{cursor:pointer;padding:.3rem 0;font-weight:600;color:var(--ink)}
details{margin-top:1rem}
.paths details{margin:0}
a:focus-visible,summary:focus-visible{outline:3px solid #b45309;outline-offset:3px}
a{color:inherit}
nav ul{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;list-style:none;padding:0;margin:1rem 0 0}
.shots{display:grid;gap:1rem;grid-template-columns:1fr 1fr;margin:.6rem 0 1.4rem;align-items:start}
.shots.telefon{max-width:52rem}
figure{margin:0;min-width:0}
figcaption{font-size:.9rem;color:var(--soft);margin-bottom:.3rem}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line)}
.none{padding:2rem 1rem;border:1px dashed var(--line);color:var(--soft)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(max-width:40rem){.shots.komputer{grid-template-columns:1fr}dl>div{grid-template-columns:1fr;gap:0}th,td{padding:.6rem .7rem}}
@media print{article,.table{break-inside:avoid}}
`;
