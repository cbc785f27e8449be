import type { AnyCheck } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { KnownResultsByCheck } from '#core/known-results.ts'
import type { Override } from './override.ts'

/** What the plan is moved on by. */
export interface MovementInput {
  checks: readonly AnyCheck[]
  /** Newest and last known result of every check that has run for this website. */
  standings: KnownResultsByCheck
  profile: ProfileEvidence
  overrides: readonly Override[]
  /** Names the owner has ticked, by check id ("I've changed that password"). */
  ticks?: Readonly<Record<string, readonly string[]>>
  website: string | null
  at: Date
  /** `manual`: the owner asked for the newest results, or gave the answers they rest on. */
  run: 'automatic' | 'manual'
  /** IANA zone for the dates in labels; default UTC. */
  timeZone?: string
}
