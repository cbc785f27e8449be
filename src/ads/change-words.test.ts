import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adsChangeWords } from './change-words.ts'
import { NOTHING_READ } from './known-account.ts'
import { BLUE_WREN_STATE } from './sample/blue-wren.ts'
import { readSample } from './sample/reads.ts'

const AT = { period: '7days', today: '2026-11-21' } as const
const adGroups = readSample(BLUE_WREN_STATE, 'adGroups', AT).rows.slice(0, 3)
const ACCOUNT = {
  ...NOTHING_READ,
  adGroups,
  demographics: null,
  currency: 'AUD',
  today: AT.today,
  websiteHost: null,
  country: 'AU',
}
const paused = (ids: readonly string[]) =>
  adsChangeWords({ kind: 'set_ad_group_state', ids: [...ids], state: 'paused' }, ACCOUNT)

test('several ad groups of a change are named as several', () => {
  const [one, two, three] = adGroups.map(({ name }) => `“${name}”`)
  const ids = adGroups.map(({ id }) => id)
  assert.equal(paused(ids.slice(0, 1)), `Paused the ad group ${one}`)
  assert.equal(paused(ids), `Paused the ad groups ${one}, ${two} and ${three}`)
})
