import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openAdsChanges } from '#support/ads-changing.ts'

const sitelink = (text: string) => ({
  text,
  line1: 'One',
  line2: 'Two',
  finalUrl: 'https://harbourcycles.example/',
})

let at: Awaited<ReturnType<typeof openAdsChanges>>

describe('sitelinks, callouts and strategies', () => {
  beforeEach(async () => {
    at = await openAdsChanges()
  })
  afterEach(() => at.close())

  it('makes sitelinks and callouts, shows what exists, and takes it away again', async () => {
    const levelId = at.idOf('campaign', 'New bikes')
    const base = { kind: 'add_assets', level: 'campaign', levelId, existing: [] } as const
    await at.make({
      ...base,
      type: 'sitelink',
      sitelinks: [sitelink('Shop'), sitelink('Hours')],
      callouts: [],
    })
    await at.make({ ...base, type: 'callout', sitelinks: [], callouts: ['Open Sundays'] })
    const here = async () =>
      (await at.own.read('assets')).rows.filter((one) => one.levelId === levelId && one.state !== 'removed')
    assert.deepEqual(
      (await here()).map(({ sitelink, callout }) => sitelink?.text ?? callout),
      ['Shop', 'Hours', 'Open Sundays'],
    )
    for (const { id, level, type } of await here()) await at.make({ kind: 'remove_asset', id, level, type })
    assert.deepEqual(await here(), [])
    const half = { ...sitelink('Half'), line2: null }
    const [, fields] = await at.refused({ ...base, type: 'sitelink', sitelinks: [half], callouts: [] })
    assert.deepEqual(fields, { 'sitelinks.0.line2': 'This is too short for Google' })
  })

  it('makes a portfolio strategy with a shared budget, and removes none that is used', async () => {
    const campaignIds = [at.idOf('campaign', 'Repairs'), at.idOf('campaign', 'New bikes')]
    const base = {
      kind: 'create_strategy',
      targetRoas: null,
      targetCpa: '9000000',
      sharedBudget: '40000000',
    } as const
    await at.make({ ...base, name: 'Together', type: 'maximise_conversions', campaignIds })
    const { rows } = await at.own.read('strategies')
    const made = rows.find(({ name }) => name === 'Together')
    assert.equal(made?.targetCpa, '9000000')
    const users = (await at.own.read('campaigns')).rows.filter(({ strategyId }) => strategyId === made?.id)
    assert.deepEqual(
      users.map(({ name, budget }) => [name, budget?.amount, budget?.isShared]),
      [
        ['Repairs', '40000000', true],
        ['New bikes', '40000000', true],
      ],
    )
    assert.deepEqual(await at.refused({ kind: 'remove_strategy', id: made?.id ?? '' }), [
      'rejected',
      { id: 'This strategy is still used by a campaign. Choose another one for it in Google Ads first.' },
    ])
    const unused = rows.find(({ name }) => name === 'A$20 a customer')
    await at.make({ kind: 'remove_strategy', id: unused?.id ?? '' })
    const smart = at.idOf('campaign', 'Local shop')
    const [, fields] = await at.refused({
      ...base,
      name: 'Other',
      type: 'maximise_conversions',
      campaignIds: [smart],
    })
    assert.deepEqual(fields, { campaignIds: 'This campaign can’t share its budget' })
  })
})
