import type { HeadingFacts } from '#core/evidence/page.ts'
import { oncePerObject } from '#core/once-per.ts'
import { cut } from '#core/text.ts'
import { pictureText, textOf } from './element-text.ts'
import { isHiddenByClass } from './hiding-class.ts'
import { LIMITS } from './limits.ts'
import type { Line } from './lines.ts'
import { textBetween } from './lines.ts'
import { isInside, type PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const
type HeadingTag = keyof typeof LEVELS
const isHeadingTag = (tag: string): tag is HeadingTag => Object.hasOwn(LEVELS, tag)
/** Elements that are looked at for an id, the heading itself the first. */
const LONGEST_CLIMB = 12

/** A heading element with what visitors see of it. */
interface Shown {
  placed: PlacedElement
  level: HeadingFacts['level']
  text: string
  hidden: boolean
}

/** `h1` to `h6` in document order, with the section after each. Those of the cookie banner are not the website's own. */
export function headingsOf(walked: WalkedDocument): HeadingFacts[] {
  const headings = headingElements(walked)
    .slice(0, LIMITS.headings + 1)
    .map(shownOf)
  const ends = sectionEnds(headings, walked.lines.length)
  const footers = nextFooter(walked.lines)
  const isWholePage = wholePageIn(walked)
  const facts = headings.map(({ placed, level, text, hidden }, at) => {
    const from = placed.silent ? placed.fromLine : placed.toLine
    const end = Math.max(from, ends[at] ?? from)
    const inMain = from < walked.mainEnd ? Math.min(end, walked.mainEnd) : end
    const to = placed.region === 'footer' ? end : Math.min(inMain, footers[from] ?? end)
    return {
      level,
      text,
      region: placed.region,
      hidden,
      id: nearestId(placed, isWholePage),
      sectionWords: (walked.wordsBefore[to] ?? 0) - (walked.wordsBefore[from] ?? 0),
      sectionText: cut(textBetween(walked.lines, from, to, 2000), 2000),
    }
  })
  return facts.filter((_, at) => headings[at]?.placed.banner !== true)
}

function shownOf({ placed, level }: Pick<Shown, 'placed' | 'level'>): Shown {
  const text = textOf(placed.element, 500) || pictureText(placed.element)
  // One without words is mostly left for a script to fill, and hidden until then by its class alone.
  const hidden = placed.hidden || (text === '' && isHiddenByClass(placed))
  return { placed, level, text, hidden }
}

/** Heading elements in document order. */
export function headingElements(
  walked: WalkedDocument,
): { placed: PlacedElement; level: HeadingFacts['level'] }[] {
  const found = []
  for (const placed of walked.placed) {
    if (isHeadingTag(placed.tag) && !placed.noscript && !placed.svg)
      found.push({ placed, level: LEVELS[placed.tag] })
  }
  return found
}

/**
 * For each heading the line where the next one of the same or a higher level begins. A hidden one ends no section that visitors see: themes have a heading
 * twice, one for phones and one for computers.
 */
function sectionEnds(headings: readonly Shown[], last: number): number[] {
  const ends = headings.map(() => last)
  // At most one of each level that is seen, and one that is hidden.
  let open: { at: number; level: number; hidden: boolean }[] = []
  headings.forEach(({ placed, level, hidden }, at) => {
    const isEnded = (one: (typeof open)[number]): boolean => one.level >= level && (one.hidden || !hidden)
    for (const one of open) if (isEnded(one)) ends[one.at] = placed.fromLine
    open = [...open.filter((one) => !isEnded(one)), { at, level, hidden }]
  })
  return ends
}

/** For each line the first line of the footer at or after it: a section of the main region ends before the footer. */
function nextFooter(lines: readonly Line[]): number[] {
  const next: number[] = []
  let found = lines.length
  for (let at = lines.length - 1; at >= 0; at--) {
    if (lines[at]?.region === 'footer') found = at
    next[at] = found
  }
  return next
}

/** Whether an element holds the whole page, its landmarks included: frameworks draw into one (`__next`, `root`), which is no place in the page. */
function wholePageIn(walked: WalkedDocument): (placed: PlacedElement) => boolean {
  const landmarks = LANDMARKS.flatMap((tag) => walked.of(tag))
  return oncePerObject(
    (placed: PlacedElement) =>
      placed.fromLine === 0 &&
      placed.toLine >= walked.lines.length &&
      landmarks.length > 0 &&
      landmarks.every((landmark) => isInside(landmark, placed)),
  )
}

const LANDMARKS = ['header', 'nav', 'main', 'footer'] as const

/** Its own id, or that of the nearest element around it that has one, `main`, `body` and what holds the whole page apart. */
function nearestId(placed: PlacedElement, isWholePage: (around: PlacedElement) => boolean): string | null {
  let at: PlacedElement | null = placed
  for (let step = 0; at !== null && at.tag !== 'body' && step < LONGEST_CLIMB; step++) {
    const id = at.attributes['id']
    if (id && at.tag !== 'main' && (at === placed || !isWholePage(at))) return cut(id, 200)
    at = at.parent
  }
  return null
}
