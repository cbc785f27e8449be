import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aPage } from '#support/page-facts.ts'
import { hostMessageFixes } from './message-fixes.ts'

const finding = (id: string) => ({ id, at: ['https://joes.test/'], evidence: 'PHP 7.4.33' })
const kinsta = aPage({ technologies: [{ name: 'Kinsta', kind: 'host', version: null, by: 'header' }] })

test('the message asks the detected hosting company for what was found, with the proof', () => {
  const facts = { findings: [finding('old-php'), finding('nosniff')] }
  const [fix] = hostMessageFixes(anInput({ facts, evidence: { site: aSite({ home: kinsta }) } }))
  const text = fix?.pieces[0]?.content ?? ''
  assert.equal(fix?.where.place, 'Kinsta support')
  assert.match(text, /^Hello Kinsta support,\n/u)
  assert.match(text, /My website is joes\.test\. A check on 21 Nov 2026/u)
  assert.match(
    text,
    /1\. Please move this website to a version of PHP .*\n {3}Seen at https:\/\/joes\.test\/: PHP 7\.4\.33/u,
  )
  assert.doesNotMatch(text, /\n2\./u)
})

test('the message has the day of the check where the owner is', () => {
  const facts = { findings: [finding('old-php')] }
  const input = anInput({ timeZone: 'Pacific/Auckland' })
  const [fix] = hostMessageFixes({
    ...input,
    result: { ...input.result, facts, updatedAt: '2026-11-28T20:00:00.000Z' },
  })
  assert.match(fix?.pieces[0]?.content ?? '', /A check on 29 Nov 2026/u)
})

test('faults of a certificate are asked about in words', () => {
  const facts = { problems: ['missing_intermediate', 'tls_timeout'], httpRedirectsToHttps: true }
  const text = hostMessageFixes(anInput({ facts }))[0]?.pieces[0]?.content ?? ''
  assert.match(text, /1\. The intermediate certificate is not sent\./u)
  assert.doesNotMatch(text, /\n2\./u)
})

test('there is no message where the hosting company has nothing to do', () => {
  assert.deepEqual(hostMessageFixes(anInput({ facts: { findings: [finding('nosniff')] } })), [])
  assert.deepEqual(hostMessageFixes(anInput({ facts: { problems: [], httpRedirectsToHttps: true } })), [])
})

const behind = (server: string, ...technologies: { name: string; kind: 'host' | 'builder' }[]) => ({
  site: aSite({
    home: aPage({
      headers: { server },
      technologies: technologies.map((one) => ({ ...one, version: null, by: 'header' as const })),
    }),
  }),
})
const CERTIFICATE: CertificateEvidence = {
  host: 'joes.test',
  kind: 'certificate',
  leaf: {
    subject: 'joes.test',
    issuer: 'R11',
    subjectNames: ['joes.test'],
    validFrom: '2026-09-01T00:00:00.000Z',
    validTo: '2026-11-30T00:00:00.000Z',
    intermediateValidTo: null,
    keyType: 'ec',
    keyBits: 256,
    signature: null,
    fingerprint256: '',
  },
  chainTrusted: true,
  problems: [],
  protocol: 'TLSv1.3',
  cipher: null,
  versions: { tls10: false, tls11: false, tls12: true, tls13: true },
  http: { kind: 'answer', status: 200, redirectsToHttps: false },
  twin: { host: 'www.joes.test', resolves: true, covered: false },
}
const textOf = (input: Parameters<typeof anInput>[0]): string =>
  hostMessageFixes(anInput(input)).flatMap(({ pieces }) => pieces.map(({ content }) => content))[0] ?? ''

test('a certificate about to expire, and a name that it does not cover, are asked about', () => {
  const facts = { problems: [], expiresAt: '2026-11-30T00:00:00.000Z', httpRedirectsToHttps: true }
  const evidence = { certificate: CERTIFICATE }
  const text = textOf({ status: 'about_to_expire', facts, evidence })
  assert.match(text, /1\. The certificate runs out on 30 Nov/u)
  const later = { ...facts, expiresAt: '2026-11-30T23:59:59.000Z' }
  const there = textOf({ status: 'about_to_expire', facts: later, evidence, timeZone: 'Australia/Sydney' })
  assert.match(there, /runs out on 01 Dec 2026/u)
  assert.match(text, /2\. The certificate leaves out www\.joes\.test\./u)
  assert.doesNotMatch(textOf({ status: 'valid', facts, evidence }), /runs out on/u)
})

test('a certificate of another name is asked about once', () => {
  const facts = { problems: ['wrong_name'], httpRedirectsToHttps: true }
  const text = textOf({ facts, evidence: { certificate: CERTIFICATE } })
  assert.match(text, /1\. The certificate is for another name\./u)
  assert.doesNotMatch(text, /\n2\./u)
})

test('versions in a page’s own markup are not asked about, those in its headers are', () => {
  const facts = { findings: [{ id: 'version-leak', at: [], evidence: 'WordPress 6.2' }] }
  assert.equal(textOf({ facts, evidence: behind('nginx') }), '')
  assert.match(
    textOf({ facts, evidence: behind('nginx/1.18.0') }),
    /hide version numbers.*\n.*: nginx\/1\.18\.0\n/u,
  )
})

test('old TLS versions are switched off in Cloudflare, and elsewhere by the hosting company', () => {
  const facts = { findings: [finding('tls-old-too')] }
  const [fix, ...rest] = hostMessageFixes(anInput({ facts, evidence: behind('cloudflare') }))
  assert.deepEqual([fix?.id, fix?.where.place, rest.length], ['tls-versions', 'Cloudflare', 0])
  assert.match(textOf({ facts, evidence: behind('nginx') }), /switch off TLS 1\.0/u)
})

test('a certificate that Cloudflare shows is put right there, and not asked of the hosting company', () => {
  const facts = { problems: [], expiresAt: '2026-11-30T00:00:00.000Z', httpRedirectsToHttps: true }
  const evidence = { ...behind('cloudflare'), certificate: CERTIFICATE }
  const [fix, ...rest] = hostMessageFixes(anInput({ status: 'about_to_expire', facts, evidence }))
  assert.deepEqual([fix?.id, fix?.where.place, rest.length], ['edge-certificate', 'Cloudflare', 0])
  assert.deepEqual(
    hostMessageFixes(
      anInput({ facts, evidence: { ...evidence, certificate: { ...CERTIFICATE, twin: null } } }),
    ),
    [],
  )
})

test('a redirect that the owner can switch on is not asked for', () => {
  const facts = { findings: [finding('no-redirect')] }
  assert.equal(textOf({ facts, evidence: behind('', { name: 'Wix', kind: 'builder' }) }), '')
  assert.equal(textOf({ facts, evidence: behind('cloudflare') }), '')
  assert.match(textOf({ facts, evidence: behind('Apache') }), /redirect http to https/u)
})

test('the padlock check asks for the redirect too', () => {
  const facts = { problems: [], httpRedirectsToHttps: false }
  assert.match(
    textOf({ facts, evidence: { certificate: { ...CERTIFICATE, twin: null } } }),
    /1\. Please redirect/u,
  )
})

test('a website without a certificate asks for one, and for nothing that needs one first', () => {
  const facts = { problems: ['no_tls'], httpRedirectsToHttps: false }
  const text = textOf({ facts, evidence: { certificate: { ...CERTIFICATE, kind: 'refused' } } })
  assert.match(text, /1\. There is no certificate\./u)
  assert.doesNotMatch(text, /\n2\./u)
})
