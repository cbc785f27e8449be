import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { dayOf } from '#core/dates.ts'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { haveWebsite, ownerOf } from './an-owner.ts'
import { says } from './steps.ts'

const WREATHS: CampaignToCreate = {
  name: 'Wreaths',
  businessName: 'Blue Wren',
  landingUrl: `https://${SHOP}/`,
  phone: null,
  startDate: dayOf(new Date(), 'Australia/Sydney'),
  endDate: null,
  locations: [{ kind: 'place', id: '1000286', name: 'Sydney' }],
  languages: [{ id: '1000', name: 'English' }],
  categories: [{ name: 'florist', keywords: ['florist'] }],
  headlines: ['Flowers in Newtown', 'Same-day delivery', 'Blue Wren Florist'],
  descriptions: ['Fresh flowers, tied by hand.', 'Order by noon.'],
  dailyBudget: '10000000',
  targetCpa: null,
}

let jar: ReadonlyMap<string, string>
let campaign: string | undefined
const walk = walkTogether({
  browser: true,
  prepare: async (product) => {
    // The look at the page needs no scan of the website.
    const owner = await ownerOf(product, null)
    await haveWebsite(product, owner, SHOP)
    await owner.post('/me/tour-seen')
    await owner.put('/connections/adwords/mode', { mode: 'sample' })
    const change = { kind: 'create_campaign', campaign: WREATHS }
    const made = await owner.call('POST', '/ads/changes', { change }, { 'Idempotency-Key': randomUUID() })
    assert.equal(made.status, 200, made.text)
    campaign = z.object({ ids: z.array(z.string()) }).parse(made.body).ids[0]
    jar = owner.jar
  },
})

describe('the page before an owner pays for a click', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(() => owner.close())

  it('opens the page of the ad in a browser, and says what would waste money and how to mend it', async () => {
    await owner.go(`/ads/campaigns/start?campaign=${campaign}`)
    await owner.page.getByRole('button', { name: 'Look again', disabled: false }).waitFor({ timeout: 90_000 })
    await says(owner, '1 thing on your page would waste money.')
    await says(owner, 'Nothing tells you which clicks bring work')
    for (const good of [
      'Your page opens',
      'Your page has the padlock',
      'Your page loads on a phone and fits it',
      'Your page says what your ad says',
      'People can get in touch',
    ])
      await says(owner, good)
    await owner.lookAtBoth('what a landing page is like')
  })
})
