import { setTimeout as wait } from 'node:timers/promises'
import type { ReadResult } from '#connectors/context.ts'
import type { KeptAnswer, ReadClaim } from './store.ts'

/** Something to ask a service for, unless it is kept fresh or another process asks for it now. */
interface ToAsk {
  /** What is kept; `null`: nothing. */
  kept(): Promise<KeptAnswer | null>
  isFresh(kept: KeptAnswer): boolean
  /** `null`: another process asks for it. */
  claim(): Promise<ReadClaim | null>
  /** Asks, and keeps what comes of it. */
  ask(): Promise<ReadResult<unknown>>
  now(): Date
  onFault: (error: unknown) => void
}

/** How often a process looks whether the other one has its answer. */
const LOOK_MS = 50
/** A claim is held this often: well before it ends. */
const HOLD_MS = 2_000

/** Asks a service once for all processes: who comes second takes the other's answer, or its failure. A claim whose process has ended is taken over. */
export async function askOnce(request: ToAsk): Promise<ReadResult<unknown>> {
  const since = request.now()
  for (;;) {
    const known = await alreadyKnown(request, since)
    if (known) return known
    const claim = await request.claim()
    if (claim) return askWith(request, claim, since)
    await wait(LOOK_MS)
  }
}

async function askWith(request: ToAsk, claim: ReadClaim, since: Date): Promise<ReadResult<unknown>> {
  const holding = setInterval(() => void claim.hold().catch(request.onFault), HOLD_MS)
  try {
    // The other process may have kept its answer between the look and the claim.
    return (await alreadyKnown(request, since)) ?? (await request.ask())
  } finally {
    clearInterval(holding)
    // It ends by itself: what was read, or why it was not, is worth more.
    await claim.release().catch(request.onFault)
  }
}

/** What is fresh, or what another process was refused since this one began; `null`: neither. */
async function alreadyKnown(
  { kept: look, isFresh }: Pick<ToAsk, 'kept' | 'isFresh'>,
  since: Date,
): Promise<ReadResult<unknown> | null> {
  const kept = await look()
  if (!kept) return null
  if (isFresh(kept)) return { ok: true, data: kept.data }
  const isNews = kept.failure !== null && kept.failedAt !== null && kept.failedAt > since
  return isNews && kept.failure ? { ok: false, failure: kept.failure } : null
}
