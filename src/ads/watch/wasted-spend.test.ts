import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CampaignRow } from '#core/ads/rows.ts'
import { aCampaign, someMetrics } from '#support/ads-account.ts'
import { wastedSpend } from './wasted-spend.ts'

/** A campaign with 60 clicks for 30 dollars and no conversion. */
const campaign = (
  id: string,
  { state = 'enabled', ...given }: Partial<CampaignRow['metrics']> & { state?: CampaignRow['state'] } = {},
): CampaignRow =>
  aCampaign({
    id,
    name: `Campaign ${id}`,
    state,
    metrics: someMetrics({ clicks: 60, conversions: 0, cost: '30000000', ...given }),
  })
const found = (...campaigns: CampaignRow[]): string[] =>
  wastedSpend(campaigns, { countsConversions: true }).map(({ campaignId }) => campaignId)

test('a campaign that runs, costs money and brings no conversion is told of', () => {
  assert.deepEqual(wastedSpend([campaign('1')], { countsConversions: true }), [
    {
      kind: 'spend_without_conversions',
      campaignId: '1',
      campaignName: 'Campaign 1',
      cost: '30000000',
      clicks: 60,
    },
  ])
})

test('one that is paused, brings conversions, costs nothing or has fewer than 50 clicks is not', () => {
  assert.deepEqual(found(campaign('1', { state: 'paused' })), [])
  assert.deepEqual(found(campaign('1', { conversions: 0.5 })), [])
  assert.deepEqual(found(campaign('1', { cost: '0' })), [])
  assert.deepEqual(found(campaign('1', { cost: '1' })), ['1'])
  assert.deepEqual(found(campaign('1', { clicks: 49 }), campaign('2', { clicks: 50 })), ['2'])
})

test('the dearest comes first, whatever the length of its number; equal ones keep their order', () => {
  const campaigns = [
    campaign('1', { cost: '9000000' }),
    campaign('2', { cost: '10000000' }),
    campaign('3', { cost: '9000000' }),
    campaign('4', { cost: '20000000' }),
  ]
  assert.deepEqual(found(...campaigns), ['4', '2', '1', '3'])
})

test('an account that counts no conversions says nothing by having none', () => {
  assert.deepEqual(wastedSpend([campaign('1')], { countsConversions: false }), [])
})
