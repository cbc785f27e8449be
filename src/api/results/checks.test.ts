import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { failedResult, resultOf } from '#support/result-of.ts'
import { checkCalls, checkPageShape } from '../contract/checks.ts'
import { overrideCalls } from '../contract/overrides.ts'
import { planCalls } from '../contract/plan.ts'

const historyAnswer = checkCalls['GET /checks/{id}/history'].answer
const planAnswer = planCalls['GET /plan'].answer
const overrideAnswer = overrideCalls['PUT /checks/{id}/override'].answer
const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`
const NOW = day(21)

describe('the page of a check', () => {
  let api: TestApi
  before(async () => {
    api = await testApi({ now: () => new Date(NOW) })
  })
  after(() => api.close())

  async function owner(...runs: ReturnType<typeof resultOf>[][]) {
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://joes.fixture/' })
    const run = async (results: ReturnType<typeof resultOf>[]) => {
      await scanned(api.db, website.id, results)
      const at = new Date(results.at(-1)?.updatedAt ?? NOW)
      await updatePlanOfWebsite(api.db, website.id, { checks: catalogue, at, scan: 'manual' })
    }
    for (const results of runs) await run(results)
    const page = async (check: string) => checkPageShape.parse((await made.get(`/checks/${check}`)).body)
    const plan = async () => planAnswer.parse((await made.get('/plan')).body).plan
    return { ...made, website, run, page, plan }
  }

  it('names its lesson, and shows the results of legal and ecommerce checks to each other', async () => {
    const { page } = await owner([
      resultOf('legal-necessities', 'all_found', day(1)),
      resultOf('about-us', 'found', day(1)),
      resultOf('sitemap', 'has_sitemap', day(1)),
    ])
    const legal = await page('legal-necessities')
    assert.deepEqual(legal.lessons, { mediaId: 102, related: [101, 103, 104, 105, 106] })
    assert.deepEqual(legal.siblings, {
      legalStatus: 'all_found',
      aboutPageStatus: 'found',
      ecommerceStatus: null,
      legalMediaId: 102,
      ecommerceMediaId: 123,
    })
    const sitemap = await page('sitemap')
    assert.deepEqual([sitemap.lessons.mediaId, sitemap.siblings], [112, null])
  })

  it('compares with the end of the first results, not with what was seen minutes before signing up', async () => {
    const signedUp = '2026-11-01T08:10:00.000Z'
    const { page, run } = await owner(
      [resultOf('sitemap', 'no_sitemap', day(1))],
      [resultOf('sitemap', 'has_sitemap', signedUp)],
    )
    assert.equal((await page('sitemap')).change, null)
    await run([resultOf('sitemap', 'no_sitemap', day(2))])
    const { change } = await page('sitemap')
    assert.deepEqual([change?.is, change?.past.at], ['worse', signedUp])
  })

  it('says that an item is of an earlier result until the plan is made again', async () => {
    const { page, get, website, run } = await owner([resultOf('sitemap', 'no_sitemap', day(20))])
    const updating = async () => [
      (await page('sitemap')).isPlanUpdating,
      planAnswer.parse((await get('/plan')).body).isUpdating,
    ]
    assert.deepEqual(await updating(), [false, false])
    const justNow = '2026-11-21T07:59:50.000Z'
    await scanned(api.db, website.id, [resultOf('sitemap', 'has_sitemap', justNow)])
    assert.deepEqual(await updating(), [true, true])
    await run([resultOf('sitemap', 'has_sitemap', justNow)])
    assert.deepEqual(await updating(), [false, false])
  })

  it('does not wait for ever for a plan whose results came from a clock that is ahead', async () => {
    const { page, website } = await owner([resultOf('sitemap', 'no_sitemap', day(19))])
    await scanned(api.db, website.id, [resultOf('sitemap', 'has_sitemap', day(20))])
    assert.equal((await page('sitemap')).isPlanUpdating, false)
  })

  it('shows the newest result with all details, and its history', async () => {
    const { page } = await owner(
      [resultOf('sitemap', 'no_sitemap', day(1))],
      [resultOf('sitemap', 'has_sitemap', day(8), { revision: 2 })],
      [resultOf('sitemap', 'has_sitemap', day(15), { revision: 2 })],
    )
    const sitemap = await page('sitemap')
    assert.equal(sitemap.newest.status, 'has_sitemap')
    assert.ok(sitemap.newest.evidence.length > 0)
    assert.equal(sitemap.lastKnown, null)
    assert.equal(sitemap.item?.state, 'completed')
    assert.equal(sitemap.trend.points.length, 3)
    assert.deepEqual(
      sitemap.statusPeriods.map(({ status, isRuleChanged }) => [status, isRuleChanged]),
      [
        ['has_sitemap', true],
        ['no_sitemap', false],
      ],
    )
    assert.equal(sitemap.improvements[0]?.before.status, 'no_sitemap')
    assert.equal(sitemap.change?.is, 'better')
    assert.equal(sitemap.recent[0]?.at, day(15))
    assert.equal(sitemap.hasQuestions, false)
  })

  it('keeps the last conclusive result when it could not look', async () => {
    const { page } = await owner(
      [resultOf('sitemap', 'has_sitemap', day(14))],
      [failedResult('sitemap', day(20))],
    )
    const sitemap = await page('sitemap')
    assert.equal(sitemap.newest.greyKind, 'unable')
    assert.equal(sitemap.lastKnown?.status, 'has_sitemap')
    assert.match(sitemap.lastKnownLine ?? '', /^Last checked successfully on 14 Nov 2026: ./u)
  })

  it('shows when a rerun is allowed again, and which scan runs', async () => {
    const { page, post } = await owner([resultOf('ssl', 'valid', NOW)])
    assert.equal((await page('ssl')).rerunAt, null)
    await post('/checks/ssl/run')
    const after = await page('ssl')
    assert.equal(after.scan?.state, 'queued')
    assert.notEqual(after.rerunAt, null)
    assert.equal((await page('ssl')).scan?.total, 1)
  })

  it('answers 404 before the first result, and for an unknown check', async () => {
    const { get } = await owner([resultOf('ssl', 'valid', NOW)])
    const unseen = await get('/checks/sitemap')
    assert.equal(unseen.status, 404)
    assert.deepEqual(unseen.body, { code: 'not_found', message: 'No details found for Sitemap' })
    assert.equal((await get('/checks/nonsense')).status, 404)
  })

  it('A01 answers 404 to everybody else', async () => {
    await owner([resultOf('ssl', 'valid', NOW)])
    const other = await owner()
    const [theirs, unseen] = await Promise.all([other.get('/checks/ssl'), api.visitor().get('/checks/ssl')])
    assert.equal(theirs.status, 404)
    assert.deepEqual(theirs.body, unseen.body)
    assert.deepEqual(historyAnswer.parse((await other.get('/checks/ssl/history')).body).snapshots, [])
  })

  it('gives older results page by page', async () => {
    const { get } = await owner(...[1, 2, 3, 4, 5].map((number) => [resultOf('ssl', 'valid', day(number))]))
    const first = historyAnswer.parse((await get('/checks/ssl/history?limit=2')).body)
    assert.deepEqual(
      first.snapshots.map(({ at }) => at),
      [day(5), day(4)],
    )
    const rest = historyAnswer.parse((await get(`/checks/ssl/history?limit=3&cursor=${first.next}`)).body)
    assert.deepEqual(
      rest.snapshots.map(({ at }) => at),
      [day(3), day(2), day(1)],
    )
    assert.equal(rest.next, null)
    assert.equal((await get('/checks/ssl/history?limit=0')).status, 400)
    assert.equal((await get('/checks/ssl/history?limit=101')).status, 400)
  })

  it("saves an owner's override, and removes it", async () => {
    const { put, call, page, plan } = await owner([resultOf('contact-form', 'no_contact_form', day(14))])
    const body = { kind: 'done_another_way', note: 'People ring us' }
    const { override } = overrideAnswer.parse((await put('/checks/contact-form/override', body)).body)
    assert.equal(override.note, 'People ring us')
    assert.equal(
      override.words,
      "You said you do this another way. Not counted. We'll ask again on 20 May 2027, or sooner if we find more to do.",
    )
    assert.deepEqual(
      (await plan()).setAside.map(({ check }) => check),
      ['contact-form'],
    )
    await put('/checks/contact-form/override', { kind: 'not_relevant' })
    const again = await page('contact-form')
    assert.equal(again.override?.kind, 'not_relevant')
    assert.deepEqual(
      again.pastOverrides.map(({ kind, isExplained }) => [kind, isExplained]),
      [['done_another_way', false]],
    )
    await call('DELETE', '/checks/contact-form/override', {})
    assert.equal((await page('contact-form')).override, null)
    assert.deepEqual((await plan()).setAside, [])
    assert.equal((await put('/checks/contact-form/override', { kind: 'bored' })).status, 422)
  })

  it('ends an override when the check got worse', async () => {
    const { put, run, page, plan } = await owner([resultOf('ssl', 'about_to_expire', day(14))])
    await put('/checks/ssl/override', { kind: 'done_another_way' })
    await run([resultOf('ssl', 'expired', day(20))])
    assert.deepEqual((await plan()).setAside, [])
    const { override, pastOverrides } = await page('ssl')
    assert.equal(override, null)
    assert.match(pastOverrides[0]?.words ?? '', /found more to do than we knew of then/u)
    assert.equal(pastOverrides[0]?.isExplained, true)
  })
})
