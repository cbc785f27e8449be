import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ORIGIN, testAccounts, type TestAccounts } from '#support/accounts.ts'
import { authenticator } from '#support/authenticator.ts'
import { challengeFor, passkeyOf } from '#support/passkeys.ts'

describe('passkeys', () => {
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts()
  })
  after(() => accounts.close())

  test('A16 a passkey signs in without an address or a password, and the answer has no token', async () => {
    const owner = accounts.browser()
    await owner.signUp('ann@example.com')
    const key = await passkeyOf(owner)
    const browser = accounts.browser()
    const response = key.assert(await challengeFor(browser))
    const answer = await browser.post('/passkey/verify-authentication', { response })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.doesNotMatch(JSON.stringify(answer.body), /"token"/u)
    assert.equal((await browser.identify())?.email, 'ann@example.com')
  })

  test('an earlier answer, or one of another key, signs nobody in', async () => {
    const owner = accounts.browser()
    await owner.signUp('ben@example.com')
    const key = await passkeyOf(owner)
    const browser = accounts.browser()
    const used = key.assert(await challengeFor(browser))
    await browser.post('/passkey/verify-authentication', { response: used })
    await browser.post('/sign-out')
    await challengeFor(browser)
    assert.notEqual((await browser.post('/passkey/verify-authentication', { response: used })).status, 200)
    const strange = authenticator(ORIGIN).assert(await challengeFor(browser))
    assert.equal((await browser.post('/passkey/verify-authentication', { response: strange })).status, 401)
    assert.equal(await browser.identify(), null)
  })

  test('a passkey can be added only shortly after signing in', async () => {
    const owner = accounts.browser()
    await owner.signUp('cat@example.com')
    await accounts.pool.query(`update session set created_at = now() - interval '16 minutes'`)
    const answer = await owner.get('/passkey/generate-register-options')
    assert.deepEqual([answer.status, answer.body['code']], [403, 'not_fresh'])
  })
})
