import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { MOST_ADS_ROWS } from '#core/ads/reads.ts'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS } from '#stand-ins/adwords.data.ts'
import { connectorContext } from '#support/connector-context.ts'
import { adsReading } from '#support/ads-reading.ts'
import { z } from 'zod'
import { chosenCustomer } from './ask.ts'

const PAGE = 10_000
/** A page of an answer; `next`: more follow. */
const page = (rows: number, next?: string) => ({
  status: 200,
  body: { results: Array.from({ length: rows }, () => ({})), ...(next && { nextPageToken: next }) },
})

const todayOf = async (ads: Awaited<ReturnType<typeof openAdwords>>, timeZone: string) => {
  const { access } = adsReading(ads, ADS_IDS.cycles, timeZone)
  const context = connectorContext({
    endpoints: ads.endpoints,
    now: () => new Date('2026-11-21T20:00:00Z'),
  })
  const chosen = chosenCustomer(context, access)
  return chosen.ok ? chosen.data.today() : chosen
}

describe('the day of an account', () => {
  let ads: Awaited<ReturnType<typeof openAdwords>>
  before(async () => {
    ads = await openAdwords({ accounts: [] })
  })
  after(() => ads.close())

  it('is that of its own time zone, and of UTC where Node does not know the zone', async () => {
    assert.deepEqual(await todayOf(ads, 'Australia/Sydney'), { ok: true, data: '2026-11-22' })
    assert.deepEqual(await todayOf(ads, 'Moon/Tranquility'), { ok: true, data: '2026-11-21' })
  })
})

describe('the rows of a query', () => {
  let ads: Awaited<ReturnType<typeof openAdwords>>
  before(async () => {
    ads = await openAdwords({ accounts: [] })
  })
  after(() => ads.close())

  const searched = async (...pages: ReturnType<typeof page>[]) => {
    const { context, access } = adsReading(ads, ADS_IDS.cycles)
    const chosen = chosenCustomer(context, access)
    assert.ok(chosen.ok)
    ads.requests.length = 0
    ads.answerNext(...pages)
    const found = await chosen.data.search('SELECT campaign.id FROM campaign', z.object({}))
    assert.ok(found.ok, JSON.stringify(found))
    return [found.data.rows.length, found.data.isCut, ads.requests.length]
  }

  it('are those of all pages', async () =>
    assert.deepEqual(await searched(page(PAGE, 'second'), page(1)), [PAGE + 1, false, 2]))

  it('are all where they are just as many as are read', async () =>
    assert.deepEqual(await searched(page(PAGE, 'second'), page(PAGE)), [MOST_ADS_ROWS, false, 2]))

  it('are cut where there are more, and no further page is asked for', async () =>
    assert.deepEqual(await searched(page(PAGE, 'second'), page(PAGE, 'third')), [MOST_ADS_ROWS, true, 2]))

  it('are cut where the last page has more than are read', async () =>
    assert.deepEqual(await searched(page(PAGE, 'second'), page(PAGE - 1, 'third'), page(2)), [
      MOST_ADS_ROWS,
      true,
      3,
    ]))
})
