import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading } from '../pages.ts'

/** A page that an old address can lead to, and how alike the two are: 0 to 1. */
export interface Likely {
  url: string
  likeness: number
}

/** Words of addresses and links that say nothing of the page. */
const EMPTY_WORDS = new Set([
  'index',
  'html',
  'htm',
  'php',
  'aspx',
  'page',
  'pages',
  'the',
  'and',
  'of',
  'a',
  'our',
  'your',
  'to',
  'here',
  'more',
  'read',
  'click',
  'link',
])

/** Words of a text or an address, lower case, in singular as far as a final s tells. */
function wordsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return new Set(
    (words ?? [])
      .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
      .filter((word) => !EMPTY_WORDS.has(word)),
  )
}

/** Sørensen–Dice: twice the words in common, by all words. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const common = [...one].filter((word) => other.has(word)).length
  return (2 * common) / (one.size + other.size)
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

/** The page that is most like a broken one by the words of address, links, title and heading; `null` without any in common. */
export function likeliest({ url, places }: LinkTarget, pages: readonly PageFacts[]): Likely | null {
  const path = decoded(new URL(url).pathname)
  const own = wordsOf(path)
  const last = wordsOf(path.split('/').findLast((part) => part !== '') ?? '')
  const said = wordsOf(places.map(({ text }) => text).join(' '))
  const ranked = pages
    .map((page) => {
      const theirs = decoded(new URL(page.url).pathname)
      const called = wordsOf(mainHeading(page))
      const titled = wordsOf(page.title.text ?? '')
      const likeness = Math.max(
        alike(own, wordsOf(theirs)),
        alike(last, called),
        alike(said, called),
        // Titles often end in the name of the business, so they count for a little less.
        0.9 * alike(last, titled),
      )
      return { url: page.url, likeness }
    })
    .toSorted((a, b) => b.likeness - a.likeness)
  const [best] = ranked
  return best && best.likeness > 0 ? best : null
}
