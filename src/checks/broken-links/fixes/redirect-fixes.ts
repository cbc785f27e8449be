import type { Column } from '#core/block.ts'
import { GONE_REASONS, type LinkTarget } from '#core/evidence/links.ts'
import { usableValueOf } from '#core/fix-text/field.ts'
import { csvSheet } from '#core/format/csv.ts'
import { goneWords } from '../broken-words.ts'
import { isRedirectable } from '../redirectable.ts'
import { kindWords } from '../words.ts'
import type { FixEvidence, FixMaker } from '#fixes/fix.ts'
import { isHidden, readPages } from '#fixes/pages.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { KEPT_REDIRECT, undoSteps } from '#fixes/server/undo.ts'
import { isAtHostOf, pathOf, type Redirect } from './redirect.ts'
import { MOST_ASKED, type OpenRedirect, openRedirects } from './redirect-fields.ts'
import { redirectFiles } from './redirect-files.ts'
import { type SimilarPage, similarPageAmong } from './similar-page.ts'
import { stepsFor } from './redirect-steps.ts'

/** A page with at least this similarity is written into the files; below it, the owner chooses. */
const LIKELY = 0.5
const HEADER = ['Old address', 'New address', 'How sure', 'Linked from', 'Link text']

const SHOWN: Column[] = HEADER.slice(0, 3).map((label) => ({ label }))

interface Pair {
  target: LinkTarget
  likely: SimilarPage | null
}

/** The redirects whose new address we are sure enough of to write it into files. */
const finished = (pairs: readonly Pair[]): Redirect[] =>
  pairs.filter(isSure).map(({ target, likely }) => ({ from: pathOf(target.url), to: likely.url }))

const isSure = (pair: Pair): pair is Pair & { likely: SimilarPage } =>
  pair.likely !== null && pair.likely.likeness >= LIKELY

/** How many redirects have their new address. */
export const countRedirects = (evidence: FixEvidence, home: string): number =>
  finished(pairsOf(evidence, home)).length

/** Redirects for old addresses of this website, and the files that define them. */
export const redirectFixes: FixMaker = ({ evidence, words = {} }) => {
  const home = evidence.site?.address ?? evidence.pages?.address
  const pairs = home === undefined ? [] : pairsOf(evidence, home)
  if (pairs.length === 0 || home === undefined) return []
  const sure = finished(pairs)
  const hosting = hostingOf(evidence)
  const toAsk = pairs.filter((pair) => !isSure(pair))
  const open = openRedirects(toAsk, {
    home,
    pages: readPages(evidence).filter((page) => !isHidden(page)),
    mayBeEmpty: sure.length > 0 || toAsk.length > MOST_ASKED,
  })
  const fieldAt = new Map(open.map(({ from, field }) => [from, field]))
  const { pieces: files, isPartial } = redirectFiles(hosting, { sure, open, home })
  const isChosen = (field: OpenRedirect['field']): boolean => usableValueOf(field, words) !== ''
  const left = toAsk.length - open.filter(({ field }) => isChosen(field)).length
  const rows = pairs.map((pair) => {
    const field = fieldAt.get(pathOf(pair.target.url))
    return rowOf(pair, field && { mark: field.mark, isChosen: isChosen(field) })
  })
  const missing = goneWords(pairs.map(({ target }) => kindWords[target.kind]))
  const way = whereTo(hosting, 'redirects')
  const inPlace = stepsFor(hosting, way.steps, {
    isWritten: files.length > 0,
    isOpen: open.length > 0,
    isPartial: isPartial || open.length < toAsk.length,
  })
  const undo = undoSteps(files).map((step) => `${step} ${KEPT_REDIRECT}`)
  return [
    {
      id: 'redirects',
      title: `Send visitors of ${missing} to the right place`,
      why: 'Old addresses live on in other websites, bookmarks and search results. A redirect catches those visitors too.',
      pieces: [
        {
          title: 'Old and new addresses',
          kind: 'csv',
          name: 'redirects.csv',
          content: csvSheet([HEADER, ...rows]),
          note: noteFor(sure.length, left, pairs.length),
          preview: {
            kind: 'table',
            columns: SHOWN,
            rows: rows.map((row) => row.slice(0, SHOWN.length)),
          },
          ...(open.length === 0 ? {} : { fields: open.map(({ field }) => field) }),
        },
        ...files,
      ],
      where: { ...way, steps: [...inPlace, ...undo] },
      builderDoesIt: false,
    },
  ]
}

/** `left`: so many are still to be chosen. */
function noteFor(sure: number, left: number, all: number): string | undefined {
  if (sure === all) return 'Look through the suggestions: they go by likeness of words.'
  if (left === 0) return undefined
  if (sure === 0) return 'No page of yours is called alike, so you choose where each one leads.'
  return `We found a likely page for ${sure} of ${all}. You choose for the others.`
}

function pairsOf(evidence: FixEvidence, home: string): Pair[] {
  const likeliest = similarPageAmong(readPages(evidence).filter((page) => !isHidden(page)))
  const missing = (evidence.links?.targets ?? []).filter(
    (target) =>
      target.outcome === 'broken' &&
      target.sameSite &&
      (target.kind === 'page' || target.kind === 'file') &&
      GONE_REASONS.has(target.reason) &&
      target.lookedAt === undefined &&
      isRedirectable(pathOf(target.url)) &&
      // Another host of the website, such as its shop's, has settings of its own.
      isAtHostOf(home, target.url),
  )
  // One path has one redirect, however many addresses lead to it.
  const once = new Map(missing.map((target) => [pathOf(target.url), target]))
  return [...once.values()].map((target) => ({ target, likely: likeliest(target) }))
}

/** `chosen`: where the owner's choice comes, and whether it was made. */
function rowOf({ target, likely }: Pair, chosen?: { mark: string; isChosen: boolean }): string[] {
  const ofLikely = likely !== null && likely.likeness >= LIKELY ? 'Likely' : 'A guess: you choose'
  const [page] = target.places
  return [
    target.url,
    chosen?.mark ?? likely?.url ?? '',
    chosen?.isChosen === true ? 'Chosen' : likely === null || chosen !== undefined ? 'You choose' : ofLikely,
    page?.page ?? '',
    target.places.find(({ text }) => text !== '')?.text ?? '',
  ]
}
