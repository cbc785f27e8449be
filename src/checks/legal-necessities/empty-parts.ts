import type { PageFacts } from '#core/evidence/page.ts'
import { cut } from '#core/text.ts'
import { listed, plural } from '#core/words.ts'

/** One or two may be a heading in two lines, or the end of a page. */
const FEWEST = 3
/** A group of headings, each of which a press opens, has its texts hidden; those of a template are all over the page. */
const FEWEST_PLACES = 2
const NAMED = 3
const LONGEST_NAME = 60

/** The headings of a legal page without a word below them, as a template leaves them, in words; `null` where there are few, or where most are so. */
export function emptyParts({ headings, thin }: PageFacts): string | null {
  if (thin) return null
  const parts = headings.filter(
    ({ level, region, hidden, text }) => level > 1 && region === 'main' && !hidden && text !== '',
  )
  const isEmpty = parts.map(({ sectionWords }) => sectionWords === 0)
  const empty = parts.filter((_, at) => isEmpty[at])
  const places = isEmpty.filter((is, at) => is && isEmpty[at - 1] !== true).length
  if (empty.length < FEWEST || places < FEWEST_PLACES || empty.length * 2 > parts.length) return null
  const names = empty.slice(0, NAMED).map(({ text }) => `“${cut(text, LONGEST_NAME)}”`)
  const more = empty.length - names.length
  return listed([...names, ...(more > 0 ? [plural(more, 'other')] : [])])
}
