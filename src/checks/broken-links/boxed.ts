import type { Picture } from '#core/block.ts'
import type { Boxed } from '#core/boxed.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { type PageProblem, pictureOfPage } from '#core/picture-of-page.ts'
import { cut } from '#core/text.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts, type LinkRow } from './facts.ts'
import { boxedWords } from './words.ts'

const MOST_PICTURES = 3
const LONGEST_NAME = 60

/**
 * The broken links of the homepage, boxed on pictures of it: as on a computer, where a menu is open, else as on a phone. Nothing where
 * none of them is on the homepage or visible there.
 */
export const boxed: Boxed = {
  evidence: ['desktopVisit', 'mobileVisit'],
  blocks(found, { desktopVisit, mobileVisit }) {
    const known = factsAs(facts, found)
    if (!known) return []
    const rows = [...known.links, ...known.parts]
    const pictures = [desktopVisit, mobileVisit].map((visit) => (visit ? picturesOf(visit, rows) : []))
    const shown = pictures.find((some) => some.length > 0) ?? []
    return shown.length === 0 ? [] : [{ kind: 'pictures', title: boxedWords.title, pictures: shown }]
  },
}

function picturesOf(
  { device, screenshot, closeUps = [], placedLinks = [], notOwnersPage }: VisitEvidence,
  rows: readonly LinkRow[],
): Picture[] {
  if (notOwnersPage) return []
  const frame = device === 'mobile' ? 'phone' : 'desktop'
  const byAddress = new Map(rows.map((row) => [addressOf(row.written ?? row.to), problemText(row)]))
  const problems = placedLinks.flatMap(({ url, spot, inMenu = false }): PageProblem[] => {
    const text = byAddress.get(addressOf(url))
    return text === undefined ? [] : [{ text: inMenu ? boxedWords.inMenu(text) : text, spot }]
  })
  return [
    { shot: screenshot, alt: boxedWords[device].first },
    ...closeUps.map((shot) => ({ shot, alt: boxedWords[device].below })),
  ]
    .flatMap(({ shot, alt }) => (shot ? [pictureOfPage(shot, { frame, alt }, problems)] : []))
    .filter(({ marks }) => marks !== undefined)
    .slice(0, MOST_PICTURES)
}

/** Without its fragment: `/page` and `/page#part` are one target. */
const addressOf = (url: string): string => url.split('#')[0] ?? url

const problemText = ({ text, type, reason }: LinkRow): string =>
  text === '' ? boxedWords.unnamed(type, reason) : boxedWords.named(cut(text, LONGEST_NAME), reason)
