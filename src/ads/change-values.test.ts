import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange } from '#core/ads/changes.ts'
import { aCampaign, anAccount, anAdGroup, anAsset, aNegative, someMetrics } from '#support/ads-account.ts'
import { type ChangedAccount, isSameValues, seenValues, valuesAfter, valuesBefore } from './change-values.ts'
import { adsChangeWords } from './change-words.ts'
import { NOTHING_READ } from './known-account.ts'

const ACCOUNT: ChangedAccount = { ...anAccount(), demographics: [] }
/** An account of which no list was read. */
const UNREAD: ChangedAccount = { ...ACCOUNT, ...NOTHING_READ, demographics: null }
const BIDS = { maxCpc: null, maxCpv: null, targetCpa: null, targetCpm: null }

/** Each change that replaces something, with what it replaces in the account, and in one of which nothing was read. */
const REPLACING: readonly (readonly [AdsChange, before: object, unread: object, words: RegExp])[] = [
  [
    { kind: 'set_campaign_state', ids: ['1'], state: 'paused' },
    { 1: 'enabled' },
    { 1: null },
    /^Paused “(?:Bouquets|number 1)”$/u,
  ],
  [
    { kind: 'remove_campaign', id: '1' },
    { 1: 'enabled' },
    { 1: null },
    /^Removed the campaign “(?:Bouquets|number 1)”$/u,
  ],
  [
    { kind: 'set_budget', campaignId: '1', amount: '9000000' },
    { amount: '12000000' },
    { amount: null },
    /^Changed the budget of “(?:Bouquets|number 1)” to A\$9\.00 a day$/u,
  ],
  [
    { kind: 'set_ad_group_state', ids: ['21'], state: 'enabled' },
    { 21: 'enabled' },
    { 21: null },
    /^Started the ad group “(?:Roses|number 21)”$/u,
  ],
  [
    { kind: 'remove_ad_group', id: '21' },
    { 21: 'enabled' },
    { 21: null },
    /^Removed the ad group “(?:Roses|number 21)”$/u,
  ],
  [
    { kind: 'set_bids', adGroupId: '21', ...BIDS, maxCpc: '1' },
    BIDS,
    BIDS,
    /^Changed the bids of “(?:Roses|number 21)”$/u,
  ],
  [
    { kind: 'remove_keyword', id: '21~31' },
    { '21~31': 'enabled' },
    { '21~31': null },
    /^Removed the keyword “(?:red roses)?”$/u,
  ],
  [
    { kind: 'remove_strategy', id: '61' },
    { 61: 'enabled' },
    { 61: null },
    /^Removed the portfolio strategy “(?:A\$15 an order|number 61)”$/u,
  ],
  [
    { kind: 'remove_asset', id: '51', level: 'account', type: 'sitelink' },
    { 51: 'enabled' },
    { 51: null },
    /^Removed a sitelink$/u,
  ],
  [
    { kind: 'remove_negative_keyword', id: '1~41' },
    { negativeKeyword: 'free' },
    { negativeKeyword: null },
    /^Removed the negative keyword “(?:free)?”$/u,
  ],
]

const row = (adGroupId: string, kind: 'age' | 'gender', value: string, isExcluded: boolean) =>
  ({ adGroupId, kind, value, isExcluded, metrics: someMetrics() }) as const
const save = (listId: string | null, texts: string[], campaignIds = ['1']): AdsChange => ({
  kind: 'save_negative_list',
  listId,
  name: 'Never',
  keywords: texts.map((text) => ({ text, matchType: 'broad' as const })),
  campaignIds,
})

describe('a change that replaces something', () => {
  for (const [change, before, unread, words] of REPLACING)
    it(`has what it replaces, and nothing where that was not read: ${change.kind}`, () => {
      assert.deepEqual(valuesBefore(change, ACCOUNT), before)
      assert.deepEqual(valuesBefore(change, UNREAD), unread)
      assert.deepEqual(seenValues(change, ACCOUNT), before)
      assert.equal(seenValues(change, UNREAD), undefined)
      assert.match(adsChangeWords(change, ACCOUNT), words)
      assert.match(adsChangeWords(change, UNREAD), words)
      assert.notEqual(
        adsChangeWords(change, ACCOUNT),
        change.kind === 'remove_asset' ? '' : adsChangeWords(change, UNREAD),
      )
      assert.deepEqual(Object.keys(valuesAfter(change)).toSorted(), Object.keys(before).toSorted())
    })

  it('is of the item with that id, of several, and of the level that is meant', () => {
    const account = {
      ...ACCOUNT,
      campaigns: [aCampaign({ id: '2', state: 'paused' }), aCampaign(), aCampaign({ id: '3', budget: null })],
      adGroups: [anAdGroup({ id: '22', maxCpc: '7' }), anAdGroup({ maxCpc: '5', targetCpm: '6' })],
      assets: [anAsset({ level: 'campaign', state: 'paused' }), anAsset()],
    }
    assert.deepEqual(
      valuesBefore({ kind: 'set_campaign_state', ids: ['1', '2'], state: 'paused' }, account),
      { 1: 'enabled', 2: 'paused' },
    )
    assert.deepEqual(valuesBefore({ kind: 'set_budget', campaignId: '3', amount: '1' }, account), {
      amount: null,
    })
    assert.deepEqual(valuesBefore({ kind: 'set_bids', adGroupId: '21', ...BIDS }, account), {
      ...BIDS,
      maxCpc: '5',
      targetCpm: '6',
    })
    assert.deepEqual(
      valuesBefore({ kind: 'remove_asset', id: '51', level: 'account', type: 'sitelink' }, account),
      { 51: 'enabled' },
    )
    assert.deepEqual(
      valuesBefore({ kind: 'remove_asset', id: '51', level: 'campaign', type: 'sitelink' }, account),
      { 51: 'paused' },
    )
  })

  it('of who sees an ad group has the excluded values of that group by kind', () => {
    const demographics = [
      row('21', 'age', '65_up', true),
      row('21', 'age', '18_24', true),
      row('21', 'gender', 'male', false),
      row('22', 'gender', 'female', true),
    ]
    const change: AdsChange = {
      kind: 'set_demographics',
      adGroupId: '21',
      excluded: { age: ['65_up', '18_24'] },
    }
    assert.equal(valuesBefore(change, { ...ACCOUNT, demographics })['age'], '18_24, 65_up')
    assert.equal(valuesBefore(change, { ...ACCOUNT, demographics })['gender'], '')
    assert.deepEqual(valuesBefore(change, { ...ACCOUNT, demographics }), valuesAfter(change))
    assert.equal(valuesBefore(change, UNREAD)['age'], '')
    assert.equal(seenValues(change, UNREAD), undefined)
  })

  it('of a list of negative keywords has its name, its own words and its campaigns', () => {
    const negativeKeywords = [
      aNegative({ id: 'a', level: 'list', addedToId: '71' }),
      aNegative({ id: 'b', level: 'list', addedToId: '71', text: 'cheap' }),
      aNegative({ id: 'c', level: 'list', addedToId: '72', text: 'used' }),
      aNegative({ id: 'd', addedToId: '71', text: 'jobs' }),
    ]
    const account = { ...ACCOUNT, negativeKeywords }
    const same = save('71', ['cheap', 'free'])
    assert.deepEqual(valuesBefore(same, account), valuesAfter(same))
    for (const other of [
      save('71', ['cheap']),
      save('71', ['cheap', 'used']),
      save('71', ['cheap', 'free'], ['1', '2']),
    ])
      assert.equal(isSameValues(valuesBefore(other, account), valuesAfter(other)), false)
    assert.deepEqual(valuesBefore(save(null, []), account), {})
    assert.match(adsChangeWords(save(null, []), account), /^Created the list “Never”/u)
    assert.match(adsChangeWords(save('71', []), account), /^Changed the list “Never”/u)
    assert.equal(
      valuesBefore(same, { ...account, negativeKeywords: null })['fingerprint'],
      valuesAfter(save('71', []))['fingerprint'],
    )
  })
})

describe('two sets of values', () => {
  it('are the same where each value is, and one that is missing is none', () => {
    assert.equal(isSameValues({ a: '1', b: null }, { a: '1' }), true)
    assert.equal(isSameValues({ a: '1' }, { a: '1', b: '2' }), false)
    assert.equal(isSameValues({ a: '1', b: '2' }, { a: '1' }), false)
    assert.equal(isSameValues({ a: '1' }, { a: '2' }), false)
  })
})
