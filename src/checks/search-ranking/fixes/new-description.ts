import type { PageFacts } from '#core/evidence/page.ts'
import { metaOf } from '#fixes/pages.ts'
import { lengthOf, sentencesIn, sentencesOf, summed } from '#fixes/sentences.ts'

/** What results pages show of a description, and what leaves their room unused: the check's own bounds. */
const MOST = 155
const LEAST = 70
/** A sentence on as many pages says nothing of any. */
const ON_MANY_PAGES = 3

export const descriptionNow = (page: PageFacts): string => metaOf(page, 'description')

/**
 * The description shortened, or with a sentence added where it is too short; else sentences of the page itself. One of the first two that is whole comes before one that has to
 * be cut, and this before what is said further down.
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

/** Tells sentences of a page's own from those that are on many pages, such as what is said under every product. */
export function ownSentences(pages: readonly PageFacts[]): (sentence: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of pages)
    for (const sentence of new Set(sentencesOf(text.main)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return (sentence) => (counts.get(sentence) ?? 0) < ON_MANY_PAGES
}
