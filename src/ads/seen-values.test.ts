import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anAccount } from '#support/ads-account.ts'
import { movedValues, readAdsValues, seenValues } from './seen-values.ts'

const SHOWN = { ...anAccount(), demographics: null }

describe('what a page showed', () => {
  it('is sent with what replaces it', () => {
    const change = { kind: 'set_budget' as const, campaignId: '1', amount: '15000000' }
    assert.deepEqual(seenValues(change, SHOWN), { amount: '12000000' })
    const paused = { kind: 'set_campaign_state' as const, ids: ['1'], state: 'paused' as const }
    assert.deepEqual(seenValues(paused, SHOWN), { 1: 'enabled' })
  })

  it('is not sent where it was not shown, or nothing is replaced', () => {
    const change = { kind: 'set_budget' as const, campaignId: '1', amount: '15000000' }
    assert.equal(seenValues(change, { ...SHOWN, campaigns: null }), undefined)
    assert.equal(seenValues({ kind: 'add_keywords', adGroupId: '21', keywords: [] }, SHOWN), undefined)
    const list = { kind: 'save_negative_list' as const, name: 'New', keywords: [], campaignIds: [] }
    assert.equal(seenValues({ ...list, listId: null }, SHOWN), undefined)
    assert.deepEqual(seenValues({ ...list, listId: '71' }, SHOWN), {
      name: 'Never',
      keywords: '2',
      campaigns: '1',
    })
  })
})

describe('what moved since', () => {
  const moved = (seen: Record<string, string | null>, now: Record<string, string | null>) =>
    movedValues(seen, now, 'AUD')

  it('is said with both values', () => {
    assert.deepEqual(moved({ amount: '12000000' }, { amount: '15000000' }), [
      'Budget a day: A$12.00 before, A$15.00 now.',
    ])
    assert.deepEqual(moved({ 1: 'enabled' }, { 1: 'paused' }), ['Status: Active before, Paused now.'])
    assert.deepEqual(moved({ 1: 'enabled' }, { 1: null }), ['Status: Active before, removed now.'])
    assert.deepEqual(moved({ age: '' }, { age: '18_24, 65_up' }), [
      'Age: everybody before, without 18–24, 65+ now.',
    ])
    assert.deepEqual(moved({ keywords: '2', campaigns: '' }, { keywords: '3', campaigns: '1, 2' }), [
      'Keywords: 2 before, 3 now.',
      'Campaigns: none before, 2 now.',
    ])
  })

  it('is nothing where all is as it was', () => {
    assert.deepEqual(moved({ name: 'Never' }, { name: 'Never' }), [])
  })

  it('is read from an answer, whatever that holds', () => {
    assert.deepEqual(readAdsValues({ amount: '1', none: null, odd: { a: 1 } }), { amount: '1', none: null })
    assert.deepEqual([readAdsValues('text'), readAdsValues(null), readAdsValues(undefined)], [{}, {}, {}])
  })
})
