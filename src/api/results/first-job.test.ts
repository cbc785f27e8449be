import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { saveEvidence } from '#store/evidence.ts'
import { addWebsite, adoptWebsite } from '#store/websites.ts'
import { aSite } from '#support/evidence.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { aMail, none } from '#support/mail-evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { weakMailFacts } from '#support/weak-mail-facts.ts'
import { fixCalls } from '../contract/fixes.ts'
import { firstJobCalls } from '../contract/first-job.ts'
import { overviewCalls } from '../contract/overview.ts'
import { planCalls } from '../contract/plan.ts'

const { answer } = firstJobCalls['GET /first-job']
const DAY = '2026-11-21T08:00:00.000Z'
const WEAK = {
  findings: [
    {
      id: 'directory-listing',
      severity: 'high',
      title: 'A folder lists its files',
      at: ['https://shop.test/backup/'],
      evidence: 'Index of /backup',
      fix: 'Ask your host to switch off listings of folders.',
    },
  ],
  gauge: 49,
  notTested: [],
}

const NO_LEGAL_PAGES = {
  privacyPolicy: null,
  cookiePolicy: null,
  termsAndConditions: null,
  returnsPolicy: null,
  cookieInformation: null,
  notEnough: [],
  legalStatus: 'website_at_risk',
  collectsPersonalInfo: true,
  sellsOnline: 'yes',
}

/** A hundred fields; the number of the first. */
const hundred = (from: number) => ({
  words: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`picture-${from + at}`, 'A cup'])),
})

describe('the first job', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** Somebody's website whose mail can be forged, which is slow, and which has a weak spot. */
  async function seen(of: { ownerId: string } | { visitorId: string }) {
    const website = await addWebsite(api.db, { ...of, address: 'https://shop.test/' })
    await scanned(api.db, website.id, [
      resultOf('sitespeed-mobile', 'slow', DAY),
      resultOf('email-security', 'insecure_email', DAY, { facts: weakMailFacts('shop.test') }),
      resultOf('site-vulnerability', 'high_risk', DAY, { facts: WEAK }),
      resultOf('ssl', 'valid', DAY),
      resultOf('about-us', 'unable_to_detect', DAY, { greyKind: 'unable', display: 'missing' }),
    ])
    const at = DAY
    const mail = aMail({ mx: none, spf: none, spfTree: null, dmarc: none })
    await saveEvidence(api.services, website.id, {
      mail: { state: 'ok', value: mail, at, durationMs: 1 },
      site: { state: 'ok', value: aSite(), at, durationMs: 1 },
    })
    return website
  }

  async function visitor(from = '192.0.2.9') {
    const somebody = api.visitor()
    const begun = await somebody.post('/visits', { address: 'other.example.com' }, { 'x-from': from })
    assert.equal(begun.status, 202)
    return somebody
  }

  async function newestVisitorId(): Promise<string> {
    const { rows } = await api.db.execute<{ visitor_id: string }>(
      'select visitor_id from websites where visitor_id is not null order by created_at desc limit 1',
    )
    const [row] = rows
    assert.ok(row)
    return row.visitor_id
  }

  it('is the first of the plan with a piece to copy, and everything else to fix comes after it', async () => {
    const made = await api.owner()
    await seen({ ownerId: made.id })
    const { job, next, tonight } = answer.parse((await made.get('/first-job')).body)
    assert.equal(job?.item.check, 'site-vulnerability')
    assert.ok(job.fix.pieces.some(({ content }) => content.includes('/backup/')))
    assert.deepEqual(
      next.map(({ check }) => check),
      ['email-security', 'sitespeed-mobile'],
    )
    assert.deepEqual(tonight?.checks, ['site-vulnerability', 'email-security'])
    const { plan } = planCalls['GET /plan'].answer.parse((await made.get('/plan')).body)
    const overview = overviewCalls['GET /overview'].answer.parse((await made.get('/overview')).body)
    assert.deepEqual([plan.tonight, overview.tonight], [tonight, tonight])
  })

  it('is what the owner can do, before what the web person does', async () => {
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://shop.test/' })
    await scanned(api.db, website.id, [
      resultOf('site-vulnerability', 'medium_risk', DAY, { facts: WEAK, display: 'warning' }),
      resultOf('sitemap', 'no_sitemap', DAY, { facts: { sitemaps: [], declaredInRobots: false } }),
    ])
    await saveEvidence(api.services, website.id, {
      pages: { state: 'ok', value: aCrawl([aPage({})]), at: DAY, durationMs: 1 },
      site: { state: 'ok', value: aSite(), at: DAY, durationMs: 1 },
    })
    const { job, next, mayChange } = answer.parse((await made.get('/first-job')).body)
    assert.deepEqual([job?.item.check, next[0]?.check], ['sitemap', 'site-vulnerability'])
    // Search ranking has no result yet, and would matter more.
    assert.equal(mayChange, true)
  })

  it('is for tonight, also where the plan’s evening is full without it', async () => {
    const somebody = await visitor('192.0.2.10')
    const website = await seen({ visitorId: await newestVisitorId() })
    // With these two, three jobs come before it, and an evening has no more.
    await scanned(api.db, website.id, [
      resultOf('data-breach-check', 'checked_hasBreaches', DAY),
      resultOf('legal-necessities', 'website_at_risk', DAY, { facts: NO_LEGAL_PAGES }),
    ])
    const { job, next, tonight } = answer.parse((await somebody.get('/first-job')).body)
    assert.deepEqual([job?.item.check, ...next.map(({ check }) => check)].slice(0, 4), [
      'email-security',
      'site-vulnerability',
      'data-breach-check',
      'legal-necessities',
    ])
    assert.equal(tonight?.checks[0], 'email-security')
    const items = [...(job ? [job.item] : []), ...next].filter(({ check }) => tonight?.checks.includes(check))
    assert.equal(
      tonight?.minutes,
      items.reduce((sum, { tonightMinutes }) => sum + (tonightMinutes ?? 0), 0),
    )
  })

  it('is never what matters little for the website', async () => {
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://shop.test/' })
    const facts = { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: true }
    await scanned(api.db, website.id, [
      resultOf('site-vulnerability', 'medium_risk', DAY, { facts: WEAK, display: 'warning' }),
      resultOf('sitemap', 'no_sitemap', DAY, { facts }),
    ])
    await saveEvidence(api.services, website.id, {
      pages: { state: 'ok', value: aCrawl([aPage({})]), at: DAY, durationMs: 1 },
      site: { state: 'ok', value: aSite(), at: DAY, durationMs: 1 },
    })
    const { job, next, tonight } = answer.parse((await made.get('/first-job')).body)
    assert.deepEqual([job?.item.check, next[0]?.check], ['site-vulnerability', 'sitemap'])
    assert.deepEqual(tonight?.checks, ['site-vulnerability'])
  })

  it('is never the links to pages that are still drafts', async () => {
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://shop.test/' })
    await scanned(api.db, website.id, [
      resultOf('legal-necessities', 'website_at_risk', DAY, { facts: NO_LEGAL_PAGES }),
    ])
    await saveEvidence(api.services, website.id, {
      pages: { state: 'ok', value: aCrawl([aPage({})]), at: DAY, durationMs: 1 },
      site: { state: 'ok', value: aSite(), at: DAY, durationMs: 1 },
    })
    const { job } = answer.parse((await made.get('/first-job')).body)
    assert.equal(job?.item.check, 'legal-necessities')
    assert.match(job.fix.title, /^A draft of your /u)
    const { fixes } = fixCalls['GET /checks/{id}/fixes'].answer.parse(
      (await made.get('/checks/legal-necessities/fixes')).body,
    )
    assert.equal(fixes.at(-1)?.id, 'footer-links')
  })

  it('A03 shows a visitor no piece that tells where a website is weak', async () => {
    const somebody = await visitor()
    await seen({ visitorId: await newestVisitorId() })
    const { job, next } = answer.parse((await somebody.get('/first-job')).body)
    assert.equal(job?.item.check, 'email-security')
    assert.ok(job.fix.pieces[0]?.content.startsWith('v='))
    assert.ok(!JSON.stringify(job).includes('/backup/'))
    assert.equal(next[0]?.check, 'site-vulnerability')
    const fixes = await somebody.get('/checks/site-vulnerability/fixes')
    assert.doesNotMatch(fixes.text, /backup/u)
  })

  it('keeps what a visitor types, also in the account that is made later', async () => {
    const somebody = await visitor()
    const visitorId = await newestVisitorId()
    await seen({ visitorId })
    const words = { 'mail-senders': 'include:_spf.google.com' }
    assert.equal((await somebody.put('/first-job/words', { words })).status, 200)
    const valueOf = async (): Promise<string | undefined> => {
      const { job } = answer.parse((await somebody.get('/first-job')).body)
      return job?.fix.pieces[0]?.fields.find(({ id }) => id === 'mail-senders')?.value
    }
    assert.equal(await valueOf(), words['mail-senders'])
    const made = await api.owner()
    await adoptWebsite(api.db, { visitorId, ownerId: made.id, address: 'https://shop.test/' })
    const { fixes } = fixCalls['GET /checks/{id}/fixes'].answer.parse(
      (await made.get('/checks/email-security/fixes')).body,
    )
    assert.equal(fixes[0]?.pieces[0]?.fields[0]?.value, words['mail-senders'])
  })

  it('A03 keeps words only of a visitor with a website, and 200 fields of it', async () => {
    const one = { words: { 'days-to-answer': '2' } }
    assert.equal((await api.visitor().put('/first-job/words', one)).status, 404)
    const made = await api.owner()
    await seen({ ownerId: made.id })
    assert.equal((await made.put('/first-job/words', one)).status, 404)
    const somebody = await visitor()
    const statuses = []
    for (const from of [0, 100, 200])
      statuses.push((await somebody.put('/first-job/words', hundred(from))).status)
    assert.deepEqual(statuses, [200, 200, 422])
  })

  it('A03 is 404 for somebody who had no website looked at', async () => {
    assert.equal((await api.visitor().get('/first-job')).status, 404)
  })

  it('A21 is answered 120 times an hour for one network', async () => {
    const made = await api.owner()
    await addWebsite(api.db, { ownerId: made.id, address: 'https://many.test/' })
    const from = { 'x-from': '192.0.2.77' }
    const statuses = new Set<number>()
    for (let time = 0; time < 120; time += 1) statuses.add((await made.get('/first-job', from)).status)
    assert.deepEqual([...statuses], [200])
    assert.equal((await made.get('/first-job', from)).status, 429)
  })
})
