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

describe('mail records of another email address, where a limit lets nothing be gathered', () => {
  let api: TestApi
  const start = new Date()
  before(async () => {
    api = await testApi({ now: () => start })
  })
  after(() => api.close())

  /** An owner whose kept mail records are of an earlier address, and whose website was scanned too often in this hour. */
  async function scannedTooOften() {
    const owner = await onboarded(api)
    const website = await websiteOfOwner(api.db, owner.id)
    assert.ok(website)
    const [first] = await api.db.select().from(scans).where(eq(scans.websiteId, website.id))
    const taken = await takeScan(api.db, first?.id ?? '')
    assert.ok(taken)
    for (const id of OF_MAIL) await saveRated(api.db, taken.hold, aResult({ id }))
    const value = aMail({ from: 'email', domain: 'old.fixture' })
    const mail = { state: 'ok', value, at: start.toISOString(), durationMs: 0 } as const
    await saveEvidence(api.services, website.id, { mail })
    await endScan(api.db, taken.hold, { state: 'done', reason: null })
    const limit = { most: 10, windowSeconds: 3_600 }
    for (let time = 0; time < limit.most; time += 1) await hit(api.db, `scan:${website.id}`, limit, start)
    return { owner, websiteId: website.id }
  }
  const retriesOf = async (websiteId: string) =>
    (await api.db.select().from(knownResults).where(eq(knownResults.websiteId, websiteId))).map(
      ({ check, retryAt }) => [check, retryAt?.getTime()],
    )
  const inAnHour = OF_MAIL.map((id) => [id, start.getTime() + HOUR_MS])

  it('are gathered again once it allows it, after saving', async () => {
    const { owner, websiteId } = await scannedTooOften()
    const { version } = meShape.parse((await owner.get('/me')).body)
    assert.equal((await owner.put('/profile/business-info', { ...BUSINESS, version })).status, 200)
    assert.deepEqual(await retriesOf(websiteId), inAnHour)
    const later = await api.db.select().from(scans).where(eq(scans.websiteId, websiteId))
    const rejudging = later.find(({ cause }) => cause === 'answers')
    assert.ok(rejudging && rejudging.checks.every((id) => !OF_MAIL.includes(id)))
  })

  it('are gathered again once it allows it, after the address was confirmed', async () => {
    const { owner, websiteId } = await scannedTooOften()
    await scanAfterNewEmail(api.services, owner.id)
    assert.deepEqual(await retriesOf(websiteId), inAnHour)
  })
})
