import type { CheckResult } from '#core/result.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import { type Movement, movePlan } from '#plan/movement.ts'
import type { MovementInput } from '#plan/movement-input.ts'
import { newPlanState, planStateSchema } from '#plan/plan-state.ts'
import type { TrackedItem } from '#plan/tracked.ts'
import { checkOf } from './result-of.ts'

/** One scan: its new results, and other input. */
export type PlanScan = Partial<MovementInput> & { results: CheckResult[] }

export const SITE = 'https://joes.test/'

/** Updates a plan with several scans; each gets all results so far, as from the database. */
export function walk(...scans: PlanScan[]): Movement[] {
  const results: CheckResult[] = []
  const walked: Movement[] = []
  for (const { results: fresh, ...given } of scans) {
    results.push(...fresh)
    const checks = [...new Set(results.map(({ id }) => id))].map(checkOf)
    const at = new Date(fresh.at(-1)?.updatedAt ?? '2026-11-21T00:00:00.000Z')
    // As read back from a jsonb column.
    const state = planStateSchema.parse(
      JSON.parse(JSON.stringify(walked.at(-1)?.state ?? newPlanState(null))),
    )
    const input = {
      checks,
      profile: {},
      overrides: [],
      website: SITE,
      scan: 'automatic',
      at,
      ...given,
    } as const
    walked.push(movePlan(state, { ...input, knownByCheck: knownResultsByCheck(checks, results) }))
  }
  return walked
}

/** The movement of the last of several scans. */
export const last = (...scans: PlanScan[]): Movement => {
  const end = walk(...scans).at(-1)
  if (!end) throw new Error('No scan')
  return end
}
/** "sitemap completed": the moves. */
export const movesIn = ({ moves }: Movement) => moves.map(({ check, kind }) => `${check} ${kind}`)
/** The first item of the plan. */
export const only = ({ plan }: Movement): TrackedItem | undefined => plan.items[0]
/** A time in November 2026. */
export const day = (number: number, time = '09:00') =>
  `2026-11-${String(number).padStart(2, '0')}T${time}:00.000Z`
/** A scan with one new result. */
export const one = (result: CheckResult, given: Partial<MovementInput> = {}): PlanScan => ({
  results: [result],
  ...given,
})
