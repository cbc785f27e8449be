import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DnsReply } from '#support/dns-server.ts'
import { lookAtMail } from '#support/mail-gathered.ts'

/** Answers of a resolver inside a network for a name that is unknown outside. */
const INNER: Readonly<Record<string, DnsReply>> = {
  'a private address': { A: ['10.0.0.7'] },
  loopback: { A: ['127.0.0.1'], AAAA: ['::1'] },
  'a private IPv6 address': { AAAA: ['fd00::7'] },
  "a cloud's own service": { A: ['169.254.169.254'] },
  'a public and a private address': { A: ['8.8.8.8', '192.168.0.1'] },
  'an alias to an inner name': { CNAME: 'db.internal' },
  'texts of its own': { A: ['10.0.0.7'], TXT: ['inner=1', 'MS=ms123'] },
  'a key of its own': { A: ['10.0.0.7'], TXT: ['v=DKIM1; p=abc'] },
  'no address': {},
}

/** A domain whose records all name one host, in every possible way. */
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

const gather = async (inner: DnsReply) => {
  const { questions: _, ...evidence } = await lookAtMail({
    ...naming('inner.fixture', inner),
    'inner.fixture': inner,
    'x.inner.fixture': inner,
  })
  return evidence
}

describe('D15 a record that names a host of an internal network', () => {
  for (const [what, inner] of Object.entries(INNER)) {
    test(`reveals nothing: ${what} gives the evidence of a missing name`, async () => {
      assert.deepEqual(await gather(inner), await gather('NXDOMAIN'))
    })
  }
})
