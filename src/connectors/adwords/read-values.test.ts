import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adsAccess } from '#support/ads-reading.ts'
import { connectorContext } from '#support/connector-context.ts'
import { readCampaigns } from './read-campaigns.ts'
import { readSearchTerms } from './read-search-terms.ts'
import { suggestBudgets } from './suggest-ad.ts'

const ACCESS = adsAccess('1')
const PERIOD = { period: '30days' } as const

/** An account at which Google answers with what has the first of these texts that a request has. */
const answering = (answers: Readonly<Record<string, object>>) => {
  const door = {
    send: async ({ path, body }: { path: string; body: string | null }) => {
      const [, json] = Object.entries(answers).find(([text]) => `${path} ${body}`.includes(text)) ?? []
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(json ?? {})) }
    },
  }
  return { ...connectorContext({ endpoints: {} }), door: () => door }
}

const dataOf = <Data>(found: { ok: true; data: Data } | { ok: false }): Data => {
  assert.ok(found.ok, JSON.stringify(found))
  return found.data
}

const endDateOf = async (endDateTime: string) => {
  const campaign = { id: '1', status: 'ENABLED', advertisingChannelType: 'SEARCH', endDateTime }
  const context = answering({ 'FROM campaign': { results: [{ campaign, metrics: {} }] } })
  return dataOf(await readCampaigns(context, PERIOD, ACCESS)).rows[0]?.endDate
}

const termOf = (searchTerm: string, costMicros: string) => ({
  campaign: { id: '1' },
  adGroup: { id: '2' },
  searchTermView: { searchTerm },
  smartCampaignSearchTermView: { searchTerm },
  metrics: { costMicros },
})

const budgetsOf = async (low: string, recommended: string, high: string) => {
  const [first, second, third] = [low, recommended, high].map((dailyAmountMicros) => ({ dailyAmountMicros }))
  const context = answering({ BudgetOptions: { low: first, recommended: second, high: third } })
  const input = { landingUrl: 'https://joes.test/', categories: [], locationIds: [] }
  const { budgets } = dataOf(await suggestBudgets(context, input, ACCESS))
  return budgets.map(({ amount, isRecommended }) => `${amount}${isRecommended ? ' recommended' : ''}`)
}

describe('values of Google Ads', () => {
  it('are no end of a campaign only on the last day that Google can write', async () => {
    assert.equal(await endDateOf('2037-12-30 23:59:59'), null)
    assert.equal(await endDateOf('2037-06-30 23:59:59'), '2037-06-30')
  })

  it('are search terms with the dearest first, those of smart campaigns among them', async () => {
    const context = answering({
      'FROM smart_campaign_search_term_view': { results: [termOf('dear', '2000000')] },
      'FROM search_term_view': { results: [termOf('dearest', '10000000'), termOf('cheap', '1000000')] },
    })
    const { rows } = dataOf(await readSearchTerms(context, PERIOD, ACCESS))
    assert.deepEqual(
      rows.map(({ term }) => term),
      ['dearest', 'dear', 'cheap'],
    )
  })

  it('are suggested budgets in whole cents, each once', async () => {
    assert.deepEqual(await budgetsOf('8000000', '12345678', '20000000'), [
      '8000000',
      '12340000 recommended',
      '20000000',
    ])
    assert.deepEqual(await budgetsOf('8001000', '8009999', '20000000'), ['8000000 recommended', '20000000'])
    assert.deepEqual(await budgetsOf('9999', '8000000', '8000000'), ['8000000 recommended'])
  })
})
