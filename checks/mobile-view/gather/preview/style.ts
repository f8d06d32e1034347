/**
 * The look of a plain, well-made site: what reads badly here does so because of the draft. Tables scroll instead of
 * breaking words, Korean breaks between words, and nothing is smaller than 12 px.
 */
export const pageStyle = `
:root{--ink:#1f2328;--quiet:#59636e;--line:#d1d9e0;--sunk:#f6f8fa;--code:#fff;--link:#0550ae;--page:#fff;color-scheme:light}
:root[data-scheme=dark]{--ink:#f0f6fc;--quiet:#b1bac4;--line:#4d5761;--sunk:#151b23;--code:#0a0c10;--link:#71b7ff;--page:#0d1117;color-scheme:dark}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/1.625 "Noto Sans KR Variable",Twemoji,sans-serif;overflow-wrap:break-word}
body:lang(ko){word-break:keep-all;line-height:1.75}
main{max-width:46rem;margin:0 auto;padding:24px 16px 64px}
h1,h2,h3,h4,h5,h6{font-weight:700;margin:28px 0 10px}
h1{font-size:28px;margin-top:4px}h2{font-size:24px}h3{font-size:20px}h1,h2,h3{line-height:1.25}h4,h5,h6{font-size:16px;line-height:1.5}
p,ul,ol,dl,blockquote,pre,figure,details,.table{margin:0 0 16px}
ul,ol{padding-left:1.6em}li+li{margin-top:5px}li>p:last-child{margin-bottom:0}
.contains-task-list{list-style:none;padding-left:.2em}
.task-list-item input{width:1.1em;height:1.1em;margin:0 .4em 0 0;vertical-align:-.15em}
a{color:var(--link);text-underline-offset:.15em}
blockquote{border-left:4px solid var(--line);padding:0 1em;margin-left:0;margin-right:0;color:var(--quiet)}
hr{border:0;border-top:1px solid var(--line);margin:2em 0}
code,pre,kbd,samp,tt{font-family:"JetBrains Mono","Nanum Gothic Coding",Twemoji,monospace;font-variant-ligatures:none;word-break:normal}
code,samp,tt{font-size:.875em;background:var(--sunk);border-radius:4px;padding:.1em .3em}
kbd{font-size:.8125em;border:1px solid var(--line);border-radius:4px;padding:.1em .4em;background:var(--sunk)}
pre{overflow-x:auto;background:var(--code);border:1px solid var(--line);border-radius:6px;padding:12px 14px;font-size:14px;line-height:1.5}
pre code{background:none;padding:0;font-size:inherit;white-space:pre}
.table{overflow-x:auto}
table{border-collapse:collapse;min-width:min-content}
th,td{border:1px solid var(--line);padding:6px 12px;text-align:left;vertical-align:top}
td.long{min-width:6em}
th{background:var(--sunk);font-weight:600}
th[align=center],td[align=center]{text-align:center}th[align=right],td[align=right]{text-align:right}
img,svg{max-width:100%;height:auto;vertical-align:middle}
figure{margin-left:0;margin-right:0}figcaption,caption,small{font-size:.875em;color:var(--quiet)}
sup,sub{font-size:.75em;line-height:0}
summary{cursor:pointer;padding:.3em 0}
mark{background:#fff8c5;color:#1f2328}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.footnotes{border-top:1px solid var(--line);margin-top:2.5em;padding-top:1em;font-size:.875em}
[data-footnote-ref],[data-footnote-backref]{display:inline-block;min-width:24px;padding:4px 2px;text-align:center}
.embed,.component{border:1px dashed var(--quiet);border-radius:6px}
.embed{display:flex;align-items:center;justify-content:center;max-width:100%;background:var(--sunk);color:var(--quiet);margin:0 0 1em}
div.component{padding:10px 12px;margin:0 0 1em}span.component{padding:0 .3em}
.component-name{font-size:.8125em;color:var(--quiet);overflow-wrap:anywhere}
div.component>.component-name{display:block}
`;
