import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCampaigns } from './list-campaigns.ts'

const CAMPAIGNS = [
  { id: '1', state: 'enabled', type: 'search' },
  { id: '2', state: 'paused', type: 'other' },
  { id: '3', state: 'enabled', type: 'smart' },
  { id: '4', state: 'enabled', type: 'smart' },
  { id: '5', state: 'removed', type: 'search' },
] as const

test('a smart campaign that uses a list goes on using it, though it is not offered', () => {
  const { offered, chosen, kept } = listCampaigns(CAMPAIGNS, ['2', '3', '5', '9'])
  assert.deepEqual(
    offered.map(({ id }) => id),
    ['1', '2'],
  )
  assert.deepEqual([chosen, kept], [['2'], ['3']])
})

test('a new list is used by none', () => {
  const { chosen, kept } = listCampaigns(CAMPAIGNS, [])
  assert.deepEqual([chosen, kept], [[], []])
})
