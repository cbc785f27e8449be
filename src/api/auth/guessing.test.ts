import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { testAccounts, type TestAccounts } from '#support/accounts.ts'

const MINUTE = 60_000
const START = Date.now()

describe('guessing passwords', () => {
  let accounts: TestAccounts
  let clock = new Date(START)
  const later = (minutes: number): void => {
    clock = new Date(START + minutes * MINUTE)
  }
  before(async () => {
    accounts = await testAccounts({ now: () => clock, limits: { revealing: 1_000, failuresInARow: 12 } })
  })
  after(() => accounts.close())

  const guess = (email: string, password = 'wrong-wrong-wrong') =>
    accounts.browser('198.51.100.7').signIn(email, password)

  test('A12 five wrong passwords in 15 minutes, then 429 with a wait, for the right password too', async () => {
    await accounts.browser().signUp('ann@example.com')
    for (const minute of [0, 1, 2, 3, 4]) {
      later(minute)
      assert.equal((await guess('ann@example.com')).status, 401)
    }
    later(5)
    const refused = await accounts.browser().signIn('ann@example.com')
    assert.deepEqual([refused.status, refused.body['code']], [429, 'too_often'])
    assert.equal(refused.headers.get('retry-after'), '600')
    later(14.9)
    assert.equal((await accounts.browser().signIn('ann@example.com')).status, 429)
    later(15)
    assert.equal((await accounts.browser().signIn('ann@example.com')).status, 200)
  })

  test('A12 right passwords are not counted', async () => {
    later(0)
    await accounts.browser().signUp('bea@example.com')
    for (let time = 0; time < 8; time += 1) {
      assert.equal((await accounts.browser().signIn('bea@example.com')).status, 200)
    }
    for (let time = 0; time < 5; time += 1) assert.equal((await guess('bea@example.com')).status, 401)
    assert.equal((await guess('bea@example.com')).status, 429)
  })

  test('A12 of thirty guesses at the same moment no more than five are tried', async () => {
    later(0)
    await accounts.browser().signUp('cat@example.com')
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('cat@example.com')))
    const tried = answers.filter(({ status }) => status === 401)
    assert.equal(tried.length, 5)
    assert.ok(answers.every(({ status }) => status === 401 || status === 429))
  })

  test('A12 an account that does not exist is limited just the same', async () => {
    later(0)
    for (let time = 0; time < 5; time += 1) assert.equal((await guess('nobody@example.com')).status, 404)
    assert.equal((await guess('nobody@example.com')).status, 429)
  })

  test('A12 after too many wrong passwords in a row, whatever lies between them, only a reset by mail helps', async () => {
    later(0)
    await accounts.browser().signUp('dee@example.com')
    for (let time = 0; time < 12; time += 1) {
      later(time * 20)
      assert.equal((await guess('dee@example.com')).status, 401)
    }
    later(400)
    const locked = await accounts.browser().signIn('dee@example.com')
    assert.deepEqual([locked.status, locked.body['code']], [403, 'password_reset_needed'])
    const browser = accounts.browser()
    await browser.post('/request-password-reset', { email: 'dee@example.com' })
    const newPassword = 'velvet-harbour-counts-moss'
    await browser.post('/reset-password', { token: accounts.mailedToken('reset'), newPassword })
    assert.equal((await browser.signIn('dee@example.com', newPassword)).status, 200)
  })

  test('the password that a change or a deletion asks for cannot be guessed either', async () => {
    later(0)
    const browser = accounts.browser()
    await browser.signUp('eli@example.com')
    for (let time = 0; time < 5; time += 1) {
      assert.equal((await browser.post('/delete-user', { password: 'wrong-wrong-wrong' })).status, 422)
    }
    assert.equal((await browser.post('/delete-user', { password: 'wrong-wrong-wrong' })).status, 429)
  })
})

describe('collecting addresses', () => {
  let accounts: TestAccounts
  let clock = new Date(START)
  before(async () => {
    accounts = await testAccounts({ now: () => clock })
    await accounts.browser('203.0.113.1').signUp('known@example.com')
  })
  after(() => accounts.close())

  test('A12 A13 twenty accounts an hour from one address, then 429 whatever is asked; other addresses are not touched', async () => {
    for (let time = 0; time < 20; time += 1) {
      const answer = await accounts.browser('203.0.113.9').signIn(`someone${time}@example.com`)
      assert.equal(answer.status, 404)
    }
    const unknown = await accounts.browser('203.0.113.9').signIn('someone20@example.com')
    assert.deepEqual([unknown.status, unknown.headers.has('retry-after')], [429, true])
    assert.equal((await accounts.browser('203.0.113.9').signUp('known@example.com')).status, 429)
    assert.equal((await accounts.browser('203.0.113.9').signIn('known@example.com')).status, 429)
    assert.equal((await accounts.browser('203.0.113.10').signIn('known@example.com')).status, 200)
    clock = new Date(START + 61 * MINUTE)
    assert.equal((await accounts.browser('203.0.113.9').signIn('known@example.com')).status, 200)
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

  test('A13 "Account already exists" counts among the twenty answers an hour', async () => {
    const browser = accounts.browser('203.0.113.60')
    for (let time = 0; time < 20; time += 1)
      assert.equal((await browser.signUp('known@example.com')).status, 409)
    assert.equal((await browser.signUp('known@example.com')).status, 429)
    assert.equal((await browser.signUp('nobody-yet@example.com')).status, 429)
  })

  test('A13 a password is hashed as long for nobody’s account as for somebody’s', async () => {
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

  test('sixty weak passwords an hour are judged for one address, no more', async () => {
    const browser = accounts.browser('203.0.113.40')
    for (let time = 0; time < 60; time += 1)
      assert.equal((await browser.signUp('w@example.com', 'short')).status, 422)
    assert.equal((await browser.signUp('w@example.com', 'short')).status, 429)
  })

  test('A13 asking for a reset answers the same for every address', async () => {
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
})
