import type { AnyCheck } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { KnownResultsByCheck } from '#core/known-results.ts'
import type { SellingAnswer } from '#core/selling.ts'
import type { Override } from './override.ts'

/** Who began a scan (plan, section 6). `manual`: the owner asked for the newest results, or gave the answers they depend on. */
export type ScanStart = 'automatic' | 'manual'

/** What updating the plan reads. */
export interface MovementInput {
  checks: readonly AnyCheck[]
  /** The newest and the newest conclusive result of every check that was scanned for this website. */
  knownByCheck: KnownResultsByCheck
  profile: ProfileEvidence
  overrides: readonly Override[]
  /** Names that the owner has ticked, by check id ("I've changed that password"). */
  ticks?: Readonly<Record<string, readonly string[]>>
  /** The owner's answer to whether they sell online. */
  sells?: SellingAnswer
  website: string | null
  at: Date
  scan: ScanStart
  /** IANA time zone for the dates in labels; default UTC. */
  timeZone?: string
}
