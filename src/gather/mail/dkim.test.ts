import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { describe, test } from 'node:test'
import { parseTags } from '#core/mail/tags.ts'
import { namedSelectors } from '#core/survey/dkim-selectors.ts'
import { lookAtMail } from '#support/mail-gathered.ts'
import { readKey } from './dkim-key.ts'

const rsa = (bits: number, type: 'spki' | 'pkcs1' = 'spki'): string =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type, format: 'der' })
    .toString('base64')

const keyOf = (record: string) => readKey(parseTags(record))

describe('a DKIM key', () => {
  const key = rsa(1024)
  const keys: [title: string, record: string, expected: ReturnType<typeof keyOf>][] = [
    ['of 1,024 bits', `v=DKIM1; k=rsa; p=${key}`, { key: 'rsa', bits: 1024 }],
    ['of 1,023 bits', `v=DKIM1; p=${rsa(1023)}`, { key: 'rsa', bits: 1023 }],
    ['without a kind is RSA', `p=${key}`, { key: 'rsa', bits: 1024 }],
    ['with spaces inside', `v=DKIM1; p=${key.slice(0, 50)} ${key.slice(50)}`, { key: 'rsa', bits: 1024 }],
    ['in the older form', `v=DKIM1; p=${rsa(2048, 'pkcs1')}`, { key: 'rsa', bits: 2048 }],
    [
      'of Ed25519',
      `v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`,
      { key: 'ed25519', bits: 256 },
    ],
    [
      'of Ed25519 but too short',
      `k=ed25519; p=${Buffer.alloc(31).toString('base64')}`,
      { key: 'unreadable', bits: null },
    ],
    ['that is empty is revoked', 'v=DKIM1; p=', { key: 'revoked', bits: null }],
    ['that is missing', 'v=DKIM1; k=rsa', { key: 'unreadable', bits: null }],
    ['that is no base64', 'v=DKIM1; p=<key>', { key: 'unreadable', bits: null }],
    ['that is cut off', `v=DKIM1; p=${key.slice(0, 100)}`, { key: 'unreadable', bits: null }],
  ]
  for (const [title, record, expected] of keys) {
    test(title, () => assert.deepEqual(keyOf(record), expected))
  }
})

describe('searching for keys', () => {
  test("finds those at usual selectors, the provider's first", async () => {
    const found = await lookAtMail({
      'shop.fixture': { MX: [{ exchange: 'shop-fixture.mail.protection.outlook.com', preference: 0 }] },
      'google._domainkey.shop.fixture': { TXT: [`v=DKIM1; p=${rsa(1024)}`] },
      'selector2._domainkey.shop.fixture': { TXT: ['v=DKIM1; p='] },
      'selector1._domainkey.shop.fixture': { TXT: ['v=spf1 -all'] },
    })
    const seen = found.dkim.map(({ selector, key }) => `${selector} ${key}`)
    assert.deepEqual(seen, ['selector2 revoked', 'google rsa'])
    assert.equal(found.dkimWildcard, false)
  })

  test('asks first for a selector that the owner named, and for nothing that is none', async () => {
    const { questions, dkim } = await lookAtMail(
      {
        'shop.fixture': { MX: [{ exchange: 'shop-fixture.mail.protection.outlook.com', preference: 0 }] },
        'joes-2026.mail._domainkey.shop.fixture': { TXT: [`v=DKIM1; p=${rsa(1024)}`] },
        'selector2._domainkey.shop.fixture': { TXT: ['v=DKIM1; p='] },
      },
      { answers: { 'S-DKIM1': ['Joes-2026.mail', 'evil.example/x', 'a..b'] } },
    )
    assert.deepEqual(
      dkim.map(({ selector }) => selector),
      ['joes-2026.mail', 'selector2'],
    )
    assert.ok(!questions.some((name) => name.includes('evil')))
    for (const answer of ['selector', '', { row: 'x' }])
      assert.deepEqual(namedSelectors({ 'S-DKIM1': answer }), [])
  })

  test('finds a key behind an alias, as most mail services give it', async () => {
    const found = await lookAtMail({
      's1._domainkey.shop.fixture': { CNAME: 's1.domainkey.u7.mail-service.fixture' },
      's1.domainkey.u7.mail-service.fixture': { TXT: [`v=DKIM1; p=${rsa(1024)}`] },
    })
    assert.deepEqual(
      found.dkim.map(({ selector, key }) => `${selector} ${key}`),
      ['s1 rsa'],
    )
  })

  test('reports when a random selector answers too', async () => {
    const script = new Proxy(
      {},
      {
        get: (_, name) =>
          String(name).endsWith('._domainkey.shop.fixture') ? { TXT: ['v=DKIM1; p='] } : undefined,
      },
    )
    assert.equal((await lookAtMail(script)).dkimWildcard, true)
  })

  test('tries every selector once', async () => {
    const { questions } = await lookAtMail({})
    const tried = questions.filter((one) => one.includes('._domainkey.'))
    assert.equal(new Set(tried).size, tried.length)
    assert.equal(tried.length, 62)
  })
})
