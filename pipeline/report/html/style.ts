import { colours } from './colours.ts';

const variables = (theme: Readonly<Record<string, string>>): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const tones = ['blocker', 'warning', 'note', 'good'] as const;

/** The whole style of the page: nothing is fetched, and the policy of the page allows these bytes alone. */
export const style = `
:root{color-scheme:light dark;${variables(colours.light)};
--sans:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"D2Coding","Noto Sans Mono CJK KR","Noto Sans Mono",monospace}
@media (prefers-color-scheme:dark){:root{${variables(colours.dark)}}}
*,*::before,*::after{box-sizing:border-box}
html{background:var(--page);color:var(--ink);font:1rem/1.6 var(--sans);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:54rem;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
:lang(ko){word-break:keep-all;line-height:1.7}
h1,h2,h3,h4,h5,h6,p,ul,dl,dd,figure,pre{margin:0;padding:0}
.page,.section,.group-title,.finding-title{text-wrap:pretty}
.page{font-size:1.75rem;line-height:1.25;letter-spacing:-.01em;font-weight:700}
.section{font-size:1.25rem;line-height:1.35;font-weight:700;margin:2.75rem 0 1rem}
.group-title{font-size:1.0625rem;line-height:1.45;font-weight:650}
.finding-title{font-size:1rem;line-height:1.45;font-weight:650}
.draft section>.section{font-size:1.0625rem;margin:1.75rem 0 .75rem}
ul{list-style:none}
a{color:var(--link);text-underline-offset:.2em}
code,pre,.mono{font-family:var(--mono);font-size:.875em;font-variant-ligatures:none}
p code,dd code,li code,.finding-title code{background:var(--sunk);border-radius:.25rem;padding:.1em .3em}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:.25rem}
bdi{unicode-bidi:isolate}
.skip{position:absolute;left:1rem;top:-6rem;background:var(--card);padding:.75rem 1rem;border:2px solid var(--link);border-radius:.5rem}
.skip:focus{top:1rem;z-index:1}
.brand{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;color:var(--quiet);font-size:.875rem;margin-bottom:1.25rem}
.brand strong{color:var(--ink);letter-spacing:.02em}
.quiet{color:var(--quiet);font-size:.875rem}
.verdict{margin:1.25rem 0 0;padding:1rem 1.25rem;border-radius:.75rem;border:1px solid currentColor;border-left-width:.5rem}
.verdict strong{display:block;font-size:1.375rem;line-height:1.3}
.verdict span{color:var(--ink)}
.counts{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.badge{display:inline-block;border-radius:1rem;padding:.05rem .65rem;font-size:.8125rem;font-weight:650;white-space:nowrap}
nav.contents{margin-top:1.25rem;font-size:.9375rem}
nav.contents ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav.contents a{display:inline-block;padding:.25rem 0}
.group{display:flex;align-items:baseline;gap:.6rem;margin:1.75rem 0 .75rem}
.finding{background:var(--card);border:1px solid var(--line);border-left:.375rem solid var(--tone,var(--line));border-radius:.75rem;padding:1rem 1.25rem 1.125rem;margin:0 0 1rem;break-inside:avoid}
.finding header{margin-bottom:.375rem}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;color:var(--quiet);font-size:.875rem;margin-bottom:.375rem}
.meta .where{color:var(--ink);font-weight:600}
figure{margin:.75rem 0;background:var(--sunk);border-radius:.5rem;padding:.625rem .875rem}
figure pre{white-space:pre-wrap;overflow-wrap:anywhere;word-break:normal;line-height:1.7;display:flex;gap:1rem}
figure .line{color:var(--quiet);user-select:none;flex:none}
figure code{unicode-bidi:isolate;min-width:0;font-size:1em}
mark{background:var(--tint);color:var(--ink);border-bottom:2px solid var(--tone);border-radius:.2rem .2rem 0 0;padding:.1em 0}
.shots{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;margin:.75rem 0 1.75rem;align-items:start}
.shot{margin:0;padding:0;background:none;min-width:0}
.shot figcaption{font-size:.875rem;margin-bottom:.375rem;color:var(--quiet)}
.shot a{color:var(--link)}
.screen{max-height:34rem;overflow-y:auto;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.sheet{position:relative}
.sheet img{display:block;width:100%;height:auto}
.sheet svg{position:absolute;inset:0;width:100%;height:100%}
.sheet rect{fill:var(--tone);fill-opacity:.12;stroke:var(--tone);stroke-width:2px;vector-effect:non-scaling-stroke;cursor:pointer}
.sheet a:focus rect,.sheet rect:hover{fill-opacity:.3}
.finding:target{outline:3px solid var(--link);outline-offset:2px}
.advice{display:grid;grid-template-columns:max-content 1fr;gap:.375rem 1rem;margin-top:.75rem}
.advice dt{color:var(--quiet);font-size:.875rem;line-height:1.85}
.advice dd{min-width:0}
.checks>li{display:grid;grid-template-columns:8.5rem 1fr;gap:.125rem 1rem;padding:.75rem 0;border-top:1px solid var(--line);align-items:baseline}
.checks>li>*{min-width:0}
.checks .about{grid-column:2;color:var(--quiet);font-size:.875rem}
.checks .about.strong{color:var(--ink)}
details{border-top:1px solid var(--line)}
summary{cursor:pointer;padding:.75rem 0;font-weight:600}
.box{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.125rem 1.25rem}
.trust{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:1.25rem 2rem}
.trust .group-title{margin-bottom:.5rem}
.trust li{padding-left:1.1rem;position:relative;margin-bottom:.5rem}
.trust li::before{content:"";position:absolute;left:0;top:.7em;width:.4rem;height:.4rem;border-radius:50%;background:var(--quiet)}
.facts{display:grid;grid-template-columns:minmax(9rem,max-content) 1fr;gap:.5rem 1.25rem}
.facts dt{color:var(--quiet);font-size:.875rem;line-height:1.8}
.facts dd{min-width:0}
.command{margin-top:1rem;padding-top:1rem;border-top:1px solid var(--line)}
.command pre{margin-top:.5rem;background:var(--sunk);border-radius:.5rem;padding:.625rem .875rem;white-space:pre-wrap}
.draft{border-top:3px solid var(--line);margin-top:3.5rem;padding-top:1.5rem}
.draft>.section{margin-top:0}
.draft details .box{margin-bottom:1rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);vertical-align:baseline}
thead th{border-top:0;color:var(--quiet);font-size:.8125rem;font-weight:600}
tbody th{font-weight:500}
${tones.map((tone) => `.${tone}{--tone:var(--${tone});--tint:var(--${tone}-tint)}`).join('\n')}
.verdict,.badge{color:var(--tone,var(--quiet));background:var(--tint,var(--sunk))}
@media (max-width:40rem){
body{padding:1.25rem 1rem 3rem}
.page{font-size:1.4375rem}
.checks>li,.facts,.advice{grid-template-columns:1fr}
.checks .about{grid-column:1}
.facts,.advice{gap:0}
.facts dd,.advice dd{margin-bottom:.5rem}
.finding,.box,.verdict{padding-left:1rem;padding-right:1rem}
}
@media (forced-colors:active){.badge,.finding,.verdict,figure,.box{border:1px solid}mark{text-decoration:underline}}
@media print{
.screen{max-height:none}
:root{${variables(colours.light)};--page:#fff}
html{font-size:10.5pt}
body{max-width:none;padding:0}
.skip,nav.contents{display:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
details::details-content{content-visibility:visible;block-size:auto;opacity:1}
h1,h2,h3,h4,h5,h6{break-after:avoid}
.box{break-inside:avoid}
}
`;
