import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCampaign, anAdGroup } from '#support/ads-account.ts'
import { adGroupsTab } from './ad-groups.ts'
import { campaignsAndDrafts } from './campaigns-and-drafts.ts'

const FORMAT = { currency: 'AUD', countsConversions: true }

describe('what the screen says below a name is a column of every file', () => {
  it('the campaign of an ad group', () => {
    const column = adGroupsTab(FORMAT).columns.find(({ id }) => id === 'campaign')
    assert.deepEqual([column?.title, column?.inEverySheet], ['Campaign', true])
    assert.equal(column?.text(anAdGroup({ campaignName: 'Bouquets' })), 'Bouquets')
  })

  it('the type of a campaign, and of one that is not created yet', () => {
    const column = campaignsAndDrafts(FORMAT).columns.find(({ id }) => id === 'type')
    assert.deepEqual([column?.title, column?.inEverySheet], ['Type', true])
    assert.equal(column?.text(aCampaign({ type: 'smart' })), 'Smart')
    assert.equal(column?.text({ id: 'd1', state: 'draft', name: 'Wreaths', step: 'ad' }), 'Search')
  })
})
