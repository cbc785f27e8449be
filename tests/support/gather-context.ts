import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext } from '#gather/context.ts'
import type { Egress } from '#net/types.ts'

/** A test's input for a gatherer; evidence that is not in `known` failed. */
export interface ContextOptions {
  address: string
  egress: Egress
  profile?: EvidenceMap['profile']
  answers?: EvidenceMap['answers']
  known?: Partial<EvidenceMap>
  now?: Date
}

const noBrowser = () => Promise.reject(new GatheringFailed(failure('browser_unavailable')))

/** A gatherer's context with the real egress, without a browser, and with waits of a millisecond. */
export function aContext({
  address,
  egress,
  profile = {},
  answers = {},
  known = {},
  now,
}: ContextOptions): GatherContext {
  return {
    address,
    egress,
    profile,
    answers,
    settings: {
      maxPages: 10,
      maxLinks: 100,
      crawlMs: 5000,
      linksMs: 5000,
      exposedFiles: false,
      keys: new Set(),
      confirmAfterMs: 1,
    },
    browser: { render: noBrowser, visit: noBrowser },
    signal: new AbortController().signal,
    now: () => now ?? new Date(),
    want: (key) => wanted(known, key),
    progress: () => undefined,
  }
}

async function wanted<K extends EvidenceKey>(known: Partial<EvidenceMap>, key: K): Promise<EvidenceMap[K]> {
  const value = known[key]
  if (value === undefined) throw new GatheringFailed(failure('connect_timeout'))
  return value
}
