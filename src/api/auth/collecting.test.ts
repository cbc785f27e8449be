import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD, testAccounts, type TestAccounts } from '#support/accounts.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const START = Date.now()

describe('collecting addresses', () => {
  let accounts: TestAccounts
  let clock = new Date(START)
  before(async () => {
    accounts = await testAccounts({ now: () => clock })
    await accounts.browser('203.0.113.1').signUp('known@example.com')
  })
  after(() => accounts.close())

  const askFrom = (from: string, email: string) =>
    accounts.browser(from).post('/request-password-reset', { email })

  test('A12 A13 twenty accounts an hour from one network, then 429 for every failure; a right password still signs in', async () => {
    for (let time = 0; time < 20; time += 1) {
      const answer = await accounts.browser('203.0.113.9').signIn(`someone${time}@example.com`)
      assert.equal(answer.status, 404)
    }
    const unknown = await accounts.browser('203.0.113.9').signIn('someone20@example.com')
    const wrong = await accounts.browser('203.0.113.9').signIn('known@example.com', 'wrong-wrong-wrong')
    assert.deepEqual([unknown.status, wrong.status, unknown.body], [429, 429, wrong.body])
    assert.equal(unknown.headers.get('retry-after'), wrong.headers.get('retry-after'))
    assert.ok(Number(unknown.headers.get('retry-after')) > 3_500)
    assert.equal((await accounts.browser('203.0.113.9').signUp('known@example.com')).status, 429)
    assert.equal((await accounts.browser('203.0.113.9').signIn('known@example.com')).status, 200)
    assert.equal((await accounts.browser('203.0.113.10').signIn('known@example.com')).status, 200)
    clock = new Date(START + 61 * MINUTE_MS)
    assert.equal((await accounts.browser('203.0.113.9').signIn('nobody@example.com')).status, 404)
  })

  test('A12 after the twenty, passwords are tried six times a minute for the whole network, except in known browsers', async () => {
    const laptop = accounts.browser('203.0.113.12')
    await laptop.signUp('lena@example.com')
    await laptop.post('/sign-out')
    for (let time = 0; time < 19; time += 1)
      await accounts.browser('203.0.113.12').signIn(`anybody${time}@example.com`)
    const answers = []
    for (let time = 0; time < 8; time += 1)
      answers.push(await accounts.browser('203.0.113.12').signIn(`more${time}@example.com`))
    assert.ok(answers.every(({ status }) => status === 429))
    const waits = answers.map(({ headers }) => Number(headers.get('retry-after')) > 60)
    assert.deepEqual(waits, [true, true, true, true, true, true, false, false])
    const stranger = await accounts.browser('203.0.113.12').signIn('lena@example.com')
    assert.deepEqual([stranger.status, Number(stranger.headers.get('retry-after')) <= 60], [429, true])
    assert.equal((await laptop.signIn('lena@example.com')).status, 200)
    clock = new Date(clock.getTime() + 1.1 * MINUTE_MS)
    assert.equal((await accounts.browser('203.0.113.12').signIn('lena@example.com')).status, 200)
  })

  test('A12 wrong passwords for twenty accounts from one address, then 429', async () => {
    const emails = Array.from({ length: 21 }, (_, at) => `known${at}@example.com`)
    for (const [at, email] of emails.entries()) await accounts.browser(`203.0.113.${100 + at}`).signUp(email)
    const guesser = accounts.browser('203.0.113.50')
    for (const email of emails.slice(0, 20))
      assert.equal((await guesser.signIn(email, 'wrong-wrong-wrong')).status, 401)
    const refused = await guesser.signIn(emails[20] ?? '', 'wrong-wrong-wrong')
    assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 3_500], [429, true])
  })

  test('A13 "Account already exists" counts as one of the twenty answers an hour', async () => {
    const browser = accounts.browser('203.0.113.60')
    for (let time = 0; time < 20; time += 1)
      assert.equal((await browser.signUp('known@example.com')).status, 409)
    assert.equal((await browser.signUp('known@example.com')).status, 429)
    assert.equal((await browser.signUp('nobody-yet@example.com')).status, 429)
  })

  test('A13 a password is hashed equally long with and without an account', async () => {
    await accounts.browser('203.0.113.70').signUp('timed@example.com')
    await accounts.browser('203.0.113.70').signUp('social@example.com')
    await accounts.pool.query(
      `delete from account where user_id = (select id from "user" where email = 'social@example.com')`,
    )
    const times: Record<string, number[]> = { timed: [], social: [], nobody: [] }
    for (let turn = 0; turn < 5; turn += 1) {
      for (const [name, took] of Object.entries(times)) {
        const browser = accounts.browser(`203.0.113.${71 + turn}`)
        const began = performance.now()
        await browser.signIn(`${name}@example.com`, 'wrong-wrong-wrong')
        took.push(performance.now() - began)
      }
    }
    const [timed = 0, ...others] = Object.values(times).map((took) => took.toSorted((a, b) => a - b)[2] ?? 0)
    for (const other of others) assert.ok(other > timed / 2 && other < timed * 2, JSON.stringify(times))
  })

  test('A13 one network of IPv6 counts as one address', async () => {
    for (let time = 0; time < 20; time += 1) {
      await accounts.browser(`2001:db8:7:1::${time + 1}`).signIn(`six${time}@example.com`)
    }
    assert.equal((await accounts.browser('2001:db8:7:1:ffff::1').signIn('six20@example.com')).status, 429)
    assert.equal((await accounts.browser('2001:db8:7:2::1').signIn('six21@example.com')).status, 404)
  })

  test('A13 without a proxy of ours, X-Forwarded-For gives no new allowance', async () => {
    const claim = { 'x-forwarded-for': '192.0.2.200', 'x-fettle-client-address': '192.0.2.201' }
    for (let time = 0; time < 20; time += 1)
      await accounts.browser('203.0.113.20').signIn(`xff${time}@example.com`)
    const body = { email: 'xff20@example.com', password: 'wrong-wrong-wrong' }
    const answer = await accounts.browser('203.0.113.20').post('/sign-in/email', body, claim)
    assert.equal(answer.status, 429)
  })

  test('sixty weak passwords an hour are scored for one address, no more', async () => {
    const browser = accounts.browser('203.0.113.40')
    for (let time = 0; time < 60; time += 1)
      assert.equal((await browser.signUp('w@example.com', 'short')).status, 422)
    assert.equal((await browser.signUp('w@example.com', 'short')).status, 429)
  })

  test('A13 a reset request has the same answer for every address', async () => {
    const known = await accounts
      .browser('203.0.113.30')
      .post('/request-password-reset', { email: 'known@example.com' })
    const unknown = await accounts
      .browser('203.0.113.30')
      .post('/request-password-reset', { email: 'no@example.com' })
    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  })

  test('one address gets at most five mails of a kind an hour', async () => {
    const browser = accounts.browser('203.0.113.31')
    const ask = () => browser.post('/request-password-reset', { email: 'flood@example.com' })
    for (let time = 0; time < 5; time += 1) assert.equal((await ask()).status, 200)
    assert.equal((await ask()).status, 429)
  })

  test('one address gets at most five links for a change an hour, whoever asks for them', async () => {
    for (const [place, isOthers] of [false, true].entries()) {
      const browser = accounts.browser(`203.0.113.${80 + place}`)
      await browser.signUp(`changing${place}@example.com`)
      if (isOthers)
        await accounts.pool.query(
          `delete from account where user_id = (select id from "user" where email = 'changing1@example.com')`,
        )
      const change = () =>
        browser.post('/change-email', {
          newEmail: `flooded${place}@example.com`,
          ...(isOthers ? {} : { password: PASSWORD }),
        })
      for (let time = 0; time < 5; time += 1) assert.equal((await change()).status, 200)
      assert.equal((await change()).status, 429)
      assert.equal(accounts.mails.filter(({ to }) => to === `flooded${place}@example.com`).length, 5)
    }
  })

  test('mails that are refused to one network are not counted for their addresses', async () => {
    for (let time = 0; time < 20; time += 1)
      assert.equal((await askFrom('203.0.113.90', `asked${time}@example.com`)).status, 200)
    for (let time = 0; time < 5; time += 1)
      assert.equal((await askFrom('203.0.113.90', 'forgetful@example.com')).status, 429)
    assert.equal((await askFrom('203.0.113.91', 'forgetful@example.com')).status, 200)
  })

  test('mails that are refused for one address are not counted for their network', async () => {
    for (let time = 0; time < 5; time += 1)
      assert.equal((await askFrom('203.0.113.92', 'often@example.com')).status, 200)
    for (let time = 0; time < 20; time += 1)
      assert.equal((await askFrom('203.0.113.92', 'often@example.com')).status, 429)
    assert.equal((await askFrom('203.0.113.92', 'seldom@example.com')).status, 200)
  })

  test('sixty weak passwords an hour are scored for one address that is signed in, or has a link', async () => {
    const browser = accounts.browser('203.0.113.93')
    await browser.signUp('chooser@example.com')
    await browser.post('/request-password-reset', { email: 'chooser@example.com' })
    const token = accounts.mailedToken('reset')
    const weak = { currentPassword: PASSWORD, newPassword: 'short' }
    // The first of the sixty was the password of the sign-up.
    for (let time = 0; time < 29; time += 1) {
      assert.equal((await browser.post('/change-password', weak)).status, 422)
      assert.equal((await browser.post('/reset-password', { token, newPassword: 'short' })).status, 422)
    }
    assert.equal((await browser.post('/change-password', weak)).status, 422)
    assert.equal((await browser.post('/change-password', weak)).status, 429)
    assert.equal((await browser.post('/reset-password', { token, newPassword: 'short' })).status, 429)
  })
})
