import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCampaign, someMetrics } from '#support/ads-account.ts'
import { figureColumns } from './columns.ts'
import {
  ALL_LISTED,
  firstColumns,
  findPlaces,
  nextAdsSorting,
  readSortChoice,
  shownAdsColumns,
  sortChoice,
  sheetColumns,
  sortChoices,
  sortPlaces,
} from './list.ts'
import { prepareRows } from './prepared-rows.ts'
import { adsSheet, sheetName } from './sheet.ts'
import { campaignsTab } from './tabs/campaigns.ts'
import { keywordsTab } from './tabs/keywords.ts'

const FORMAT = { currency: 'AUD', countsConversions: true }
const TAB = campaignsTab(FORMAT)
const ROWS = [
  aCampaign({ id: '1', name: 'Bouquets', metrics: someMetrics({ cost: '5000000' }) }),
  aCampaign({ id: '2', name: 'weddings', state: 'paused', metrics: someMetrics({ cost: '9000000' }) }),
  aCampaign({ id: '3', name: 'Old', state: 'removed', metrics: someMetrics({ cost: '0', conversions: 0 }) }),
  aCampaign({ id: '4', name: 'Álamo', state: 'ended', metrics: someMetrics({ cost: '20000000' }) }),
]
function listed(question: Partial<typeof ALL_LISTED>) {
  const asked = { ...ALL_LISTED, ...question }
  const prepared = prepareRows(ROWS, TAB)
  const places = sortPlaces(findPlaces(prepared, asked, TAB), asked.sorting, prepared, TAB)
  return places.map((place) => ROWS[place]?.id)
}

describe('the rows of a tab', () => {
  it('pass the filter of their state', () => {
    assert.deepEqual(listed({}), ['1', '2', '3', '4'])
    assert.deepEqual(listed({ filter: 'active' }), ['1'])
    assert.deepEqual(listed({ filter: 'non-active' }), ['2', '4'])
    assert.deepEqual(listed({ filter: 'removed' }), ['3'])
  })

  it('are found by their words, whatever the case', () => {
    assert.deepEqual(listed({ search: ' WEDD' }), ['2'])
    assert.deepEqual(listed({ search: 'tulip' }), [])
  })

  it('are sorted by figures and by words, with none last in both directions', () => {
    assert.deepEqual(listed({ sorting: { column: 'cost', isDown: true } }), ['4', '2', '1', '3'])
    assert.deepEqual(listed({ sorting: { column: 'costPerConv', isDown: true } }).at(-1), '3')
    assert.deepEqual(listed({ sorting: { column: 'costPerConv', isDown: false } }).at(-1), '3')
    assert.deepEqual(listed({ sorting: { column: 'name', isDown: false } }), ['4', '1', '3', '2'])
  })
})

describe('a heading', () => {
  it('sorts figures from the largest, words from A, then the other way, then not', () => {
    const cost = { id: 'cost', isFigure: true }
    const down = nextAdsSorting(null, cost)
    assert.deepEqual(down, { column: 'cost', isDown: true })
    const up = nextAdsSorting(down, cost)
    assert.deepEqual(up, { column: 'cost', isDown: false })
    assert.equal(nextAdsSorting(up, cost), null)
    assert.deepEqual(nextAdsSorting(down, { id: 'name', isFigure: false }), { column: 'name', isDown: false })
  })
})

describe('the orders of cards', () => {
  const columns = shownAdsColumns(TAB.columns, ['cost'])

  it('are said in words, both ways for each column', () => {
    const labels = sortChoices(columns).map(({ label }) => label)
    assert.deepEqual(labels.slice(0, 3), ['In Google’s order', 'Campaign, A to Z', 'Campaign, Z to A'])
    assert.deepEqual(labels.slice(-2), ['Cost, most first', 'Cost, least first'])
  })

  it('are read back, and nothing else is', () => {
    for (const { value } of sortChoices(columns))
      assert.equal(sortChoice(readSortChoice(value, columns)), value)
    assert.equal(readSortChoice('clicks down', columns), null)
  })
})

const title = (countsConversions: boolean) =>
  figureColumns({ ...FORMAT, countsConversions }).find(({ id }) => id === 'results')?.title

describe('the columns of measures', () => {
  it('are those of the specification, in its order', () => {
    const ids = TAB.columns.map(({ id }) => id)
    assert.deepEqual(ids.slice(4), [
      'impressions',
      'interactions',
      'interactionRate',
      'avgCost',
      'cost',
      'bidStrategyType',
      'clicks',
      'conversionRate',
      'conversions',
      'avgCPC',
      'costPerConv',
      'results',
    ])
  })

  it('are six at first, and what is chosen', () => {
    assert.equal(firstColumns(TAB.columns).length, 6)
    assert.deepEqual(
      shownAdsColumns(TAB.columns, ['results']).map(({ id }) => id),
      ['name', 'status', 'budget', 'results'],
    )
  })

  it('say in their heading what results are', () => {
    assert.equal(title(true), 'Results (conversions)')
    assert.equal(title(false), 'Results (clicks)')
  })
})

describe('a file of a tab', () => {
  const columns = shownAdsColumns(TAB.columns, ['cost', 'interactionRate'])

  it('has what is on the screen, with plain figures', () => {
    const [title, head, first] = adsSheet({ columns, rows: ROWS, title: 'Campaigns', isSample: false }).split(
      '\r\n',
    )
    assert.equal(title, '\uFEFF"Campaigns"')
    assert.equal(head, '"Campaign","Status","Budget a day (AUD)","Interaction rate","Cost (AUD)"')
    assert.equal(first, '"Bouquets","Active","12.00","5%","5.00"')
  })

  it('has what the screen says below the name, chosen or not', () => {
    const { columns } = keywordsTab(FORMAT)
    assert.deepEqual(
      sheetColumns(columns, ['cost']).map(({ id }) => id),
      ['name', 'status', 'matchType', 'campaign', 'adGroup', 'cost'],
    )
  })

  it('of the sample says so in its first line and its name', () => {
    assert.match(
      adsSheet({ columns, rows: [], title: 'Campaigns', isSample: true }),
      /^\uFEFF"Sample data: Campaigns"/u,
    )
    assert.equal(sheetName('campaigns', '2026-11-20', true), 'sample-data-ads-campaigns-2026-11-20.csv')
  })

  it('runs nothing that a name holds', () => {
    const rows = [aCampaign({ name: '=HYPERLINK("x")' })]
    assert.match(adsSheet({ columns, rows, title: 'Campaigns', isSample: false }), /"'=HYPERLINK/u)
  })
})
