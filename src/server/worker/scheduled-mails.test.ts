import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { catalogue } from '#checks/catalogue.generated.ts'
import { DAY_MS } from '#core/time-units.ts'
import { createMailer, type Mailer } from '#mail/mailer.ts'
import { mails } from '#store/schema/mails.ts'
import { user } from '#store/schema/auth.ts'
import { owners } from '#store/schema/owners.ts'
import { summariesDue } from '#store/scheduled-work.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, SECRET, testApi, type TestApi } from '#support/api.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { writeSummaries } from './scheduled-mails.ts'

describe('the summaries of a minute', () => {
  let api: TestApi
  let faults: unknown[] = []
  const start = Date.now()
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())
  beforeEach(async () => {
    await api.db.delete(user)
    await api.db.delete(mails)
    faults = []
  })

  const outbox = (): Mailer =>
    createMailer({
      db: api.db,
      smtpUrl: null,
      from: 'Fettle <fettle@fettle.fixture>',
      origin: ORIGIN,
      enqueue: async () => undefined,
    })
  const write = (mailer: Pick<Mailer, 'send'>, days = 8) =>
    writeSummaries(
      { db: api.db, mailer, origin: ORIGIN, secret: SECRET, onFault: (_, error) => void faults.push(error) },
      new Date(start + days * DAY_MS),
    )
  const written = async () => (await api.db.select({ to: mails.to }).from(mails)).map(({ to }) => to)

  /** An owner whose summary is due. */
  async function due(email: string): Promise<void> {
    const { db } = api
    const owner = await api.owner({ email })
    await db.update(owners).set({ summaryEvery: 'week' }).where(eq(owners.id, owner.id))
    await db.update(user).set({ emailVerified: true }).where(eq(user.id, owner.id))
    const website = await addWebsite(db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    await scanned(db, website.id, [resultOf('sitemap', 'no_sitemap', new Date(start).toISOString())])
    await updatePlanOfWebsite(db, website.id, { checks: catalogue, scan: 'manual', at: new Date(start) })
  }

  it('reach everybody else when a provider of sign-ins gave one owner what is no address', async () => {
    await due('anna@intranet')
    await due('mia@owners.fixture')
    await write(outbox())
    assert.deepEqual(await written(), ['mia@owners.fixture'])
    assert.deepEqual(faults, [])
  })

  it('are those of a month whose day has come, and no others in front of them', async () => {
    await due('mia@owners.fixture')
    const { db } = api
    await db.update(owners).set({ summaryEvery: 'month', lastSummaryAt: new Date('2026-01-31T12:00:00Z') })
    assert.deepEqual(await summariesDue(db, new Date('2026-02-28T13:00:00Z'), 50), [])
    assert.equal((await summariesDue(db, new Date('2026-03-01T13:00:00Z'), 50)).length, 1)
  })

  it('reach everybody else when one fails, which is reported and written a minute later', async () => {
    await due('anna@owners.fixture')
    await due('mia@owners.fixture')
    const { send } = outbox()
    const failing: Mailer['send'] = async (mail) => {
      if (mail.to.startsWith('anna')) throw new Error('the connection was lost')
      await send(mail)
    }
    await write({ send: failing })
    assert.deepEqual(await written(), ['mia@owners.fixture'])
    assert.match(String(faults), /connection was lost/u)
    await write(outbox())
    assert.deepEqual((await written()).toSorted(), ['anna@owners.fixture', 'mia@owners.fixture'])
  })
})
