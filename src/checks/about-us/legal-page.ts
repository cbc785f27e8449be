import type { PageFacts } from '#core/evidence/page.ts'
import { ITEMS } from '#core/site/legal/items.ts'
import { isMixedName, namesAtAll, namesSeveral } from '#core/site/legal/loose-names.ts'
import { lastSegment, namesPhrase, plainWords, titleParts } from '#core/site/phrases.ts'
import type { SiteIndex } from '#core/site/site-index.ts'

/** Of the names of pages of several legal texts, those that are of nothing else: "Company information" may tell a story. */
const LEGAL_NOTICE = /\b(?:legals?|legales|legali|imprint|impressum|(?:small|fine) print)\b/u
/** What a part says that is about information on people, whatever its heading. */
const OF_INFORMATION = /\b(?:data|controllers?|gdpr|personal(?:ly identifiable)? information)\b/u
/** So much text beside the address is more than an imprint has to say. */
const STORY_WORDS = 60

/** Whether a page is a legal text by its address, title, first heading or a link to it. */
export function isLegalPage(page: PageFacts, index: SiteIndex): boolean {
  const ofEveryPage = new Set(titleParts(index.home?.title.text ?? ''))
  const heading = page.headings.find(({ level, hidden, text }) => level === 1 && !hidden && text !== '')
  const own = titleParts(page.title.text ?? '').filter((part) => !ofEveryPage.has(part))
  if ([lastSegment(page.url), heading?.text ?? '', ...own].some(namesLegal)) return true
  return index.links.some(
    ({ url, on, link }) =>
      url !== null && on !== page && namesLegal(link.text) && index.pageAt(url)?.url === page.url,
  )
}

/** Whether a part of a legal page tells of the business all the same: at length, and of nobody's data. */
export const isStoryOnLegalPage = (text: string, words: number): boolean =>
  words >= STORY_WORDS && !OF_INFORMATION.test(plainWords(text))

function namesLegal(text: string): boolean {
  const { privacy, cookies, terms } = ITEMS
  if ([privacy, cookies].some((item) => namesAtAll(text, item) && !isMixedName(text, item))) return true
  return namesPhrase(text, terms.phrases) || (namesSeveral(text) && LEGAL_NOTICE.test(plainWords(text)))
}
