import type { PageFacts, ScriptFacts } from '../evidence/page.ts'

/** Types of `script` elements that browsers run (HTML standard, 4.12.1.1); all others contain data. */
const RUNS = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script[\d.]*|text\/livescript)?$/iu

/** The scripts of a page that run; the others are data. */
export const runningScripts = ({ scripts }: PageFacts): ScriptFacts[] =>
  scripts.filter(({ type }) => RUNS.test(type))

/** Whether a page has scripts, so that visitors may see something else than the HTML as sent. */
export const runsScripts = (page: PageFacts): boolean => runningScripts(page).length > 0

/**
 * True when a rendered page has another title, summary, viewport, language or main heading than its HTML: its scripts write those, and the
 * HTML of the website's other pages does not show theirs.
 */
export const scriptsWriteHead = (sent: PageFacts, shown: PageFacts): boolean => headOf(sent) !== headOf(shown)

/** True when a rendered page links to other pages of its website that its HTML does not link to: its scripts write a menu or footer. `isOwn`: of this website. */
export function scriptsWriteLinks(
  sent: PageFacts,
  shown: PageFacts,
  isOwn: (url: string) => boolean,
): boolean {
  const known = new Set(sent.links.map(({ url }) => url))
  return shown.links.some(({ url }) => url !== null && !known.has(url) && isOwn(url))
}

/** Fewer words than that in the main part, without a picture or a frame, are a place for what a script writes there. */
const WORDS_OF_ITS_OWN = 30

/** Whether a page as sent is hardly more than its header and footer, and its scripts may write the rest. */
export const isSentEmpty = (sent: PageFacts): boolean =>
  runsScripts(sent) &&
  sent.text.mainWords < WORDS_OF_ITS_OWN &&
  !sent.images.some(({ region, hidden }) => region === 'main' && !hidden) &&
  !sent.frames.some(({ region }) => region === 'main')

/** Without spaces and case, which a page's style may change. */
function headOf({ title, metas, lang, headings }: PageFacts): string {
  const described = metas.filter(({ name }) => name === 'description' || name === 'viewport')
  const main = headings.filter(({ level, text }) => level === 1 && text !== '')
  return JSON.stringify([
    plain(title.text ?? ''),
    described.map(({ name, content }) => `${name} ${plain(content)}`).toSorted(),
    plain(lang ?? ''),
    main.map(({ text }) => plain(text)),
  ])
}

const plain = (text: string): string => text.replace(/\s/gu, '').toLowerCase()
