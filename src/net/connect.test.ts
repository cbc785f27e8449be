import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startCanary } from '#support/canary.ts'
import { type Identity, makeAuthority, makeCertificate } from '#support/certificates.ts'
import { egressFor, SHORT } from '#support/egress.ts'
import { bodyCodeOf, codeOf } from '#support/fetch-once.ts'
import { type RawAnswer, startRawServer, writeEndlessly } from '#support/raw-server.ts'
import { startSilentPort } from '#support/silent-port.ts'
import { closedPort } from '#support/tls-servers.ts'
import { startWebServer } from '#support/web-server.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'
import type { EgressSettings } from './egress.ts'
import type { FetchAnswer, FetchOptions } from './types.ts'
import { DAY_MS } from '#core/time-units.ts'

let authority: Identity
let canary: Awaited<ReturnType<typeof startCanary>>

before(async () => {
  authority = await makeAuthority('CN=Fettle Test Root')
  canary = await startCanary()
})
after(async () => {
  await canary.close()
  assert.equal(canary.hits(), 0)
})

const ask = async (port: number, scheme = 'http', settings: EgressSettings = {}): Promise<string> => {
  const egress = egressFor([`127.0.0.2:${port}`], settings)
  const answer = await egress.fetch(`${scheme}://127.0.0.2:${port}/`, { retry: false })
  await egress.close()
  return codeOf(answer)
}

test('T01 a port where nothing listens refuses', async () => {
  assert.equal(await ask(await closedPort()), 'connect_refused')
})

test('T02 a port that drops all packets fails within the default 5 s', async () => {
  const silent = await startSilentPort('127.0.0.2')
  const from = performance.now()
  assert.equal(await ask(silent.port, 'http', { budgets: DEFAULT_BUDGETS }), 'connect_timeout')
  const took = performance.now() - from
  await silent.close()
  assert.ok(took > 4_900 && took < 5_600, `${took} ms`)
})

async function askServer(answer: RawAnswer, scheme = 'http', immediately = false): Promise<string> {
  const server = await startRawServer(answer, { immediately })
  const code = await ask(server.port, scheme)
  await server.close()
  return code
}

test('T03 a reset, and a close at once, are told apart from other failures', async () => {
  assert.equal(await askServer((socket) => socket.resetAndDestroy(), 'http', true), 'connect_reset')
  assert.equal(await askServer((socket) => socket.end(), 'http', true), 'connect_reset')
  assert.equal(await askServer((socket) => socket.resetAndDestroy()), 'connect_reset')
  assert.equal(await askServer((socket) => socket.end(), 'https', true), 'connect_reset')
})

test('T15 a port that does not speak TLS', async () => {
  assert.equal(await askServer('HTTP/1.1 400 Bad Request\r\n\r\n', 'https'), 'tls_not_tls')
  assert.equal(await askServer('SSH-2.0-OpenSSH_9.6\r\n', 'https', true), 'tls_not_tls')
})

test('T16 a handshake that does not start, or sends one byte at a time, ends at the deadline', async () => {
  const from = performance.now()
  assert.equal(await askServer(() => undefined, 'https'), 'tls_timeout')
  assert.ok(performance.now() - from < SHORT.requestMs)
  const handshakeStart = Buffer.from([22, 3, 3, 64, 0])
  const drip: RawAnswer = (socket) => {
    socket.write(handshakeStart)
    writeEndlessly(socket, Buffer.from([2]), 20)
  }
  assert.match(await askServer(drip, 'https'), /^tls_(?:timeout|failed)$/u)
})

interface GivenFetch {
  names?: string[]
  validTo?: Date
  issuer?: Identity
  trusted?: boolean
}

/** Fetches `joes.fixture` over TLS with a certificate like `given`. */
async function fetchSecure(given: GivenFetch, options: FetchOptions = {}): Promise<FetchAnswer> {
  const { trusted = true, ...rest } = given
  const identity = await makeCertificate({ subject: 'CN=joes.fixture', ...rest })
  const site = await startWebServer({ '/': 'secure' }, { tls: identity })
  const egress = egressFor([`127.0.0.2:${site.port}`], {
    resolve: [{ host: 'joes.fixture', port: site.port, address: '127.0.0.2', addressPort: site.port }],
    ca: trusted ? [authority.cert] : [],
  })
  const answer = await egress.fetch(`https://joes.fixture:${site.port}/`, { retry: false, ...options })
  await egress.close()
  await site.close()
  return answer
}

test('T06 a valid certificate of an authority that the operator named', async () => {
  const answer = await fetchSecure({ names: ['joes.fixture'], issuer: authority })
  assert.deepEqual(answer.ok && [answer.body.toString(), answer.insecure, answer.certificateError], [
    'secure',
    false,
    null,
  ])
})

test('T04 T09 T10 T11 T12 over an invalid certificate the page is read, and marked', async () => {
  const past = { validFrom: new Date(Date.now() - 90 * DAY_MS), validTo: new Date(Date.now() - DAY_MS) }
  const cases: [GivenFetch, string][] = [
    [{ names: ['joes.fixture'], issuer: authority, ...past }, 'CERT_HAS_EXPIRED'],
    [{ names: ['other.fixture'], issuer: authority }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    [{ names: ['joes.fixture'] }, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [{ names: ['joes.fixture'], issuer: authority, trusted: false }, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    [{ issuer: authority }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ]
  for (const [given, code] of cases) {
    const answer = await fetchSecure(given)
    assert.deepEqual(answer.ok && [answer.body.toString(), answer.insecure, answer.certificateError], [
      'secure',
      true,
      code,
    ])
  }
})

test('a caller that requires a valid certificate gets an error otherwise', async () => {
  const strict = { acceptInvalidCertificate: false }
  assert.equal(
    codeOf(await fetchSecure({ names: ['other.fixture'], issuer: authority }, strict)),
    'tls_failed',
  )
  assert.equal(codeOf(await fetchSecure({ names: ['joes.fixture'], issuer: authority }, strict)), '200')
})

test('H18 a redirect from https to http is followed and recorded', async () => {
  const plain = await startWebServer({ '/': 'plain' })
  const identity = await makeCertificate({ names: ['joes.fixture'], issuer: authority })
  const site = await startWebServer(
    { '/': { status: 301, headers: { location: `${plain.origin}/` } } },
    { tls: identity },
  )
  const egress = egressFor([`127.0.0.2:${site.port}`, `127.0.0.2:${plain.port}`])
  const answer = await egress.fetch(`${site.origin}/`)
  await egress.close()
  await Promise.all([plain.close(), site.close()])
  assert.equal(bodyCodeOf(answer), undefined)
  assert.deepEqual(answer.hops, [
    { url: `${site.origin}/`, status: 301, location: `${plain.origin}/` },
    { url: `${plain.origin}/`, status: 200 },
  ])
})

test('a probe gets a socket to a classified address, or the reason for the refusal', async () => {
  const site = await startRawServer(() => undefined)
  const egress = egressFor([`127.0.0.2:${site.port}`])
  const open = await egress.dial('127.0.0.2', site.port)
  const refused = await egress.dial('127.0.0.3', canary.port)
  assert.equal(open.ok && open.address, '127.0.0.2')
  assert.equal(!refused.ok && refused.failure.code, 'address_refused')
  await egress.close()
  assert.equal(open.ok && open.socket.destroyed, true)
  await site.close()
})
