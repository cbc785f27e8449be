import { isSameSite } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'

/** Types of `script` elements that browsers run (HTML standard, 4.12.1.1); all others hold data. */
const RUNS = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script[\d.]*|text\/livescript)?$/iu

/** Whether a page has scripts, so that what was sent need not be what visitors see. */
export const runsScripts = ({ scripts }: PageFacts): boolean => scripts.some(({ type }) => RUNS.test(type))

/**
 * True when a page shows another title, summary, language or main heading than it was sent with: its scripts write those, and what was
 * sent of the website's other pages says nothing of theirs.
 */
export const drawsItsHead = (sent: PageFacts, shown: PageFacts): boolean => headOf(sent) !== headOf(shown)

/** True when a page shows links to other pages of its site that it was sent without: its scripts write a menu or footer. */
export function drawsItsLinks(sent: PageFacts, shown: PageFacts): boolean {
  const { host } = new URL(sent.url)
  const known = new Set(sent.links.map(({ url }) => url))
  return shown.links.some(({ url }) => url !== null && !known.has(url) && isSameSite(url, host))
}

/** Spaces and case aside: a page's style may change both. */
function headOf({ title, metas, lang, headings }: PageFacts): string {
  const summaries = metas.filter(({ name }) => name === 'description' || name === 'viewport')
  const main = headings.filter(({ level, text }) => level === 1 && text !== '')
  return JSON.stringify([
    plain(title.text ?? ''),
    summaries.map(({ name, content }) => `${name} ${plain(content)}`).toSorted(),
    plain(lang ?? ''),
    main.map(({ text }) => plain(text)),
  ])
}

const plain = (text: string): string => text.replace(/\s/gu, '').toLowerCase()
