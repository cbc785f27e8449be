import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange } from '#core/ads/changes.ts'
import { aCampaign, anAccount, aStrategy } from '#support/ads-account.ts'
import { changeProblems } from '../check-change.ts'
import type { KnownAdsAccount } from '../known-account.ts'

type Create = Extract<AdsChange, { kind: 'create_strategy' }>

const NONE: Create = {
  kind: 'create_strategy',
  name: 'New',
  type: 'target_cpa',
  targetCpa: null,
  targetRoas: null,
  sharedBudget: null,
  campaignIds: [],
}
const problems = (given: Partial<Create>, account: Partial<KnownAdsAccount> = {}) =>
  changeProblems({ ...NONE, ...given }, anAccount(account))
const AMOUNT = 'Please enter a valid amount'
const WRONG_TYPE = { type: 'Maximise conversions works with a dollar amount and Search campaigns only.' }

describe('a portfolio strategy', () => {
  it('has a name of its own', () => {
    assert.deepEqual(problems({ name: '', targetCpa: '15000000' }), { name: 'Please enter a name' })
    assert.ok('name' in problems({ name: 'a$15 AN order', targetCpa: '15000000' }))
  })

  it('with a target CPA needs its amount, less than a month at its budget', () => {
    assert.deepEqual(problems({ targetCpa: '15000000' }), {})
    assert.deepEqual(problems({}), { targetCpa: AMOUNT })
    assert.deepEqual(problems({ targetCpa: '0' }), { targetCpa: AMOUNT })
    assert.match(problems({ targetCpa: '30400000000' })['targetCpa'] ?? '', /less than A\$30,400$/u)
    const month = problems({ targetCpa: '304000000', sharedBudget: '10000000' })
    assert.match(month['targetCpa'] ?? '', /less than A\$304$/u)
    assert.deepEqual(problems({ targetCpa: '303990000', sharedBudget: '10000000' }), {})
  })

  it('with a target ROAS needs its percentage, from 1 % to 100,000 %', () => {
    const roas = (targetRoas: number | null) => problems({ type: 'target_roas', targetRoas })
    for (const fine of [0.01, 0.29, 5, 1_000]) assert.deepEqual(roas(fine), {})
    for (const wrong of [null, 0, 0.0099, -5, Number.NaN])
      assert.deepEqual(roas(wrong), { targetRoas: AMOUNT })
    assert.match(roas(1_000.01)['targetRoas'] ?? '', /less than 100,000%$/u)
    assert.ok('targetCpa' in problems({ type: 'target_roas', targetRoas: 5, targetCpa: '1000000' }))
  })

  it('may have a shared budget within the limit of a day', () => {
    assert.deepEqual(problems({ targetCpa: '15000000', sharedBudget: '20000000' }), {})
    assert.ok('sharedBudget' in problems({ targetCpa: '15000000', sharedBudget: '1000000000' }))
  })
})

const most = (given: Partial<Create>, account: Partial<KnownAdsAccount> = {}) =>
  problems({ type: 'maximise_conversions', sharedBudget: '20000000', ...given }, account)

describe('maximise conversions', () => {
  it('needs its shared budget, and may have a target CPA', () => {
    assert.deepEqual(most({}), {})
    assert.deepEqual(most({ targetCpa: '15000000' }), {})
    assert.deepEqual(most({ sharedBudget: null }), { sharedBudget: AMOUNT })
    assert.deepEqual(most({ sharedBudget: '0' }), { sharedBudget: AMOUNT })
  })

  it('takes no ROAS', () => {
    assert.deepEqual(most({ targetRoas: 5 }), WRONG_TYPE)
  })

  it('takes Search campaigns only, and none on another shared budget', () => {
    assert.deepEqual(most({ campaignIds: ['1'] }), {})
    for (const type of ['smart', 'other'] as const)
      assert.deepEqual(most({ campaignIds: ['1'] }, { campaigns: [aCampaign({ type })] }), WRONG_TYPE)
    const shared = aCampaign({ budget: { id: '9', amount: '5000000', isShared: true } })
    assert.deepEqual(most({ campaignIds: ['1'] }, { campaigns: [shared] }), WRONG_TYPE)
    assert.deepEqual(most({ campaignIds: [] }, { campaigns: [shared] }), {})
  })
})

describe('removing a strategy', () => {
  const removal: AdsChange = { kind: 'remove_strategy', id: '61' }
  const used = aStrategy({
    campaigns: [
      { id: '1', name: 'Bouquets' },
      { id: '2', name: 'Weddings' },
    ],
  })

  it('is refused with the campaigns that use it', () => {
    assert.deepEqual(changeProblems(removal, anAccount()), {})
    const account = anAccount({ strategies: [used], campaigns: [aCampaign(), aCampaign({ id: '2' })] })
    assert.match(changeProblems(removal, account)['id'] ?? '', /used by “Bouquets” and “Weddings”/u)
  })

  it('is possible where those campaigns were removed', () => {
    const campaigns = ['1', '2'].map((id) => aCampaign({ id, state: 'removed' }))
    assert.deepEqual(changeProblems(removal, anAccount({ strategies: [used], campaigns })), {})
  })
})
