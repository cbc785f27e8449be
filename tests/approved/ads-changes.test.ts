import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adsChangeWords, doneWords } from '#ads/change-words.ts'
import { seenValues, valuesAfter, valuesBefore } from '#ads/change-values.ts'
import { changeProblems } from '#ads/check-change.ts'
import { applyToSample } from '#ads/sample/apply.ts'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import type { AdsSampleState } from '#ads/sample/state.ts'
import { valueWords } from '#ads/value-words.ts'
import { wasMade } from '#ads/was-made.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { approvedText, assertApproved } from './lines.ts'
import { accountOf, CHANGES, TODAY } from './sample-ads.ts'

/** The sample, with a strategy that no campaign uses. */
const STATE: AdsSampleState = {
  ...BLUE_WREN_STATE,
  strategies: [
    ...BLUE_WREN_STATE.strategies,
    {
      id: '703',
      name: 'Old',
      type: 'maximise_conversions',
      state: 'enabled',
      targetCpa: null,
      targetRoas: null,
      sharedBudget: { id: '6703', amount: '9000000' },
    },
  ],
}
const BEFORE = accountOf(STATE)
const nameOf = (change: AdsChange): string => JSON.stringify(change).slice(0, 80)

const itemsOf = (state: AdsSampleState): string[] =>
  Object.entries(state).flatMap(([kind, value]) =>
    Array.isArray(value)
      ? value.map((item) => `${kind}: ${JSON.stringify(item)}`)
      : [`${kind}: ${JSON.stringify(value)}`],
  )

/** Items of the state that a change added, changed or took away. */
function differences(after: AdsSampleState): string[] {
  const [old, now] = [itemsOf(STATE), itemsOf(after)]
  return [
    ...old.filter((item) => !now.includes(item)).map((item) => `− ${item}`),
    ...now.filter((item) => !old.includes(item)).map((item) => `+ ${item}`),
  ]
}

describe('a change of the sample account', () => {
  const said: [string, string[]][] = []
  for (const change of CHANGES) {
    it(`is let through, made once and found again: ${nameOf(change)}`, () => {
      assert.deepEqual(changeProblems(change, BEFORE), {})
      assert.deepEqual(wasMade(change, BEFORE), { wasMade: false })
      const { state, ids } = applyToSample(STATE, change, TODAY)
      const after = accountOf(state)
      const found = wasMade(change, after)
      assert.equal(found.wasMade, true)
      if (found.wasMade && !change.kind.startsWith('create_campaign')) assert.deepEqual(found.ids, ids)
      const seen = seenValues(change, BEFORE)
      if (seen !== undefined && Object.keys(seen).length > 0) {
        assert.deepEqual(valuesBefore(change, after), valuesAfter(change))
        assert.notDeepEqual(seen, valuesAfter(change))
      }
      said.push([
        nameOf(change),
        [
          adsChangeWords(change, BEFORE),
          doneWords(change),
          `before: ${valueWords(valuesBefore(change, BEFORE), BEFORE.currency)}`,
          `after: ${valueWords(valuesAfter(change), BEFORE.currency)}`,
          ...differences(state),
        ],
      ])
    })
  }
  it('does what was approved', (test) => assertApproved(test, 'ads-changes', approvedText(said)))
})
