import { decoded } from '#core/address/decoded.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { cut } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { isTag } from 'domhandler'
import { LIMITS } from './limits.ts'
import { textBetween } from './lines.ts'
import { wordsOfPart } from './opened-parts.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Fragments of links to this page itself, decoded and as written. */
export function fragmentTargets(walked: WalkedDocument, addresses: PageAddresses): ReadonlySet<string> {
  const names = new Set<string>()
  const page = withoutFragment(addresses.page)
  for (const { attributes } of walked.of('a')) {
    const href = attributes['href']
    const hash = href?.indexOf('#') ?? -1
    if (href === undefined || hash < 0 || hash === href.length - 1 || names.size > 2000) continue
    if (hash > 0 && withoutFragment(addresses.http(href) ?? '') !== page) continue
    for (const name of spellings(href.slice(hash + 1))) names.add(name)
  }
  return names
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? ''

/** A fragment as written and percent-decoded (HTML standard, 7.4.6.4). */
export function spellings(fragment: string): string[] {
  if (!fragment.includes('%')) return [fragment]
  const plain = decoded(fragment)
  return plain === null ? [fragment] : [fragment, plain]
}

/** Elements that fragment links of this page point at, with their text; a mark without words has those up to the next mark or the footer. */
export function anchorsOf(walked: WalkedDocument, targets: ReadonlySet<string>): PageFacts['anchors'] {
  const words = walked.wordsBefore
  const marks = marksOf(walked, targets)
  return marks.map(({ id, placed }, at) => {
    const { element, fromLine: from, toLine, region } = placed
    // A dialog or panel that the link opens.
    if (placed.silent) return { id: cut(id, 200), ...wordsOfPart(placed, walked) }
    const next = marks[marks[at + 1]?.placed === placed ? at + 2 : at + 1]
    const isEmpty = words[toLine] === words[from] && region === 'main' && !element.children.some(isTag)
    const to = isEmpty ? Math.max(toLine, endOfMark(walked, from, next?.placed)) : toLine
    const text = cut(textBetween(walked.lines, from, to, 2000), 2000)
    return { id: cut(id, 200), words: (words[to] ?? 0) - (words[from] ?? 0), text }
  })
}

/** Whether a page of these ids has a section for each of several links that its script shows, and no place for any of them (Carrd: `#prices` shows `prices-section`). */
export const areSections = (fragments: ReadonlySet<string>, ids: ReadonlySet<string>): boolean =>
  fragments.size >= FEWEST_SECTIONS &&
  [...fragments].every((fragment) => !ids.has(fragment) && ids.has(fragment + SECTION))

/** One such link may be a slip. */
const FEWEST_SECTIONS = 2
const SECTION = '-section'

function marksOf(walked: WalkedDocument, targets: ReadonlySet<string>): Mark[] {
  const marks = marksIn(walked, targets)
  if (marks.length > 0 || targets.size < FEWEST_SECTIONS || walked.of('script').length === 0) return marks
  const sections = marksIn(walked, new Set([...targets].map((fragment) => fragment + SECTION)))
  return areSections(targets, new Set(sections.map(({ id }) => id)))
    ? sections.map(({ id, placed }) => ({ id: id.slice(0, -SECTION.length), placed }))
    : marks
}

interface Mark {
  id: string
  placed: PlacedElement
}

function marksIn(walked: WalkedDocument, targets: ReadonlySet<string>): Mark[] {
  const found = new Map<string, Mark>()
  if (targets.size === 0) return []
  for (const placed of walked.placed) {
    const { attributes, tag } = placed
    for (const id of [attributes['id'], tag === 'a' ? attributes['name'] : undefined])
      if (id !== undefined && targets.has(id) && !found.has(id)) found.set(id, { id, placed })
    if (found.size >= LIMITS.anchors) break
  }
  return [...found.values()].slice(0, LIMITS.anchors)
}

function endOfMark({ lines }: WalkedDocument, from: number, next: PlacedElement | undefined): number {
  const footer = lines.findIndex(({ region }, line) => line >= from && region === 'footer')
  const last = footer < 0 ? lines.length : footer
  return Math.min(last, next?.fromLine ?? last)
}

const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'] as const

/** Duplicate ids that a label, an aria attribute or a fragment link refers to. */
export function duplicateIdsOf(walked: WalkedDocument, targets: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { attributes, noscript } of walked.placed) {
    const id = attributes['id']
    if (!id || noscript) continue
    if (seen.has(id)) twice.add(id)
    else seen.add(id)
  }
  if (twice.size === 0) return []
  const referred = new Set<string>(targets)
  for (const { attributes } of walked.placed) {
    for (const name of REFERRING) for (const id of attributes[name]?.split(/\s+/u) ?? []) referred.add(id)
  }
  return [...twice]
    .filter((id) => referred.has(id))
    .slice(0, LIMITS.ids)
    .map((id) => cut(id, 200))
}
