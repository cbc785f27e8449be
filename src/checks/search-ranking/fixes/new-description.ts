import type { PageFacts } from '#core/evidence/page.ts'
import { metaOf } from '#fixes/pages.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { sentencesIn, sentencesOf, summed } from '#fixes/sentences.ts'

/** Longest and shortest useful description, the same limits as in the check. */
const MOST = 155
const LEAST = 70
/** A sentence on this many pages describes none of them. */
const ON_MANY_PAGES = 3

export const descriptionNow = (page: PageFacts): string => metaOf(page, 'description')

/**
 * Descriptions of a page: its present one shortened, or with a sentence added where it is too short; else sentences of the page itself. A whole
 * sentence among the first two comes before one that must be cut, and that before sentences further down.
 */
export function descriptionsFor(page: PageFacts, own: (sentence: string) => boolean): string[] {
  const present = descriptionNow(page)
  const sentences = sentencesOf(page.text.main).filter(own)
  const made = sentences.map((_, at) => summed(sentences.slice(at), MOST))
  const begun = made.slice(0, 2)
  const shortened = lengthOf(present) > MOST ? [summed(sentencesIn(present), MOST)] : []
  const added =
    present === '' ? '' : summed([ended(present), ...sentences.filter((one) => !present.includes(one))], MOST)
  const ranked = [...begun.filter((text) => !isCut(text)), ...begun.filter(isCut), ...made.slice(2)]
  return [...shortened, added, ...ranked.filter((text) => !text.endsWith('?'))].filter(
    (text) => lengthOf(text) >= LEAST,
  )
}

const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)
const isCut = (text: string): boolean => text.endsWith('…')

/** Accepts sentences of a page's own and refuses those that are on many pages, such as a text under every product. */
export function ownSentences(pages: readonly PageFacts[]): (sentence: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of pages)
    for (const sentence of new Set(sentencesOf(text.main)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return (sentence) => (counts.get(sentence) ?? 0) < ON_MANY_PAGES
}
