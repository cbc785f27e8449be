import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sortPlaces } from '../list.ts'
import { prepareRows } from '../prepared-rows.ts'
import { BLUE_WREN_STATE } from '../sample/blue-wren.ts'
import { readSample } from '../sample/reads.ts'
import { campaignsAndDrafts, type CampaignDraftRow } from './campaigns-and-drafts.ts'
import { campaignsTab } from './campaigns.ts'

const FORMAT = { currency: 'AUD', countsConversions: true }
const tab = campaignsAndDrafts(FORMAT)
const { rows } = readSample(BLUE_WREN_STATE, 'campaigns', { period: '30days', today: '2026-11-21' })
const draft: CampaignDraftRow = { id: 'd1', state: 'draft', name: 'Christmas wreaths', step: 'ad' }
const column = (id: string) => {
  const found = tab.columns.find((one) => one.id === id)
  assert.ok(found)
  return found
}

describe('campaigns with drafts among them', () => {
  it('show where a draft is, and no figures of it', () => {
    assert.equal(tab.detailOf(draft), 'Search, step 4 of 5: write the ad')
    assert.deepEqual(
      ['name', 'status', 'cost', 'budget'].map((id) => column(id).text(draft)),
      ['Christmas wreaths', 'Draft', '–', '–'],
    )
    assert.deepEqual([column('cost').inSheet?.(draft), column('cost').value(draft)], ['', null])
    assert.equal(tab.nameOf({ ...draft, name: ' ' }), 'New campaign')
  })

  it('add up as they do without the draft', () => {
    const alone = campaignsTab(FORMAT).columns.map(({ total }) => total?.(rows))
    assert.deepEqual(
      tab.columns.map(({ total }) => total?.([...rows, draft])),
      alone,
    )
    assert.ok(alone.some((text) => text !== undefined))
  })

  it('add up the same list once for all columns', () => {
    let read = 0
    const counted = new Proxy([...rows, draft], {
      get(all, name, self) {
        if (name === 'flatMap' || name === 'filter') read += 1
        return Reflect.get(all, name, self)
      },
    })
    for (const { total } of tab.columns) total?.(counted)
    assert.equal(read, 1)
  })

  it('stand in the same order of names, whatever marks a name has', () => {
    const named = (name: string) => column('name').value({ ...draft, name })
    const [campaign] = rows
    assert.ok(campaign)
    assert.equal(named('Émile’s flowers'), column('name').value({ ...campaign, name: 'Émile’s flowers' }))
  })

  it('keep the draft last whatever figure they are sorted by', () => {
    const prepared = prepareRows([draft, ...rows], tab)
    for (const isDown of [true, false]) {
      const sorting = { column: 'cost', isDown }
      const listed = sortPlaces([...prepared.rows.keys()], sorting, prepared, tab)
      assert.equal(listed.at(-1), 0)
    }
  })
})
