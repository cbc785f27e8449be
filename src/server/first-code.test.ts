import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { accountByEmail } from '#store/accounts.ts'
import { testAccounts, type TestAccounts } from '#support/accounts.ts'
import { readEnvironment } from './environment.ts'
import { makeFirstCode } from './first-code.ts'

const SECRET = 'a secret of thirty-two characters or more'

describe('the one-time code of the start', () => {
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts()
  })
  after(() => accounts.close())

  const codeOf = (settings: Readonly<Record<string, string>> = {}) =>
    makeFirstCode(readEnvironment({ FETTLE_SECRET_KEY: SECRET, ...settings }), accounts.url)

  test('there is none where a mail server is set', async () => {
    assert.equal(await codeOf({ SMTP_URL: 'smtps://mail.example.com' }), null)
  })

  test('it confirms the first account, and there is none after that', async () => {
    const code = await codeOf()
    const browser = accounts.browser()
    const email = 'ann@example.com'
    await browser.signUp(email)
    const { body } = await browser.post('/one-time-code/exchange', { email, purpose: 'confirm', code })
    await browser.get(`/verify-email?token=${encodeURIComponent(String(body['linkToken']))}`)
    assert.equal((await accountByEmail(accounts.db, email))?.emailVerified, true)
    assert.equal(await codeOf(), null)
  })
})
