import { raw } from 'hono/html'
import { shortDate } from '#core/dates.ts'
import { notReached } from '../reached.ts'
import type { Report } from '../schema.ts'
import { SYMBOLS } from './icons.data.ts'
import { part, type Html } from './part.ts'
import type { Paper, Presentation } from './presentation.ts'
import { styleSheet } from './style.ts'
import { styles } from './styles.generated.ts'

export interface HtmlOptions extends Presentation {
  /** Fonts as base64 WOFF2, so that the file needs no other. */
  fonts: { latin: string; latinExtended: string } | null
  /** Opens everything that is folded on screen (print, PDF). */
  expand: boolean
}

/** No script, no outside address: whatever a result contains, the file can only show it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/** What the title and every page of a document about the made-up business begin with. */
export const SAMPLE_TITLE = 'Sample data: '

interface About {
  /** The kind of report, for its title. */
  title: string
  report: Report
  options: HtmlOptions
}

/** A report of results around its body. */
export function renderReport({ title, report, options }: About, body: Html): Promise<string> {
  const { host } = new URL(report.address)
  const sample = report.sample ? SAMPLE_TITLE : ''
  const { fonts, paper = 'A4', timeZone } = options
  const footer = `${sample}${host}, ${shortDate(report.finishedAt, timeZone)}`
  const style = styles.letter + styles.findings + styles.findingsInPrint
  return renderDocument({ title: `${sample}${title} for ${host}`, footer, fonts, paper, style }, [
    body,
    about(report),
  ])
}

interface Sheets {
  title: string
  /** At the foot of every printed page. */
  footer: string
  fonts: HtmlOptions['fonts']
  paper?: Paper
  /** Styles of this kind of document. */
  style?: string
}

/** One self-contained HTML file. */
export async function renderDocument(
  { title, footer, fonts, paper = 'A4', style = '' }: Sheets,
  body: readonly Html[],
): Promise<string> {
  const document = part`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Fettle</title>
<style>${raw(styleSheet(fonts, footer, paper) + style)}</style>
</head>
<body>
<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${raw(SYMBOLS)}</defs></svg>
<main>
${[...body]}
</main>
</body>
</html>
`
  return String(await document)
}

const about = (report: Report): Html =>
  part`<footer class="about"><h2>About this report</h2><p>Fettle ${report.engine.version} ${notReached(report) === null ? 'looked at' : 'tried to open'} ${report.address} from the outside, as a visitor would. It didn’t send a form, log in or put anything in a cart. ${
    report.engine.browser
      ? `Speed and accessibility were measured with Lighthouse ${report.engine.lighthouse} in ${report.engine.browser}. `
      : ''
  }What could not be looked at is marked as such and never counted against you. This is general information, not legal or security advice.</p></footer>`
