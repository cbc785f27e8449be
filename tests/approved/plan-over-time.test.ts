import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import type { CheckResult } from '#core/result.ts'
import { snapshotOf } from '#core/snapshot.ts'
import { makeDashboard } from '#plan/dashboard.ts'
import { summaryOf } from '#plan/due-mails.ts'
import { newPlanState } from '#plan/plan-state.ts'
import { weeklyNoteOf } from '#plan/weekly-note.ts'
import { approvedText, assertApproved, valueLines } from './lines.ts'
import { AT, profileGiven, resultsOf, WEBSITES } from './websites.ts'
import { DAY_MS } from '#core/time-units.ts'

const SITE = 'https://joes.test/'

describe('the overview of a website that changes is what was approved', () => {
  it('over made-up websites as if they were one, ten days apart', (test) => {
    let state = newPlanState(SITE)
    const known: CheckResult[] = []
    const said = WEBSITES.slice(0, 8).map((website, turn) => {
      const at = new Date(AT.getTime() + turn * 10 * DAY_MS)
      const results = resultsOf(website).map((result) => ({ ...result, updatedAt: at.toISOString() }))
      const history = new Map(
        catalogue.map((check) => [
          check.id,
          known.filter(({ id }) => id === check.id).map((result) => snapshotOf(check, result)),
        ]),
      )
      known.push(...results)
      const { movement, dashboard } = makeDashboard(state, {
        checks: catalogue,
        knownByCheck: knownResultsByCheck(catalogue, known),
        profile: profileGiven(website),
        overrides: [],
        website: SITE,
        at,
        scan: turn % 2 === 0 ? 'automatic' : 'manual',
        timeZone: 'Australia/Sydney',
        history,
      })
      ;({ state } = movement)
      return [
        `${turn}: ${website.name}`,
        [
          ...movement.moves.map((move) => `move ${JSON.stringify(move)}`),
          ...Object.entries(dashboard).flatMap(([name, value]) => valueLines(name, value)),
          ...valueLines('summary', summaryOf(movement.plan, movement.moves)),
          ...valueLines('note', weeklyNoteOf(movement.plan, movement.moves)),
        ],
      ] as const
    })
    assertApproved(test, 'plan-over-time', approvedText(said))
  })
})
