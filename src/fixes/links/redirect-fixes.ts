import type { LinkReason, LinkTarget } from '#core/evidence/links.ts'
import { sheet } from '#core/format/csv.ts'
import type { FixEvidence, FixMaker } from '../fix.ts'
import { isHidden, readPages } from '../pages.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { type Likely, likeliest } from './likeliest.ts'
import { redirectFiles } from './redirect-files.ts'

/** At least this alike, a page is put into the files; below it, the owner chooses. */
const LIKELY = 0.5
const GONE: ReadonlySet<LinkReason | null> = new Set(['not_found', 'gone', 'soft_404'])
const HEADER = ['Old address', 'Suggested new address', 'How sure', 'Linked from', 'Link text']

interface Pair {
  target: LinkTarget
  likely: Likely | null
}

/** Where old addresses of this website can lead, with the files that send visitors there. */
export const redirectFixes: FixMaker = ({ evidence }) => {
  const pairs = pairsOf(evidence)
  const home = evidence.site?.address ?? evidence.pages?.address
  if (pairs.length === 0 || home === undefined) return []
  const sure = pairs.flatMap(({ target, likely }) =>
    likely !== null && likely.likeness >= LIKELY ? [{ from: pathOf(target), to: likely.url }] : [],
  )
  const place = placeOf(evidence)
  const files = sure.length > 0 ? redirectFiles(place, sure, home) : []
  const one = pairs.length === 1
  return [
    {
      id: 'redirects',
      title: `Send visitors of ${one ? 'a missing page' : `${pairs.length} missing pages`} to the right place`,
      why: 'Old addresses live on in other websites, bookmarks and search results. A redirect catches those visitors too.',
      pieces: [
        {
          title: 'Old and new addresses',
          kind: 'csv',
          name: 'redirects.csv',
          content: sheet([HEADER, ...pairs.map(rowOf)]),
          note:
            sure.length === pairs.length
              ? 'Look through the suggestions: they go by likeness of words.'
              : `We found a likely page for ${sure.length} of ${pairs.length}. Choose the others yourself.`,
        },
        ...files,
      ],
      where: whereTo(place, 'redirects'),
      builderDoesIt: false,
    },
  ]
}

function pairsOf(evidence: FixEvidence): Pair[] {
  const pages = readPages(evidence).filter((page) => !isHidden(page))
  return (evidence.links?.targets ?? [])
    .filter(
      ({ outcome, sameSite, kind, reason }) =>
        outcome === 'broken' && sameSite && (kind === 'page' || kind === 'file') && GONE.has(reason),
    )
    .map((target) => ({ target, likely: likeliest(target, pages) }))
}

const pathOf = ({ lookedAt, url }: LinkTarget): string => {
  const { pathname, search } = new URL(lookedAt ?? url)
  return pathname + search
}

const rowOf = ({ target, likely }: Pair): string[] => [
  target.lookedAt ?? target.url,
  likely?.url ?? '',
  likely === null ? 'You choose' : likely.likeness >= LIKELY ? 'Likely' : 'A guess: you choose',
  target.places[0]?.page ?? '',
  target.places.find(({ text }) => text !== '')?.text ?? '',
]
