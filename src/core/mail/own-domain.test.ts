import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMailOfOthers, ownMailDomain } from './own-domain.ts'

test("a domain is the business' own unless everybody can have an address there", () => {
  assert.equal(ownMailDomain('Jo@Joes.Test'), 'joes.test')
  assert.equal(ownMailDomain('jo@gmail.com'), null)
  assert.equal(ownMailDomain(undefined), null)
  assert.equal(ownMailDomain(`jo@${'a'.repeat(64)}.test`), null)
})

const byEmail = { domain: 'joes.test', from: 'email' } as const
const byWebsite = { domain: 'joes.test', from: 'website' } as const

test('mail records are those of the address, or of the website where the address has no domain of its own', () => {
  const cases = [
    [byEmail, 'jo@joes.test', false],
    [byWebsite, 'jo@joes.test', false],
    [byWebsite, 'jo@elsewhere.test', true],
    [byEmail, 'jo@elsewhere.test', true],
    [byEmail, 'jo@gmail.com', true],
    [byEmail, undefined, true],
    [byWebsite, 'jo@gmail.com', false],
    [undefined, 'jo@elsewhere.test', true],
    [undefined, 'jo@gmail.com', false],
  ] as const
  for (const [mail, email, others] of cases)
    assert.equal(isMailOfOthers(mail, email), others, `${mail?.from} ${email}`)
})
