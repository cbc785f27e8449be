import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { CheckResult } from '#core/result.ts'
import type { OutgoingMail } from '#mail/mailer.ts'
import { saveAnswers } from '#store/answers.ts'
import { planWithVersion, movesOf } from '#store/plans.ts'
import { user } from '#store/schema/auth.ts'
import { owners } from '#store/schema/owners.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { failedResult, resultOf } from '#support/result-of.ts'
import { updatePlan } from './update-plan.ts'

const at = (hour: number): string => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`

const subjects = (mails: OutgoingMail[]) => mails.map(({ letter }) => letter.subject)

describe('updating the plan after a scan', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  async function owner(isVerified = true) {
    const { id } = await api.owner()
    await api.db.update(user).set({ emailVerified: isVerified }).where(eq(user.id, id))
    const website = await addWebsite(api.db, { ownerId: id, address: 'https://joes.fixture/' })
    const mails: OutgoingMail[] = []
    let isDown = false
    const tools = {
      db: api.db,
      origin: 'https://fettle.fixture',
      secret: 'a secret of thirty-two characters or more',
      mailer: {
        send: async (message: OutgoingMail) => {
          if (isDown) throw new Error('The database of mails is full')
          if (!mails.some(({ dedupeKey }) => dedupeKey === message.dedupeKey)) mails.push(message)
        },
      },
    }
    const run = async (results: CheckResult[], how: 'automatic' | 'manual' = 'automatic') => {
      await scanned(api.db, website.id, results)
      await again(results, how)
    }
    const again = (results: CheckResult[], how: 'automatic' | 'manual' = 'automatic') =>
      updatePlan(website.id, how, { ...tools, now: () => new Date(results.at(-1)?.updatedAt ?? at(0)) })
    return { id, website, mails, run, again, setDown: (value: boolean) => void (isDown = value) }
  }

  it('writes plan, moves and dashboard together', async () => {
    const { website, run } = await owner()
    await run([resultOf('sitemap', 'no_sitemap', at(1))])
    await run([resultOf('sitemap', 'has_sitemap', at(3))])
    const kept = await planWithVersion(api.db, website.id)
    assert.equal(kept?.version, 2)
    assert.equal(kept?.plan.items.find(({ check }) => check === 'sitemap')?.state, 'completed')
    const moves = await movesOf(api.db, website.id, { limit: 100 })
    assert.equal(moves.find(({ check }) => check === 'sitemap')?.kind, 'completed')
  })

  it('weighs by the owner’s answer that they sell online, although no page told it', async () => {
    const { website, run } = await owner()
    await saveAnswers(api.db, website.id, new Map([['S-SELL', 'yes']]))
    await run([resultOf('shopping-cart', 'some_features_missing', at(1)), failedResult('ecommerce', at(1))])
    const items = (await planWithVersion(api.db, website.id))?.plan.items
    assert.equal(items?.find(({ check }) => check === 'shopping-cart')?.priority, 56)
  })

  it('moves nothing when it is repeated', async () => {
    const { website, run, again } = await owner()
    const results = [resultOf('sitemap', 'no_sitemap', at(1))]
    await run(results)
    const moves = await movesOf(api.db, website.id, { limit: 100 })
    await Promise.all([again(results), again(results)])
    assert.deepEqual(await movesOf(api.db, website.id, { limit: 100 }), moves)
    assert.equal((await planWithVersion(api.db, website.id))?.version, 3)
  })

  it('mails urgent results at once, and none of the first scan', async () => {
    const { mails, run } = await owner()
    await run([resultOf('ssl', 'valid', at(1))])
    assert.equal(mails.length, 0)
    await run([resultOf('ssl', 'expired', at(3))])
    assert.deepEqual(subjects(mails), ['SSL certificate needs another look'])
    const [mail] = mails
    assert.equal(mail?.letter.action?.url, 'https://fettle.fixture/compliance/ssl?from=dap')
    assert.match(mail?.letter.unsubscribeUrl ?? '', /^https:\/\/fettle\.fixture\/api\/unsubscribe\/./u)
    const fresh = await owner()
    await fresh.run([resultOf('ssl', 'expired', at(1))])
    assert.deepEqual(fresh.mails, [])
  })

  it('has its own letter for an expiring certificate', async () => {
    const { mails, run } = await owner()
    await run([resultOf('ssl', 'valid', at(1))])
    await run([
      resultOf('ssl', 'about_to_expire', at(3), { facts: { expiresAt: '2026-12-01T00:00:00.000Z' } }),
    ])
    await run([
      resultOf('ssl', 'about_to_expire', at(5), { facts: { expiresAt: '2026-12-01T00:00:00.000Z' } }),
    ])
    assert.deepEqual(subjects(mails), ['Your padlock runs out on 01 Dec 2026'])
  })

  it('mails nobody who is watching, who switched it off, or whose address is unconfirmed', async () => {
    const watching = await owner()
    await watching.run([resultOf('ssl', 'valid', at(1))])
    await watching.run([resultOf('ssl', 'expired', at(3))], 'manual')
    assert.deepEqual(watching.mails, [])

    const calm = await owner()
    await api.db.update(owners).set({ notifyResults: false }).where(eq(owners.id, calm.id))
    await calm.run([resultOf('ssl', 'valid', at(1))])
    await calm.run([resultOf('ssl', 'expired', at(3))])
    assert.deepEqual(calm.mails, [])

    const unproven = await owner(false)
    await unproven.run([resultOf('ssl', 'valid', at(1))])
    await unproven.run([resultOf('ssl', 'expired', at(3))])
    assert.deepEqual(unproven.mails, [])
  })

  it('sends each mail once when it is interrupted and repeated', async () => {
    const { website, mails, run, again, setDown } = await owner()
    await run([resultOf('ssl', 'valid', at(1))])
    const worse = [resultOf('ssl', 'expired', at(3))]
    setDown(true)
    await assert.rejects(run(worse))
    assert.equal((await planWithVersion(api.db, website.id))?.version, 1)
    setDown(false)
    await again(worse)
    await again(worse)
    assert.equal(mails.length, 1)
  })

  it('updates a visitor’s plan too, and mails nobody', async () => {
    const visitor = api.visitor()
    await visitor.post('/visits', { address: 'joes.fixture' })
    const { websiteId = '', id = '' } = api.queued.at(-1) ?? {}
    assert.notEqual(id, '')
    const mails: OutgoingMail[] = []
    const run = async (status: string, hour: number) => {
      await scanned(api.db, websiteId, [resultOf('ssl', status, at(hour))], 'visitor')
      await updatePlan(websiteId, 'automatic', {
        db: api.db,
        origin: '',
        secret: '',
        mailer: { send: async (message) => void mails.push(message) },
        now: () => new Date(at(hour)),
      })
    }
    await run('valid', 1)
    assert.equal((await planWithVersion(api.db, websiteId))?.plan.progress.done, 1)
    assert.equal((await visitor.get('/overview')).status, 200)
    await run('expired', 3)
    assert.deepEqual(mails, [])
  })
})
