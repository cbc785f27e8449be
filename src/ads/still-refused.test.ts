import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange } from '#core/ads/changes.ts'
import { refusedValues, stillRefused } from './still-refused.ts'

const group = (name: string, maxCpc: string | null = null): AdsChange => ({
  kind: 'create_ad_group',
  campaignId: '1',
  name,
  maxCpc,
})
const list = (...texts: string[]): AdsChange => ({
  kind: 'add_keywords',
  adGroupId: '1',
  keywords: texts.map((text) => ({ text, matchType: 'broad' })),
})

describe('what Google refused of a change', () => {
  it('is said until its own field is changed', () => {
    const refused = refusedValues({ name: 'Taken', maxCpc: 'Too low' }, group('Tulips'))
    assert.deepEqual(stillRefused(refused, group('Tulips')), { name: 'Taken', maxCpc: 'Too low' })
    assert.deepEqual(stillRefused(refused, group('Roses')), { maxCpc: 'Too low' })
    assert.deepEqual(stillRefused(refused, group('Tulips', '1000000')), { name: 'Taken' })
  })

  it('of a line of a list is said until the list is changed', () => {
    const refused = refusedValues({ 'keywords.1': 'Too long' }, list('a', 'b'))
    assert.deepEqual(stillRefused(refused, list('a', 'b')), { 'keywords.1': 'Too long' })
    assert.deepEqual(stillRefused(refused, list('b')), {})
  })

  it('of no field of its own is said until anything is changed', () => {
    const refused = refusedValues({ account: 'No' }, group('Tulips'))
    assert.deepEqual(stillRefused(refused, group('Tulips')), { account: 'No' })
    assert.deepEqual(stillRefused(refused, group('Roses')), {})
  })
})
