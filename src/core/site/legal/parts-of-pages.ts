import type { HeadingFacts, PageFacts } from '../../evidence/page.ts'
import { oncePerText } from '../../once-per.ts'
import type { Candidate } from '../find-page.ts'
import { namesPhrase, phrasesIn, plainWords } from '../phrases.ts'
import { isPostPage } from '../post-page.ts'
import type { LegalItem } from './items.ts'
import { isMixedName, namesAtAll } from './loose-names.ts'
import { flawOf, type Weighing } from './not-enough.ts'
import { isReturnsPart } from './returns-passage.ts'

export const pageOf = (content: Candidate['content']): PageFacts | null =>
  'page' in content ? content.page : null

/** Whether visitors get to a page: it answered, and was not found by trying usual addresses alone. */
export const isLinkedPage = ({ status, found }: PageFacts): boolean =>
  status >= 200 && status <= 299 && found !== 'guess'

/**
 * A part of a page about several items ("Legal", "Policies") that says all that the item needs under a heading with its name, or behind a control with its name
 * that opens it. A part about cookies is no page of its own: it counts as cookie information. `refused`: pages of the item itself, which do not suffice.
 */
export function partOfPage(
  weighing: Weighing,
  item: LegalItem,
  refused: ReadonlySet<PageFacts | null>,
): Candidate | undefined {
  if (item.name === 'cookies') return undefined
  const isNamed = oncePerText((text) => namesAtAll(text, item))
  const parts = weighing.index.pages
    .filter((page) => isLinkedPage(page) && !refused.has(page))
    .flatMap((page) => [...sectionsOf(page, weighing), ...openedPartsOf(page)])
    .filter(({ named }) => isNamed(named))
  return parts.find((part) => suffices(part, item, weighing))
}

/** The first heading names the whole page, and sections of the homepage are candidates themselves: both were weighed before. */
const sectionsOf = (page: PageFacts, { index }: Weighing): Candidate[] =>
  page === index.home
    ? []
    : page.headings
        .filter(({ hidden, level }) => !hidden && level > 1)
        .map((heading) => sectionOf(page, heading))

const sectionOf = (page: PageFacts, { id, text, sectionWords, sectionText }: HeadingFacts): Candidate => ({
  url: id === null ? page.url : `${page.url}#${id}`,
  by: 'heading',
  named: text,
  on: page.url,
  content: { kind: 'section', page, words: sectionWords, text: sectionText },
})

const openedPartsOf = (page: PageFacts): Candidate[] =>
  (page.openedParts ?? []).map(({ id, named, words, text }) => ({
    url: id === null ? page.url : `${page.url}#${id}`,
    by: 'heading',
    named,
    on: page.url,
    content: { kind: 'section', page, words, text },
  }))

/** A heading that may mean something else ("Your information") has a text that says nearly all of it. A part of a post is none. */
function suffices(part: Candidate, item: LegalItem, weighing: Weighing): boolean {
  const { named, content } = part
  if (!('text' in content) || isPostPage(content.page)) return false
  const plain = plainWords(content.text)
  const isPhrase = phrasesIn(plainWords(named), item.phrases.many).length > 0
  if (!isPhrase && item.name === 'returns') return isReturnsPart(part, weighing)
  const isPlain = isPhrase || (namesPhrase(named, item.phrases) && !isMixedName(named, item))
  if (!(isPlain ? item.hasOwnSign(plain) : item.saysMost(plain))) return false
  return flawOf(part, item, weighing) === null
}
