import type { Paper } from './presentation.ts'

/** Colours, light and dark; each text colour passes WCAG 2.2 AA on its background. */
const TOKENS = `
:root{color-scheme:light dark;--page:light-dark(#F7F6F3,#181715);--surface:light-dark(#FFF,#21201D);--sunken:light-dark(#F2F0EC,#2A2925);
--line:light-dark(#E5E2DC,#36342F);--line-strong:light-dark(#CCC8C2,#4C4943);--ink:light-dark(#25221D,#F0EDE8);--ink-2:light-dark(#5C574F,#B9B3AA);
--accent:light-dark(#016A70,#76BEC0);--link:light-dark(#016A70,#A0D4D6);
--success:light-dark(#087031,#9FDAA8);--success-soft:light-dark(#EFFBF0,#1D3422);--success-icon:light-dark(#178D41,#74C584);
--warning:light-dark(#805205,#F4C05F);--warning-soft:light-dark(#FFF7E3,#3A2D10);--warning-icon:light-dark(#9F690B,#E2A223);
--error:light-dark(#A82220,#FEB3AB);--error-soft:light-dark(#FFF4F3,#43201D);--error-icon:light-dark(#CC3934,#FE887E);
--info:light-dark(#225AAB,#A5CCFE);--info-soft:light-dark(#F2F8FF,#1C2F4A);--info-icon:light-dark(#3675CC,#7CB2F9);
--grey:light-dark(#615C55,#CCC8C2);--grey-soft:light-dark(#F0EDE9,#302E2A);--grey-icon:light-dark(#7A756E,#B4AFA7);
--warning-sign:light-dark(#FFCB52,#E2A223);--warning-mark:light-dark(#4D2B00,#181715);
--font:"Figtree Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
--awning:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='14' viewBox='0 0 44 14'%3E%3Cpath d='M0 0h22v4a11 10 0 0 1-22 0z'/%3E%3Cpath d='M22 0h22v4a11 10 0 0 1-22 0z' fill-opacity='.66'/%3E%3C/svg%3E")}
.t-success{color:var(--success);--soft:var(--success-soft);--i:var(--success-icon)}.t-warning{color:var(--warning);--soft:var(--warning-soft);--i:var(--warning-icon)}
.t-error{color:var(--error);--soft:var(--error-soft);--i:var(--error-icon)}.t-info{color:var(--info);--soft:var(--info-soft);--i:var(--info-icon)}
.t-grey{color:var(--grey);--soft:var(--grey-soft);--i:var(--grey-icon)}
`

const BASE = `
*,*::before,*::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/1.5 var(--font)}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,table,pre{margin:0;padding:0}ul,ol{list-style:none}
h1{font-size:32px;line-height:40px;font-weight:650;letter-spacing:-.012em;overflow-wrap:anywhere}h2{font-size:20px;line-height:28px;font-weight:650}
h3{font-size:18px;line-height:26px;font-weight:650}h4{font-size:14px;line-height:20px;font-weight:600;margin:20px 0 8px}
p,li,td,dd{text-wrap:pretty}a{color:var(--link);text-underline-offset:3px;text-decoration-thickness:1px}
:focus-visible{outline:3px solid light-dark(#1F7FC4,#7CB2F9);outline-offset:2px;border-radius:4px}
.symbols{position:absolute}.icon{width:20px;height:20px;flex:none;display:block;color:var(--i,currentColor)}.icon-16{width:16px;height:16px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
main{max-width:820px;margin:0 auto;padding:32px 24px 64px}.muted,.asof{color:var(--ink-2)}.asof{font-size:14px;line-height:20px;margin-top:4px}
.top{display:flex;justify-content:space-between;align-items:flex-end;gap:16px}.brand{display:flex;align-items:center;gap:9px;font-weight:700;font-size:22px;color:var(--accent)}
.brand .icon{width:30px;height:30px}.brand span{color:var(--ink)}.top-meta{text-align:right;font-size:13px;line-height:19px;color:var(--ink-2)}
.awning{height:14px;margin:14px 0 28px;background:var(--accent);-webkit-mask:var(--awning) 0 0/44px 14px round;mask:var(--awning) 0 0/44px 14px;mask-repeat:round no-repeat}
.sample{background:repeating-linear-gradient(135deg,light-dark(#FFF7E3,#3A2D10) 0 12px,light-dark(#FFEFCF,#453613) 12px 24px);color:var(--ink);padding:10px 14px;border-radius:10px;margin-bottom:20px}
section{margin-top:36px}.page{margin-top:56px}.h-page{font-size:26px;line-height:32px;letter-spacing:-.01em}
section h3{margin-top:28px}section>h2+*{margin-top:8px}
`

const PARTS = `
.gauge-bar i{display:block;height:100%}
.scroll{overflow-x:auto}.data{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:15px;line-height:22px}
.data th{text-align:left;font-weight:600;padding:8px 12px 8px 0;border-bottom:1px solid var(--line-strong);font-size:14px;vertical-align:bottom}
.data td,.data tbody th{padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere;font-size:15px}
.data .r{text-align:right;white-space:nowrap}.data tr>:last-child{padding-right:0}.data .r+*{padding-left:16px}.data .order{width:32px;color:var(--ink-2);white-space:nowrap;overflow-wrap:normal}.categories th:last-child,.categories td:last-child{padding-left:28px}.data td:not(.order,.r){min-width:88px}.data.wide td:not(:first-child){min-width:0}.data td[data-label]:not(.r){white-space:pre-line}
.data .total td,.data .total th{font-weight:650;border-bottom:0}.overall{display:flex;align-items:center;gap:7px;white-space:nowrap}
.data th a,.data td a{font-weight:600}
.check{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:24px;margin-top:16px;min-width:0;scroll-margin-top:16px}
.check header{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;justify-content:space-between}.check h3{margin:0}
.pill{display:inline-flex;align-items:center;gap:7px;background:var(--soft);border-radius:999px;padding:4px 12px 4px 9px;font-size:14px;line-height:20px;font-weight:600}
.verdict{font-size:18px;line-height:27px;margin-top:10px;overflow-wrap:anywhere}.advice{margin-top:10px;color:var(--ink-2);display:grid;gap:4px;font-size:15px;overflow-wrap:anywhere}
.advice+*,.verdict+:not(.advice){margin-top:18px}.list+.list,.scroll+.code,.facts+.code,.list+.scroll,.list+.pictures,.metrics+.list,.gauge+.metrics{margin-top:16px}.facts{display:grid}.facts div{display:grid;grid-template-columns:minmax(120px,1fr) 2fr;gap:16px;padding:8px 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--ink-2)}.facts dd{display:flex;gap:8px;align-items:flex-start;overflow-wrap:anywhere;min-width:0}.facts .icon,.list .icon{margin-top:4px}.list .word{flex:none;min-width:2.2em;font-weight:600}.list:has(.wide) .word{min-width:6.6em}.facts span{min-width:0}
.list{display:grid;gap:8px}.list li{display:flex;gap:10px;align-items:flex-start}.list span{min-width:0;overflow-wrap:anywhere}.list small{display:block;color:var(--ink-2);font-size:14px;line-height:20px}
.note,.more{color:var(--ink-2);margin-top:10px;font-size:15px}.steps{counter-reset:s;display:grid;gap:10px}.steps li{counter-increment:s;display:grid;grid-template-columns:32px 1fr;align-items:start}
.steps li::before{content:counter(s);width:22px;height:22px;border:1.5px solid var(--accent);border-radius:50%;font-size:13px;font-weight:600;line-height:19px;text-align:center;color:var(--accent);margin-top:1px}
.stars{display:grid;gap:8px}.stars li{display:grid;grid-template-columns:32px 1fr}.stars li::before{content:"★";color:light-dark(#9F690B,#F0B93D)}
details{margin-top:16px;border-top:1px solid var(--line);padding-top:12px}details+details{margin-top:8px}summary{cursor:pointer;font-weight:600;font-size:15px;min-height:28px}
details p,.unfolded p{margin-top:8px;color:var(--ink-2)}.proof{font-size:14px;line-height:20px;display:grid;gap:6px;margin-top:8px;color:var(--ink-2);overflow-wrap:anywhere}.proof li>span:first-child{color:var(--ink);font-weight:600}
.gauge{margin-top:16px}.gauge p{display:flex;gap:8px;align-items:center}.gauge-figure{color:var(--ink);align-items:baseline!important}.gauge-figure b{font-size:40px;line-height:44px;font-weight:650}
.gauge-bar{height:10px;border-radius:5px;background:var(--sunken);overflow:hidden;margin:8px 0}.gauge-bar i{background:var(--i)}
.metrics{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:12px}.metrics li{border:1px solid var(--line);border-radius:10px;padding:12px 14px;display:grid;gap:2px}
.metrics b{font-size:22px;line-height:28px;font-weight:650}.band{display:flex;gap:6px;align-items:center;font-size:14px}.code .caption{font-weight:600;font-size:14px}.code pre{background:var(--sunken);border-radius:10px;padding:12px;overflow-x:auto;font:13px/20px ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.pictures{display:flex;gap:16px;flex-wrap:wrap;align-items:flex-start}.pictures img{display:block;max-width:100%;height:auto;border:1px solid var(--line-strong);border-radius:8px}.frame-phone{max-width:180px}.frame-desktop{max-width:420px}.frame-desktop:not(:only-child){max-width:calc(50% - 8px)}.frame-phone img{border-radius:16px}.marked{position:relative;overflow:hidden}.mark{position:absolute;border:2px solid #C22F2B;border-radius:3px;box-shadow:0 0 0 1.5px #FFF}.mark b,.meaning b{display:grid;place-items:center;width:20px;height:20px;border-radius:50%;background:#C22F2B;color:#FFF;font-size:13px;line-height:1;-webkit-print-color-adjust:exact;print-color-adjust:exact}.mark b{position:absolute;top:-2px;left:-2px}.mark .above{top:auto;bottom:calc(100% - 2px)}.meaning{display:grid;grid-template-columns:20px 1fr;gap:8px;margin-top:6px;font-size:14px;line-height:20px;overflow-wrap:anywhere}
.film{display:flex;gap:16px;margin-top:14px}.film li{max-width:104px;display:grid;font-size:14px;line-height:20px;text-align:center}.film .frame-desktop{max-width:200px}.film img{display:block;width:100%;height:auto;border:1px solid var(--line-strong);border-radius:8px;margin-bottom:6px}.film small,.metrics small,.win small{display:block;color:var(--ink-2);font-size:13px;line-height:18px}
.chart{margin-top:24px}.chart figcaption{font-weight:650;font-size:17px}.chart svg{display:block;width:100%;height:auto;margin-top:8px}.chart text{font:12px var(--font);fill:var(--ink-2)}
.chart line{stroke:var(--line);stroke-width:1}.chart line.zero{stroke:var(--ink-2)}.chart rect.c-bar{fill:var(--accent)}.chart rect.c-lightBar{fill:var(--surface);stroke:var(--accent);stroke-width:1}
.chart polyline{fill:none;stroke:var(--ink);stroke-width:2;stroke-linejoin:round}.chart circle{fill:var(--ink)}
.win{margin-top:16px;border-left:3px solid var(--accent);padding-left:12px;overflow-wrap:anywhere}
.done{columns:2;column-gap:32px;margin-top:8px}.done li{padding:3px 0}.done li::before{content:"★ ";color:light-dark(#9F690B,#F0B93D)}
.about{margin-top:56px;border-top:1px solid var(--line-strong);padding-top:20px;font-size:14px;line-height:21px;color:var(--ink-2)}.about h2{font-size:16px;color:var(--ink)}
@media(max-width:767px){main{padding:20px 16px 48px}h1{font-size:26px;line-height:32px}.check{padding:20px 16px}
.data thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.data tr{display:grid;padding:12px 0;border-bottom:1px solid var(--line)}
.data td,.data tbody th{display:grid;padding:3px 0;border:0;text-align:left!important;white-space:pre-line!important}.data td:not([data-label]){display:block}.data td[data-label]{grid-template-columns:112px minmax(0,1fr);gap:12px}.data td::before{content:attr(data-label);color:var(--ink-2);font-size:14px}
.data tbody th{grid-template-columns:1fr;font-size:16px}.categories td:last-child{padding-left:0}.data .zero{display:none}.data tr:has(>.order){grid-template-columns:36px minmax(0,1fr)}.data tr:has(>.order)>td{grid-column:2}.data tr>td.order{grid-column:1;grid-row:1/span 4;width:auto}.data .r+*{padding-left:0}.data td:empty{display:none}
.facts div{grid-template-columns:1fr;gap:0}.done{columns:1}}
`

/** Black on white, page numbers, address and date on each page. */
const print = (footer: string, paper: Paper): string => `
@media print{:root{color-scheme:light;--page:#fff;--ink:#000;--ink-2:#333;--accent:#000;--link:#000;--line:#BDBDBD;--line-strong:#000}
@page{size:${paper};margin:16mm 16mm 18mm;@bottom-left{content:"${footer}";font:9pt "Figtree Variable",sans-serif;color:#333}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:9pt "Figtree Variable",sans-serif;color:#333}}
body{font-size:10.5pt;background:#fff}main{max-width:none;padding:0}.page{break-before:page;margin-top:0}.check{break-inside:auto;padding:14px 0;border:0;border-top:1px solid #000;border-radius:0;margin-top:14px}
.check header,h2,h3,h4{break-after:avoid}tr,.facts div,.list li,.steps li,figure,.metrics li,.gauge,.film{break-inside:avoid}.scroll{overflow:visible}a{text-decoration:none}
.verdict{font-size:12pt;line-height:1.4}.data{font-size:9.5pt;line-height:1.4}.data td,.data tbody th{padding-block:5px;font-size:9.5pt}.gauge-bar,.pill,.sample{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`

/** The whole stylesheet; `footer` is at the foot of every printed page. */
export function styleSheet(
  fonts: { latin: string; latinExtended: string } | null,
  footer: string,
  paper: Paper,
): string {
  const faces = fonts
    ? face(
        fonts.latinExtended,
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
      ) +
      face(
        fonts.latin,
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
      )
    : ''
  return faces + TOKENS + BASE + PARTS + print(cssText(footer), paper)
}

const face = (base64: string, range: string): string =>
  `@font-face{font-family:"Figtree Variable";font-style:normal;font-weight:300 900;src:url(data:font/woff2;base64,${base64}) format("woff2");unicode-range:${range}}`

/** Only characters of hosts, names and dates may be in a CSS string. */
const cssText = (text: string): string => text.replace(/[^\p{L}\p{N} .:,&'-]/gu, '')
