import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type CertificateOptions,
  type Identity,
  makeAuthority,
  makeCertificate,
} from '#support/certificates.ts'
import { makeStaple } from '#support/staple.ts'
import { LOOPBACK } from '#support/loopback.ts'
import { serveTcp } from '#support/tls-servers.ts'
import { openProbes, type Probes } from '#support/tls-probes.ts'
import type { TlsProbe } from './tls.ts'
import { DAY_MS } from '#core/time-units.ts'

const HOST = 'shop.test'
const days = (count: number): Date => new Date(Date.now() + count * DAY_MS)

let root: Identity
let intermediate: Identity
let probes: Probes

before(async () => {
  root = await makeAuthority('CN=Fixture Root, O=Fixture Trust')
  intermediate = await makeAuthority('CN=Fixture Signer, O=Fixture Trust', { issuer: root })
  probes = openProbes(HOST, root.cert)
})
after(() => probes.close())

const probeServer: Probes['server'] = (...args) => probes.server(...args)
const ofRoot = (options: CertificateOptions = {}): Promise<Identity> =>
  makeCertificate({ issuer: root, names: [HOST], ...options })

describe('a certificate that browsers accept', () => {
  test('T06 gives its dates, names, issuer, version and strength', async () => {
    const validTo = new Date('2031-05-06T07:08:09.000Z')
    const found = await probeServer(await ofRoot({ validTo, names: [HOST, `www.${HOST}`] }))
    assert.equal(found.kind, 'certificate')
    assert.deepEqual(found.problems, [])
    assert.equal(found.chainTrusted, true)
    assert.equal(found.protocol, 'TLSv1.3')
    assert.equal(found.leaf?.validTo, '2031-05-06T07:08:09.000Z')
    assert.equal(found.leaf?.issuer, 'Fixture Trust (Fixture Root)')
    assert.deepEqual(found.leaf?.subjectNames, [HOST, `www.${HOST}`])
    assert.deepEqual([found.leaf?.keyType, found.leaf?.keyBits], ['ec', 256])
  })

  test('may have an intermediate, whose end date is given', async () => {
    const found = await probeServer(await ofRoot({ issuer: intermediate }), [intermediate])
    assert.deepEqual(found.problems, [])
    assert.equal(found.leaf?.intermediateValidTo, intermediate.certificate.notAfter.toISOString())
  })

  test('covers one label with a wildcard', async () => {
    const found = await probeServer(await ofRoot({ names: ['*.shop.test'] }), [], { host: 'www.shop.test' })
    assert.deepEqual(found.problems, [])
  })

  test('may have an RSA key of 2,048 bits', async () => {
    const found = await probeServer(await ofRoot({ key: 'rsa2048' }))
    assert.deepEqual([found.problems, found.leaf?.keyBits], [[], 2048])
  })

  test('is not revoked when the stapled answer is good, for another certificate, or unreadable', async () => {
    const leaf = await ofRoot()
    for (const staple of [makeStaple(leaf, 'good'), makeStaple(root, 'revoked'), Buffer.from('0junk')]) {
      const found = await probeServer(leaf, [], { staple })
      assert.deepEqual(found.problems, [])
    }
  })
})

describe('a certificate that browsers refuse', () => {
  const refused: [string, () => Promise<TlsProbe>, string[]][] = [
    [
      'T04 expired',
      async () => probeServer(await ofRoot({ validFrom: days(-91), validTo: days(-1) })),
      ['expired'],
    ],
    ['T08 not valid yet', async () => probeServer(await ofRoot({ validFrom: days(1) })), ['not_yet_valid']],
    ['T09 wrong host', async () => probeServer(await ofRoot({ names: ['other.test'] })), ['wrong_name']],
    ['T10 self-signed', async () => probeServer(await makeCertificate({ names: [HOST] })), ['self_signed']],
    [
      'T11 from an untrusted root that is sent along',
      async () => {
        const stranger = await makeAuthority('CN=Own Root')
        return probeServer(await ofRoot({ issuer: stranger }), [stranger])
      },
      ['untrusted_root'],
    ],
    [
      'T11 from an untrusted root that is not sent',
      async () => probeServer(await ofRoot({ issuer: await makeAuthority('CN=Own Root') })),
      ['untrusted_root'],
    ],
    [
      'T11 without its intermediate, known by the name of a root',
      async () => probeServer(await ofRoot({ issuer: intermediate })),
      ['missing_intermediate'],
    ],
    [
      'T11 without its intermediate, known by the address where that can be had',
      async () => {
        const nameless = await makeAuthority('CN=R99', { issuer: root })
        return probeServer(await ofRoot({ issuer: nameless, issuerUrl: 'http://127.0.0.1:1/r99.der' }))
      },
      ['missing_intermediate'],
    ],
    [
      'T12 with a common name only',
      async () => probeServer(await makeCertificate({ issuer: root, subject: `CN=${HOST}` })),
      ['wrong_name'],
    ],
    [
      'T13 expired and for another name',
      async () =>
        probeServer(await ofRoot({ names: ['other.test'], validFrom: days(-91), validTo: days(-1) })),
      ['expired', 'wrong_name'],
    ],
    [
      'T19 with NUL in its name',
      async () => probeServer(await ofRoot({ names: [`${HOST}\0.evil.test`] })),
      ['wrong_name'],
    ],
    [
      'T19 with a wildcard over two levels',
      async () => probeServer(await ofRoot({ names: ['*.shop.test'] }), [], { host: 'a.b.shop.test' }),
      ['wrong_name'],
    ],
    [
      'T21 revoked by its stapled answer',
      async () => {
        const leaf = await ofRoot()
        return probeServer(leaf, [], { staple: makeStaple(leaf, 'revoked') })
      },
      ['revoked'],
    ],
    ['signed with SHA-1', async () => probeServer(await ofRoot({ hash: 'SHA-1' })), ['weak_signature']],
    [
      'with an RSA key of 2,047 bits',
      async () => probeServer(await ofRoot({ key: 'rsa2047' })),
      ['weak_key'],
    ],
    [
      'with an intermediate that has run out',
      async () => {
        const old = await makeAuthority('CN=Old Signer', {
          issuer: root,
          validFrom: days(-91),
          validTo: days(-1),
        })
        return probeServer(await ofRoot({ issuer: old }), [old])
      },
      ['intermediate_expired'],
    ],
    [
      'signed by a certificate that may not sign',
      async () => {
        const leaf = await ofRoot({ names: ['leaf.test'] })
        return probeServer(await ofRoot({ issuer: leaf }), [leaf])
      },
      ['untrusted_root'],
    ],
  ]
  for (const [title, probe, problems] of refused) {
    test(`${title}: ${problems.join(', ')}`, async () => {
      const found = await probe()
      assert.equal(found.kind, 'certificate')
      assert.deepEqual(found.problems, problems)
    })
  }

  test('T13 has a trusted chain when only dates and name are wrong', async () => {
    const found = await probeServer(
      await ofRoot({ names: ['other.test'], validFrom: days(-91), validTo: days(-1) }),
    )
    assert.equal(found.chainTrusted, true)
  })
})

describe('a hostile certificate', () => {
  test('T18 10,000 names are refused in the handshake', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `name-${index}.shop.test`)
    const found = await probeServer(await ofRoot({ names }))
    assert.equal(found.kind, 'failed')
    assert.equal(found.failure?.code, 'tls_failed')
    assert.equal(found.failure?.detail, 'ERR_SSL_EXCESSIVE_MESSAGE_SIZE')
  })

  test('T18 keeps at most 100 names and 8 KiB of the names that pass', async () => {
    const short = Array.from({ length: 101 }, (_, index) => `${index}.shop.test`)
    assert.equal((await probeServer(await ofRoot({ names: short }))).leaf?.subjectNames.length, 100)
    const long = Array.from({ length: 100 }, (_, index) => `${index}.${'x'.repeat(190)}.test`)
    const kept = (await probeServer(await ofRoot({ names: long }))).leaf?.subjectNames ?? []
    assert.ok(kept.join('').length <= 8000 && kept.length > 30)
  })

  test('T20 fields with markup, formulas and control characters are text, and nothing turns its direction', async () => {
    const strange = await makeAuthority('CN=<script>alert(1)</script>, O=\u202E=SUM(A1)')
    const found = await probeServer(await ofRoot({ issuer: strange }))
    assert.equal(found.leaf?.issuer, '=SUM(A1) (<script>alert(1)</script>)')
  })

  test('T21 requests no address inside a certificate', async () => {
    let asked = 0
    const canary = await serveTcp((socket) => {
      asked += 1
      socket.destroy()
    })
    probes.keep(canary)
    const leaf = await ofRoot({ issuer: intermediate, issuerUrl: `http://${LOOPBACK}:${canary.port}/` })
    const found = await probeServer(leaf, [], { staple: makeStaple(leaf, 'revoked') })
    assert.deepEqual(found.problems, ['missing_intermediate', 'revoked'])
    assert.equal(asked, 0)
  })
})
