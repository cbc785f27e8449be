import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange } from '#core/ads/changes.ts'
import { aCampaign, anAccount, anAdGroup, anAsset, aNegative } from '#support/ads-account.ts'
import { changeProblems } from './check-change.ts'
import type { KnownAdsAccount } from './known-account.ts'
import { NOTHING_READ } from './known-account.ts'

const REMOVED = 'Cannot edit removed entities'
const problems = (change: AdsChange, given: Partial<KnownAdsAccount> = {}) =>
  changeProblems(change, anAccount(given))
const budget = (amount: string): AdsChange => ({ kind: 'set_budget', campaignId: '1', amount })

describe('a daily budget', () => {
  it('is more than 0 and less than a thousand', () => {
    assert.deepEqual(problems(budget('10000')), {})
    assert.deepEqual(problems(budget('999990000')), {})
    for (const amount of ['0', '-5000000'])
      assert.deepEqual(problems(budget(amount)), { amount: 'Your budget must be more than 0' })
    for (const amount of ['1000000000', '999999999990000000'])
      assert.deepEqual(problems(budget(amount)), {
        amount: 'Your amount exceeds the allowed threshold. Please choose a number less than A$1,000',
      })
  })

  it('has no parts of a cent', () => {
    assert.deepEqual(problems(budget('12345')), { amount: 'Please enter a valid amount' })
  })

  it('is limited in the account’s own currency', () => {
    assert.match(problems(budget('1000000000'), { currency: 'NZD' })['amount'] ?? '', /NZ\$1,000$/u)
  })
})

describe('what was removed, or is not in the account', () => {
  const gone = {
    campaigns: [aCampaign({ state: 'removed' })],
    adGroups: [anAdGroup({ state: 'removed' })],
    keywords: [],
    negativeKeywords: [],
    assets: [],
    strategies: [],
    negativeLists: [],
  }
  const changes: readonly (readonly [AdsChange, string])[] = [
    [{ kind: 'set_campaign_state', ids: ['1'], state: 'paused' }, 'ids'],
    [{ kind: 'remove_campaign', id: '1' }, 'id'],
    [budget('5000000'), 'campaignId'],
    [{ kind: 'set_ad_group_state', ids: ['21'], state: 'enabled' }, 'ids'],
    [{ kind: 'remove_ad_group', id: '21' }, 'id'],
    [
      { kind: 'set_bids', adGroupId: '21', maxCpc: null, maxCpv: null, targetCpa: null, targetCpm: null },
      'adGroupId',
    ],
    [{ kind: 'set_demographics', adGroupId: '21', excluded: {} }, 'adGroupId'],
    [{ kind: 'add_keywords', adGroupId: '21', keywords: [{ text: 'a', matchType: 'broad' }] }, 'adGroupId'],
    [{ kind: 'remove_keyword', id: '21~31' }, 'id'],
    [{ kind: 'remove_negative_keyword', id: '1~41' }, 'id'],
    [{ kind: 'remove_asset', id: '51', level: 'account', type: 'sitelink' }, 'id'],
    [{ kind: 'remove_strategy', id: '61' }, 'id'],
  ]
  for (const [change, field] of changes) {
    it(`is not changed: ${change.kind}`, () => {
      assert.equal(problems(change, gone)[field], REMOVED)
    })
    it(`is changed where it is there, and not refused unread: ${change.kind}`, () => {
      assert.deepEqual(problems(change), {})
      assert.deepEqual(problems(change, NOTHING_READ), {})
    })
  }
})

describe('an asset that is removed', () => {
  const removal: AdsChange = { kind: 'remove_asset', id: '51', level: 'account', type: 'sitelink' }

  it('is none that was created here', () => {
    const message = 'What was created here can’t be removed here. Open “Assets” on ads.google.com.'
    assert.deepEqual(problems(removal, { assets: [anAsset({ isMadeHere: true })] }), { id: message })
  })

  it('is looked for at its own level alone', () => {
    const elsewhere = anAsset({ level: 'campaign', levelId: '1', isMadeHere: true })
    assert.deepEqual(problems(removal, { assets: [elsewhere, anAsset()] }), {})
    assert.deepEqual(problems(removal, { assets: [elsewhere] }), { id: REMOVED })
  })
})

const madeGroup = (given: Partial<Extract<AdsChange, { kind: 'create_ad_group' }>>): AdsChange => ({
  kind: 'create_ad_group',
  campaignId: '1',
  name: 'Tulips',
  maxCpc: null,
  ...given,
})

const shownTo = (excluded: Record<string, string[]>): AdsChange => ({
  kind: 'set_demographics',
  adGroupId: '21',
  excluded,
})

describe('an ad group', () => {
  it('needs a Search campaign', () => {
    assert.deepEqual(problems(madeGroup({})), {})
    const none = { campaignId: 'An ad group needs at least one Search campaign' }
    assert.deepEqual(problems(madeGroup({ campaignId: '9' })), none)
    assert.deepEqual(problems(madeGroup({}), { campaigns: [aCampaign({ type: 'smart' })] }), none)
    assert.deepEqual(problems(madeGroup({}), { campaigns: [aCampaign({ state: 'removed' })] }), none)
  })

  it('has a name of its own, whatever its case, of 255 characters at most', () => {
    assert.deepEqual(problems(madeGroup({ name: ' \u200b ' })), { name: 'Please enter a name' })
    assert.deepEqual(problems(madeGroup({ name: ' ROSES ' })), {
      name: 'You already have one with this name. Please choose another one.',
    })
    assert.deepEqual(
      problems(madeGroup({ name: 'roses' }), { adGroups: [anAdGroup({ state: 'removed' })] }),
      {},
    )
    assert.deepEqual(problems(madeGroup({ name: 'x'.repeat(255) })), {})
    assert.deepEqual(problems(madeGroup({ name: 'x'.repeat(256) })), {
      name: 'Please use 255 characters or fewer',
    })
    assert.deepEqual(problems(madeGroup({ name: '花'.repeat(128) })), {
      name: 'Please use 255 characters or fewer',
    })
  })

  it('bids over 0 and less than its campaign’s daily budget', () => {
    assert.deepEqual(problems(madeGroup({ maxCpc: '11990000' })), {})
    assert.deepEqual(problems(madeGroup({ maxCpc: '0' })), { maxCpc: 'Please enter a valid amount' })
    assert.match(problems(madeGroup({ maxCpc: '12000000' }))['maxCpc'] ?? '', /less than A\$12$/u)
    const bids: AdsChange = {
      kind: 'set_bids',
      adGroupId: '21',
      maxCpc: '1000000',
      maxCpv: '12000000',
      targetCpa: '-1',
      targetCpm: null,
    }
    assert.deepEqual(Object.keys(problems(bids)).toSorted(), ['maxCpv', 'targetCpa'])
  })

  it('is shown to at least one of each kind of people', () => {
    assert.deepEqual(problems(shownTo({ gender: ['male', 'unknown'], age: ['18_24'] })), {})
    const field = 'excluded.gender'
    assert.deepEqual(problems(shownTo({ gender: ['male', 'female', 'unknown'] })), {
      [field]: 'Keep at least one of these ticked',
    })
    assert.equal(field in problems(shownTo({ gender: ['cat'] })), true)
  })
})

const addedKeywords = (...texts: string[]): AdsChange => ({
  kind: 'add_keywords',
  adGroupId: '21',
  keywords: texts.map((text) => ({ text, matchType: 'phrase' })),
})

describe('keywords', () => {
  it('are 1 to 80 characters and 10 words without the refused signs', () => {
    assert.deepEqual(problems(addedKeywords('tulips', 'x'.repeat(80), 'a b c d e f g h i j')), {})
    assert.deepEqual(problems(addedKeywords()), { keywords: 'Please enter at least one keyword' })
    assert.deepEqual(problems(addedKeywords('x'.repeat(81), '花'.repeat(41), 'a b c d e f g h i j k')), {
      'keywords.0': 'Please use 80 characters or fewer',
      'keywords.1': 'Please use 80 characters or fewer',
      'keywords.2': 'A keyword can have up to 10 words',
    })
    for (const sign of ['!', '@', '%', ',', '*'])
      assert.match(problems(addedKeywords(`cheap${sign}roses`))['keywords.0'] ?? '', /! @ % , \*$/u)
  })

  it('are there once, with the same text and match', () => {
    assert.deepEqual(problems(addedKeywords('tulips', 'Tulips ')), {
      'keywords.1': 'This keyword is there twice',
    })
    assert.deepEqual(problems(addedKeywords('RED  roses')), { 'keywords.0': 'This keyword is there already' })
  })

  it('I13 a hundred thousand of them are answered, not crashed on', () => {
    const many = addedKeywords(...Array.from({ length: 100_000 }, () => 'a*b'))
    assert.equal(Object.keys(problems(many)).length, 100_000)
  })
})

const keywords = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `word ${index}`, matchType: 'broad' as const }))

const addedNegatives = (count: number, level: 'campaign' | 'ad_group' = 'campaign'): AdsChange => ({
  kind: 'add_negative_keywords',
  level,
  levelId: level === 'campaign' ? '1' : '21',
  keywords: keywords(count),
})

const list = (given: Partial<Extract<AdsChange, { kind: 'save_negative_list' }>>): AdsChange => ({
  kind: 'save_negative_list',
  listId: null,
  name: 'Jobs',
  keywords: keywords(1),
  campaignIds: [],
  ...given,
})

describe('negative keywords', () => {
  it('of a campaign are 10,000 at most, with those that it has', () => {
    assert.deepEqual(problems(addedNegatives(9_999)), {})
    assert.deepEqual(problems(addedNegatives(10_000)), {
      keywords: 'A campaign takes up to 10,000 negative keywords',
    })
    assert.deepEqual(
      problems(addedNegatives(10_000), { negativeKeywords: [aNegative({ level: 'ad_group' })] }),
      {},
    )
  })

  it('of an ad group are as many, and it is named as what is full', () => {
    assert.deepEqual(problems(addedNegatives(10_000, 'ad_group')), {})
    assert.deepEqual(problems(addedNegatives(10_001, 'ad_group')), {
      keywords: 'An ad group takes up to 10,000 negative keywords',
    })
  })

  it('are not saved to a list that was read in part: those that were not read would be removed', () => {
    const longList = { id: '71', name: 'Never', keywords: 5_000, campaignIds: [], isCut: true }
    assert.match(
      problems(list({ listId: '71' }), { negativeLists: [longList] })['listId'] ?? '',
      /Too long to change here/u,
    )
  })

  it('of a list are 5,000 at most, under a name of its own', () => {
    assert.deepEqual(problems(list({ keywords: keywords(5_000) })), {})
    assert.deepEqual(problems(list({ keywords: keywords(5_001) })), {
      keywords: 'A list takes up to 5,000 negative keywords',
    })
    assert.match(problems(list({ name: 'never' }))['name'] ?? '', /already have one/u)
    assert.deepEqual(problems(list({ listId: '71', name: 'never' })), {})
    assert.deepEqual(problems(list({ listId: '9' })), { listId: REMOVED })
    assert.deepEqual(problems(list({ campaignIds: ['9'] })), { campaignIds: REMOVED })
  })

  it('are in 20 lists at most', () => {
    const lists = Array.from({ length: 20 }, (_, id) => ({
      id: `${id}`,
      name: `L${id}`,
      keywords: 1,
      campaignIds: [],
    }))
    assert.deepEqual(problems(list({}), { negativeLists: lists }), {
      name: 'You have reached the maximum number of negative keyword lists',
    })
    assert.deepEqual(problems(list({ listId: '3' }), { negativeLists: lists }), {})
  })
})
