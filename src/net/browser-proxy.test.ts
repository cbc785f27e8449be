import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { after, before, test } from 'node:test'
import { type Canary, startCanary } from '#support/canary.ts'
import { type DnsReply, type DnsServer, startDnsServer } from '#support/dns-server.ts'
import { hear, type OpenProxy, openProxy, openTunnel, speak, statusOf } from '#support/proxy-client.ts'
import { startWebServer, type WebServer } from '#support/web-server.ts'
import type { ProxyBudget } from './browser-proxy-ledger.ts'
import type { EgressSettings } from './egress.ts'

const REBINDING = ['fetched', 'page', 'tunnelled', 'kept', 'mixed'].map((name) => `${name}.fixture`)

let canary: Canary
let site: WebServer
let names: DnsServer

/** The site's address in the first answers, the canary's in all others. */
const flips = (count: number, type: string): DnsReply =>
  type === 'A' ? { A: [count === 1 ? '127.0.0.2' : '127.0.0.3'] } : {}

before(async () => {
  canary = await startCanary(async (port) => {
    site = await startWebServer(
      {
        '/': 'here',
        '/last': { headers: { connection: 'close' }, body: 'last' },
        '/forbidden': { status: 403, headers: { 'x-fettle-refused': 'background' }, body: 'their own' },
      },
      { port },
    )
  })
  names = await startDnsServer({
    'site.fixture': { A: ['127.0.0.2'] },
    ...Object.fromEntries(REBINDING.map((name) => [name, flips])),
    'mixed.fixture': { A: ['127.0.0.2', '127.0.0.3'] },
  })
})

after(async () => {
  await Promise.all([canary.close(), site.close(), names.close()])
  assert.equal(canary.hits(), 0)
})

/** A proxy that may reach 127.0.0.2 on the canary's port, under the names of this test. */
function proxyWith(
  { allow = [], ...settings }: EgressSettings = {},
  budget: Partial<ProxyBudget> = {},
): Promise<OpenProxy> {
  const hosts = ['127.0.0.2', 'site.fixture', ...REBINDING].map((host) => `${host}:${canary.port}`)
  return openProxy([...hosts, ...allow], { budget, settings: { dns: [names.address], ...settings } })
}

const at = (host: string, path = '/'): string => `http://${host}:${canary.port}${path}`
const REFUSED = { status: 403, refused: 'address_refused', body: '', broken: false }

test('plain HTTP and a tunnel reach an allowed host, and both are recorded', async () => {
  await using open = await proxyWith()
  const plain = await open.ask(at('site.fixture'))
  assert.deepEqual(plain, { status: 200, refused: null, body: 'here', broken: false })
  const { status, refused, socket } = await openTunnel(open.proxy.port, `127.0.0.2:${canary.port}`)
  assert.deepEqual([status, refused], [200, null])
  socket.write('GET /last HTTP/1.1\r\nhost: a\r\n\r\n')
  assert.match(await hear(socket), /^HTTP\/1\.1 200 OK\r\n[^]*\nlast\r\n/u)
  const [named, tunnelled] = open.proxy.log()
  assert.deepEqual(named, { host: `site.fixture:${canary.port}`, allowed: true, bytes: 4, refused: null })
  assert.ok(tunnelled?.host === `127.0.0.2:${canary.port}` && tunnelled.bytes > 4)
  assert.equal(open.proxy.blocked(), 0)
})

test('a refusal has our own header, which a website cannot forge', async () => {
  await using open = await proxyWith()
  assert.deepEqual(await open.ask(at('127.0.0.3')), REFUSED)
  assert.deepEqual(await open.ask(at('site.fixture', '/forbidden')), {
    status: 403,
    refused: null,
    body: 'their own',
    broken: false,
  })
  assert.equal(open.proxy.blocked(), 1)
  assert.deepEqual(
    open.proxy.log().map(({ allowed, refused }) => [allowed, refused]),
    [
      [false, 'address_refused'],
      [true, null],
    ],
  )
})

test('other schemes, user names and invalid addresses are refused before any DNS query', async () => {
  await using open = await proxyWith()
  const asked = names.questions.length
  for (const url of [
    'file:///etc/passwd',
    `https://127.0.0.2:${canary.port}/`,
    `ftp://127.0.0.2:${canary.port}/`,
    `http://user@127.0.0.2:${canary.port}/`,
    `http://:word@127.0.0.2:${canary.port}/`,
    '/origin-form',
    'http://',
  ]) {
    assert.deepEqual(await open.ask(url), { ...REFUSED, status: 400 }, url)
  }
  for (const target of [`user@127.0.0.2:${canary.port}`, 'site.fixture:80/path', 'a b:443', '::']) {
    const answer = await speak(open.proxy.port, `CONNECT ${target} HTTP/1.1\r\nhost: a\r\n\r\n`)
    assert.doesNotMatch(answer, /^HTTP\/1\.1 200/u, target)
  }
  assert.equal(names.questions.length, asked)
})

test('ports other than 80 and 443 are refused for plain HTTP and for tunnels', async () => {
  await using open = await proxyWith()
  const other = canary.port === 8_080 ? 8_081 : 8_080
  for (const port of [other, 22, 25, 6_379]) {
    assert.deepEqual(await open.ask(`http://site.fixture:${port}/`), REFUSED)
    assert.deepEqual(await statusOf(open.proxy.port, `example.com:${port}`), [403, 'address_refused'])
  }
})

test('D08 a name that becomes private between fetch and browser gets no connection from the browser', async () => {
  await using open = await proxyWith({ keepDnsMs: 0 })
  const fetched = await open.egress.fetch(at('fetched.fixture'), { retry: false })
  assert.equal(fetched.ok && fetched.address, '127.0.0.2')
  assert.deepEqual(await open.ask(at('fetched.fixture')), REFUSED)
  assert.deepEqual(await statusOf(open.proxy.port, `fetched.fixture:${canary.port}`), [
    403,
    'address_refused',
  ])
  assert.equal(canary.hits(), 0)
})

test('D08 nor does one that becomes private between page and sub-resource, over plain HTTP or a tunnel', async () => {
  await using open = await proxyWith({ keepDnsMs: 0 })
  assert.equal((await open.ask(at('page.fixture', '/last'))).body, 'last')
  assert.deepEqual(await open.ask(at('page.fixture', '/image')), REFUSED)
  const target = `tunnelled.fixture:${canary.port}`
  assert.deepEqual(await statusOf(open.proxy.port, target), [200, null])
  assert.deepEqual(await statusOf(open.proxy.port, target), [403, 'address_refused'])
  assert.equal(site.hits('/image'), 0)
  assert.equal(canary.hits(), 0)
})

test('D08 while a DNS answer is cached, the browser uses the same one as the fetcher', async () => {
  await using open = await proxyWith()
  assert.equal((await open.egress.fetch(at('kept.fixture'), { retry: false })).ok, true)
  assert.equal((await open.ask(at('kept.fixture', '/last'))).body, 'last')
  assert.equal((await open.ask(at('kept.fixture', '/last'))).body, 'last')
  assert.equal(names.questions.filter((question) => question === 'kept.fixture A').length, 1)
})

test('D08 one private address among the answers refuses the name', async () => {
  await using open = await proxyWith()
  assert.deepEqual(await open.ask(at('mixed.fixture')), REFUSED)
  assert.deepEqual(await statusOf(open.proxy.port, `mixed.fixture:${canary.port}`), [403, 'address_refused'])
})

test('B19 the page reaches neither the proxy’s own port nor another one of this machine', async () => {
  await using open = await proxyWith()
  const { port } = open.proxy
  for (const ownPort of [port, canary.port]) {
    for (const host of [
      '127.0.0.1',
      '127.0.0.3',
      'localhost',
      'a.localhost',
      '[::1]',
      '0.0.0.0',
      '[::]',
      '127.1',
    ]) {
      assert.deepEqual(await open.ask(`http://${host}:${ownPort}/`), REFUSED, `${host}:${ownPort}`)
      assert.deepEqual(
        await statusOf(port, `${host}:${ownPort}`),
        [403, 'address_refused'],
        `${host}:${ownPort}`,
      )
    }
  }
  assert.deepEqual(await open.ask('http://127.0.0.1/'), REFUSED)
  assert.match(
    await speak(port, 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
    /^HTTP\/1\.1 400 [^]*x-fettle-refused: address_refused/u,
  )
  assert.equal(canary.hits(), 0)
})

test('B22 Chromium’s own requests are refused and not counted', async () => {
  await using open = await proxyWith({}, { requests: 1 })
  const asked = names.questions.length
  for (const host of ['update.googleapis.com', 'safebrowsing.googleapis.com', 'r4---sn-a.gvt1.com']) {
    assert.deepEqual(await open.ask(`http://${host}/`), { ...REFUSED, refused: 'background' })
    assert.deepEqual(await statusOf(open.proxy.port, `${host}:443`), [403, 'background'])
  }
  assert.deepEqual(await statusOf(open.proxy.port, 'mtalk.google.com:5228'), [403, 'background'])
  assert.equal(names.questions.length, asked)
  assert.deepEqual([open.proxy.blocked(), open.proxy.log()], [0, []])
  assert.equal((await open.ask(at('site.fixture'))).body, 'here')
})

test('a host that does not answer gives a 502 with the reason, not a refusal', async () => {
  await using open = await proxyWith({ allow: ['127.0.0.2:9', 'nobody.fixture:80'] })
  assert.deepEqual(await open.ask('http://127.0.0.2:9/'), {
    ...REFUSED,
    status: 502,
    refused: 'connect_refused',
  })
  assert.deepEqual(await statusOf(open.proxy.port, 'nobody.fixture:80'), [502, 'dns_not_found'])
  assert.equal(open.proxy.blocked(), 0)
})

test('a stopped proxy refuses everything, also allowed hosts, until the next page', async () => {
  await using open = await proxyWith()
  open.proxy.refuseAll()
  assert.equal((await open.ask(at('site.fixture'))).status, 403)
  assert.deepEqual(await statusOf(open.proxy.port, `127.0.0.2:${canary.port}`), [403, 'budget'])
  open.proxy.reset()
  assert.equal((await open.ask(at('site.fixture'))).body, 'here')
})

test('the proxy serves a given socket, only the newest one, and none once it is closed', async () => {
  const open = await proxyWith()
  const ports: number[] = []
  for (let count = 0; count < 2; count += 1) {
    const socket = createServer()
    await once(socket.listen(0, '127.0.0.1'), 'listening')
    const address = socket.address()
    const port = typeof address === 'object' && address ? address.port : 0
    open.proxy.serve(socket)
    assert.deepEqual(await statusOf(port, `127.0.0.2:${canary.port}`), [200, null])
    ports.push(port)
  }
  assert.deepEqual(await Promise.all(ports.map(isOpen)), [false, true])
  await open[Symbol.asyncDispose]()
  assert.deepEqual(await Promise.all(ports.map(isOpen)), [false, false])
})

/** Whether a process listens on the port. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
