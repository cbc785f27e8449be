import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { catalogue } from '#checks/catalogue.generated.ts'
import { saveEvidence } from '#store/evidence.ts'
import { hit } from '#store/limits.ts'
import { endScan, takeScan } from '#store/scans.ts'
import { knownResults, scans } from '#store/schema/scans.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { aMail } from '#support/mail-evidence.ts'
import { FLORIST, onboarded } from '#support/onboarding.ts'
import { aResult } from '#support/results.ts'
import { saveRated } from '#support/save-rated.ts'
import { HOUR_MS } from '#core/time-units.ts'
import { meShape } from '../contract/me.ts'
import { scanAfterNewEmail } from './scan-after-saving.ts'

const { website: _website, mayCheck: _tick, facebook: _f, instagram: _i, twitter: _t, ...BUSINESS } = FLORIST
/** The checks that read mail records. */
const OF_MAIL = catalogue.filter(({ needs }) => needs.some((key) => key === 'mail')).map(({ id }) => id)
/** The checks that read the page that the owner names. */
const OF_NAMED_PAGE = catalogue
  .filter(({ wants }) => wants.some((key) => key === 'share'))
  .map(({ id }) => id)

describe('evidence of other values, where a limit lets nothing be gathered', () => {
  let api: TestApi
  const start = new Date()
  before(async () => {
    api = await testApi({ now: () => start })
  })
  after(() => api.close())

  /** An owner with results of these checks, whose website was scanned too often in this hour. */
  async function scannedTooOften(checks: readonly string[]) {
    const owner = await onboarded(api)
    const website = await websiteOfOwner(api.db, owner.id)
    assert.ok(website)
    const [first] = await api.db.select().from(scans).where(eq(scans.websiteId, website.id))
    const taken = await takeScan(api.db, first?.id ?? '')
    assert.ok(taken)
    for (const id of checks) await saveRated(api.db, taken.hold, aResult({ id }))
    await endScan(api.db, taken.hold, { state: 'done', reason: null })
    const limit = { most: 10, windowSeconds: 3_600 }
    for (let time = 0; time < limit.most; time += 1) await hit(api.db, `scan:${website.id}`, limit, start)
    return { owner, websiteId: website.id }
  }

  /** The same with mail records that are of an earlier address. */
  async function withOldMail() {
    const { owner, websiteId } = await scannedTooOften(OF_MAIL)
    const value = aMail({ from: 'email', domain: 'old.fixture' })
    const mail = { state: 'ok', value, at: start.toISOString(), durationMs: 0 } as const
    await saveEvidence(api.services, websiteId, { mail })
    return { owner, websiteId }
  }
  const retriesOf = async (websiteId: string) => {
    const known = await api.db.select().from(knownResults).where(eq(knownResults.websiteId, websiteId))
    return Object.fromEntries(known.map(({ check, retryAt }) => [check, retryAt?.getTime()]))
  }
  const inAnHour = (checks: readonly string[]) =>
    Object.fromEntries(checks.map((id) => [id, start.getTime() + HOUR_MS]))
  const rejudgingOf = async (websiteId: string) => {
    const later = await api.db.select().from(scans).where(eq(scans.websiteId, websiteId))
    return later.find(({ cause }) => cause === 'answers')
  }

  it('mail records are gathered again once it allows it, after saving', async () => {
    const { owner, websiteId } = await withOldMail()
    const { version } = meShape.parse((await owner.get('/me')).body)
    assert.equal((await owner.put('/profile/business-info', { ...BUSINESS, version })).status, 200)
    assert.deepEqual(await retriesOf(websiteId), inAnHour(OF_MAIL))
    const rejudging = await rejudgingOf(websiteId)
    assert.ok(rejudging && rejudging.checks.every((id) => !OF_MAIL.includes(id)))
  })

  it('mail records are gathered again once it allows it, after the address was confirmed', async () => {
    const { owner, websiteId } = await withOldMail()
    await scanAfterNewEmail(api.services, owner.id)
    assert.deepEqual(await retriesOf(websiteId), inAnHour(OF_MAIL))
  })

  it('a page that an answer names is gathered once it allows it, also after a rejudging without it', async () => {
    const { owner, websiteId } = await scannedTooOften(OF_NAMED_PAGE)
    const check = OF_NAMED_PAGE.find((id) => questionsOf(id).includes('S-PRODURL')) ?? ''
    const answers = { 'S-PRODURL': 'https://blue-wren.fixture/shop/roses' }
    assert.equal((await owner.put(`/answers/${check}`, { answers })).status, 200)
    assert.deepEqual(await retriesOf(websiteId), inAnHour(OF_NAMED_PAGE))
    const rejudging = await rejudgingOf(websiteId)
    assert.ok(rejudging)
    assert.ok(rejudging.checks.includes(check))
    const taken = await takeScan(api.db, rejudging.id)
    assert.ok(taken)
    await saveRated(api.db, taken.hold, aResult({ id: check }))
    await endScan(api.db, taken.hold, { state: 'done', reason: null })
    assert.deepEqual(await retriesOf(websiteId), inAnHour(OF_NAMED_PAGE))
  })
})

const questionsOf = (check: string): readonly string[] => catalogue.find(({ id }) => id === check)?.asks ?? []
