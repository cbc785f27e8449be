import type { Boxed } from '#core/boxed.ts'
import { withoutFragment } from '#core/address/urls.ts'
import { boxedPlaces } from '#core/boxed-places.ts'
import { cut } from '#core/text.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts, type LinkRow } from './facts.ts'
import { boxedWords } from './words.ts'

const LONGEST_NAME = 60

/** The broken links of the homepage. */
export const boxed: Boxed = {
  evidence: ['desktopVisit', 'mobileVisit'],
  blocks(found, visits) {
    const known = factsAs(facts, found)
    if (!known) return []
    const rows = [...known.links, ...known.parts]
    return boxedPlaces(
      visits,
      new Map(rows.map((row) => [withoutFragment(row.written ?? row.to), problemText(row)])),
    )
  },
}

const problemText = ({ text, type, reason }: LinkRow): string =>
  text === '' ? boxedWords.unnamed(type, reason) : boxedWords.named(cut(text, LONGEST_NAME), reason)
