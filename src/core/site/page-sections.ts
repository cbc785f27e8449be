import { withoutFragment } from '../address/urls.ts'
import type { HeadingFacts, PageFacts } from '../evidence/page.ts'

/** The number of words of a page section, and their beginning. */
export interface SectionText {
  words: number
  text: string
}

/**
 * The sections of the homepage by their headings, without menu and footer. Hidden ones are included only when `opened`: a link
 * opens something on this page.
 */
export function homeSections(home: PageFacts, opened: boolean): (SectionText & { heading: HeadingFacts })[] {
  return home.headings.flatMap((heading, at) => {
    const elsewhere = heading.region === 'footer' || heading.region === 'nav'
    if (elsewhere || (heading.hidden && !opened)) return []
    const { words, text } = sectionUnder(home, heading, home.headings[at + 1])
    return [{ heading, words, text }]
  })
}

/**
 * The address of a part of a page by its heading. An id that the main heading above it has as well is that of a wrapper around the whole content (WordPress' `#content`),
 * which leads to the top and not to the part.
 */
export function sectionAddress(page: PageFacts, { id, level }: HeadingFacts): string {
  const isWrapper = level > 1 && page.headings.some((other) => other.level === 1 && other.id === id)
  return id === null || isWrapper ? page.url : `${withoutFragment(page.url)}#${id}`
}

/** The text at a fragment of a page: the element with that id, or everything under its headings; `null` without one. */
export function sectionAt(page: PageFacts, fragment: string): SectionText | null {
  const anchor = page.anchors.find(({ id }) => id === fragment)
  const there = page.headings.filter(({ id }) => id === fragment)
  const seen = there.filter(({ hidden }) => !hidden)
  // The words after a hidden heading are also those of the one that is seen before it.
  const headings = topHeadings(seen.length > 0 ? seen : there)
  if (!anchor && headings.length === 0) return null
  const words = headings.reduce((sum, { sectionWords }) => sum + sectionWords, 0)
  if (anchor && anchor.words >= words) return anchor
  return { words, text: headings.map(({ sectionText }) => sectionText).join('\n') }
}

/** The headings of one section that are under no other heading: the words of the others are counted with these. */
function topHeadings(headings: readonly HeadingFacts[]): HeadingFacts[] {
  const top: HeadingFacts[] = []
  for (const heading of headings) if (heading.level <= (top.at(-1)?.level ?? 6)) top.push(heading)
  return top
}

/** Fewer words than this between two headings make the first a label of the second. */
const LABEL_GAP = 4

/** The words of a section; a small label above a larger heading ("About us", then a slogan) has that heading's words. */
function sectionUnder(page: PageFacts, heading: HeadingFacts, next: HeadingFacts | undefined): SectionText {
  const part = heading.hidden ? openedPart(page, heading) : undefined
  if (part && part.words > heading.sectionWords) return part
  const isLabel = next !== undefined && next.level < heading.level && heading.sectionWords < LABEL_GAP
  const own = isLabel ? next : heading
  const anchor = page.anchors.find(({ id }) => id === heading.id)
  if (anchor && anchor.words > own.sectionWords) return anchor
  return { words: own.sectionWords, text: own.sectionText }
}

/** The part that a control opens and that this heading begins: while it is closed, the page shows no words under the heading. */
function openedPart(
  { headings, openedParts = [] }: PageFacts,
  heading: HeadingFacts,
): SectionText | undefined {
  const { id, text } = heading
  const beginsIt = id !== null && headings.find((other) => other.id === id) === heading
  return openedParts.find((part) => part.named === text || (beginsIt && part.id === id))
}
