import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, test } from 'node:test'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { type Identity, makeAuthority, makeCertificate } from '#support/certificates.ts'
import { aSite } from '#support/evidence.ts'
import { aContext, type ContextOptions } from '#support/gather-context.ts'
import { loopbackEgress } from '#support/loopback-egress.ts'
import { closedPort, type Listening, listening, serveTls } from '#support/tls-servers.ts'
import { gatherCertificate } from './gather-certificate.ts'

let root: Identity
let secure: Listening
const servers: Listening[] = []
const keep = (server: Listening): Listening => {
  servers.push(server)
  return server
}

before(async () => {
  root = await makeAuthority('CN=Fixture Root')
  secure = keep(await serveTls(await makeCertificate({ issuer: root, names: ['shop.test'] })))
})
after(() => Promise.all(servers.map((server) => server.close())))

/** An HTTP server that gives every request the same answer. */
const http = async (status: number, location?: string): Promise<number> =>
  keep(
    await listening(
      createServer((_, answer) => answer.writeHead(status, location ? { location } : {}).end()),
    ),
  ).port

async function gather(
  routes: Record<string, number>,
  options: Partial<ContextOptions> = {},
): Promise<CertificateEvidence> {
  const egress = loopbackEgress({ ways: routes, ca: [root.cert], dns: [], budgets: { dnsMs: 100 } })
  const found = await gatherCertificate(aContext({ address: 'https://shop.test/', egress, ...options }))
  await egress.close()
  return found
}

const httpOf = async (port: number, more: Record<string, number> = {}) => {
  const routes = { 'shop.test:443': secure.port, 'shop.test:80': port, 'www.shop.test:443': 1, ...more }
  return (await gather(routes)).http
}

const silentOn80 = async (): Promise<Record<string, number>> => ({
  'shop.test:443': secure.port,
  'shop.test:80': await closedPort(),
})

describe('the host', () => {
  test('is that of the homepage after redirects', async () => {
    const routes = {
      'shop.test:443': secure.port,
      'shop.test:80': await closedPort(),
      'www.shop.test:443': 1,
    }
    const site = aSite({ address: 'https://shop.test/home' })
    const found = await gather(routes, { address: 'https://old.test/', known: { site } })
    assert.equal(found.host, 'shop.test')
    assert.deepEqual(found.problems, [])
  })

  test('is that of the scanned address when there is no homepage, with the address’s port', async () => {
    const routes = {
      'shop.test:8443': secure.port,
      'shop.test:80': await closedPort(),
      'www.shop.test:443': 1,
    }
    const found = await gather(routes, { address: 'https://shop.test:8443/' })
    assert.deepEqual([found.host, found.port, found.kind], ['shop.test', 8443, 'certificate'])
  })
})

describe('port 80', () => {
  test('T07 answers while nothing listens on 443', async () => {
    const routes = {
      'shop.test:443': await closedPort(),
      'shop.test:80': await http(200),
      'www.shop.test:443': 1,
    }
    const found = await gather(routes)
    assert.equal(found.kind, 'refused')
    assert.deepEqual(found.http, { kind: 'answer', status: 200, redirectsToHttps: false })
  })

  test('T01 may not answer', async () => {
    assert.deepEqual(await httpOf(await closedPort()), { kind: 'none', redirectsToHttps: null })
  })

  test('may redirect to HTTPS directly', async () => {
    const port = await http(301, 'https://shop.test/')
    assert.deepEqual(await httpOf(port), { kind: 'answer', status: 301, redirectsToHttps: true })
  })

  test('may redirect to HTTPS through another HTTP address', async () => {
    const port = await http(302, 'http://www.shop.test/')
    const onward = await http(308, 'https://www.shop.test/')
    assert.equal((await httpOf(port, { 'www.shop.test:80': onward })).redirectsToHttps, true)
  })

  test('gives no result when it answers with an error or a redirect loop', async () => {
    assert.equal((await httpOf(await http(503))).redirectsToHttps, null)
    assert.equal((await httpOf(await http(302, 'http://shop.test/'))).redirectsToHttps, null)
  })
})

describe('the other name', () => {
  test('that resolves and is not covered is reported', async () => {
    const found = await gather({ ...(await silentOn80()), 'www.shop.test:443': secure.port })
    assert.deepEqual(found.twin, { host: 'www.shop.test', resolves: true, covered: false })
  })

  test('that is not among the names kept of a certificate with more of them may be covered', async () => {
    for (const [count, length] of [
      [99, 4],
      [60, 190],
    ] as const) {
      const others = Array.from({ length: count }, (_, index) => `${index}.${'x'.repeat(length)}.test`)
      const leaf = await makeCertificate({ issuer: root, names: ['shop.test', ...others, 'www.shop.test'] })
      const { port } = keep(await serveTls(leaf))
      const routes = { ...(await silentOn80()), 'shop.test:443': port, 'www.shop.test:443': port }
      const { twin } = await gather(routes)
      assert.deepEqual(twin, { host: 'www.shop.test', resolves: true, covered: null }, String(count))
    }
  })

  test('of a subdomain does not exist', async () => {
    const leaf = await makeCertificate({ issuer: root, names: ['book.shop.test'] })
    const { port } = keep(await serveTls(leaf))
    const found = await gather(
      { 'book.shop.test:443': port, 'book.shop.test:80': await closedPort() },
      { address: 'https://book.shop.test/' },
    )
    assert.equal(found.twin, null)
  })
})
