import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { aGrant } from '#support/a-grant.ts'
import { connectorContext } from '#support/connector-context.ts'
import { openGmb } from '#stand-ins/gmb.ts'
import { manyLocations } from '#stand-ins/gmb.data.ts'
import type { ConnectorAccess } from '../context.ts'
import { connector } from './connector.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const grant = aGrant()
const SHOP = 'accounts/101/locations/201'
const CAFE = 'accounts/102/locations/202'

type Gmb = Awaited<ReturnType<typeof openGmb>>
let gmb: Gmb
const context = () => connectorContext({ endpoints: gmb.endpoints, now: () => NOW, requestMs: 500 })
const access = (id: string | null = SHOP): ConnectorAccess => ({
  grant,
  account: id === null ? null : { id, label: 'Shop' },
  siteHost: 'harbourcycles.example',
})
const choices = async (siteHost: string | null = 'harbourcycles.example') => {
  const found = await connector.connect?.accounts(context(), grant, { siteHost })
  assert.ok(found?.ok, JSON.stringify(found))
  return found.data
}
const read = (name: 'locations' | 'profile' | 'reviews', given = access()) => {
  const chosen = connector.read[name]
  assert.ok(chosen)
  return chosen.run(context(), {}, given)
}
const kindOf = async (name: 'profile' | 'reviews', given = access()) => {
  const result = await read(name, given)
  return result.ok ? 'read' : result.failure.kind
}

const close = async () => {
  await gmb.close()
  assert.deepEqual(gmb.faults, [])
}
const details = (reason: string, limit?: string) => ({
  error: { details: [{ reason, ...(limit ? { metadata: { quota_limit_value: limit } } : {}) }] },
})

describe('Google Business Profile, read', () => {
  beforeEach(async () => {
    gmb = await openGmb()
  })

  it('offers a location whose name has line breaks and marks of direction by one short line', async () => {
    const title = `Shop\u202E\n ${'x'.repeat(9_000)}`
    gmb.answerNext(
      { status: 200, body: { accounts: [{ name: 'accounts/1' }] } },
      { status: 200, body: { locations: [{ name: 'locations/2', title }] } },
    )
    const [location] = await choices()
    assert.ok(location)
    assert.match(location.label, /^Shop x+…$/u)
    assert.equal(location.label.length, 200)
    await close()
  })

  it('offers the locations of all accounts, and suggests the one with the owner’s website', async () => {
    assert.deepEqual(await choices(), [
      {
        id: SHOP,
        label: 'Harbour Cycles',
        detail: '4 Quay Street, Geelong VIC 3220',
        isSuggested: true,
      },
      { id: CAFE, label: 'Kauri Café', detail: 'No address', isSuggested: false },
    ])
    assert.ok((await choices('other.example')).every(({ isSuggested }) => !isSuggested))
    await close()
  })

  it('offers 5,000 locations, by pages of a hundred', async () => {
    await gmb.close()
    gmb = await openGmb({ locations: manyLocations(5_003) })
    const all = await choices('shop-4000.example')
    assert.equal(all.length, 5_000)
    assert.deepEqual(
      all.filter(({ isSuggested }) => isSuggested).map(({ label }) => label),
      ['Harbour Cycles 4000'],
    )
    assert.equal(gmb.requests.filter(({ path }) => path.endsWith('/locations')).length, 50)
    await close()
  })

  it('suggests the only location there is, and offers none of an account without any', async () => {
    await gmb.close()
    gmb = await openGmb({ locations: manyLocations(1) })
    assert.deepEqual(
      (await choices('other.example')).map(({ isSuggested }) => isSuggested),
      [true],
    )
    await gmb.close()
    gmb = await openGmb({ locations: [] })
    assert.deepEqual(await choices(), [])
    assert.deepEqual(await read('locations', access(null)), { ok: true, data: { count: 0 } })
    await close()
  })

  it('reads a verified profile', async () => {
    const result = await read('profile')
    assert.ok(result.ok, JSON.stringify(result))
    assert.partialDeepStrictEqual(result.data, {
      locationId: SHOP,
      title: 'Harbour Cycles',
      category: 'Bicycle shop',
      otherCategories: ['Bicycle repair shop'],
      website: 'https://www.harbourcycles.example/',
      phones: ['(02) 5550 0101', '0491 570 156'],
      address: ['4 Quay Street', 'Geelong VIC 3220'],
      country: 'AU',
      specialHours: [{ date: '2026-12-25', open: null, close: null }],
      verification: 'verified',
      photos: 4,
      newestPhotoAt: '2026-11-02T08:00:00.000Z',
      pending: [],
      hasPendingEdits: false,
    })
    await close()
  })

  it('takes a website that is too long to keep for none, and no part of it for its address', async () => {
    const [shop] = gmb.locations
    assert.ok(shop)
    const longest = `https://joes.example/?utm=${'a'.repeat(1_974)}`
    shop.record['websiteUri'] = longest
    assert.partialDeepStrictEqual(await read('profile'), { data: { website: longest } })
    shop.record['websiteUri'] = `${longest}a`
    assert.partialDeepStrictEqual(await read('profile'), { data: { website: null } })
    await close()
  })

  it('reads the profile of a business that visits its customers, while it waits to be verified', async () => {
    const result = await read('profile', access(CAFE))
    assert.partialDeepStrictEqual(result, {
      ok: true,
      data: { verification: 'pending', address: [], serviceArea: ['Auckland'], country: 'NZ', photos: 0 },
    })
    await close()
  })

  it('says why a profile is not verified', async () => {
    const [shop] = gmb.locations
    assert.ok(shop)
    const voices = {
      suspended: { complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_SUSPENDED' } },
      duplicate: { resolveOwnershipConflict: {} },
      pending: { waitForVoiceOfMerchant: {} },
      none: { verify: { hasPendingVerification: false } },
    }
    for (const [verification, voice] of Object.entries(voices)) {
      shop.voice = { hasVoiceOfMerchant: false, ...voice }
      assert.partialDeepStrictEqual(await read('profile'), { ok: true, data: { verification } })
    }
    await close()
  })

  it('reads the newest 200 reviews, by pages of fifty', async () => {
    const [shop] = gmb.locations
    assert.ok(shop)
    const [first] = shop.reviews
    shop.reviews = Array.from({ length: 230 }, (_, index) => ({ ...first, reviewId: `r${index}` }))
    const result = await read('reviews')
    assert.ok(result.ok)
    assert.partialDeepStrictEqual(result.data, { areShown: true, average: 5, total: 230 })
    assert.equal(gmb.requests.filter(({ path }) => path.endsWith('/reviews')).length, 4)
    await close()
  })

  it('takes it as no failure that Google shows no reviews of a profile that is not verified', async () => {
    assert.deepEqual(await read('reviews', access(CAFE)), {
      ok: true,
      data: { areShown: false, average: null, total: 0, reviews: [] },
    })
    await close()
  })

  it('reads a profile without any review', async () => {
    const [shop] = gmb.locations
    assert.ok(shop)
    shop.reviews = []
    assert.partialDeepStrictEqual(await read('reviews'), {
      ok: true,
      data: { areShown: true, average: null, total: 0 },
    })
    await close()
  })

  it('holds no photo count against the owner that Google does not give', async () => {
    const location = { name: 'locations/201', title: 'Harbour Cycles' }
    const voice = { hasVoiceOfMerchant: true }
    gmb.answerNext({ status: 200, body: location }, { status: 200, body: voice }, { status: 403 })
    assert.partialDeepStrictEqual(await read('profile'), {
      ok: true,
      data: { photos: null, newestPhotoAt: null, verification: 'verified' },
    })
    await close()
  })

  it('asks for nothing without a permission, or before a location is chosen', async () => {
    assert.equal(await kindOf('profile', access(null)), 'needs_selection')
    assert.equal(await kindOf('reviews', { ...access(), grant: null }), 'reauth')
    assert.deepEqual(gmb.requests, [])
    await close()
  })
})

describe('Google Business Profile, refusals', () => {
  before(async () => {
    gmb = await openGmb()
  })
  after(() => gmb.close())
  const refusals = [
    ['a permission that ended', 'reauth', { status: 401 }],
    [
      'a scope that was unticked',
      'permission',
      { status: 403, body: details('ACCESS_TOKEN_SCOPE_INSUFFICIENT') },
    ],
    ['an API that is not turned on', 'not_configured', { status: 403, body: details('SERVICE_DISABLED') }],
    [
      'a project that Google has not approved',
      'not_approved',
      { status: 429, headers: { 'retry-after': '60' }, body: details('RATE_LIMIT_EXCEEDED', '0') },
    ],
    ['a used-up quota', 'quota', { status: 429, headers: { 'retry-after': '60' } }],
    ['a location that is gone', 'not_found', { status: 404 }],
    ['an outage', 'vendor_down', { status: 503, headers: { 'retry-after': '60' } }],
    ['HTML', 'bad_shape', { status: 200, body: '<html>' }],
    ['half an answer', 'bad_shape', { status: 200, body: '{"name":"locations/2' }],
    ['a missing field', 'bad_shape', { status: 200, body: { title: 'Shop' } }],
  ] as const
  for (const [what, kind, reply] of refusals)
    it(`names ${what}`, async () => {
      gmb.answerNext(reply)
      assert.equal(await kindOf('profile'), kind)
    })

  it('asks again after a short outage', async () => {
    gmb.answerNext({ status: 503 }, { status: 429 })
    assert.equal(await kindOf('profile'), 'read')
  })

  it('refuses absurd numbers', async () => {
    for (const body of [
      { totalReviewCount: -3 },
      { averageRating: 77 },
      { reviews: [{ reviewId: 'r1', starRating: 'SEVEN', createTime: '2026-01-01T00:00:00Z' }] },
    ]) {
      gmb.answerNext({ status: 200, body })
      assert.equal(await kindOf('reviews'), 'bad_shape')
    }
  })

  it('takes what Google adds', async () => {
    gmb.answerNext({ status: 200, body: { name: 'locations/201', title: 'Shop', newThing: { a: 1 } } })
    assert.equal(await kindOf('profile'), 'read')
  })

  it('keeps names on one line, without marks that turn the direction; markup stays text', async () => {
    gmb.answerNext({ status: 200, body: { name: 'locations/201', title: '<b>Sh\u202Eop</b>\n in town' } })
    assert.partialDeepStrictEqual(await read('profile'), { ok: true, data: { title: '<b>Shop</b> in town' } })
  })

  it('takes a time in the future as now, and links to no script', async () => {
    const body = { reviews: [{ reviewId: 'r1', starRating: 'ONE', createTime: '2099-01-01T00:00:00Z' }] }
    gmb.answerNext({ status: 200, body })
    assert.partialDeepStrictEqual(await read('reviews'), {
      ok: true,
      data: { reviews: [{ at: NOW.toISOString() }] },
    })
    gmb.answerNext({ status: 200, body: { name: 'locations/201', websiteUri: 'javascript:alert(1)' } })
    assert.partialDeepStrictEqual(await read('profile'), { ok: true, data: { website: null } })
  })
})
