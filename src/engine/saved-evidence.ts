import { z } from 'zod'
import { EVIDENCE_KEYS } from '#core/evidence/index.ts'
import { withLoaded } from '#core/evidence/loaded.ts'
import type { EvidenceSoFar } from '#core/judge.ts'

/** What a file of saved evidence says that it is. */
export const SAVED_EVIDENCE = 'fettle.evidence/1'

/** Evidence of one scan as a file. */
export interface SavedEvidence {
  schema: typeof SAVED_EVIDENCE
  version: string
  requested: string
  address: string
  startedAt: string
  finishedAt: string
  durationMs: number
  sample: boolean
  evidence: EvidenceSoFar
}

const piece = z.discriminatedUnion('state', [
  z.looseObject({ state: z.literal('ok'), value: z.unknown(), at: z.string(), durationMs: z.number() }),
  z.looseObject({
    state: z.literal('failed'),
    failure: z.looseObject({ reason: z.string(), code: z.string() }),
    at: z.string(),
    durationMs: z.number(),
  }),
])

/** Of each piece only its state, time and failure are validated: its value was written by us and is trusted. */
const saved = z.custom<SavedEvidence>(
  (value) =>
    z
      .object({
        schema: z.literal(SAVED_EVIDENCE),
        version: z.string(),
        requested: z.string(),
        address: z.string(),
        startedAt: z.iso.datetime(),
        finishedAt: z.iso.datetime(),
        durationMs: z.number(),
        sample: z.boolean(),
        evidence: z.partialRecord(z.enum(EVIDENCE_KEYS), piece),
      })
      .safeParse(value).success,
)

/** Reads a saved file's JSON; `null` when it is not saved evidence. */
export function readSavedEvidence(json: unknown): SavedEvidence | null {
  const parsed = saved.safeParse(json)
  return parsed.success ? { ...parsed.data, evidence: withLoaded(parsed.data.evidence) } : null
}
