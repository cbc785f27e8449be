import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BLUE_WREN_STATE } from './sample/blue-wren.ts'
import { readSample } from './sample/reads.ts'
import { campaignsWithFewSitelinks } from './few-sitelinks.ts'

const AT = { period: '7days', today: '2026-11-21' } as const
const campaigns = readSample(BLUE_WREN_STATE, 'campaigns', AT).rows
const assets = readSample(BLUE_WREN_STATE, 'assets', AT).rows
const few = (rows = assets, of = campaigns) =>
  campaignsWithFewSitelinks(of, rows).map(({ name, sitelinks }) => `${name}: ${sitelinks}`)

describe('campaigns with too few sitelinks', () => {
  it('run, are Search campaigns, and have fewer than two', () => {
    assert.deepEqual(few(), ['Wedding flowers: 1'])
    const paused = campaigns.map((one) => ({ ...one, state: 'paused' as const }))
    assert.deepEqual(few(assets, paused), [])
  })

  it('use the account’s where they have none of their own', () => {
    const weddings = assets.filter(({ levelId }) => levelId !== '102')
    assert.deepEqual(few(weddings), ['Wedding flowers: 0'])
    const ofAccount = assets
      .filter(({ levelId, type }) => levelId === '101' && type === 'sitelink')
      .map((row) => ({ ...row, level: 'account' as const, levelId: null }))
    assert.deepEqual(few([...weddings, ...ofAccount]), [])
  })

  it('are not helped by the same text twice, or by one that is removed', () => {
    const [one] = assets.filter(({ levelId }) => levelId === '102')
    assert.ok(one)
    assert.deepEqual(few([...assets, { ...one, id: '102~999' }]), ['Wedding flowers: 1'])
    const removed = assets.map((row) => (row.levelId === '102' ? { ...row, state: 'removed' as const } : row))
    assert.deepEqual(few(removed), ['Wedding flowers: 0'])
  })
})
