import { EVIDENCE_KEYS, type EvidenceKey, type EvidenceMap } from '#core/evidence/index.ts'
import type { Gathered } from '#core/gathered.ts'
import { type Failure, failure, withSubject } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext } from '#gather/context.ts'
import { gatherers } from './gatherers.ts'
import { SUBJECT_OF } from './subjects.ts'

/** Called once for each piece of evidence, as soon as it is gathered. */
export type Emit = <K extends EvidenceKey>(key: K, piece: Gathered<EvidenceMap[K]>) => void

/** The gatherers' context without `want`, which {@link gather} adds. */
export type GatherSetup = Omit<GatherContext, 'want'>

/** Gathers the evidence of `keys` and what it needs, each piece once. Never throws. */
export async function gather(
  setup: GatherSetup,
  keys: readonly EvidenceKey[],
  emit: Emit,
  onFault: (key: EvidenceKey, error: unknown) => void,
): Promise<void> {
  const started = new Map<EvidenceKey, Promise<unknown>>()
  /** Failures already given their subject: they keep it when another gatherer that wanted the piece fails with them. */
  const named = new Set<Failure>()
  const context: GatherContext = { ...setup, want }

  function want<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]>
  function want(key: EvidenceKey): Promise<unknown> {
    const running = started.get(key)
    if (running) return running
    const piece = gatherPiece(key)
    started.set(key, piece)
    return piece
  }

  const at = (): string => setup.now().toISOString()

  async function gatherPiece<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]> {
    const startedAt = performance.now()
    const durationMs = () => Math.round(performance.now() - startedAt)
    try {
      const value = await gatherers[key](context)
      emit(key, { state: 'ok', value, at: at(), durationMs: durationMs() })
      return value
    } catch (error) {
      const reason = withSubjectOf(key, failureFrom(error, setup.signal), named)
      named.add(reason)
      if (reason.code === 'internal') onFault(key, error)
      emit(key, { state: 'failed', failure: reason, at: at(), durationMs: durationMs() })
      throw new GatheringFailed(reason)
    }
  }

  const asked = EVIDENCE_KEYS.filter((key) => keys.includes(key))
  await Promise.allSettled(asked.map((key) => want(key)))
}

function withSubjectOf(key: EvidenceKey, reason: Failure, named: ReadonlySet<Failure>): Failure {
  const subject = SUBJECT_OF[key]
  return subject === undefined || named.has(reason) ? reason : withSubject(subject, reason)
}

function failureFrom(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof GatheringFailed) return error.failure
  return signal.aborted ? failure('cancelled') : failure('internal')
}
