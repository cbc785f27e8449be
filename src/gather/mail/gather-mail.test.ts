import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { startCanary } from '#support/canary.ts'
import { aSite } from '#support/evidence.ts'
import { lookAtMail } from '#support/mail-gathered.ts'

describe('the domain', () => {
  const cases = [
    ['is that of the business email', { email: 'jo@Bakery.fixture' }, ['bakery.fixture', 'email', false]],
    [
      'is the website when the email is free mail',
      { email: 'jo@gmail.com' },
      ['shop.fixture', 'website', true],
    ],
    ['is the website without an email', {}, ['shop.fixture', 'website', false]],
    [
      'is the website when the email cannot be read',
      { email: 'jo at bakery' },
      ['shop.fixture', 'website', false],
    ],
  ] as const
  for (const [title, profile, expected] of cases) {
    test(title, async () => {
      const found = await lookAtMail({}, { profile })
      assert.deepEqual([found.domain, found.from, found.freeMail], expected)
    })
  }

  test('of the website is named beside that of an address elsewhere, and not beside its own', async () => {
    const elsewhere = await lookAtMail({}, { profile: { email: 'jo@bakery.fixture' } })
    assert.equal(elsewhere.otherDomain, 'shop.fixture')
    const own = await lookAtMail({}, { profile: { email: 'jo@shop.fixture' } })
    assert.deepEqual([own.domain, own.otherDomain], ['shop.fixture', undefined])
  })

  test('is the registrable domain of the host of the homepage after redirects', async () => {
    const site = aSite({ address: 'https://www.joes.co.nz/' })
    const found = await lookAtMail({}, { known: { site } })
    assert.equal(found.domain, 'joes.co.nz')
  })

  test('is none on a shared domain, and no query is made', async () => {
    const found = await lookAtMail(
      {},
      { address: 'https://joes.wixsite.com/', profile: { email: 'jo@gmail.com' } },
    )
    assert.deepEqual([found.domain, found.from, found.freeMail], [null, 'none', true])
    assert.deepEqual(found.questions, [])
  })

  test('is none at an IP address', async () => {
    assert.equal((await lookAtMail({}, { address: 'http://192.0.2.7/' })).domain, null)
  })
})

describe('DNS answers', () => {
  test('names that do not exist have no records', async () => {
    const found = await lookAtMail({})
    assert.deepEqual(
      [found.mx, found.spf, found.dmarc],
      [{ state: 'none' }, { state: 'none' }, { state: 'none' }],
    )
  })

  test('other TXT records are not an SPF record', async () => {
    const found = await lookAtMail({
      'shop.fixture': { TXT: ['google-site-verification=x', 'v=spf10 -all'] },
    })
    assert.deepEqual(found.spf, { state: 'none' })
  })

  for (const reply of ['SERVFAIL', 'REFUSED'] as const) {
    test(`D02 ${reply} proves nothing`, async () => {
      const found = await lookAtMail({ 'shop.fixture': reply, '_dmarc.shop.fixture': reply })
      assert.deepEqual([found.mx.state, found.spf.state, found.dmarc.state], ['failed', 'failed', 'failed'])
    })
  }

  test('D03 no answer proves nothing', async () => {
    const found = await lookAtMail({ 'shop.fixture': 'silence' }, { budgets: { dnsMs: 60 } })
    assert.ok(found.spf.state === 'failed')
    assert.equal(found.spf.failure.code, 'dns_timeout')
  })

  test('a query that fails once is repeated', async () => {
    const found = await lookAtMail({
      'shop.fixture': (count) => (count <= 2 ? 'SERVFAIL' : { TXT: ['v=spf1 -all'] }),
    })
    assert.deepEqual(found.spf, { state: 'found', value: ['v=spf1 -all'] })
  })

  test('D14 300 texts and a text of 64 KB are read and shortened', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `verification=${index}`)
    const found = await lookAtMail({
      'shop.fixture': { TXT: [...many, 'v=spf1 mx -all'] },
      '_dmarc.shop.fixture': { TXT: [`v=DMARC1; p=none; x=${'y'.repeat(60_000)}`] },
    })
    assert.deepEqual(found.spf, { state: 'found', value: ['v=spf1 mx -all'] })
    assert.ok(found.dmarc.state === 'found')
    assert.equal(found.dmarc.value.records[0]?.length, 8192)
  })
})

describe('mail servers', () => {
  test('D15 at private and missing names read alike, null ones are reported, and none is connected to', async () => {
    const canary = await startCanary()
    const found = await lookAtMail({
      'shop.fixture': {
        MX: [
          { exchange: 'inside.fixture', preference: 20 },
          { exchange: 'gone.fixture', preference: 30 },
          { exchange: 'mx.fixture', preference: 10 },
          { exchange: 'dumb.fixture', preference: 40 },
        ],
      },
      'inside.fixture': { A: [canary.address] },
      'mx.fixture': { A: ['203.0.114.5'] },
      'dumb.fixture': 'SERVFAIL',
    })
    assert.ok(found.mx.state === 'found')
    const targets = found.mx.value.map(({ exchange, target }) => `${exchange} ${target}`)
    assert.deepEqual(targets, [
      'mx.fixture public',
      'inside.fixture unresolvable',
      'gone.fixture unresolvable',
      'dumb.fixture unknown',
    ])
    assert.equal(canary.hits(), 0)
    await canary.close()
  })

  test('a null MX means that the domain has no mail', async () => {
    const found = await lookAtMail({ 'shop.fixture': { MX: [{ exchange: '.', preference: 0 }] } })
    assert.deepEqual(found.mx, { state: 'found', value: [{ exchange: '', priority: 0, target: 'null' }] })
  })

  test('and SPF name the provider', async () => {
    const found = await lookAtMail({
      'shop.fixture': {
        MX: [{ exchange: 'aspmx.l.google.com', preference: 1 }],
        TXT: ['v=spf1 include:_spf.google.com include:servers.mcsv.net -all'],
      },
      'notgoogle.com': {},
    })
    assert.deepEqual(found.providers, ['Google Workspace', 'Mailchimp'])
  })
})

describe('name servers', () => {
  test('are those of the registrable domain, in lower case and in order', async () => {
    const found = await lookAtMail({ 'shop.fixture': { NS: ['ns2.Host.fixture', 'ns1.host.fixture'] } })
    assert.deepEqual(found.nameservers, ['ns1.host.fixture', 'ns2.host.fixture'])
  })

  test('are left out when the query fails, and nothing else is', async () => {
    const found = await lookAtMail({ 'shop.fixture': { TXT: ['v=spf1 -all'] } })
    assert.equal(found.nameservers, undefined)
    assert.equal(found.spf.state, 'found')
  })
})
