import { type EvidenceKey, EVIDENCE_KEYS, OWNER_EVIDENCE } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'

/** What is gathered of a business without a website: the mail records of its email address. The owner's own is not gathered. */
const STILL_GATHERED: ReadonlySet<EvidenceKey> = new Set(['mail', ...OWNER_EVIDENCE])

/** The evidence of a business without a website: there is nothing to gather, and nothing to wait for. */
export function evidenceWithoutWebsite(at: Date): EvidenceSoFar {
  const none = {
    state: 'failed',
    failure: { reason: 'no_website', code: 'no_website' },
    at: at.toISOString(),
    durationMs: 0,
  } as const
  const keys = EVIDENCE_KEYS.filter((key) => !STILL_GATHERED.has(key))
  return Object.fromEntries(keys.map((key) => [key, none]))
}
