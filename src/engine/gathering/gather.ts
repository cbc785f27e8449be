import { EVIDENCE_KEYS, type EvidenceKey, type EvidenceMap } from '#core/evidence/index.ts'
import type { Gathered } from '#core/gathered.ts'
import { type Failure, failure, withSubject } from '#core/reasons.ts'
import { CouldNotLook, type GatherContext } from '#gather/context.ts'
import { gatherers } from './gatherers.ts'
import { SUBJECT_OF } from './subjects.ts'

/** Told once for each piece, as soon as it is there. */
export type Emit = <K extends EvidenceKey>(key: K, piece: Gathered<EvidenceMap[K]>) => void

/** What a run of gatherers is made of: the context without `want`, which this file adds. */
export type GatherSetup = Omit<GatherContext, 'want'>

/** Looks everything up that `keys` ask for, each piece once, whoever asks for it first. Never throws. */
export async function gather(
  setup: GatherSetup,
  keys: readonly EvidenceKey[],
  emit: Emit,
  onFault: (key: EvidenceKey, error: unknown) => void,
): Promise<void> {
  const started = new Map<EvidenceKey, Promise<unknown>>()
  /** Failures that were told of one piece and come back from whoever wanted it: they keep the thing that failed. */
  const told = new Set<Failure>()
  const context: GatherContext = { ...setup, want }

  function want<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]>
  function want(key: EvidenceKey): Promise<unknown> {
    const running = started.get(key)
    if (running) return running
    const piece = look(key)
    started.set(key, piece)
    return piece
  }

  const at = (): string => setup.now().toISOString()

  async function look<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]> {
    const startedAt = performance.now()
    const durationMs = () => Math.round(performance.now() - startedAt)
    try {
      const value = await gatherers[key](context)
      emit(key, { state: 'ok', value, at: at(), durationMs: durationMs() })
      return value
    } catch (error) {
      const reason = ofPiece(key, failureFrom(error, setup.signal), told)
      told.add(reason)
      if (reason.code === 'internal') onFault(key, error)
      emit(key, { state: 'failed', failure: reason, at: at(), durationMs: durationMs() })
      throw new CouldNotLook(reason)
    }
  }

  const asked = EVIDENCE_KEYS.filter((key) => keys.includes(key))
  await Promise.allSettled(asked.map((key) => want(key)))
}

function ofPiece(key: EvidenceKey, reason: Failure, told: ReadonlySet<Failure>): Failure {
  const subject = SUBJECT_OF[key]
  return subject === undefined || told.has(reason) ? reason : withSubject(subject, reason)
}

function failureFrom(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof CouldNotLook) return error.failure
  return signal.aborted ? failure('cancelled') : failure('internal')
}
