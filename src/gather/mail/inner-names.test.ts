import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DnsReply } from '#support/dns-server.ts'
import { lookAtMail } from '#support/mail-gathered.ts'

/** What a resolver inside a network may answer for a name that nobody outside finds. */
const INNER: Readonly<Record<string, DnsReply>> = {
  'a private address': { A: ['10.0.0.7'] },
  loopback: { A: ['127.0.0.1'], AAAA: ['::1'] },
  'a private IPv6 address': { AAAA: ['fd00::7'] },
  "a cloud's own service": { A: ['169.254.169.254'] },
  'a public and a private address': { A: ['8.8.8.8', '192.168.0.1'] },
  'an alias to an inner name': { CNAME: 'db.internal' },
  'texts of its own': { A: ['10.0.0.7'], TXT: ['inner=1', 'MS=ms123'] },
  'no address': {},
}

/** A domain whose every record names one host, in each way that a record can. */
const naming = (name: string, inner: DnsReply) => ({
  'shop.fixture': {
    MX: [
      { exchange: name, preference: 10 },
      { exchange: `x.${name}`, preference: 20 },
    ],
    TXT: [`v=spf1 a:${name} include:${name} exists:${name} redirect=${name}`],
  },
  '_dmarc.shop.fixture': { TXT: [`v=DMARC1; p=reject; rua=mailto:a@${name}; ruf=mailto:b@${name}`] },
  'default._domainkey.shop.fixture': { CNAME: name },
  '_mta-sts.shop.fixture': { TXT: ['v=STSv1; id=1'] },
  'mta-sts.shop.fixture': inner,
  '_smtp._tls.shop.fixture': { TXT: [`v=TLSRPTv1; rua=mailto:c@${name}`] },
  'default._bimi.shop.fixture': { TXT: [`v=BIMI1; l=https://${name}/logo.svg; a=https://${name}/a.pem`] },
})

const look = async (inner: DnsReply) => {
  const { questions: _, ...evidence } = await lookAtMail({
    ...naming('inner.fixture', inner),
    'inner.fixture': inner,
    'x.inner.fixture': inner,
  })
  return evidence
}

describe('D15 a record that names a host of an inner network', () => {
  for (const [what, inner] of Object.entries(INNER)) {
    test(`learns nothing: ${what} gives the evidence of a name that is not there`, async () => {
      assert.deepEqual(await look(inner), await look('NXDOMAIN'))
    })
  }
})
