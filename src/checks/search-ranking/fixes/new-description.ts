import type { PageFacts } from '#core/evidence/page.ts'
import { metaOf } from '#fixes/pages.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { sentencesIn, summed } from '#fixes/sentences.ts'

/** Longest and shortest useful description, the same limits as in the check. */
const MOST = 155
const LEAST = 70
/** A sentence that begins so tells of somebody or something that was named before it; "IT" in capitals is a trade. */
const OF_ANOTHER = /^(?:He|She|They|It|His|Her|Their|Its)\b/u
/** One that begins so tells on from another one: not "Both of our shops", "The same day we deliver" and "The next generation of plumbers". */
const TELLS_ON =
  /^(?:(?:both(?! (?:of )?our\b)|another|others|such|those|later|earlier|meanwhile|afterwards?|finally|instead|additionally|moreover|furthermore|therefore|thus|hence|yet|even (?:though|so|if)|since then|(?:after|before) (?:that|this)|in the end|in addition|for (?:example|instance)|as a result|that (?:is|was|day|year|means)|the (?:next(?! (?!day|night|morning|afternoon|evening|week|month|year)\S+ of\b)|same(?! \S+ (?:we|of)\b)|following|previous|latter|former|others?|day (?:before|after)))\b|(?:first|firstly|second|secondly|third|thirdly|next|still),|(?:\S+\s){1,3}also\b)/iu

const needsMore = (sentence: string): boolean => OF_ANOTHER.test(sentence) || TELLS_ON.test(sentence)

export const descriptionNow = (page: PageFacts): string => metaOf(page, 'description')

/**
 * Descriptions of a page: its present one shortened, or with a sentence added where it is too short; else sentences of the page itself, from one on
 * that needs none before it. A whole sentence among the first two comes before one that must be cut, and that before sentences further down.
 */
export function descriptionsFor(page: PageFacts, sentences: readonly string[]): string[] {
  const present = descriptionNow(page)
  const made = sentences.flatMap((sentence, at) =>
    needsMore(sentence) ? [] : [summed(sentences.slice(at), MOST)],
  )
  const begun = made.slice(0, 2)
  const shortened = lengthOf(present) > MOST ? [summed(sentencesIn(present), MOST)] : []
  const added =
    present === ''
      ? ''
      : summed(
          [ended(present), ...sentences.filter((one) => !present.includes(one) && !needsMore(one))],
          MOST,
        )
  const ranked = [...begun.filter((text) => !isCut(text)), ...begun.filter(isCut), ...made.slice(2)]
  return [...shortened, added, ...ranked.filter((text) => !text.endsWith('?'))].filter(
    (text) => lengthOf(text) >= LEAST,
  )
}

const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)
const isCut = (text: string): boolean => text.endsWith('…')
