import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { encode } from 'dns-packet'
import { type Canary, startCanary } from '#support/canary.ts'
import { type DnsReply, type DnsServer, startDnsServer } from '#support/dns-server.ts'
import { egressFor, hurriedClock, SHORT } from '#support/egress.ts'
import { startSilentPort } from '#support/silent-port.ts'
import { startWebServer, type WebAnswer, type WebServer } from '#support/web-server.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'
import type { EgressSettings } from './egress.ts'
import type { Egress } from './types.ts'

let canary: Canary
let site: WebServer
let names: DnsServer

const PAGES: Record<string, WebAnswer> = {
  '/': 'here',
  '/last': { headers: { connection: 'close' }, body: 'last' },
}

const HANGING = Array.from({ length: 50 }, (_, index) => `hang${index}.fixture`)

const many = Array.from({ length: 22 }, (_, index) => `127.0.1.${index + 1}`)

before(async () => {
  canary = await startCanary(async (port) => {
    site = await startWebServer(PAGES, { port })
  })
  names = await startDnsServer({
    'site.fixture': { A: ['127.0.0.2'] },
    'servfail.fixture': 'SERVFAIL',
    'refused.fixture': 'REFUSED',
    'silent.fixture': 'silence',
    'empty.fixture': {},
    'mixed.fixture': { A: ['127.0.0.2', '127.0.0.3'] },
    'rebind.fixture': (count, type): DnsReply =>
      type === 'A' ? { A: [count === 1 ? '127.0.0.2' : '127.0.0.3'] } : {},
    'loop.fixture': { CNAME: 'loop.fixture' },
    'alias.fixture': { CNAME: 'metadata.google.internal' },
    'alias-with-address.fixture': { CNAME: 'metadata.google.internal', A: ['169.254.169.254'] },
    'alias-with-public.fixture': { CNAME: 'db.internal', A: ['93.184.216.34'] },
    'alias-opened.fixture': { CNAME: 'db.internal', A: ['127.0.0.2'] },
    'alias-silent.fixture': (_count, type): DnsReply => (type === 'CNAME' ? 'silence' : { A: ['127.0.0.2'] }),
    'garbage.fixture': Buffer.from('not a message of the domain name system'),
    'wrong-id.fixture': encode({
      type: 'response',
      id: 1,
      questions: [{ name: 'wrong-id.fixture', type: 'A' }],
    }),
    'many.fixture': { A: ['127.0.0.4', '127.0.0.5', '127.0.0.2', ...many] },
    ...privateNames(),
    ...Object.fromEntries(HANGING.map((host) => [host, 'silence' as const])),
  })
})

after(async () => {
  await Promise.all([canary.close(), site.close(), names.close()])
  assert.equal(canary.hits(), 0)
})

const PRIVATE_A = ['10.0.0.0', '127.0.0.1', '127.0.0.3', '169.254.169.254', '100.64.0.1', '168.63.129.16']
const PRIVATE_AAAA = ['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fd00:ec2::254', '::1']

function privateNames(): Record<string, DnsReply> {
  const v4 = PRIVATE_A.map((address, index): [string, DnsReply] => [`a${index}.fixture`, { A: [address] }])
  const v6 = PRIVATE_AAAA.map((address, index): [string, DnsReply] => [
    `b${index}.fixture`,
    { AAAA: [address] },
  ])
  return Object.fromEntries([...v4, ...v6])
}

/** An egress that may reach 127.0.0.2 on the canary's port, with these names. */
function egressOf(hosts: readonly string[], settings: EgressSettings = {}): Egress {
  const allow = [`127.0.0.2:${canary.port}`, ...hosts.map((host) => `${host}:${canary.port}`)]
  return egressFor(allow, { dns: [names.address], ...settings })
}

/** Fetches `/` of a name on the canary's port; returns the failure code or the body. */
async function outcome(host: string, settings?: EgressSettings): Promise<string> {
  const egress = egressOf([host], settings)
  const answer = await egress.fetch(`http://${host}:${canary.port}/`, { retry: false })
  await egress.close()
  return answer.ok ? answer.body.toString() : answer.failure.code
}

test('a name is resolved and its site fetched', async () => {
  assert.equal(await outcome('site.fixture'), 'here')
})

test('D01 a name that does not exist', async () => {
  assert.equal(await outcome('nothing.fixture'), 'dns_not_found')
})

test('D02 resolvers that fail or refuse', async () => {
  assert.equal(await outcome('servfail.fixture'), 'dns_failed')
  assert.equal(await outcome('refused.fixture'), 'dns_failed')
})

test('D03 a query without an answer ends within the default 4 s', async () => {
  const from = performance.now()
  assert.equal(await outcome('silent.fixture', { budgets: DEFAULT_BUDGETS }), 'dns_timeout')
  const took = performance.now() - from
  assert.ok(took > 3_900 && took < 4_400, `${took} ms`)
})

test('D04 D06 private answers are refused, with the same text each', async () => {
  const hosts = [
    ...PRIVATE_A.map((_, index) => `a${index}.fixture`),
    ...PRIVATE_AAAA.map((_, index) => `b${index}.fixture`),
  ]
  const egress = egressOf(hosts)
  for (const host of hosts) {
    const answer = await egress.fetch(`http://${host}:${canary.port}/`)
    assert.deepEqual(
      answer.ok || answer.failure,
      { reason: 'blocked_address', code: 'address_refused' },
      host,
    )
    assert.deepEqual(await egress.dns.addresses(host), { ok: false, failure: !answer.ok && answer.failure })
  }
  await egress.close()
})

test('D05 a name with one private address among others is refused', async () => {
  assert.equal(await outcome('mixed.fixture'), 'address_refused')
  assert.equal(site.requests.filter(({ headers }) => headers.host?.startsWith('mixed')).length, 0)
})

test('the canary works: where its address is allowed, the same name reaches it', async () => {
  const seeing = await startCanary()
  const egress = egressFor(
    [`127.0.0.3:${seeing.port}`, `[::1]:${seeing.port}`, `a2.fixture:${seeing.port}`],
    {
      dns: [names.address],
    },
  )
  const answers = [
    await egress.fetch(`http://a2.fixture:${seeing.port}/`, { retry: false }),
    await egress.fetch(`http://127.0.0.3:${seeing.port}/`, { retry: false }),
    await egress.fetch(`http://[::1]:${seeing.port}/`, { retry: false }),
  ]
  await egress.close()
  await seeing.close()
  assert.deepEqual(
    answers.map((answer) => !answer.ok && answer.failure.code),
    Array(3).fill('connect_reset'),
  )
  assert.equal(seeing.hits(), 3)
})

test('D07 a name that becomes private keeps its open connection and gets no second one', async () => {
  const egress = egressOf(['rebind.fixture'], { keepDnsMs: 0 })
  const at = (path: string) => egress.fetch(`http://rebind.fixture:${canary.port}${path}`, { retry: false })
  const first = await at('/')
  const same = await at('/last')
  const next = await at('/')
  await egress.close()
  assert.equal(first.ok && first.address, '127.0.0.2')
  assert.equal(same.ok && same.body.toString(), 'last')
  assert.equal(!next.ok && next.failure.code, 'address_refused')
})

test('D07 a cached answer is classified again but not queried again', async () => {
  const egress = egressOf(['rebind.fixture'])
  const before = names.questions.filter((question) => question === 'site.fixture A').length
  for (const path of ['/last', '/last', '/last']) {
    const answer = await egress.fetch(`http://site.fixture:${canary.port}${path}`)
    assert.equal(answer.ok, false, 'the port is not open for this name')
  }
  await egress.close()
  const open = egressOf(['site.fixture'])
  for (const path of ['/last', '/last', '/last']) {
    assert.equal((await open.fetch(`http://site.fixture:${canary.port}${path}`)).ok, true)
  }
  await open.close()
  assert.equal(names.questions.filter((question) => question === 'site.fixture A').length, before + 1)
})

test('D09 an alias of an internal name is refused', async () => {
  assert.equal(await outcome('alias.fixture'), 'address_refused')
  assert.equal(await outcome('alias-with-address.fixture'), 'address_refused')
  assert.equal(await outcome('alias-with-public.fixture'), 'address_refused')
})

test('D09 an alias of an internal name whose addresses the operator opened is not, nor one that nobody tells', async () => {
  assert.equal(await outcome('alias-opened.fixture'), 'here')
  assert.equal(await outcome('alias-silent.fixture'), 'here')
})

test('D10 alias loops and empty answers', async () => {
  assert.equal(await outcome('loop.fixture'), 'dns_not_found')
  assert.equal(await outcome('empty.fixture'), 'dns_not_found')
})

test('D11 invalid messages, a wrong id, and a truncated answer without TCP fail', async () => {
  const udpOnly = await startDnsServer(
    { 'long.fixture': { A: Array.from({ length: 200 }, (_, index) => `8.8.8.${index}`) } },
    { tcp: false },
  )
  const codes = [
    await outcome('garbage.fixture'),
    await outcome('wrong-id.fixture'),
    await outcome('long.fixture', { dns: [udpOnly.address] }),
  ]
  await udpOnly.close()
  for (const code of codes) assert.match(code, /^dns_(?:timeout|failed)$/u)
})

test('D12 the third of 25 addresses answers when the first two do not', async () => {
  const dead = [
    await startSilentPort('127.0.0.4', canary.port),
    await startSilentPort('127.0.0.5', canary.port),
  ]
  const addresses = ['127.0.0.4', '127.0.0.5', ...many]
  const egress = egressOf(['many.fixture'], {
    allow: [...addresses, '127.0.0.2']
      .map((address) => `${address}:${canary.port}`)
      .concat(`many.fixture:${canary.port}`),
  })
  const answer = await egress.fetch(`http://many.fixture:${canary.port}/`, { retry: false })
  await egress.close()
  for (const port of dead) await port.close()
  assert.equal(answer.ok && answer.address, '127.0.0.2')
})

/** Milliseconds for a look-up with its fetch and a read of a file; the best of three, so that a busy machine does not matter. */
async function quickest(): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3; turn += 1) {
    const from = performance.now()
    await readFile(new URL(import.meta.url))
    assert.equal(await outcome('site.fixture'), 'here')
    best = Math.min(best, performance.now() - from)
  }
  return best
}

test('D13 fifty names without an answer do not delay others', async () => {
  const egress = egressOf([], { budgets: { ...SHORT, dnsMs: 1_000 } })
  const hanging = HANGING.map((host) => egress.dns.addresses(host))
  const took = await quickest()
  const answers = await Promise.all(hanging)
  await egress.close()
  assert.ok(took < 100, `${took} ms`)
  assert.ok(answers.every((answer) => !answer.ok && answer.failure.code === 'dns_timeout'))
})

test('the pace may be lifted only where the operator allows every address', async () => {
  const egress = egressOf(['site.fixture', 'mixed.fixture'])
  assert.equal(egress.mayLiftPace('site.fixture'), false, 'not looked up yet')
  await egress.dns.addresses('site.fixture')
  await egress.fetch(`http://site.fixture:${canary.port}/`)
  await egress.fetch(`http://mixed.fixture:${canary.port}/`)
  assert.equal(egress.mayLiftPace('site.fixture'), true)
  assert.equal(egress.mayLiftPace('mixed.fixture'), false)
  assert.equal(egress.mayLiftPace('8.8.8.8'), false)
  await egress.close()
})

test('a lifted pace holds from the first request on, also for a name that DNS resolves', async () => {
  const clock = hurriedClock()
  const egress = egressOf(['site.fixture'], { pace: 'off', clock })
  const asked = Array.from({ length: 12 }, () => egress.fetch(`http://site.fixture:${canary.port}/`))
  assert.ok((await Promise.all(asked)).every(({ ok }) => ok))
  assert.deepEqual(clock.waits, [])
  await egress.close()
  const paced = egressOf(['mixed.fixture'], { pace: 'off', clock })
  for (let n = 0; n < 3; n += 1) await paced.fetch(`http://mixed.fixture:${canary.port}/`, { retry: false })
  assert.ok(clock.waits.length > 0)
  await paced.close()
})
