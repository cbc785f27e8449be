import type { Paper } from './presentation.ts'
import { styles } from './styles.generated.ts'

/** Of every document, in the order of the cascade. */
const { tokens, base, tables, checks, figures, charts, phone, print } = styles
const EVERYWHERE = [tokens, base, tables, checks, figures, charts, phone, print].join('')

/** Address and date, and the page's number, on each printed page. */
const printedPage = (footer: string, paper: Paper): string =>
  `@media print{@page{size:${paper};margin:16mm 16mm 18mm;@bottom-left{content:"${footer}";font:9pt "Figtree Variable",sans-serif;color:#333}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:9pt "Figtree Variable",sans-serif;color:#333}}}`

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
  return faces + EVERYWHERE + printedPage(cssText(footer), paper)
}

const face = (base64: string, range: string): string =>
  `@font-face{font-family:"Figtree Variable";font-style:normal;font-weight:300 900;src:url(data:font/woff2;base64,${base64}) format("woff2");unicode-range:${range}}`

/** Only characters of hosts, names and dates may be in a CSS string. */
const cssText = (text: string): string => text.replace(/[^\p{L}\p{N} .:,&'-]/gu, '')
