import { catalogue } from '#checks/catalogue.generated.ts'
import type { KnownResultsByCheck } from '#core/known-results.ts'
import type { CheckResult } from '#core/result.ts'
import { type FullKnownResults, makeReport } from '#report/document.ts'
import type { Report } from '#report/schema.ts'
import { WEBSITE } from './random-round.ts'
import { resultOf } from './result-of.ts'

/** Every result comes from `resultOf`, which makes whole results. */
const whole = (knownByCheck: KnownResultsByCheck): Map<string, FullKnownResults> =>
  new Map(
    [...knownByCheck].map(([id, { newest, lastKnown }]) => [
      id,
      { newest: aWhole(newest), lastKnown: lastKnown && aWhole(lastKnown) },
    ]),
  )
const aWhole = (known: { id: string; status: string; updatedAt: string }): CheckResult => ({
  ...resultOf(known.id, known.status, known.updatedAt),
  ...known,
})

/** The report document of a round's plan. */
export const documentOf = (
  knownByCheck: KnownResultsByCheck,
  plan: Parameters<typeof makeReport>[0]['plan'],
  at: Date,
): Report =>
  makeReport({
    checks: catalogue,
    knownByCheck: whole(knownByCheck),
    plan,
    at,
    requested: WEBSITE,
    address: WEBSITE,
    sample: false,
    version: '0',
    scan: null,
    evidence: {},
  })
