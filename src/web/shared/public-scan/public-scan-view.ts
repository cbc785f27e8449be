import type { Contract } from '#api/contract/contract.ts'
import { type CountsAs, countsOf } from '#core/counts.ts'
import { navigationOf } from '#core/navigation.ts'
import { isGoing, type NOT_SCANNED, type ScanState } from '#core/scan-states.ts'
import { plural } from '#core/words.ts'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import type { RowState } from '#web/kit/arriving/ArrivingRow.tsx'
import type { ResultTally } from '#web/kit/overview/tally.ts'
import { toneOfResult } from '#web/kit/tone/tone.ts'
import { tallyOf } from '../results/tally-of.ts'
import type { CheckProgress } from './check-progress.ts'
import { MINUTE_MS } from '#core/time-units.ts'

export type Results = Contract['GET /results']['answer']
type CheckResult = Results['checks'][number]

export interface PublicScanRow {
  check: string
  title: string
  arrival: RowState
  /** There is a result to open. */
  hasResult: boolean
}

export interface CountedRow extends PublicScanRow {
  countsAs: CountsAs
}

export interface PublicScanGroup {
  id: string
  title: string
  rows: PublicScanRow[]
  done: number
}

export interface PublicScanView {
  /** The website's own results, by category; the rows exist from the start and keep their position. */
  groups: PublicScanGroup[]
  /** What the website shows about checks that usually ask the owner. */
  also: PublicScanRow[]
  /** How many checks ask the owner; `null` while the scan runs and that is not known. */
  asking: number | null
  /** Every result so far by what it counts as, in the order of the catalogue. */
  counted: CountedRow[]
  done: number
  of: number
  tally: ResultTally
}

interface Seen {
  checks: readonly ListedCheck[]
  results: Results | null
  arrived: CheckProgress
}

/** Whether an unfinished scan may be repeated: not somebody else's, nor where the website was not scanned (`instead`). */
export const mayScanAgain = (results: Results | null, view: PublicScanView): boolean =>
  shownStateOf(results, view) !== 'done' && results?.scan?.shared !== true && !results?.scan?.instead

/** A scan's state, and its age where somebody else had asked for it. */
export interface PublicScanState {
  state: ScanState | null
  /** Why the website was not scanned; `null`: it was. */
  instead: (typeof NOT_SCANNED)[number] | null
  /** Minutes since the website was scanned for somebody else; `null`: it was scanned now. */
  sharedMinutes: number | null
}

/** What the head of the page shows of the scan. `now`: milliseconds since 1970. */
export function publicScanState(results: Results | null, view: PublicScanView, now: number): PublicScanState {
  const { shared = false, startedAt = null, instead = null } = results?.scan ?? {}
  const isShared = shared && startedAt !== null && isScanOver(results)
  return {
    state: shownStateOf(results, view),
    instead,
    sharedMinutes: isShared ? Math.max(0, Math.floor((now - Date.parse(startedAt)) / MINUTE_MS)) : null,
  }
}

/** Nothing more will arrive. */
export const isScanOver = (results: Results | null): boolean =>
  results?.scan ? !isGoing(results.scan.state) : false

/** The state of every check on a visitor's page. While a new scan runs, older results stay until they are replaced. */
export function publicScanView({ checks, results, arrived }: Seen): PublicScanView {
  const known = new Map(results?.checks.map((one) => [one.check, one]))
  const over = isScanOver(results)
  const rowOf = (check: ListedCheck): PublicScanRow => ({
    check: check.id,
    title: check.words.title,
    arrival: arrivalOf(check, { result: known.get(check.id), arrived, over }),
    hasResult: known.has(check.id),
  })
  const doneIn = (some: readonly ListedCheck[]): number =>
    some.filter(({ id }) => isOfThisScan(known.get(id), results)).length
  const shown = checks.filter(({ fromSite }) => fromSite)
  const groups = navigationOf(shown).categories.map(({ category, title }) => {
    const own = shown.filter((check) => check.category === category)
    return { id: category, title, rows: own.map(rowOf), done: doneIn(own) }
  })
  const others = checks.filter(({ fromSite }) => !fromSite)
  return {
    groups,
    also: others.filter(({ id }) => hasVerdict(known.get(id))).map(rowOf),
    counted: checks.flatMap((check) => {
      const result = known.get(check.id)
      return result ? [{ ...rowOf(check), countsAs: result.countsAs }] : []
    }),
    asking: over ? checks.filter((check) => asks(check, known.get(check.id))).length : null,
    done: doneIn(shown),
    of: shown.length,
    tally: tallyOf(countsOf([...known.values()].map((one) => ({ ...one, as: one.countsAs })))),
  }
}

/** Results of an older scan do not count as done in a cancelled one. */
function isOfThisScan(result: CheckResult | undefined, results: Results | null): boolean {
  if (!result || !results) return false
  if (!results.scan) return true
  const { state, startedAt } = results.scan
  if (isScanOver(results) && state !== 'cancelled') return true
  return startedAt !== null && Date.parse(result.at) >= Date.parse(startedAt)
}

/** All of the website's own results have arrived, or no more will. */
export const isEnded = (results: Results | null, { done, of }: PublicScanView): boolean =>
  isScanOver(results) || (results !== null && done === of)

/** The scan's state for the reader: done as soon as every row has its result. `null`: not known yet. */
export const shownStateOf = (results: Results | null, view: PublicScanView): ScanState | null =>
  isEnded(results, view) && view.done === view.of ? 'done' : (results?.scan?.state ?? null)

const hasVerdict = (result: CheckResult | undefined): boolean =>
  result !== undefined && (result.greyKind === null || result.greyKind === 'missing')

/** A check that looks at the website asks only where its result says so; others ask until they have one. */
const asks = ({ fromSite }: ListedCheck, result: CheckResult | undefined): boolean =>
  result === undefined ? !fromSite : result.countsAs === 'toAnswer'

interface RowInput {
  result: CheckResult | undefined
  arrived: CheckProgress
  over: boolean
}

function arrivalOf({ step }: ListedCheck, { result, arrived, over }: RowInput): RowState {
  if (result) {
    return {
      state: 'landed',
      tone: toneOfResult(result),
      tag: result.tag,
      line: result.line,
    }
  }
  if (over) {
    return {
      state: 'landed',
      tone: 'unable',
      tag: 'Not looked at',
      line: 'We stopped before this test was finished.',
    }
  }
  return running(step, arrived) ?? { state: 'waiting' }
}

function running(
  step: ListedCheck['step'],
  { progress: { pages, links, visit } }: CheckProgress,
): RowState | null {
  if (step === 'browser') return visit ? { state: 'running', text: 'Opening your page in a browser' } : null
  if (step === 'pages') return pages ? { state: 'running', text: `${plural(pages.done, 'page')} read` } : null
  if (step === null || !links) return null
  const { done, total } = links
  if (total === null) return { state: 'running', text: `${plural(done, 'link')} tested` }
  return { state: 'running', text: `${done} of ${plural(total, 'link')} tested`, done, of: total }
}
