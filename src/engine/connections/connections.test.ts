import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { connectors } from '#connectors/connectors.generated.ts'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { NO_STORE } from '#support/connection-store.ts'
import { type DnsServer, startDnsServer } from '#support/dns-server.ts'
import { BREACHES } from '#stand-ins/breaches.data.ts'
import { HIBP_KEY, openHibp } from '#stand-ins/hibp.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { type Connections, openConnections } from './connections.ts'
import type { ConnectionStore } from './store.ts'

const SERVICE = 'data_breach_check'
const OWNER = 'an owner'

/** What the store was told, in order. */
interface Told {
  state: (ConnectionFailure | null)[]
  answers: { subject: string; data: unknown }[]
  failures: { subject: string; failure: ConnectionFailure }[]
}

describe('asking Have I Been Pwned', () => {
  let dns: DnsServer
  let hibp: Awaited<ReturnType<typeof openHibp>>
  let connections: Connections
  let told: Told
  let key: string | null
  let blockedUntil: Date | null
  let nextRequest: Date | null
  let faults: unknown[]
  let quota: ServiceQuota | null

  const store: ConnectionStore = {
    ...NO_STORE,
    setting: async () => key,
    blockedUntil: async () => blockedUntil,
    countRequest: async () => nextRequest,
    countToday: async () => true,
    notedQuota: async () => quota,
    noteState: async (_, { failure }) => void told.state.push(failure),
    keepAnswer: async ({ subject }, { data }) => void told.answers.push({ subject, data }),
    keepFailure: async ({ subject }, { failure }) => void told.failures.push({ subject, failure }),
  }
  const open = (endpoints: Record<string, string>) =>
    openConnections({
      connectors,
      store,
      userAgent: 'Fettle/test (+https://fettle.fixture/bot)',
      endpoints,
      dns: [dns.address],
      now: () => new Date('2026-11-21T12:00:00Z'),
      onFault: (error) => void faults.push(error),
      pause: async () => undefined,
    })
  const ask = (email: string, isOwn = false) =>
    connections.run(OWNER, { service: SERVICE, read: 'search', input: { email, isOwn } })
  const found = async (email: string, isOwn = false) => {
    const result = await ask(email, isOwn)
    assert.ok(result.ok, JSON.stringify(result))
    return JSON.stringify(result.data)
  }
  const failure = async (email = 'mia@joes.com.au') => {
    const result = await ask(email)
    return result.ok ? null : result.failure
  }

  before(async () => {
    dns = await startDnsServer({
      'joes.com.au': { MX: [{ exchange: 'mail.joes.com.au', preference: 1 }] },
      'only-address.com.au': { A: ['192.0.2.1'] },
      'no-mail.com.au': { MX: [{ exchange: '.', preference: 0 }], A: ['192.0.2.1'] },
      'broken.com.au': 'SERVFAIL',
    })
  })
  after(() => dns.close())
  beforeEach(async () => {
    told = { state: [], answers: [], failures: [] }
    key = HIBP_KEY
    blockedUntil = null
    nextRequest = null
    faults = []
    quota = null
    hibp = await openHibp()
    connections = open({ hibp: hibp.base })
  })
  afterEach(async () => {
    connections.close()
    await hibp.close()
  })

  it('gives the breaches of an address, and keeps them', async () => {
    const data = await found('multiple-breaches@joes.com.au')
    assert.ok(data.includes('Shoe Shop') && data.includes('Book Club'), data)
    assert.equal(JSON.stringify(told.answers[0]?.data), data)
    assert.deepEqual(told.state, [null])
  })

  it('takes "not found" as no breach', async () => {
    assert.equal(await found('nobody@joes.com.au'), '{"kind":"read","breaches":[]}')
  })

  it('shows sensitive breaches for the own address only', async () => {
    const sensitive = { status: 200, body: BREACHES.filter(({ IsSensitive }) => IsSensitive) }
    for (const isOwn of [false, true]) {
      await found('nobody@joes.com.au')
      hibp.answerNext(sensitive)
      assert.equal((await found('mia@joes.com.au', isOwn)).includes('Lonely'), isOwn)
    }
  })

  it('does not ask about an address that takes no mail', async () => {
    for (const domain of ['no-mail.com.au', 'missing.com.au'])
      assert.equal(await found(`mia@${domain}`), '{"kind":"no_records"}')
    assert.equal(hibp.paths.length, 0)
    for (const domain of ['only-address.com.au', 'broken.com.au']) await found(`mia@${domain}`)
    assert.equal(hibp.paths.filter((path) => path.includes('/breachedaccount/')).length, 2)
  })

  it('sends addresses encoded', async () => {
    await found('mia+a/b?c@joes.com.au')
    assert.ok(hibp.paths.at(-1)?.includes('/breachedaccount/mia%2Ba%2Fb%3Fc%40joes.com.au?'))
  })

  it('reads the plan once', async () => {
    await found('a@joes.com.au')
    await found('b@joes.com.au')
    assert.equal(hibp.paths.filter((path) => path.endsWith('/subscription/status')).length, 1)
  })

  it('sends no address where the plan allows to ask by hash', async () => {
    const email = 'multiple-breaches@joes.com.au'
    const closed = await openHibp({ kAnonymity: true, known: [email] })
    const hidden = open({ hibp: closed.base })
    const result = await hidden.run(OWNER, {
      service: SERVICE,
      read: 'search',
      input: { email, isOwn: false },
    })
    assert.ok(result.ok && JSON.stringify(result.data).includes('Book Club'))
    const other = await hidden.run(OWNER, {
      service: SERVICE,
      read: 'search',
      input: { email: 'other@joes.com.au', isOwn: false },
    })
    assert.ok(other.ok && JSON.stringify(other.data) === '{"kind":"read","breaches":[]}')
    assert.ok(!closed.paths.some((path) => /joes|%40|@/u.test(path)), closed.paths.join(' '))
    hidden.close()
    await closed.close()
  })

  const refusals = [
    ['a key that is refused', 'not_configured', { status: 401 }],
    ['a plan that does not include it', 'not_approved', { status: 403 }],
    ['a used-up quota', 'quota', { status: 429, headers: { 'retry-after': '3600' } }],
    ['an outage', 'vendor_down', { status: 503, headers: { 'retry-after': '3600' } }],
    ['a redirect', 'vendor_down', { status: 302, headers: { location: 'https://example.com/' } }],
    ['an address that it does not take', 'rejected', { status: 400 }],
    ['HTML', 'bad_shape', { status: 200, body: '<html>Welcome</html>' }],
    ['nothing', 'bad_shape', { status: 200 }],
    ['half an answer', 'bad_shape', { status: 200, body: '{"SubscriptionName":"Pw' }],
    ['another shape', 'bad_shape', { status: 200, body: [{ Name: 7 }] }],
  ] as const
  for (const [what, kind, answer] of refusals)
    it(`keeps why there is no answer: ${what}`, async () => {
      hibp.answerNext(answer)
      assert.equal((await failure())?.kind, kind)
      assert.equal(told.failures[0]?.failure.kind, kind)
      assert.equal(told.state[0]?.kind, kind)
      assert.deepEqual([told.answers, faults], [[], []])
    })

  it('keeps when the service may be asked again, and asks for nothing before', async () => {
    hibp.answerNext({ status: 429, headers: { 'retry-after': '3600' } })
    assert.equal((await failure())?.retryAt, '2026-11-21T13:00:00.000Z')
    const asked = hibp.paths.length
    blockedUntil = new Date('2026-11-21T13:00:00Z')
    assert.equal((await failure())?.kind, 'quota')
    assert.equal(hibp.paths.length, asked)
    blockedUntil = new Date('2026-11-21T11:00:00Z')
    assert.equal(await failure(), null)
  })

  it('asks again after a short outage', async () => {
    hibp.answerNext({ status: 503 }, { status: 502 })
    assert.equal(await failure(), null)
  })

  it('asks for no more than an owner may have in a day', async () => {
    nextRequest = new Date('2026-11-22T12:00:00Z')
    assert.deepEqual(await failure(), { kind: 'quota', retryAt: '2026-11-22T12:00:00.000Z' })
    assert.deepEqual([hibp.paths, told.state], [[], []])
  })

  it('leaves what is left of a quota to owners', async () => {
    const resetsAt = '2026-11-21T13:00:00.000Z'
    const used = (percent: number): ServiceQuota => ({ unit: 'percent', used: percent, most: 100, resetsAt })
    const read = { service: SERVICE, read: 'search', input: { email: 'a@joes.com.au', isOwn: false } }
    quota = used(79)
    assert.equal((await connections.run(OWNER, { ...read, byClock: true })).ok, true)
    const asked = hibp.paths.length
    quota = used(80)
    assert.deepEqual(await connections.run(OWNER, { ...read, byClock: true }), {
      ok: false,
      failure: { kind: 'quota', retryAt: resetsAt },
    })
    assert.deepEqual([hibp.paths.length, told.failures], [asked, []])
    assert.equal((await connections.run(OWNER, read)).ok, true)
  })

  it('is not set up without a key, and asks for nothing', async () => {
    key = null
    assert.equal(await connections.isConfigured(SERVICE), false)
    assert.equal((await failure())?.kind, 'not_configured')
    assert.deepEqual(hibp.paths, [])
  })

  it('uses a replaced key at once', async () => {
    key = 'f'.repeat(32)
    assert.equal((await failure())?.kind, 'not_configured')
    key = HIBP_KEY
    assert.equal(await failure(), null)
  })

  it('tells the operator what the key can do', async () => {
    const result = await connections.test(SERVICE)
    assert.deepEqual(result, {
      ok: true,
      data: {
        sentences: [
          'Plan Pwned 1, until 31 Dec 2030.',
          '10 look-ups a minute.',
          'Addresses are sent to the service, over a secure connection.',
        ],
        confirmed: ['plan'],
      },
    })
    hibp.answerNext({ status: 401 })
    assert.deepEqual(await connections.test(SERVICE), { ok: false, failure: { kind: 'not_configured' } })
  })
})
