import { catalogue } from '#checks/catalogue.generated.ts'
import { consentOf } from '#core/consent.ts'
import { budgetsFor } from '#engine/budgets.ts'
import { isByClock, isGathering, isGoing } from '#core/scan-states.ts'
import { fieldsOfScan } from '#core/triggers.ts'
import { publicScanKey } from '#core/address/public-scan-key.ts'
import type { EvidencePiece } from '#engine/inspector/protocol.ts'
import { judgeAll } from '#engine/judging.ts'
import { decidable, neededEvidence } from '#engine/needed.ts'
import { evidenceWithoutWebsite } from '#engine/without-website.ts'
import { inTourOrder } from '#engine/order.ts'
import { type ScanOutcome, type ScanRequest, startScan } from '#engine/scan.ts'
import type { Database } from '#store/database.ts'
import { readEvidence } from '#store/evidence.ts'
import { endScan, type Hold, returnScan, type Scan, scanOfWebsite, takeScan } from '#store/scans.ts'
import { saveBrowserFacts } from '#store/settings.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { websiteForWorker } from '#store/websites.ts'
import { addressFound, endWithoutGathering, insteadOf, type InsteadOfScan, isPublic } from './public-scan.ts'
import { accountsFor } from './accounts-evidence.ts'
import { checksReadingOtherwise } from './depend-on-evidence.ts'
import { EvidenceWriter } from './evidence-writer.ts'
import { oldRenderings, undecidedWithout, without } from './old-renderings.ts'
import { ResultWriter } from './result-writer.ts'
import { measureScan, type ScanEnd, type ScanMeasure } from './measure-scan.ts'
import type { HeldScan, ScanTools } from './scan-tools.ts'
import { Throttle } from './throttle.ts'

/** Progress is published at most this often. */
const PROGRESS_MS = 500

/** Runs one queued scan, saving and publishing each result at once. Aborting stops it; saved results stay. */
export async function runScan(
  { scanId, websiteId }: Pick<Hold, 'scanId' | 'websiteId'>,
  tools: ScanTools,
  signal: AbortSignal,
): Promise<void> {
  const taken = await takeScan(tools.db, scanId)
  if (!taken) return finishEnded({ scanId, websiteId }, tools)
  const website = await websiteForWorker(tools.db, taken.scan.websiteId)
  if (!website) return
  const held: HeldScan = {
    ...taken,
    website,
    checks: inTourOrder(catalogue.filter(({ id }) => taken.scan.checks.includes(id))),
    input: await readOwnerInput(tools.db, website),
  }
  await measureScan(held, tools, (measure) => runHeld(held, tools, { signal, measure }))
}

/** Runs a scan that was taken. */
async function runHeld(
  held: HeldScan,
  tools: ScanTools,
  { signal, measure }: { signal: AbortSignal; measure: ScanMeasure },
): Promise<ScanEnd> {
  const instead = await endedBeforeGathering(held, tools, signal)
  if (instead !== 'goes_on') return instead
  await publishState(tools, held, 'running', 0)
  const since = new Date()
  const results = new ResultWriter(tools, held)
  const redirected: Redirected = { address: null, instead: null }
  const ended = await (gathersNothing(held)
    ? rejudge(held, tools, results)
    : gatherAndJudge(held, tools, { results, redirected, signal, measure }))
  await results.finish()
  if (signal.aborted) return returnToQueue(tools.db, held.hold)
  if (redirected.instead) {
    const elsewhere = await endedInstead(held, tools, { ...redirected, signal })
    // The scan that it waited for failed. This one has claimed that website by now, so that gathering again does not stop there.
    return elsewhere === 'goes_on' ? runHeld(held, tools, { signal, measure }) : elsewhere
  }
  const state = ended === 'done' ? 'done' : ended === 'cancelled' ? 'cancelled' : 'partial'
  const end = { state, reason: ended === 'deadline' ? 'budget_time' : null } as const
  if (!(await endScan(tools.db, held.hold, end))) return endedElsewhere(held, tools)
  await tools.updatePlan(held.website.id, isByClock(held.scan.cause) ? 'automatic' : 'manual')
  await publishState(tools, held, state, held.checks.length)
  await tools.publish(held.website.id, { kind: 'plan' })
  if (ended === 'done') await rejudgeOthers(held, tools, since)
  return { outcome: state, reason: ended === 'deadline' ? 'timeout' : null }
}

/**
 * Other checks are judged again where what this scan has read makes their results read otherwise. Not after a scan by the clock: this rejudging counts as one
 * that somebody asked for, so that one bad reading would open items again. The scan itself is over, whatever comes of that.
 */
async function rejudgeOthers(held: HeldScan, tools: ScanTools, since: Date): Promise<void> {
  if (gathersNothing(held) || isByClock(held.scan.cause) || held.website.address === null) return
  try {
    const changed = await checksReadingOtherwise(held, tools, since)
    if (changed.length > 0) await tools.rejudge(held.website, changed)
  } catch (error) {
    tools.onFault('judging what depends on a scan', error)
  }
}

/** How a scan ended that somebody else ended, such as its owner; `null`: another worker has it now. Its saved results count all the same. */
async function endedElsewhere(held: HeldScan, tools: ScanTools): Promise<ScanEnd> {
  const now = await scanOfWebsite(tools.db, held.website.id, held.scan.id)
  if (!now || isGoing(now.state)) return null
  await planAfter(now, tools)
  return { outcome: now.state, reason: now.reason }
}

/** A worker may have died between the end of a scan and the update of the plan. One more update of it changes nothing. */
async function finishEnded(
  { scanId, websiteId }: Pick<Hold, 'scanId' | 'websiteId'>,
  tools: ScanTools,
): Promise<void> {
  const scan = await scanOfWebsite(tools.db, websiteId, scanId)
  if (!scan || isGoing(scan.state)) return
  await planAfter(scan, tools)
  const total = scan.checks.length
  await tools.publish(websiteId, { kind: 'scan', scan: scanId, state: scan.state, finished: total, total })
}

/** Updates the plan after a scan that has ended. */
export async function planAfter(
  { websiteId, cause }: Scan,
  tools: Pick<ScanTools, 'updatePlan' | 'publish'>,
): Promise<void> {
  await tools.updatePlan(websiteId, isByClock(cause) ? 'automatic' : 'manual')
  await tools.publish(websiteId, { kind: 'plan' })
}

/** How a scan ended before gathering (its website is left alone, or a public scan of it is shared); or it goes on. */
async function endedBeforeGathering(
  held: HeldScan,
  tools: ScanTools,
  signal: AbortSignal,
): Promise<ScanEnd | 'goes_on'> {
  const { address } = held.website
  if (address === null || gathersNothing(held)) return 'goes_on'
  const instead = await insteadOf(tools, held, address)
  return instead === null ? 'goes_on' : endedInstead(held, tools, { address, instead, signal })
}

/** Address to which the homepage redirected, and what the scan does there instead of gathering. */
interface Redirected {
  address: string | null
  instead: InsteadOfScan | null
}

/** How a scan ended instead of gathering, or that it goes on. */
async function endedInstead(
  held: HeldScan,
  tools: ScanTools,
  { address, instead, signal }: Redirected & { signal: AbortSignal },
): Promise<ScanEnd | 'goes_on'> {
  if (address === null || instead === null) return 'goes_on'
  const how = await endWithoutGathering(tools, held, { address, instead, signal })
  if (how === 'scan') return 'goes_on'
  if (signal.aborted) return returnToQueue(tools.db, held.hold)
  if (how === 'lost') return endedElsewhere(held, tools)
  await tools.updatePlan(held.website.id, 'manual')
  const now = await scanOfWebsite(tools.db, held.website.id, held.scan.id)
  const state = now?.state ?? 'failed'
  await publishState(tools, held, state, held.checks.length)
  await tools.publish(held.website.id, { kind: 'plan' })
  return { outcome: state, reason: now?.reason ?? null }
}

/** Leaves the scan of a stopping worker to another one. Throws, so that the job goes back to the queue. */
async function returnToQueue(db: Database, hold: Hold): Promise<never> {
  await returnScan(db, hold)
  throw new Error('This worker is stopping; another one takes the scan up')
}

const gathersNothing = ({ scan }: HeldScan): boolean => !isGathering(scan.cause)

/**
 * Rejudges saved evidence with the present answers and what is kept of the owner's accounts. A rendering that is older than the pages counts as not gathered;
 * where a check cannot tell without it, its result stays until the check is gathered again.
 */
async function rejudge(
  held: HeldScan,
  tools: ScanTools,
  results: ResultWriter,
): Promise<ScanOutcome['ended']> {
  const at = new Date()
  const kept = await readEvidence(tools, held.website.id, neededEvidence(held.checks))
  const old = oldRenderings(kept)
  const there = <T>(value: T) => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 }) as const
  const bag = {
    ...without(kept, old),
    answers: there(held.input.answers),
    profile: there(held.input.profile),
    accounts: there(await accountsOf(held, tools)),
  }
  const judged = judgeAll(decidable(held.checks, bag), bag, at, tools.onFault)
  const undecided = undecidedWithout(old, held.checks, judged)
  const told = judged.filter(({ id }) => !undecided.includes(id))
  for (const [index, result] of told.entries()) results.add(result, index + 1)
  if (undecided.length > 0) await tools.gatherAgain(held.website, undecided)
  return 'done'
}

const accountsOf = ({ website, scan, checks }: HeldScan, tools: ScanTools) =>
  accountsFor(tools, {
    ownerId: website.ownerId,
    checks,
    cause: scan.cause,
    fields: fieldsOfScan(scan.triggers),
  })

interface Gathering {
  results: ResultWriter
  /** Set when the homepage redirects to a website that is not scanned now. */
  redirected: Redirected
  signal: AbortSignal
  measure: ScanMeasure
}

async function gatherAndJudge(
  held: HeldScan,
  tools: ScanTools,
  { results, redirected, signal, measure }: Gathering,
): Promise<ScanOutcome['ended']> {
  const { website, scan } = held
  const throttle = new Throttle(PROGRESS_MS)
  const evidence = new EvidenceWriter(tools, website.id)
  const accounts = await accountsOf(held, tools)
  // A signal that is aborted already calls nobody who begins to listen.
  if (signal.aborted) return 'cancelled'
  measure.begins()
  const running = startScan(requestOf(held, tools, accounts), {
    onResult: (result, finished) => results.add(result, finished),
    ...measure.events,
    onEvidence: (found) => {
      measure.evidence(found)
      results.after(async () => {
        const to = await redirectIn(found, held, tools)
        if (to.instead) {
          Object.assign(redirected, to)
          stop()
        }
        if (!redirected.instead) evidence.add(found)
      })
    },
    onProgress: ({ what, done, total }) => {
      if (throttle.isDue(what))
        results.after(() => tools.publish(website.id, { kind: 'progress', scan: scan.id, what, done, total }))
    },
    onBrowser: (facts) => results.after(() => saveBrowserFacts(tools.db, facts)),
  })
  const stop = () => {
    results.close()
    running.cancel()
  }
  results.onLost = stop
  signal.addEventListener('abort', stop, { once: true })
  const outcome = await running.done.finally(() => signal.removeEventListener('abort', stop))
  measure.gathered()
  await results.finish()
  await evidence.finish()
  return outcome.ended
}

/** What the engine is asked for. */
function requestOf(held: HeldScan, tools: ScanTools, accounts: ScanRequest['accounts']): ScanRequest {
  const { website, input, checks } = held
  const budgets = budgetsFor({ pages: tools.pages, ...consentOf(input) })
  return {
    checks,
    ...(website.address === null ? { known: evidenceWithoutWebsite(new Date()) } : {}),
    accounts,
    deadlineMs: budgets.deadlineMs,
    inspector: tools.inspector,
    task: {
      address: website.address ?? '',
      settings: { ...budgets.settings, isPublic: isPublic(held) },
      egress: { ...tools.egress, scanBytes: budgets.scanBytes },
      browser: tools.browser,
      answers: input.answers,
      profile: input.profile,
    },
  }
}

/** Where the homepage redirects to, and what the scan does there instead. */
async function redirectIn(found: EvidencePiece, held: HeldScan, tools: ScanTools): Promise<Redirected> {
  const address = addressFound(found)
  const own = held.website.address
  if (address === null || own === null || publicScanKey(address) === publicScanKey(own))
    return { address: null, instead: null }
  return { address, instead: await insteadOf(tools, held, address) }
}

const publishState = (
  { publish }: ScanTools,
  { scan, checks, website }: HeldScan,
  state: string,
  finished: number,
) => publish(website.id, { kind: 'scan', scan: scan.id, state, finished, total: checks.length })
