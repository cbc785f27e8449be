import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { type Identity, makeAuthority, makeCertificate } from '#support/certificates.ts'
import { loopbackEgress } from '#support/loopback-egress.ts'
import { openProbes, type Probes } from '#support/tls-probes.ts'
import { LOOPBACK } from '#support/loopback.ts'
import { closedPort, serveTcp, serveTls } from '#support/tls-servers.ts'
import { probeTls, type TlsProbe } from './tls.ts'

const HOST = 'shop.test'

let root: Identity
let leaf: Identity
let probes: Probes

before(async () => {
  root = await makeAuthority('CN=Fixture Root')
  leaf = await makeCertificate({ issuer: root, names: [HOST] })
  probes = openProbes(HOST, root.cert)
})
after(() => probes.close())

const codeOf = ({ kind, failure }: TlsProbe): [string, string | undefined] => [kind, failure?.code]

describe('versions', () => {
  test('T14 a server with TLS 1.1 only is told apart from a failing one by a second probe', async () => {
    const found = await probes.server(leaf, [], { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' })
    assert.equal(found.kind, 'old_protocol')
    assert.deepEqual(found.problems, ['tls_old_protocol'])
    assert.deepEqual(found.versions, { tls10: false, tls11: true, tls12: false, tls13: false })
  })

  test('every accepted version is reported', async () => {
    const found = await probes.server(leaf, [], { minVersion: 'TLSv1', maxVersion: 'TLSv1.2' })
    assert.equal(found.protocol, 'TLSv1.2')
    assert.deepEqual(found.versions, { tls10: true, tls11: true, tls12: true, tls13: false })
  })
})

describe('a port without a handshake', () => {
  test('T01 refused', async () => {
    const found = await probes.port(await closedPort())
    assert.deepEqual(codeOf(found), ['refused', 'connect_refused'])
  })

  test('T03 closed at once', async () => {
    const found = await probes.tcp((socket) => socket.end())
    assert.deepEqual(codeOf(found), ['failed', 'connect_reset'])
  })

  test('T03 reset', async () => {
    const found = await probes.tcp((socket) => socket.resetAndDestroy())
    assert.deepEqual(codeOf(found), ['failed', 'connect_reset'])
  })

  const strangers = {
    'plain HTTP': 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    'an SSH banner': 'SSH-2.0-OpenSSH_9.9\r\n',
    garbage: Buffer.alloc(64, 0xff),
    'a mail banner': '220 mail.shop.test ESMTP\r\n',
    zeros: Buffer.alloc(64),
  }
  for (const [what, bytes] of Object.entries(strangers)) {
    test(`T15 ${what} is not TLS`, async () => {
      const found = await probes.tcp((socket) => socket.end(bytes))
      assert.deepEqual(codeOf(found), ['not_tls', 'tls_not_tls'])
    })
  }

  test('T16 a server that sends nothing ends at the deadline', async () => {
    const found = await probes.tcp(() => undefined)
    assert.deepEqual(codeOf(found), ['failed', 'tls_timeout'])
  })

  test('T16 a handshake sent byte by byte ends at the same deadline', async () => {
    const found = await probes.tcp((socket) => {
      const head = Buffer.from([22, 3, 3, 64, 0, 2, 0, 63, 252])
      socket.write(head)
      const drip = setInterval(() => socket.write(Buffer.alloc(1)), 20)
      socket.on('close', () => clearInterval(drip))
    })
    assert.deepEqual(codeOf(found), ['failed', 'tls_timeout'])
  })

  for (const waits of [[1, 1], [1]]) {
    test(`a failure that may pass is retried once for each wait (${waits.length})`, async () => {
      let tries = 0
      const good = probes.keep(await serveTls(leaf))
      const flaky = await serveTcp((socket) => {
        tries += 1
        if (tries <= 2) return void socket.destroy()
        socket.pipe(connect(good.port, LOOPBACK)).pipe(socket)
      })
      const target = { host: HOST, port: probes.keep(flaky).port }
      const egress = loopbackEgress({ ways: { [`${HOST}:${target.port}`]: target.port }, ca: [root.cert] })
      const found = await probeTls(egress, target, { now: new Date(), waits })
      await egress.close()
      assert.equal(found.kind, waits.length === 2 ? 'certificate' : 'failed')
    })
  }
})

describe('a server that asks for a client certificate', () => {
  for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
    for (const insists of [false, true]) {
      const title = `T17 is judged on its own certificate (${maxVersion}, insists: ${insists})`
      test(title, async () => {
        const found = await probes.server(leaf, [], {
          requestCert: true,
          rejectUnauthorized: insists,
          maxVersion,
        })
        assert.deepEqual([found.kind, found.problems], ['certificate', []])
      })
    }
  }
})

describe('a server that sends more certificates than any needs', () => {
  test('by a hundred in one chain, or that sign nothing, is read in time', async () => {
    const chain = [root]
    for (let at = 0; at < 100; at++)
      chain.unshift(await makeAuthority(`CN=Intermediate ${at}`, { issuer: chain[0] ?? root }))
    const deep = await makeCertificate({ issuer: chain[0] ?? root, names: [HOST] })
    const sent = chain.slice(0, -1)
    for (const signed of [deep, leaf]) assert.equal((await probes.server(signed, sent)).kind, 'certificate')
  })

  test('by one of a megabyte fails, and says so', async () => {
    const names = [HOST, ...Array.from({ length: 20_000 }, (_, at) => `number-${at}.a-long-name.${HOST}`)]
    const found = await probes.server(await makeCertificate({ issuer: root, names }))
    assert.deepEqual(codeOf(found), ['failed', 'tls_failed'])
  })
})
