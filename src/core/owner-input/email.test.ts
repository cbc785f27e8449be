import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emailAddress, wellFormedEmail } from './email.ts'

/** A domain of so many characters, each of its parts short enough. */
const domain = (length: number): string =>
  `${'b'.repeat(length - 128)}.${'c'.repeat(60)}.${'d'.repeat(62)}.com`

describe('an e-mail address', () => {
  const accepted: readonly (readonly [string, string])[] = [
    ['dora@joes.com.au', 'dora@joes.com.au'],
    [' Dora.Smith+shop@Joes.COM.AU ', 'Dora.Smith+shop@joes.com.au'],
    ["o'neil@joes.co.nz", "o'neil@joes.co.nz"],
    ['dora@google.com', 'dora@google.com'],
    ['dora@käse.de', 'dora@xn--kse-qla.de'],
    [`${'a'.repeat(64)}@joes.com`, `${'a'.repeat(64)}@joes.com`],
  ]
  for (const [typed, address] of accepted)
    it(`takes ${typed}`, () => {
      assert.equal(emailAddress(typed), address)
    })

  const refused = [
    '',
    'dora',
    '@joes.com',
    'dora@',
    'dora@joes',
    'dora@@joes.com',
    'dora@joes.com@evil.com',
    'dora smith@joes.com',
    '.dora@joes.com',
    'dora..smith@joes.com',
    '"dora"@joes.com',
    'Dora <dora@joes.com>',
    'dora@joes.com,sam@joes.com',
    'dora@[127.0.0.1]',
    'dora@127.0.0.1',
    'dora@joes.com/x',
    'dora@joes.com:25',
    'dora@joes.test',
    'dora@mail.internal',
    'dora@com.au',
    `${'a'.repeat(65)}@joes.com`,
  ]
  for (const typed of refused)
    it(`refuses ${typed || 'nothing'}`, () => {
      assert.equal(emailAddress(typed), null)
    })

  it('is at most 254 characters long', () => {
    assert.equal(emailAddress(`${'a'.repeat(64)}@${domain(254 - 65)}`)?.length, 254)
    assert.equal(emailAddress(`${'a'.repeat(64)}@${domain(255 - 65)}`), null)
  })

  for (const typed of [
    'dora@joes.com\r\nBcc: sam@evil.com',
    'dora@joes.com\n',
    '\ndora@joes.com',
    'dora\r@joes.com',
    'dora@joes.com\0',
    'Bcc:dora@joes.com',
  ])
    it(`I11 refuses ${JSON.stringify(typed)}`, () => {
      assert.equal(emailAddress(typed), null)
    })

  it('is well-formed at a host with any ending', () => {
    assert.equal(wellFormedEmail('dora@mail.internal'), 'dora@mail.internal')
    assert.equal(wellFormedEmail('R&D@Käse.de'), 'R&D@xn--kse-qla.de')
    for (const typed of ['dora@localhost', 'dora@127.0.0.1', 'dora@joes.com\n', 'Dora <dora@joes.com>'])
      assert.equal(wellFormedEmail(typed), null)
  })

  it('may be at a host that the operator allows', () => {
    assert.equal(emailAddress('dora@joes.test', ['joes.test']), 'dora@joes.test')
  })
})
