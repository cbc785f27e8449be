import type { BrowserEnd } from '#core/browser-facts.ts'
import type { RefusalCounts } from '#core/egress-refusals.ts'
import type { CheckResult } from '#core/result.ts'
import type { EvidencePiece } from '#engine/inspector/protocol.ts'
import type { Database } from '#store/database.ts'
import { saveScanTrace } from '#store/scans.ts'
import { addTallies } from '#store/tallies.ts'
import { count, inSpan, observe, openSpan, recordSpan } from '#telemetry/telemetry.ts'
import type { OpenSpan } from '#telemetry/spans.ts'
import { inTrace, type TraceContext, writeTraceparent } from '#telemetry/trace-context.ts'
import type { HeldScan, ScanTools } from './scan-tools.ts'

const MS = 1_000

/** How a scan ended; `null`: another worker has it now. */
export type ScanEnd = { outcome: string; reason: string | null } | null

/** Measures one scan and records its spans. The queue's span is around it; the id in `scans.trace` leads its report into the same trace. */
export async function measureScan(
  { scan }: HeldScan,
  tools: Pick<ScanTools, 'db' | 'onFault'>,
  work: (measure: ScanMeasure) => Promise<ScanEnd>,
): Promise<void> {
  const from = performance.now()
  const attributes = { 'fettle.scan.id': scan.id, 'fettle.scan.cause': scan.cause }
  let siteReason: string | null = null
  const done = async (context: TraceContext): Promise<ScanEnd> => {
    if (context.isSampled) await saveScanTrace(tools.db, scan.id, writeTraceparent(context))
    const measure = new ScanMeasure(context, tools)
    try {
      return await work(measure)
    } finally {
      measure.gathered()
      await measure.store()
      siteReason = measure.siteReason
    }
  }
  const end = await inSpan({ name: 'scan', attributes }, done, (how) => ({
    hasFailed: how?.outcome === 'failed',
    attributes:
      how === null
        ? {}
        : { 'fettle.outcome': how.outcome, 'fettle.reason': how.reason ?? siteReason ?? 'none' },
  }))
  if (end === null) return
  count('fettle_scans_total', { outcome: end.outcome, reason: end.reason ?? siteReason ?? 'none' })
  observe('fettle_scan_duration_seconds', { outcome: end.outcome }, (performance.now() - from) / MS)
}

/** What a scan in work tells. Messages of the inspector come outside of every trace, so each is put into that of the scan. */
export class ScanMeasure {
  readonly #context: TraceContext
  readonly #db: Database
  readonly #onFault: ScanTools['onFault']
  readonly #ends = new Map<BrowserEnd, number>()
  #refusals: RefusalCounts = {}
  #inspector: OpenSpan | null = null
  #hasEnded = false
  /** Why the homepage could not be read; `null`: it could, or was not looked at. */
  siteReason: string | null = null

  constructor(context: TraceContext, { db, onFault }: Pick<ScanTools, 'db' | 'onFault'>) {
    this.#context = context
    this.#db = db
    this.#onFault = onFault
  }

  /** The events of an engine's scan that are only measured. */
  readonly events = {
    onBrowserEnded: (how: BrowserEnd): void => {
      this.#ends.set(how, (this.#ends.get(how) ?? 0) + 1)
      count('fettle_browser_restarts_total', { cause: how })
    },
    onRefusals: (counts: RefusalCounts): void => {
      this.#refusals = counts
      for (const [kind, times] of Object.entries(counts))
        count('fettle_egress_refusals_total', { kind }, times)
    },
    onJudged: ({ id, status }: CheckResult, from: number): void => {
      const attributes = { 'fettle.check': id, 'fettle.status': status }
      recordSpan({ name: `check ${id}`, parent: this.#context, from, attributes }, { at: timeNow() })
    },
    onFault: (where: string, error: unknown): void =>
      inTrace(this.#context, () => this.#onFault(where, error)),
  }

  /** Evidence has come: its gatherer's span ends with it. */
  evidence({ key, piece }: EvidencePiece): void {
    this.begins()
    const outcome = piece.state === 'ok' ? 'done' : 'failed'
    if (key === 'site') this.siteReason = piece.state === 'failed' ? piece.failure.reason : null
    observe('fettle_gather_duration_seconds', { gatherer: key, outcome }, piece.durationMs / MS)
    const at = Date.parse(piece.at)
    const reason = piece.state === 'failed' ? { 'fettle.reason': piece.failure.code } : {}
    recordSpan(
      {
        name: `gather ${key}`,
        parent: this.#inspector?.context ?? this.#context,
        from: at - piece.durationMs,
        attributes: { 'fettle.gatherer': key, 'fettle.outcome': outcome, ...reason },
      },
      { at, hasFailed: outcome === 'failed' },
    )
  }

  /** The inspector of this scan starts now. */
  begins(): void {
    this.#inspector ??= openSpan({ name: 'inspector', parent: this.#context })
  }

  /** The inspector has ended. */
  gathered(): void {
    if (!this.#hasEnded) this.#inspector?.end()
    this.#hasEnded = true
  }

  /** Stores what the operator's page counts. A scan that has ended does not fail because that fails. */
  async store(): Promise<void> {
    const at = new Date()
    try {
      await addTallies(this.#db, 'browser_end', Object.fromEntries(this.#ends), at)
      await addTallies(this.#db, 'refusal', this.#refusals, at)
    } catch (error) {
      this.#onFault('the counts of a scan', error)
    }
  }
}

const timeNow = (): number => performance.timeOrigin + performance.now()
