/** Styles of the business summary: a letterhead, statements, charts that are readable in black and white. */
export const SUMMARY_STYLE = `
.letterhead{display:flex;gap:24px;align-items:flex-start;justify-content:space-between;border-bottom:2px solid var(--ink);padding-bottom:20px}
.letterhead img{display:block;max-width:180px;max-height:96px;width:auto;height:auto}.letterhead p{color:var(--ink-2);margin-top:4px}
.contact{display:grid;grid-template-columns:1fr 1fr;gap:8px 32px;margin-top:20px}.contact div{display:grid;grid-template-columns:104px minmax(0,1fr);gap:12px;min-width:0}
.contact dt{color:var(--ink-2)}.contact dd{overflow-wrap:anywhere;white-space:pre-line}.pairs{display:grid;gap:0}.pairs div{display:grid;grid-template-columns:minmax(140px,1fr) 2fr;gap:16px;padding:7px 0;border-bottom:1px solid var(--line)}
.pairs dt{font-weight:600;overflow-wrap:anywhere}.pairs dd{overflow-wrap:anywhere}.bullets{list-style:disc;padding-left:20px;display:grid;gap:6px}.bullets li{overflow-wrap:anywhere}
.cols{display:grid;gap:24px}.cols-2{grid-template-columns:1fr 1fr}.cols-3{grid-template-columns:1fr 1fr 1fr}.cols p{white-space:pre-line;overflow-wrap:anywhere;min-width:0}
.statement{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;margin-top:20px}.statement caption{text-align:left;font-weight:650;font-size:17px;padding-bottom:4px}
.statement th,.statement td{padding:6px 0 6px 16px;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap;font-size:15px}.statement thead th{font-size:14px;font-weight:600;border-bottom:1px solid var(--line-strong)}
.statement th:first-child{text-align:left;padding-left:0;font-weight:400;white-space:normal;width:99%}.statement .total th,.statement .total td{font-weight:650;border-bottom-color:var(--line-strong)}
.statement td,.statement thead th:not(:first-child){width:112px;min-width:112px}.halves{display:grid;grid-template-columns:1fr 1fr;gap:0 32px;align-items:start}.halves .statement td,.halves .statement thead th:not(:first-child){min-width:0;width:auto;padding-left:10px}
.statement .from{display:block;color:var(--ink-2);font-size:12px;font-weight:400}
.legend{display:flex;gap:20px;font-size:14px;color:var(--ink-2)}.legend span{display:flex;gap:8px;align-items:center}
.legend i{width:14px;height:14px;display:block}.legend i.c-bar{background:var(--accent)}.legend i.c-lightBar{border:1.5px solid var(--accent)}.legend i.c-line{height:3px;background:var(--ink)}
@media(max-width:767px){.contact,.cols-2,.cols-3,.halves{grid-template-columns:1fr}.letterhead{flex-direction:column-reverse}.statement th,.statement td{white-space:normal}}
@media print{.statement,.chart{break-inside:avoid}.lead{break-inside:avoid;break-after:avoid}.about{break-before:avoid}.note{font-size:9pt;margin-top:6px}.statement thead th{font-size:9pt}.halves .statement :is(th,td){font-size:9pt}.statement th,.statement td{font-size:9.5pt;padding-block:4px}.statement caption,.chart figcaption{font-size:11.5pt}.contact,.pairs,.cols,.bullets{font-size:10pt}section{margin-top:18px}h2{font-size:14pt}
.chart rect.c-bar,.legend i.c-bar{fill:#555;background:#555;-webkit-print-color-adjust:exact;print-color-adjust:exact}.chart rect.c-lightBar{fill:#fff;stroke:#000}.chart text{fill:#333}.legend i.c-lightBar{border-color:#000}.about{margin-top:14px;padding-top:8px;font-size:9pt}}
`
