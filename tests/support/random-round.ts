import assert from 'node:assert/strict'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { displayOf } from '#core/display.ts'
import { REASONS } from '#core/reasons.ts'
import type { CheckResult } from '#core/result.ts'
import { type KnownResultsByCheck, knownResultsByCheck } from '#core/known-results.ts'
import { giveOverride } from '#plan/override.ts'
import { newPlanState, type PlanState } from '#plan/plan-state.ts'
import { makeDashboard } from '#plan/dashboard.ts'
import { failedResult, resultOf } from './result-of.ts'
import { DAY_MS } from '#core/time-units.ts'

export const NOW = Date.parse('2026-11-21T08:00:00.000Z')
export const WEBSITE = 'https://joes.test/'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Chance = () => number
const oneOf = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[Math.floor(chance() * list.length)]

const withoutItsService = {
  display: 'missing',
  greyKind: 'unable',
  reasonCode: 'provider_not_configured',
} as const

/** A result that waits for an answer that several checks need; `undefined`: the check has none. */
function askedResult({ id, words }: AnyCheck, at: string): CheckResult | undefined {
  const asking = Object.entries(words.statuses).find(([, own]) => own.asking?.question !== undefined)
  if (asking === undefined) return undefined
  const [status, { asking: own }] = asking
  return resultOf(id, status, at, { ...displayOf('more_info'), tag: own?.tag ?? '' })
}

/** A result for each check except some: any status it has, or "could not look" for any reason. In every other round most shared questions are open. */
export function randomResults(chance: Chance, at: string): CheckResult[] {
  const isAsking = chance() < 0.5
  return catalogue.flatMap((check) => {
    const { id, statuses } = check
    if (chance() < 0.1) return []
    if (chance() < 0.25) return [failedResult(id, at, { reasonCode: oneOf(REASONS, chance) ?? null })]
    const status = oneOf(Object.keys(statuses), chance) ?? ''
    const asked = isAsking && chance() < 0.8 ? askedResult(check, at) : undefined
    if (asked) return [asked]
    const away = { applicable: false, display: 'missing', greyKind: 'not_relevant' } as const
    const listed = { facts: { breaches: [{ name: 'Somebody else' }] } }
    if (chance() < 0.1) return [resultOf(id, status, at, withoutItsService)]
    return [resultOf(id, status, at, chance() < 0.05 ? away : listed)]
  })
}

export interface Round {
  knownByCheck: KnownResultsByCheck
  dashboard: ReturnType<typeof makeDashboard>['dashboard']
  movement: ReturnType<typeof makeDashboard>['movement']
  at: Date
}

/** A plan with a history: results of some days ago, then newer ones, with ticks and with items that the owner has set aside. */
export function randomRound(chance: Chance): Round {
  const moments = [NOW - Math.floor(chance() * 200) * DAY_MS, NOW]
  const results: CheckResult[] = []
  let state: PlanState = newPlanState(WEBSITE)
  const rounds = moments.map((moment): Round => {
    const at = new Date(moment)
    results.push(...randomResults(chance, at.toISOString()))
    const knownByCheck = knownResultsByCheck(catalogue, results)
    const made = makeDashboard(state, {
      checks: catalogue,
      knownByCheck,
      profile: {},
      overrides: catalogue
        .filter(() => chance() < 0.1)
        .map((check) => giveOverride(check, { kind: 'not_relevant', note: '' }, null, at)),
      ticks: chance() < 0.5 ? { 'data-breach-check': ['Somebody else'] } : {},
      website: WEBSITE,
      at,
      scan: chance() < 0.5 ? 'automatic' : 'manual',
      history: new Map(),
    })
    state = made.movement.state
    return { knownByCheck, at, ...made }
  })
  const last = rounds.at(-1)
  assert.ok(last)
  return last
}
