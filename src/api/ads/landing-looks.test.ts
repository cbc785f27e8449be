import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { NOT_LOOKED_AT } from '#ads/landing/words.ts'
import { connections } from '#store/schema/connections.ts'
import { saveSetting } from '#store/settings.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { z } from 'zod'
import { adsCalls } from '../contract/ads.ts'

const asked = adsCalls['POST /ads/landing-looks'].answer
const shown = adsCalls['GET /ads/landing-looks/{id}'].answer
const refusal = z.object({ fields: z.record(z.string(), z.string()) })
const OWN = 'https://bluewren.example/wreaths'
const adTo = (url: string) => ({ url, headlines: ['Christmas wreaths'], descriptions: [] })

describe('looks at landing pages', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(async () => {
    await api.close()
    assert.deepEqual(api.faults, [])
  })
  beforeEach(() => void (api.landingLooks.length = 0))

  async function withAds(address: string | null = 'https://bluewren.example/') {
    const owner = await api.owner()
    if (address !== null) await addWebsite(api.db, { ownerId: owner.id, address })
    const row = { ownerId: owner.id, service: 'adwords', connectedAt: new Date(), accountId: 'sample' }
    await api.db.insert(connections).values({ ...row, mode: 'sample' })
    return {
      ...owner,
      look: (url: string) => owner.post('/ads/landing-looks', adTo(url)),
      /** How a look stands that somebody asked for. */
      async shown(url: string) {
        const { status, body, text } = await owner.post('/ads/landing-looks', adTo(url))
        assert.equal(status, 200, text)
        const { id } = asked.parse(body)
        return { id, ...shown.parse((await owner.get(`/ads/landing-looks/${id}`)).body) }
      },
    }
  }

  it('are queued for a page of the owner’s own website, and shown as going on', async () => {
    const owner = await withAds()
    const { id, state, why, findings } = await owner.shown(OWN)
    assert.deepEqual([state, why, findings], ['looking', null, []])
    assert.deepEqual(api.landingLooks, [id])
  })

  it('say at once why no look is made: another website, none at all, one that is left alone', async () => {
    const owner = await withAds()
    await saveSetting(api.db, 'leftAlone', { value: ['left.example'], version: 0 })
    const alone = await withAds('https://left.example/')
    const cases = [
      [owner, 'https://elsewhere.example/', NOT_LOOKED_AT.elsewhere],
      [await withAds(null), OWN, NOT_LOOKED_AT.elsewhere],
      [alone, 'https://left.example/ad', NOT_LOOKED_AT.leftAlone],
    ] as const
    for (const [who, url, words] of cases) {
      const { state, why } = await who.shown(url)
      assert.deepEqual([state, why], ['failed', words])
    }
    assert.deepEqual(api.landingLooks, [])
  })

  it('refuse at its field what is no address', async () => {
    const { status, body } = await (await withAds()).look('bluewren.example/wreaths')
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(refusal.parse(body).fields), ['url'])
  })

  it('are none of somebody else, and none without an ads account', async () => {
    const { id } = await (await withAds()).shown(OWN)
    const other = await withAds('https://other.example/')
    for (const one of [id, randomUUID()])
      assert.equal((await other.get(`/ads/landing-looks/${one}`)).status, 404)
    const bare = await api.owner()
    assert.equal((await bare.post('/ads/landing-looks', adTo(OWN))).status, 404)
  })

  it('are 20 an hour at most, because each loads a page in a browser', async () => {
    const owner = await withAds()
    for (let number = 0; number < 20; number += 1) assert.equal((await owner.look(OWN)).status, 200)
    assert.equal((await owner.look(OWN)).status, 429)
    assert.equal(api.landingLooks.length, 20)
  })
})
