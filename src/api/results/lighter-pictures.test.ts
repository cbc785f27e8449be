import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { LighterPicture } from '#core/evidence/pictures.ts'
import { saveEvidence } from '#store/evidence.ts'
import { hit } from '#store/limits.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { fixCalls } from '../contract/fixes.ts'
import { handOverCalls } from '../contract/hand-overs.ts'

const { answer } = fixCalls['GET /checks/{id}/fixes']
const made = handOverCalls['POST /hand-overs'].answer
const DAY = '2026-11-21T08:00:00.000Z'
const COPY = 'the lighter copy'

const aCopy = (path: string): LighterPicture => ({
  url: `https://shop.test${path}`,
  bytes: 900_000,
  type: 'jpeg',
  width: 1_600,
  height: 900,
  data: Buffer.from(COPY).toString('base64'),
  lighterBytes: COPY.length,
})

async function owner(api: TestApi) {
  const signedIn = await api.owner()
  const website = await addWebsite(api.db, { ownerId: signedIn.id, address: 'https://shop.test/' })
  await scanned(api.db, website.id, [
    resultOf('sitespeed-mobile', 'slow', DAY),
    resultOf('ssl', 'expired', DAY),
  ])
  const value = { pictures: [aCopy('/hero.jpg'), aCopy('/shop.jpg')] }
  const piece = { state: 'ok', value, at: DAY, durationMs: 1 } as const
  await saveEvidence(api.services, website.id, { lighterPictures: piece })
  return signedIn
}

const nameOf = ({ headers }: { headers: Headers }) => headers.get('Content-Disposition')

describe('lighter pictures', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('are named in the fix, and downloaded one by one or together', async () => {
    const { get } = await owner(api)
    const [fix] = answer.parse((await get('/checks/sitespeed-mobile/fixes')).body).fixes
    assert.deepEqual(
      fix?.downloads?.map(({ name }) => name),
      ['hero.jpg', 'shop.jpg', 'lighter-pictures.zip'],
    )
    const picture = await get('/lighter-pictures/hero.jpg')
    assert.deepEqual(
      ['Content-Type', 'Content-Disposition', 'X-Content-Type-Options'].map((name) =>
        picture.headers.get(name),
      ),
      ['image/jpeg', 'attachment; filename="hero.jpg"', 'nosniff'],
    )
    assert.equal((await get('/lighter-pictures/lighter-pictures.zip')).status, 200)
  })

  it('say in a demonstration that they are of a made-up business', async () => {
    const shown = await testApi({ isDemonstration: true })
    const { get } = await owner(shown)
    const picture = await get('/lighter-pictures/hero.jpg')
    assert.equal(nameOf(picture), 'attachment; filename="sample-data-hero.jpg"')
    const archive = await get('/lighter-pictures/lighter-pictures.zip')
    assert.equal(nameOf(archive), 'attachment; filename="sample-data-lighter-pictures.zip"')
    assert.match(
      Buffer.from(archive.bytes).toString('latin1'),
      /sample-data\.txt.*Sample data, not your business/su,
    )
    await shown.close()
  })

  it('A03 of another owner, or of no name, are not there', async () => {
    const { get } = await owner(api)
    const other = await api.owner()
    await addWebsite(api.db, { ownerId: other.id, address: 'https://other.test/' })
    assert.equal((await other.get('/lighter-pictures/hero.jpg')).status, 404)
    assert.equal((await get('/lighter-pictures/..%2Fhero.jpg')).status, 404)
    assert.equal((await api.visitor().get('/lighter-pictures/hero.jpg')).status, 401)
  })

  it('come with a link that asks to swap them, and with no other', async () => {
    const { post } = await owner(api)
    const linkTo = async (check: string): Promise<string> => {
      const { link } = made.parse((await post('/hand-overs', { checks: [check], days: 14 })).body)
      return link.slice(`${ORIGIN}/handed/`.length)
    }
    const webPerson = api.visitor()
    const statusOf = async (check: string): Promise<number> =>
      (await webPerson.get(`/handed/${await linkTo(check)}/pictures/hero.jpg`)).status
    assert.deepEqual([await statusOf('sitespeed-mobile'), await statusOf('ssl')], [200, 404])
  })

  it('are given by a link as often as it may be opened', async () => {
    const { post } = await owner(api)
    const { id, link } = made.parse((await post('/hand-overs', { checks: ['sitespeed-mobile'] })).body)
    const read = { most: 400, windowSeconds: 3_600 }
    for (let time = 0; time < 400; time += 1)
      await hit(api.db, `hand-over-read:${id}`, read, api.services.now())
    const path = `${link.slice(ORIGIN.length)}/pictures/hero.jpg`
    assert.equal((await api.visitor().get(path)).status, 429)
  })
})
