import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { rateResult } from '#core/rated-result.ts'
import type { CheckResult } from '#core/result.ts'
import { budgetsFor } from '#engine/budgets.ts'
import { publicScanKey } from '#core/address/public-scan-key.ts'
import type { EvidencePiece, InspectorJob } from '#engine/inspector/protocol.ts'
import { judgeAll } from '#engine/judging.ts'
import { decidable, neededEvidence } from '#engine/needed.ts'
import { inTourOrder } from '#engine/order.ts'
import { type ScanOutcome, type ScanRequest, startScan } from '#engine/scan.ts'
import type { LiveEvent } from '#api/live/live-event.ts'
import type { Files } from '#api/services.ts'
import type { Database } from '#store/database.ts'
import { readEvidence, saveEvidence } from '#store/evidence.ts'
import {
  endScan,
  type Hold,
  returnScan,
  saveResult,
  type Scan,
  scanOfWebsite,
  takeScan,
} from '#store/scans.ts'
import { noteBrowser } from '#store/settings.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { type Website, websiteForWorker } from '#store/websites.ts'
import { endWithout, insteadOf, type InsteadOfScan, isPublic } from './public-scan.ts'
import { Throttle } from './throttle.ts'

/** What a worker needs to look at websites. */
export interface ScanTools {
  db: Database
  files: Files
  /** How the network and the browser are reached. */
  egress: Omit<InspectorJob['egress'], 'scanBytes'>
  browser: InspectorJob['browser']
  pages: number
  inspector: ScanRequest['inspector']
  publish: (websiteId: string, event: LiveEvent) => Promise<void>
  /** Called once a scan has ended: sorts the plan anew. */
  settle: (websiteId: string, run: 'automatic' | 'manual') => Promise<void>
  onFault: (where: string, error: unknown) => void
}

/** Progress is told at most this often. */
const PROGRESS_MS = 500

type Words = Awaited<ReturnType<typeof readOwnerInput>>

interface Job {
  scan: Scan
  hold: Hold
  website: Website
  checks: AnyCheck[]
  words: Words
}

/** Runs one queued scan to its end, saving and telling each result as it comes. Aborting stops it and keeps what is there. */
export async function runScan(scanId: string, tools: ScanTools, signal: AbortSignal): Promise<void> {
  const taken = await takeScan(tools.db, scanId)
  if (!taken) return
  const website = await websiteForWorker(tools.db, taken.scan.websiteId)
  if (!website) return
  const job: Job = {
    ...taken,
    website,
    checks: inTourOrder(catalogue.filter(({ id }) => taken.scan.checks.includes(id))),
    words: await readOwnerInput(tools.db, website),
  }
  if (await isEndedWithout(job, tools, signal)) return
  await tell(tools, job, 'running', 0)
  const results = new ResultWriter(tools, job)
  const led: LedTo = { address: null, instead: null }
  const ended = await (gathersNothing(job)
    ? judgeAgain(job, tools, results)
    : look(job, tools, { results, led, signal }))
  await results.finish()
  if (signal.aborted) return giveBack(tools.db, job.hold)
  if (led.instead && (await endsThere(job, tools, { ...led, signal }))) return
  const state = ended === 'done' ? 'done' : ended === 'cancelled' ? 'cancelled' : 'partial'
  if (!(await endScan(tools.db, job.hold, { state, reason: ended === 'deadline' ? 'budget_time' : null })))
    return
  await tools.settle(
    website.id,
    taken.scan.cause === 'schedule' || taken.scan.cause === 'retry' ? 'automatic' : 'manual',
  )
  await tell(tools, job, state, job.checks.length)
  await tools.publish(website.id, { kind: 'plan' })
}

/** Whether a scan ends before it began: its website is left alone, or somebody else looked at it a short while ago. */
async function isEndedWithout(job: Job, tools: ScanTools, signal: AbortSignal): Promise<boolean> {
  const { address } = job.website
  if (address === null || gathersNothing(job)) return false
  const instead = await insteadOf(tools, job, address)
  return instead !== null && endsThere(job, tools, { address, instead, signal })
}

/** Where an address led to, and what to do there instead of looking. */
interface LedTo {
  address: string | null
  instead: InsteadOfScan | null
}

async function endsThere(
  job: Job,
  tools: ScanTools,
  { address, instead, signal }: LedTo & { signal: AbortSignal },
): Promise<boolean> {
  if (address === null || instead === null) return false
  const how = await endWithout(tools, job, { address, instead, signal })
  if (how === 'look') return false
  if (signal.aborted) return giveBack(tools.db, job.hold)
  if (how === 'lost') return true
  await tools.settle(job.website.id, 'manual')
  const state = (await scanOfWebsite(tools.db, job.website.id, job.scan.id))?.state ?? 'failed'
  await tell(tools, job, state, job.checks.length)
  await tools.publish(job.website.id, { kind: 'plan' })
  return true
}

/** A worker that is stopped leaves the scan to another one. Throws, so that the job goes back to the queue. */
async function giveBack(db: Database, hold: Hold): Promise<never> {
  await returnScan(db, hold)
  throw new Error('This worker is stopping; another one takes the scan up')
}

const gathersNothing = ({ scan }: Job): boolean => scan.cause === 'answers'

/** Judges what was gathered before with the answers of now. */
async function judgeAgain(job: Job, tools: ScanTools, results: ResultWriter): Promise<ScanOutcome['ended']> {
  const at = new Date()
  const evidence = await readEvidence(tools, job.website.id, neededEvidence(job.checks))
  const there = <T>(value: T) => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 }) as const
  const bag = {
    ...evidence,
    answers: there(job.words.answers),
    profile: there(job.words.profile),
    accounts: there({ connected: [] }),
  }
  const judged = judgeAll(decidable(job.checks, bag), bag, at, tools.onFault)
  for (const [index, result] of judged.entries()) results.add(result, index + 1)
  return 'done'
}

interface Looking {
  results: ResultWriter
  /** Set when the address leads to a website that is not to be looked at now. */
  led: LedTo
  signal: AbortSignal
}

async function look(
  job: Job,
  tools: ScanTools,
  { results, led, signal }: Looking,
): Promise<ScanOutcome['ended']> {
  const { website, words, scan } = job
  const budgets = budgetsFor({ pages: tools.pages, exposedFiles: words.mayCheck })
  const told = new Throttle(PROGRESS_MS)
  const running = startScan(
    {
      checks: website.address === null ? job.checks.filter(needsNoWebsite) : job.checks,
      accounts: { connected: [] },
      deadlineMs: budgets.deadlineMs,
      inspector: tools.inspector,
      job: {
        address: website.address ?? '',
        settings: { ...budgets.settings, isPublic: isPublic(job) },
        egress: { ...tools.egress, scanBytes: budgets.scanBytes },
        browser: tools.browser,
        answers: words.answers,
        profile: words.profile,
      },
    },
    {
      onResult: (result, finished) => results.add(result, finished),
      onEvidence: (found) => results.after(() => follow(found)),
      onProgress: ({ what, done, total }) => {
        if (told.isDue(what))
          results.after(() =>
            tools.publish(website.id, { kind: 'progress', scan: scan.id, what, done, total }),
          )
      },
      onBrowser: (facts) => results.after(() => noteBrowser(tools.db, facts)),
      onFault: tools.onFault,
    },
  )
  const stop = () => {
    results.close()
    running.cancel()
  }
  const follow = async (found: EvidencePiece): Promise<void> => {
    const address = addressFound(found)
    if (
      address === null ||
      website.address === null ||
      publicScanKey(address) === publicScanKey(website.address)
    )
      return
    led.instead = await insteadOf(tools, job, address)
    led.address = address
    if (led.instead) stop()
  }
  results.onLost = stop
  signal.addEventListener('abort', stop, { once: true })
  const outcome = await running.done
  signal.removeEventListener('abort', stop)
  if (!led.instead) await saveEvidence(tools, website.id, gatheredOnly(outcome))
  return outcome.ended
}

/** Where the homepage was found; `null`: it was not, or this is something else. */
function addressFound({ key, piece }: EvidencePiece): string | null {
  if (key !== 'site' || piece.state !== 'ok') return null
  const { value } = piece
  return 'address' in value && typeof value.address === 'string' ? value.address : null
}

const needsNoWebsite = (check: AnyCheck): boolean => neededEvidence([check]).length === 0

function gatheredOnly({ evidence: { answers: _a, profile: _p, accounts: _c, ...gathered } }: ScanOutcome) {
  return gathered
}

const tell = ({ publish }: ScanTools, { scan, checks, website }: Job, state: string, finished: number) =>
  publish(website.id, { kind: 'scan', scan: scan.id, state, finished, total: checks.length })

/** Writes results one after the other, in the order in which they came. */
class ResultWriter {
  /** Called when another worker has taken the scan over. */
  onLost: () => void = () => undefined
  #queue: Promise<unknown> = Promise.resolve()
  #failure: unknown = null
  #isClosed = false
  readonly #tools: ScanTools
  readonly #job: Job

  constructor(tools: ScanTools, job: Job) {
    this.#tools = tools
    this.#job = job
  }

  /** Ends when everything handed in so far is written; throws what stopped the writing. */
  async finish(): Promise<void> {
    await this.#queue
    if (this.#failure !== null) throw this.#failure
  }

  after(step: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(step).catch((error: unknown) => this.#fail(error))
  }

  /** What comes from now on says no more than that the scan was stopped, and is not kept. */
  close(): void {
    this.#isClosed = true
  }

  add(result: CheckResult, finished: number): void {
    if (this.#isClosed) return
    this.after(() => this.#write(result, finished))
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    this.onLost()
  }

  async #write(result: CheckResult, finished: number): Promise<void> {
    const { hold, scan, website, checks } = this.#job
    if (!(await saveResult(this.#tools.db, hold, rateResult(catalogue, result)))) return this.onLost()
    const { id, display, greyKind, tag, description } = result
    await this.#tools.publish(website.id, {
      kind: 'result',
      scan: scan.id,
      check: id,
      display,
      greyKind,
      tag,
      line: description,
      finished,
      total: checks.length,
    })
  }
}
