import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { OutgoingMail } from '#mail/mailer.ts'
import { user } from '#store/schema/auth.ts'
import { planOfWebsite } from '#store/plans.ts'
import { forgetServiceState } from '#store/service-states.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { ORIGIN, SECRET, type TestApi } from '#support/api.ts'
import { type ClubApi, openClubApi } from '#support/club-api.ts'
import { clubMember } from '#support/club-member.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { judgeEndedPermissions } from './ended-permissions.ts'
import { refreshAccounts } from './refresh-accounts.ts'
import { runScan } from './run-scan.ts'
import type { ScanTools } from './scan-tools.ts'
import { updatePlan } from './update-plan.ts'
import { DAY_MS } from '#core/time-units.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const result = (status: string, at: Date) => resultOf('facebook', status, at.toISOString())

const now = () => new Date(Date.now() + DAY_MS)

describe('what the clock reads of a connected account', () => {
  let api: TestApi
  let service: ClubApi['service']
  let club: ClubApi
  before(async () => {
    club = await openClubApi()
    ;({ api, service } = club)
  })
  after(() => club.close())
  beforeEach(async () => {
    await forgetServiceState(api.db, 'club')
    service.club.answer = null
  })

  /** An owner whose account of the club is connected, and whose Facebook was active three days ago. */
  async function member() {
    const made = await clubMember(api)
    await api.db.update(user).set({ emailVerified: true }).where(eq(user.id, made.id))
    const website = await websiteOfOwner(api.db, made.id)
    assert.ok(website)
    await api.services.connections.run(made.id, { service: 'club', read: 'members', input: {} })
    const mails: OutgoingMail[] = []
    const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail) }
    const planTools = { db: api.db, mailer, origin: ORIGIN, secret: SECRET, now: () => new Date() }
    const found = async (status: string, at: Date) => {
      await scanned(api.db, website.id, [result(status, at)])
      await updatePlan(website.id, 'automatic', planTools)
    }
    await found('active', daysAgo(3))
    api.queued.length = 0
    return {
      found,
      mails,
      /** Does the daily read of tomorrow, and the scans that it queues. */
      async refresh() {
        const { db, jobs, connections } = api.services
        await refreshAccounts({ db, jobs, connections, now }, { ownerIds: [made.id], service: 'club' })
        return work()
      },
      async endPermissions() {
        const { db, jobs, connections } = api.services
        await judgeEndedPermissions({ db, jobs, connections })
        return work()
      },
      async item() {
        const plan = await planOfWebsite(api.db, website.id)
        return plan?.items.find(({ check }) => check === 'facebook')
      },
    }

    /** Runs what is queued, and tells how many scans that were. */
    async function work(): Promise<number> {
      const tools: ScanTools = {
        db: api.db,
        files: api.services.files,
        egress: { userAgent: 'Fettle', resolve: [], allowPrivate: [], dns: [], ca: [], pace: 'off' },
        browser: { use: false, executable: null, sandbox: 'off' },
        inspector: () => assert.fail('nothing is gathered'),
        pages: 5,
        connections: api.services.connections,
        publish: async () => undefined,
        rejudge: async () => assert.fail('nothing else is judged'),
        gatherAgain: async () => assert.fail('nothing else is gathered'),
        updatePlan: (id, how) => updatePlan(id, how, planTools),
        onFault: (where, error) => assert.fail(`${where}: ${String(error)}`),
      }
      const queued = api.queued.splice(0)
      for (const { id, websiteId } of queued)
        await runScan({ scanId: id, websiteId }, tools, new AbortController().signal)
      return queued.length
    }
  }

  it('opens no completed item again before it was read worse a second time', async () => {
    const mia = await member()
    service.club.members += 1
    assert.equal(await mia.refresh(), 1)
    const item = await mia.item()
    assert.deepEqual([item?.state, item?.isDoubtful], ['completed', true])
  })

  it('opens it at the next daily read, although that says the same', async () => {
    const mia = await member()
    await mia.found('inactive', daysAgo(1))
    assert.equal((await mia.item())?.isDoubtful, true)
    assert.equal(await mia.refresh(), 1)
    assert.equal((await mia.item())?.state, 'open')
    assert.equal(await mia.refresh(), 0)
  })

  it('does not open it by a read that the service did not give', async () => {
    const mia = await member()
    await mia.found('inactive', daysAgo(1))
    service.club.answer = { status: 429, headers: { 'retry-after': '3600' } }
    await mia.refresh()
    assert.equal((await mia.item())?.state, 'completed')
  })

  it('mails its owner that the permission has ended', async () => {
    const mia = await member()
    service.club.answer = { status: 401 }
    assert.equal(await mia.refresh(), 1)
    assert.deepEqual(
      mia.mails.map(({ letter }) => letter.subject),
      ['Please connect Facebook again'],
    )
    assert.equal(await mia.endPermissions(), 0)
  })
})
