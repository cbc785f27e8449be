import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { takeScan } from '#store/scans.ts'
import { saveRated } from '#support/save-rated.ts'
import { scans } from '#store/schema/scans.ts'
import { websites } from '#store/schema/websites.ts'
import { addWebsite, websiteOfOwner } from '#store/websites.ts'
import { saveEvidence } from '#store/evidence.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { FLORIST } from '#support/onboarding.ts'
import { aMail } from '#support/mail-evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { aResult } from '#support/results.ts'
import { meShape } from '../contract/me.ts'
import { onboardingCalls } from '../contract/onboarding.ts'
import { scanShape } from '../contract/scans.ts'

const refusal = z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()) })

describe('onboarding', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const scansOf = async (ownerId: string) => {
    const website = await websiteOfOwner(api.db, ownerId)
    return website ? api.db.select().from(scans).where(eq(scans.websiteId, website.id)) : []
  }

  /** Whether mail records that were gathered for a visitor are gathered again for an owner with this address. */
  const looked = async (email: string, from: 'email' | 'website', domain: string) => {
    const visitor = api.visitor()
    const by = { 'x-from': `192.0.2.${20 + email.length}` }
    const asked = await visitor.call('POST', '/visits', { address: 'blue-wren.fixture' }, by)
    const seen = scanShape.parse(asked.body)
    assert.ok(await takeScan(api.db, seen.id))
    const { id } = await api.owner({ email })
    const [site] = await api.db.select().from(scans).where(eq(scans.id, seen.id))
    assert.ok(site)
    const mail = {
      state: 'ok',
      value: aMail({ from, domain }),
      at: new Date().toISOString(),
      durationMs: 0,
    } as const
    await saveEvidence(api.services, site.websiteId, { mail })
    await api.signIn(visitor, id).post('/onboarding', { ...FLORIST, mayCheck: false })
    const all = await scansOf(id)
    return all.some(({ cause, checks }) => cause === 'owner' && checks.includes('email-security'))
  }

  it('saves everything and runs every check', async () => {
    const mia = await api.owner()
    const answer = await mia.post('/onboarding', FLORIST)
    assert.equal(answer.status, 202)
    const scan = scanShape.parse(answer.body)
    assert.deepEqual([scan.host, scan.state, scan.total], ['blue-wren.fixture', 'queued', catalogue.length])
    assert.ok(api.queued.some(({ id }) => id === scan.id))

    const me = meShape.parse((await mia.get('/me')).body)
    assert.equal(me.onboarded, true)
    assert.equal(me.website?.address, 'https://blue-wren.fixture/')
    assert.equal(me.timeZone, 'Australia/Sydney')
    assert.deepEqual(me.skipped, ['twitter', 'linkedin'])

    const website = await websiteOfOwner(api.db, mia.id)
    assert.ok(website)
    const words = await readOwnerInput(api.db, website)
    assert.equal(words.mayCheck, true)
    assert.deepEqual(words.answers, {
      'S-SOC-F': 'bluewrenflorist',
      'S-SOC-I': 'none',
      'S-SOC-T': 'later',
      'S-SOC-L': 'later',
    })
    assert.equal(words.profile.businessName, 'Blue Wren Florist')
    assert.equal(words.profile.subIndustry, 'gifts_and_toys')
    assert.equal(words.profile.facebook, 'bluewrenflorist')
  })

  it('can be completed without a website', async () => {
    const joe = await api.owner()
    const scan = scanShape.parse((await joe.post('/onboarding', { ...FLORIST, website: null })).body)
    assert.equal(scan.host, null)
    const me = meShape.parse((await joe.get('/me')).body)
    assert.equal(me.website?.address, null)
    assert.ok(me.skipped.includes('website'))
  })

  it('stores no consent where there is no website that it could be for', async () => {
    const joe = await api.owner()
    await joe.post('/onboarding', { ...FLORIST, website: '', mayCheck: true })
    const website = await websiteOfOwner(api.db, joe.id)
    assert.equal(website && (await readOwnerInput(api.db, website)).mayCheck, false)
  })

  it('reports what is missing in the words of the specification, and saves nothing', async () => {
    const mia = await api.owner()
    const answer = await mia.post('/onboarding', { website: 'blue-wren.fixture/shop', facebook: 'x y' })
    assert.equal(answer.status, 422)
    assert.deepEqual(refusal.parse(answer.body).fields, {
      website: 'Oops...Invalid url parameter',
      industry: 'Please ensure you have selected an industry',
      sector: 'Please ensure you have selected a sector',
      country: 'Please ensure you have selected an country',
      city: 'Please ensure you have selected a city',
      facebook: "Oops, that doesn't look like a valid Facebook address",
    })
    assert.equal(meShape.parse((await mia.get('/me')).body).website, null)
  })

  it('A05 refuses unknown fields', async () => {
    const mia = await api.owner()
    for (const field of ['ownerId', 'role', 'plan', 'paidUntil', 'createdAt', 'onboardedAt']) {
      const { status, body } = await mia.post('/onboarding', { ...FLORIST, [field]: 'x' })
      assert.deepEqual(
        [status, z.object({ code: z.string() }).parse(body).code],
        [422, 'unknown_field'],
        field,
      )
    }
  })

  it('I10 accepts a phone number of ten digits or none', async () => {
    const mia = await api.owner()
    for (const phone of ['021234567', '02123456789', '0412 345 678'])
      assert.equal((await mia.post('/onboarding', { ...FLORIST, phone })).status, 422, phone)
    for (const phone of ['', '(02) 1234-5678'])
      assert.equal((await mia.post('/onboarding', { ...FLORIST, phone })).status, 202, phone)
  })

  it('A22 has one effect for two clicks at the same moment', async () => {
    const mia = await api.owner()
    const [one, other] = await Promise.all([
      mia.post('/onboarding', FLORIST),
      mia.post('/onboarding', FLORIST),
    ])
    assert.equal(scanShape.parse(one.body).id, scanShape.parse(other.body).id)
    const looks = (await scansOf(mia.id)).filter(({ cause }) => cause !== 'answers')
    assert.equal(looks.length, 1)
  })

  it('takes over one website of a visitor who had it added twice at the same moment', async () => {
    const visitor = api.visitor()
    await visitor.call('POST', '/visits', { address: 'blue-wren.fixture' }, { 'x-from': '192.0.2.9' })
    const [first] = await api.db.select().from(websites).orderBy(desc(websites.createdAt)).limit(1)
    assert.ok(first?.visitorId)
    const { id: second } = await addWebsite(api.db, { visitorId: first.visitorId, address: first.address })
    const { id } = await api.owner()
    const answer = await api.signIn(visitor, id).post('/onboarding', FLORIST)
    assert.equal(answer.status, 202, answer.text)
    assert.equal((await websiteOfOwner(api.db, id))?.id, second)
  })

  it('does not change a website that is set', async () => {
    const mia = await api.owner()
    await mia.post('/onboarding', FLORIST)
    const answer = await mia.post('/onboarding', { ...FLORIST, website: 'joes.fixture' })
    assert.equal(answer.status, 422)
    assert.deepEqual(refusal.parse(answer.body).fields, {
      website: 'To change your website, please contact customer service.',
    })
    assert.equal(meShape.parse((await mia.get('/me')).body).website?.host, 'blue-wren.fixture')
  })

  describe('by somebody who was a visitor', () => {
    it('keeps the website and its results, and continues the running scan', async () => {
      const visitor = api.visitor()
      const seen = scanShape.parse((await visitor.post('/visits', { address: 'blue-wren.fixture' })).body)
      assert.ok(await takeScan(api.db, seen.id))
      const { id } = await api.owner()
      const mia = api.signIn(visitor, id)
      assert.equal(scanShape.parse((await mia.get(`/scans/${seen.id}`)).body).id, seen.id)
      const scan = scanShape.parse((await mia.post('/onboarding', FLORIST)).body)
      assert.equal(scan.id, seen.id)
      const all = await scansOf(id)
      assert.deepEqual(all.map(({ cause }) => cause).toSorted(), ['answers', 'owner', 'visitor'])
      const again = all.find(({ cause }) => cause === 'owner')?.checks ?? []
      assert.deepEqual([...again].toSorted(), ['email-security', 'site-vulnerability', 'sitespeed-mobile'])
      const kept = await api.db
        .select()
        .from(websites)
        .where(eq(websites.address, 'https://blue-wren.fixture/'))
      assert.equal(kept.filter(({ ownerId }) => ownerId === id).length, 1)
      assert.equal((await visitor.get(`/scans/${seen.id}`)).status, 404)
    })

    it('gathers the mail records again where they were of another domain', async () => {
      assert.equal(await looked('jo@elsewhere.fixture', 'website', 'blue-wren.fixture'), true)
      assert.equal(await looked('jo@blue-wren.fixture', 'email', 'blue-wren.fixture'), false)
      assert.equal(await looked('jo.wren@gmail.com', 'website', 'blue-wren.fixture'), false)
    })

    it('scans nothing twice where the scan is still queued', async () => {
      const visitor = api.visitor()
      const from = { 'x-from': '192.0.2.8' }
      await visitor.call('POST', '/visits', { address: 'blue-wren.fixture' }, from)
      const { id } = await api.owner()
      await api.signIn(visitor, id).post('/onboarding', FLORIST)
      const causes = (await scansOf(id)).map(({ cause }) => cause)
      assert.deepEqual(causes.toSorted(), ['answers', 'visitor'])
    })

    it('drops another website that was scanned', async () => {
      const visitor = api.visitor()
      await visitor.call('POST', '/visits', { address: 'joes.fixture' }, { 'x-from': '192.0.2.9' })
      const { id } = await api.owner()
      const mia = api.signIn(visitor, id)
      const scan = scanShape.parse((await mia.post('/onboarding', FLORIST)).body)
      assert.equal(scan.host, 'blue-wren.fixture')
      assert.equal(meShape.parse((await mia.get('/me')).body).website?.host, 'blue-wren.fixture')
    })

    it('offers what was found on the website', async () => {
      const visitor = api.visitor()
      const seen = scanShape.parse(
        (await visitor.call('POST', '/visits', { address: 'joes.fixture' }, { 'x-from': '192.0.2.10' })).body,
      )
      const taken = await takeScan(api.db, seen.id)
      assert.ok(taken)
      const profileUrl = 'https://www.facebook.com/JoesPlumbing'
      await saveRated(api.db, taken.hold, aResult({ id: 'facebook', facts: { profileUrl } }))
      await saveEvidence(api.services, taken.hold.websiteId, { site: homeOf('Joe’s Plumbing') })

      const { id } = await api.owner()
      const { body } = await api.signIn(visitor, id).get('/onboarding/found')
      assert.deepEqual(onboardingCalls['GET /onboarding/found'].answer.parse(body), {
        website: { address: 'https://joes.fixture/', host: 'joes.fixture' },
        country: null,
        city: null,
        found: [
          { field: 'businessName', value: 'Joe’s Plumbing', at: null },
          { field: 'facebook', value: 'JoesPlumbing', at: profileUrl },
        ],
      })
    })

    it('offers nothing before the first results', async () => {
      const { body } = await (await api.owner()).get('/onboarding/found')
      assert.deepEqual(body, { website: null, country: null, city: null, found: [] })
    })
  })
})

const homeOf = (name: string) => ({
  state: 'ok' as const,
  at: '2026-11-21T08:42:00.000Z',
  durationMs: 1,
  value: {
    requested: 'https://joes.fixture/',
    address: 'https://joes.fixture/',
    host: 'joes.fixture',
    domain: 'joes.fixture',
    sharedDomain: false,
    redirects: [],
    insecure: false,
    firstByteMs: [100],
    home: aPage({
      url: 'https://joes.fixture/',
      metas: [{ name: null, property: 'og:site_name', httpEquiv: null, content: name }],
    }),
  },
})
