import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { shortDate } from '#core/dates.ts'
import { saveEvidence } from '#store/evidence.ts'
import { owners } from '#store/schema/owners.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { aMail, none } from '#support/mail-evidence.ts'
import { failedAt } from '#support/failed-at.ts'
import { scanned } from '#support/scanned.ts'
import { failedResult, resultOf } from '#support/result-of.ts'
import { fixCalls } from '../contract/fixes.ts'

const { answer } = fixCalls['GET /checks/{id}/fixes']
const DAY = '2026-11-21T08:00:00.000Z'
const FACTS = {
  spf: { grade: 'none' },
  dmarc: { grade: 'none' },
  mtaSts: { found: true },
  tlsRpt: { found: true },
}

/** A hundred words for pictures; the number of the first. */
const hundred = (from: number) =>
  Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`picture-${from + index}`, 'A cup']))

describe('the ready-made fixes of a check', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** An owner whose website's mail was scanned, and can be forged. */
  async function owner() {
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://shop.test/' })
    await scanned(api.db, website.id, [resultOf('email-security', 'insecure_email', DAY, { facts: FACTS })])
    const value = aMail({ mx: none, spf: none, spfTree: null, dmarc: none })
    await saveEvidence(api.services, website.id, { mail: { state: 'ok', value, at: DAY, durationMs: 1 } })
    const fixes = async () => answer.parse((await made.get('/checks/email-security/fixes')).body).fixes
    return { ...made, website, fixes }
  }

  it('are made from the evidence, and list their placeholders', async () => {
    const { fixes } = await owner()
    const [spf, dmarc, ...rest] = await fixes()
    assert.deepEqual([spf?.id, dmarc?.id, rest], ['spf', 'dmarc', []])
    assert.equal(dmarc?.pieces.length, 3)
    assert.deepEqual(
      spf?.pieces[0]?.fields.map(({ id }) => id),
      ['mail-senders'],
    )
  })

  it('stay those of the last conclusive result while a later scan could not look', async () => {
    const { website, fixes } = await owner()
    await scanned(api.db, website.id, [failedResult('email-security', '2026-11-22T08:00:00.000Z')])
    assert.equal((await fixes()).length, 2)
  })

  it('say that the website was read again since the result, where nothing is left to make', async () => {
    const { get, website } = await owner()
    const isOutdated = async () => answer.parse((await get('/checks/broken-links/fixes')).body).isOutdated
    await scanned(api.db, website.id, [resultOf('broken-links', 'broken_links_detected', DAY)])
    const read = (at: string) =>
      saveEvidence(api.services, website.id, {
        pages: { state: 'ok', value: aCrawl([aPage({})]), at, durationMs: 1 },
      })
    await read('2026-11-21T07:59:00.000Z')
    assert.equal(await isOutdated(), false)
    await read('2026-11-21T09:10:00.000Z')
    assert.equal(await isOutdated(), true)
  })

  it('do not say so of what signing up reads again right after the first results', async () => {
    const { get, website } = await owner()
    await scanned(api.db, website.id, [resultOf('broken-links', 'broken_links_detected', DAY)])
    await saveEvidence(api.services, website.id, {
      pages: { state: 'ok', value: aCrawl([aPage({})]), at: '2026-11-21T08:10:00.000Z', durationMs: 1 },
    })
    assert.equal(answer.parse((await get('/checks/broken-links/fixes')).body).isOutdated, false)
  })

  it('A03 are not shown to other owners', async () => {
    await owner()
    const other = await api.owner()
    assert.equal((await other.get('/checks/email-security/fixes')).status, 404)
  })

  it('keep what the owner types, for every piece, the profile and the summary', async () => {
    const { fixes, put, get } = await owner()
    const words = {
      'mail-senders': 'include:_spf.google.com',
      'business-name': 'Little Kōwhai',
      'phone-number': '0295550142',
      'street-address': '12 Aranui Road',
    }
    assert.equal((await put('/fixes/words', { words })).status, 200)
    const more = { 'suburb-or-city': 'Auckland', postcode: '1060' }
    assert.equal((await put('/fixes/words', { words: more })).status, 200)
    const [spf] = await fixes()
    assert.deepEqual(
      spf?.pieces[0]?.fields.map(({ value, from }) => [value, from]),
      [['include:_spf.google.com', 'owner']],
    )
    const summary = z
      .object({
        summary: z.looseObject({ businessName: z.string(), phone: z.string(), address: z.string() }),
      })
      .parse((await get('/summary')).body).summary
    assert.equal(summary.businessName, 'Little Kōwhai')
    assert.equal(summary.phone, '0295550142')
    assert.equal(summary.address, '12 Aranui Road, Auckland 1060')
    const profile = z.object({ businessName: z.string() }).parse((await get('/profile/business-info')).body)
    assert.equal(profile.businessName, 'Little Kōwhai')
  })

  it('leave the summary as it is where its own form would refuse a word', async () => {
    const { put, get } = await owner()
    const refused = [
      { 'phone-number': 'ask me' },
      { 'postal-address': 'x'.repeat(301) },
      { 'street-address': 'x'.repeat(290) },
    ]
    const rest = { 'suburb-or-city': 'Auckland', postcode: '1060' }
    for (const words of [...refused, rest]) assert.equal((await put('/fixes/words', { words })).status, 200)
    const { isSaved } = z.object({ isSaved: z.boolean() }).parse((await get('/summary')).body)
    assert.equal(isSaved, false)
  })

  it('keep the texts of at most 2,000 fields', async () => {
    const { put } = await owner()
    for (let from = 0; from < 2_000; from += 100)
      assert.equal((await put('/fixes/words', { words: hundred(from) })).status, 200)
    assert.equal((await put('/fixes/words', { words: hundred(0) })).status, 200)
    const refused = await put('/fixes/words', { words: hundred(2_000) })
    assert.equal(refused.status, 422)
    assert.match(JSON.stringify(refused.body), /Too many texts are kept/u)
  })

  it('have the day where the owner is', async () => {
    const { id, website, get } = await owner()
    const facts = {
      privacyPolicy: null,
      termsAndConditions: '/t',
      returnsPolicy: null,
      cookieInformation: 'page',
    }
    await scanned(api.db, website.id, [resultOf('legal-necessities', 'website_at_risk', DAY, { facts })])
    const pages = { state: 'ok', value: aCrawl([aPage()]), at: DAY, durationMs: 1 } as const
    await saveEvidence(api.services, website.id, { pages })
    // At any moment these two have different days.
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      await api.db.update(owners).set({ timeZone }).where(eq(owners.id, id))
      const { fixes } = answer.parse((await get('/checks/legal-necessities/fixes')).body)
      const dates = fixes.flatMap(({ pieces }) =>
        pieces.flatMap(({ fields }) => fields.filter((one) => one.id === 'date')),
      )
      assert.ok(dates.length > 0)
      for (const { value } of dates) assert.equal(value, shortDate(new Date().toISOString(), timeZone))
    }
  })

  it('offer the phone number of the sign-up where a card has none', async () => {
    const { id, website, get } = await owner()
    const facts = failedAt({ 'localbusiness-incomplete': ['https://shop.test/'] })
    await scanned(api.db, website.id, [
      resultOf('search-ranking', 'has_only_warnings_detected', DAY, { facts }),
    ])
    const card = { '@type': 'Bakery', name: 'Joe’s' }
    const home = aPage({ structured: { jsonLd: [card], broken: 0, types: [], microProducts: [] } })
    const pages = { state: 'ok', value: aCrawl([home]), at: DAY, durationMs: 1 } as const
    await saveEvidence(api.services, website.id, { pages })
    const offered = async () =>
      answer
        .parse((await get('/checks/search-ranking/fixes')).body)
        .fixes.flatMap(({ pieces }) => pieces.flatMap(({ fields }) => fields))
        .filter((field) => field.id === 'phone-number')
        .map(({ value, choices = [] }) => [value, ...choices.map((choice) => choice.label)])
    assert.deepEqual(await offered(), [['']])
    await api.db.update(owners).set({ phone: '035550142', country: 'NZ' }).where(eq(owners.id, id))
    assert.deepEqual(await offered(), [['', 'Use 03 555 0142, which you gave us']])
  })

  it('answer 404 for an unknown check', async () => {
    const { get } = await owner()
    assert.equal((await get('/checks/constructor/fixes')).status, 404)
  })
})
