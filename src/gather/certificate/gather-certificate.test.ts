import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, test } from 'node:test'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { type Identity, makeAuthority, makeCertificate } from '#support/certificates.ts'
import { aSite } from '#support/evidence.ts'
import { aContext, type ContextWish } from '#support/gather-context.ts'
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

/** An insecure side that answers every request alike. */
const http = async (status: number, location?: string): Promise<number> =>
  keep(
    await listening(
      createServer((_, answer) => answer.writeHead(status, location ? { location } : {}).end()),
    ),
  ).port

async function look(
  ways: Record<string, number>,
  wish: Partial<ContextWish> = {},
): Promise<CertificateEvidence> {
  const egress = loopbackEgress({ ways, ca: [root.cert], dns: [], budgets: { dnsMs: 100 } })
  const found = await gatherCertificate(aContext({ address: 'https://shop.test/', egress, ...wish }))
  await egress.close()
  return found
}

const looked = async (port: number, more: Record<string, number> = {}) => {
  const ways = { 'shop.test:443': secure.port, 'shop.test:80': port, 'www.shop.test:443': 1, ...more }
  return (await look(ways)).http
}

const silentOn80 = async (): Promise<Record<string, number>> => ({
  'shop.test:443': secure.port,
  'shop.test:80': await closedPort(),
})

describe('the host', () => {
  test('is the one the homepage ends on', async () => {
    const ways = { 'shop.test:443': secure.port, 'shop.test:80': await closedPort(), 'www.shop.test:443': 1 }
    const site = aSite({ address: 'https://shop.test/home' })
    const found = await look(ways, { address: 'https://old.test/', known: { site } })
    assert.equal(found.host, 'shop.test')
    assert.deepEqual(found.problems, [])
  })

  test('is the one asked for when there is no homepage to be had, with the port of its address', async () => {
    const ways = { 'shop.test:8443': secure.port, 'shop.test:80': await closedPort(), 'www.shop.test:443': 1 }
    const found = await look(ways, { address: 'https://shop.test:8443/' })
    assert.deepEqual([found.host, found.port, found.kind], ['shop.test', 8443, 'certificate'])
  })
})

describe('the insecure side', () => {
  test('T07 answers while nothing listens on 443', async () => {
    const ways = {
      'shop.test:443': await closedPort(),
      'shop.test:80': await http(200),
      'www.shop.test:443': 1,
    }
    const found = await look(ways)
    assert.equal(found.kind, 'refused')
    assert.deepEqual(found.http, { kind: 'answer', status: 200, redirectsToHttps: false })
  })

  test('T01 may be silent', async () => {
    assert.deepEqual(await looked(await closedPort()), { kind: 'none', redirectsToHttps: null })
  })

  test('leads to the secure side at once', async () => {
    const port = await http(301, 'https://shop.test/')
    assert.deepEqual(await looked(port), { kind: 'answer', status: 301, redirectsToHttps: true })
  })

  test('leads to the secure side by way of another insecure address', async () => {
    const port = await http(302, 'http://www.shop.test/')
    const onward = await http(308, 'https://www.shop.test/')
    assert.equal((await looked(port, { 'www.shop.test:80': onward })).redirectsToHttps, true)
  })

  test('leaves it open when it answers with an error, or sends round in circles', async () => {
    assert.equal((await looked(await http(503))).redirectsToHttps, null)
    assert.equal((await looked(await http(302, 'http://shop.test/'))).redirectsToHttps, null)
  })
})

describe('the twin', () => {
  test('that resolves and is not covered is told', async () => {
    const found = await look({ ...(await silentOn80()), 'www.shop.test:443': secure.port })
    assert.deepEqual(found.twin, { host: 'www.shop.test', resolves: true, covered: false })
  })

  test('of a subdomain does not exist', async () => {
    const leaf = await makeCertificate({ issuer: root, names: ['book.shop.test'] })
    const { port } = keep(await serveTls(leaf))
    const found = await look(
      { 'book.shop.test:443': port, 'book.shop.test:80': await closedPort() },
      { address: 'https://book.shop.test/' },
    )
    assert.equal(found.twin, null)
  })
})
