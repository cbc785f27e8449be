import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { OutgoingMail } from '#mail/mailer.ts'
import { addHandOver, claimTest, handOverOf } from '#store/hand-overs.ts'
import { user } from '#store/schema/auth.ts'
import { owners } from '#store/schema/owners.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { updatePlan } from './update-plan.ts'

const at = (hour: number): Date => new Date(`2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`)

describe('what a web person was asked for', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  async function asked() {
    const { id } = await api.owner()
    await api.db.update(user).set({ emailVerified: true }).where(eq(user.id, id))
    const { id: websiteId } = await addWebsite(api.db, { ownerId: id, address: 'https://joes.fixture/' })
    const handOver = await addHandOver(api.db, {
      ownerId: id,
      websiteId,
      asks: [{ check: 'sitemap', before: null, passedAt: null }],
      tokenHash: id,
      createdAt: at(0),
      expiresAt: at(20),
    })
    const mails: OutgoingMail[] = []
    const run = async (status: string, hour: number) => {
      await scanned(api.db, websiteId, [resultOf('sitemap', status, at(hour).toISOString())])
      await updatePlan(websiteId, 'manual', {
        db: api.db,
        origin: 'https://fettle.fixture',
        secret: 'a secret of thirty-two characters or more',
        mailer: { send: async (mail) => void mails.push(mail) },
        now: () => at(hour),
      })
    }
    const saidDone = (hour: number) =>
      claimTest(api.db, { handOverId: handOver.id, check: 'sitemap' }, at(hour), at(hour))
    const passedAt = async () => (await handOverOf(api.db, id, handOver.id))?.asks[0]?.passedAt ?? null
    return { id, mails, run, saidDone, passedAt }
  }

  it('is told to the owner once, when its test passes after "Done"', async () => {
    const { mails, run, saidDone, passedAt } = await asked()
    await run('no_sitemap', 1)
    await saidDone(2)
    await run('no_sitemap', 3)
    assert.deepEqual([mails.length, await passedAt()], [0, null])
    await run('has_sitemap', 4)
    await run('has_sitemap', 5)
    assert.deepEqual(
      mails.map(({ kind, letter }) => [kind, letter.subject]),
      [['web_person', 'Done by your web person: Sitemap']],
    )
    assert.deepEqual(await passedAt(), at(4))
  })

  it('is not told where the owner mended it, or wants no such mail; it has passed all the same', async () => {
    const own = await asked()
    await own.run('no_sitemap', 1)
    await own.run('has_sitemap', 4)
    const quiet = await asked()
    await api.db.update(owners).set({ notifyResults: false }).where(eq(owners.id, quiet.id))
    await quiet.saidDone(2)
    await quiet.run('has_sitemap', 4)
    for (const { mails, passedAt } of [own, quiet])
      assert.deepEqual([mails.length, await passedAt()], [0, at(4)])
  })

  it('has not passed any more when the plan opens it again', async () => {
    const { run, passedAt } = await asked()
    await run('has_sitemap', 1)
    assert.deepEqual(await passedAt(), at(1))
    for (const hour of [3, 5, 7]) await run('no_sitemap', hour)
    assert.equal(await passedAt(), null)
  })

  it('is not touched once its link has ended', async () => {
    const { run, passedAt } = await asked()
    await run('has_sitemap', 21)
    assert.equal(await passedAt(), null)
  })
})
