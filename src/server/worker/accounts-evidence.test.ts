import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { ServiceEnvironment } from '../connections/open-services.ts'
import { BREACHES } from '#stand-ins/breaches.data.ts'
import { HIBP_KEY, openHibp } from '#stand-ins/hibp.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import { forgetServiceState } from '#store/service-states.ts'
import { user } from '#store/schema/auth.ts'
import { connectionResults } from '#store/schema/connections.ts'
import { hit } from '#store/limits.ts'
import { planOfWebsite } from '#store/plans.ts'
import { queueScan } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { type DnsServer, startDnsServer } from '#support/dns-server.ts'
import { inspectHere } from '#support/inspect-here.ts'
import { runScan } from './run-scan.ts'
import type { ScanTools } from './scan-tools.ts'
import { SwitchedServices } from './switched-services.ts'
import { updatePlan } from './update-plan.ts'

const CHECK = 'data-breach-check'
const SERVICE = 'data_breach_check'

const isConfigured = async () => true

describe('a scan of the breach check', () => {
  let dns: DnsServer
  let hibp: Awaited<ReturnType<typeof openHibp>>
  let api: TestApi
  let tools: ScanTools

  before(async () => {
    dns = await startDnsServer({ 'joes.com.au': { MX: [{ exchange: 'mail.joes.com.au', preference: 1 }] } })
    hibp = await openHibp()
    const outside: ServiceEnvironment = {
      network: { ...NO_SERVICES.network, dns: [dns.address] },
      connections: { values: {}, endpoints: { hibp: hibp.base } },
    }
    api = await testApi({}, outside)
    const { db } = api
    const mailer = { send: async () => undefined }
    tools = {
      db,
      files: api.services.files,
      egress: { userAgent: 'Fettle', resolve: [], allowPrivate: [], dns: [], ca: [], pace: 'adaptive' },
      browser: { use: false, executable: null, sandbox: 'off' },
      inspector: inspectHere,
      pages: 5,
      connections: api.services.connections,
      publish: async () => undefined,
      rejudge: async () => undefined,
      gatherAgain: async () => undefined,
      updatePlan: (id, run) =>
        updatePlan(id, run, {
          db,
          mailer,
          origin: 'https://fettle.fixture',
          secret: SECRET,
          now: () => new Date(),
        }),
      onFault: (where, error) => assert.fail(`${where}: ${String(error)}`),
    }
  })
  beforeEach(async () => {
    await api.services.serviceValues.save('HIBP_API_KEY', HIBP_KEY)
    await forgetServiceState(api.db, SERVICE)
    hibp.paths.length = 0
  })
  after(async () => {
    await api.close()
    await hibp.close()
    await dns.close()
  })

  const run = (scan: { id: string; websiteId: string }) =>
    runScan({ scanId: scan.id, websiteId: scan.websiteId }, tools, new AbortController().signal)
  async function owner(email?: string) {
    const made = await api.owner(email === undefined ? {} : { email })
    const website = await addWebsite(api.db, { ownerId: made.id, address: null })
    const scan = async (cause: 'owner' | 'answers' | 'retry', checks = [CHECK]) => {
      await run(await queueScan(api.db, { websiteId: website.id, cause, checks }))
    }
    return {
      ...made,
      website,
      scan,
      look: async (...emails: string[]) => {
        for (const one of emails) await made.post('/breach-lookups', { email: one, permitted: true })
        for (const queued of api.queued.splice(0)) if (queued.websiteId === website.id) await run(queued)
      },
      async now() {
        const known = await knownResultsOfCheck(api.db, website.id, CHECK)
        const plan = await planOfWebsite(api.db, website.id)
        return {
          status: known?.newest.status,
          reason: known?.newest.reasonCode,
          lastKnown: known?.lastKnown?.status,
          facts: JSON.stringify(known?.newest.facts),
          inPlan: plan?.items.find(({ check }) => check === CHECK)?.state,
        }
      },
    }
  }
  const lookUps = () => hibp.paths.filter((path) => path.includes('/breachedaccount/')).length

  it('finds breaches of the address, and the plan has something to do', async () => {
    const mia = await owner()
    await mia.look('multiple-breaches@joes.com.au')
    const { status, inPlan, facts } = await mia.now()
    assert.deepEqual([status, inPlan], ['checked_hasBreaches', 'open'])
    assert.match(facts, /"count":2/u)
    assert.ok(!facts.includes('joes.com.au'))
  })

  it('finds none, and completes the item of the plan', async () => {
    const mia = await owner()
    await mia.look('nobody@joes.com.au')
    const { status, inPlan } = await mia.now()
    assert.deepEqual([status, inPlan], ['checked_noBreach', 'completed'])
    await mia.look('account-exists@joes.com.au')
    const after = await mia.now()
    assert.deepEqual([after.status, after.inPlan], ['checked_hasBreaches', 'open'])
  })

  it('has no records of an address that takes no mail', async () => {
    const mia = await owner()
    await mia.look('mia@missing.com.au')
    assert.deepEqual((await mia.now()).status, 'checked_no_records')
    assert.equal(lookUps(), 0)
  })

  it('shows a sensitive breach for the confirmed address of the account only', async () => {
    const sensitive = { status: 200, body: BREACHES.filter(({ IsSensitive }) => IsSensitive) }
    const mia = await owner('mia@joes.com.au')
    await api.db.update(user).set({ emailVerified: true }).where(eq(user.id, mia.id))
    await mia.look('nobody@joes.com.au')
    hibp.answerNext(sensitive)
    await mia.look('mia@joes.com.au')
    assert.match((await mia.now()).facts, /Lonely Hearts/u)
    const max = await owner()
    const before = hibp.paths.length
    hibp.answerNext(sensitive)
    await max.look('mia@joes.com.au')
    assert.match(hibp.paths[before] ?? '', /\/breachedaccount\//u)
    assert.equal((await max.now()).status, 'checked_noBreach')
  })

  it('asks for nothing twice within a day, and nothing in other scans', async () => {
    const mia = await owner()
    await mia.look('account-exists@joes.com.au')
    assert.equal(lookUps(), 1)
    await mia.scan('owner')
    await mia.scan('answers')
    await mia.scan('owner', [CHECK, 'cloud-storage'])
    assert.equal(lookUps(), 1)
    assert.equal((await mia.now()).status, 'checked_hasBreaches')
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await api.db.update(connectionResults).set({ asOf: yesterday })
    await mia.scan('retry')
    assert.equal(lookUps(), 1)
    await mia.scan('owner')
    assert.equal(lookUps(), 2)
  })

  it('keeps an earlier result while the quota is used up, and tries again later', async () => {
    const mia = await owner()
    await mia.look('account-exists@joes.com.au')
    await api.db.update(connectionResults).set({ asOf: new Date(0) })
    hibp.answerNext({ status: 429, headers: { 'retry-after': '3600' } })
    await mia.scan('owner')
    const failed = await mia.now()
    assert.deepEqual(
      [failed.status, failed.reason, failed.lastKnown, failed.inPlan],
      ['not_checked', 'provider_quota', 'checked_hasBreaches', 'open'],
    )
    const asked = hibp.paths.length
    await mia.scan('retry')
    assert.equal(hibp.paths.length, asked, 'the service named the time to wait')
    await forgetServiceState(api.db, SERVICE)
    await mia.scan('retry')
    assert.deepEqual((await mia.now()).reason, null)
  })

  it('is not checked while the service is down', async () => {
    const mia = await owner()
    hibp.answerNext({ status: 401 })
    await mia.look('account-exists@joes.com.au')
    const { status, reason } = await mia.now()
    assert.deepEqual([status, reason], ['not_checked', 'partner_failed'])
  })

  it('asks ten times a day for an owner, and for other owners meanwhile', async () => {
    const mia = await owner()
    const aDay = { most: 10, windowSeconds: 86_400 }
    for (let times = 0; times < 9; times += 1)
      await hit(api.db, `service:${SERVICE}:${mia.id}`, aDay, new Date())
    await mia.look('a@joes.com.au', 'b@joes.com.au')
    assert.equal(lookUps(), 1)
    assert.equal((await mia.now()).reason, 'provider_quota')
    const max = await owner()
    await max.look('account-exists@joes.com.au')
    assert.equal((await max.now()).status, 'checked_hasBreaches')
  })

  it('asks as one that nobody waits for in a scan by the clock, so that it leaves the last of a quota', async () => {
    const mia = await owner()
    const asked: unknown[] = []
    const before = tools
    const run: ScanTools['connections']['run'] = async (_, { byClock }) => {
      asked.push(byClock)
      return { ok: false, failure: { kind: 'reauth' } }
    }
    const { connectors } = before.connections
    const noting = { connectors, isConfigured, run }
    tools = { ...before, connections: Object.assign(Object.create(before.connections), noting) }
    await mia.look('account-exists@joes.com.au')
    await mia.scan('retry')
    tools = before
    assert.deepEqual(asked, [false, true])
  })

  it('forgets what it knew when the address is removed', async () => {
    const mia = await owner()
    await mia.look('account-exists@joes.com.au')
    await api.db.delete(connectionResults).where(eq(connectionResults.subject, 'account-exists@joes.com.au'))
    await mia.scan('answers')
    const { status, reason } = await mia.now()
    assert.deepEqual([status, reason], ['not_checked', null])
  })

  it('is switched on and off with the key, for everybody who was scanned', async () => {
    const rejudgeAll = async () => {
      const { jobs } = api.services
      const services = { db: api.db, jobs, connections: tools.connections }
      await new SwitchedServices().rejudge(services, new Date(Date.now() + 1_000))
      for (const queued of api.queued.splice(0)) await run(queued)
    }
    await api.services.serviceValues.remove('HIBP_API_KEY')
    const mia = await owner()
    await mia.scan('owner')
    assert.deepEqual((await mia.now()).reason, 'provider_not_configured')
    assert.equal((await mia.now()).inPlan, undefined)
    await api.services.serviceValues.save('HIBP_API_KEY', HIBP_KEY)
    await rejudgeAll()
    assert.deepEqual((await mia.now()).reason, null)
    assert.equal((await mia.now()).inPlan, 'open')
    await api.services.serviceValues.remove('HIBP_API_KEY')
    await rejudgeAll()
    assert.deepEqual((await mia.now()).reason, 'provider_not_configured')
  })
})
