import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BLUE_WREN_STATE } from './sample/blue-wren.ts'
import { readSample } from './sample/reads.ts'
import { campaignsWithFewSitelinks } from './few-sitelinks.ts'

const AT = { period: '7days', today: '2026-11-21' } as const
const campaigns = readSample(BLUE_WREN_STATE, 'campaigns', AT).rows
const assets = readSample(BLUE_WREN_STATE, 'assets', AT).rows
const adGroups = readSample(BLUE_WREN_STATE, 'adGroups', AT).rows
const WEDDINGS = '102'
const few = (rows = assets, given: Partial<Parameters<typeof campaignsWithFewSitelinks>[0]> = {}) =>
  campaignsWithFewSitelinks({ campaigns, assets: { rows, isCut: false }, adGroups, ...given }).map(
    ({ name, sitelinks }) => `${name}: ${sitelinks}`,
  )
const SITELINKS = assets.filter(({ levelId, type }) => levelId === '101' && type === 'sitelink').slice(0, 2)

describe('campaigns with too few sitelinks', () => {
  it('run, are Search campaigns, and have fewer than two', () => {
    assert.deepEqual(few(), ['Wedding flowers: 1'])
    const paused = campaigns.map((one) => ({ ...one, state: 'paused' as const }))
    assert.deepEqual(few(assets, { campaigns: paused }), [])
  })

  it('show those of the account beside their own', () => {
    const weddings = assets.filter(({ levelId }) => levelId !== '102')
    assert.deepEqual(few(weddings), ['Wedding flowers: 0'])
    const ofAccount = assets
      .filter(({ levelId, type }) => levelId === '101' && type === 'sitelink')
      .map((row) => ({ ...row, level: 'account' as const, levelId: null }))
    assert.deepEqual(few([...weddings, ...ofAccount]), [])
    assert.deepEqual(few([...assets, ...ofAccount.slice(0, 1)]), [])
  })

  it('have enough where each of their ad groups has', () => {
    const groups = adGroups.filter(({ campaignId }) => campaignId === WEDDINGS)
    const ofGroups = groups.map(({ id }) =>
      SITELINKS.map((row) => ({ ...row, level: 'ad_group' as const, levelId: id })),
    )
    assert.deepEqual(few([...assets, ...ofGroups.flat()]), [])
    assert.deepEqual(few([...assets, ...ofGroups.slice(1).flat()]), ['Wedding flowers: 1'])
    assert.deepEqual(few([...assets, ...ofGroups.flat()], { adGroups: null }), [], 'not known')
  })

  it('are not named where there are more assets than were read', () => {
    assert.deepEqual(few(assets, { assets: { rows: assets, isCut: true } }), [])
  })

  it('are not helped by the same text twice, or by one that is removed', () => {
    const [one] = assets.filter(({ levelId }) => levelId === '102')
    assert.ok(one)
    assert.deepEqual(few([...assets, { ...one, id: '102~999' }]), ['Wedding flowers: 1'])
    const removed = assets.map((row) => (row.levelId === '102' ? { ...row, state: 'removed' as const } : row))
    assert.deepEqual(few(removed), ['Wedding flowers: 0'])
  })
})
