import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { testAccounts, type TestAccounts, type TestBrowser } from '#support/accounts.ts'
import { challengeFor, passkeyOf } from '#support/passkeys.ts'

const MINUTE = 60_000
const START = Date.now()

describe('guessing passwords', () => {
  let accounts: TestAccounts
  let clock = new Date(START)
  const later = (minutes: number): void => {
    clock = new Date(START + minutes * MINUTE)
  }
  before(async () => {
    accounts = await testAccounts({ now: () => clock, limits: { revealing: 1_000, failuresOfAll: 20 } })
  })
  after(() => accounts.close())

  const guess = (email: string, password = 'wrong-wrong-wrong', from = '198.51.100.7') =>
    accounts.browser(from).signIn(email, password)
  const right = (email: string, from: string) => accounts.browser(from).signIn(email)

  test('A12 five wrong passwords in 15 minutes from one network, then 429 with a wait, for the right password too', async () => {
    await accounts.browser().signUp('ann@example.com')
    for (const minute of [0, 1, 2, 3, 4]) {
      later(minute)
      assert.equal((await guess('ann@example.com')).status, 401)
    }
    later(5)
    const refused = await right('ann@example.com', '198.51.100.7')
    assert.deepEqual([refused.status, refused.body['code']], [429, 'too_often'])
    assert.equal(refused.headers.get('retry-after'), '600')
    later(14.9)
    assert.equal((await right('ann@example.com', '198.51.100.7')).status, 429)
    later(15)
    assert.equal((await right('ann@example.com', '198.51.100.7')).status, 200)
  })

  test('A12 wrong passwords from one network keep nobody out who comes from another', async () => {
    later(0)
    await accounts.browser().signUp('abe@example.com')
    for (let time = 0; time < 6; time += 1) await guess('abe@example.com')
    assert.equal((await right('abe@example.com', '198.51.100.7')).status, 429)
    assert.equal((await right('abe@example.com', '198.51.100.8')).status, 200)
  })

  test('A12 guesses at one account from many networks are slow, and the browser that its owner signed in from before gets in', async () => {
    later(0)
    const laptop = accounts.browser('192.0.2.44')
    await laptop.signUp('art@example.com')
    await laptop.post('/sign-out')
    const statuses: number[] = []
    for (let network = 1; network <= 22; network += 1)
      statuses.push((await guess('art@example.com', 'wrong-wrong-wrong', `203.0.113.${network}`)).status)
    assert.deepEqual(statuses, [...Array(20).fill(401), 429, 429])
    const elsewhere = await right('art@example.com', '192.0.2.44')
    assert.deepEqual([elsewhere.status, Number(elsewhere.headers.get('retry-after')) > 3_000], [429, true])
    assert.equal((await laptop.signIn('art@example.com')).status, 200)
    later(61)
    assert.equal((await right('art@example.com', '192.0.2.45')).status, 200)
  })

  test('A12 one wider network of IPv6 has ten tries in 15 minutes, from however many of its parts', async () => {
    later(0)
    await accounts.browser().signUp('ava@example.com')
    const statuses: number[] = []
    for (let part = 1; part <= 11; part += 1)
      statuses.push((await guess('ava@example.com', 'wrong-wrong-wrong', `2001:db8:5:${part}::1`)).status)
    assert.deepEqual(statuses, [...Array(10).fill(401), 429])
  })

  test('A12 a known browser has five wrong passwords of its own, and stops nobody else', async () => {
    later(0)
    const laptop = accounts.browser('192.0.2.50')
    await laptop.signUp('ben@example.com')
    await laptop.post('/sign-out')
    for (let time = 0; time < 5; time += 1)
      assert.equal((await laptop.signIn('ben@example.com', 'wrong-wrong-wrong')).status, 401)
    assert.equal((await laptop.signIn('ben@example.com')).status, 429)
    assert.equal((await right('ben@example.com', '192.0.2.50')).status, 200)
  })

  test('A12 A16 the cookie of a known browser opens nothing, is HttpOnly, and is worth nothing when it is changed or another account is meant', async () => {
    later(0)
    const laptop = accounts.browser('192.0.2.60')
    const answer = await laptop.signUp('bob@example.com')
    const set = answer.headers.getSetCookie().find((cookie) => cookie.includes('device=')) ?? ''
    for (const attribute of [
      /^__Secure-fettle\.device=/u,
      /; HttpOnly/u,
      /; Secure/u,
      /; SameSite=Lax/u,
      /; Max-Age=31536000/u,
    ])
      assert.match(set, attribute)
    const [pair = ''] = set.split(';')
    assert.equal(await accounts.auth.identify(new Headers({ cookie: pair })), null)
    await accounts.browser('192.0.2.61').signUp('cat2@example.com')
    for (const network of [1, 2, 3, 4])
      for (let time = 0; time < 5; time += 1)
        await guess('cat2@example.com', 'wrong-wrong-wrong', `203.0.113.${network}`)
    assert.equal((await laptop.signIn('cat2@example.com')).status, 429)
    const cat = accounts.browser('192.0.2.62')
    cat.jar.set('__Secure-fettle.device', pair.split('=')[1]?.replace(/[^.]+\./u, 'someone.') ?? '')
    assert.equal((await cat.signIn('cat2@example.com')).status, 429)
  })

  test('A12 a browser is no longer known once the password was reset or the owner signed out everywhere', async () => {
    later(0)
    for (const [email, forget] of [
      ['deb@example.com', () => resetFor('deb@example.com')],
      ['dan@example.com', (owner: TestBrowser) => owner.post('/revoke-sessions')],
    ] as const) {
      const laptop = accounts.browser('192.0.2.70')
      await laptop.signUp(email)
      const kept = new Map(laptop.jar)
      later(1)
      await forget(laptop)
      for (const network of [1, 2, 3, 4])
        for (let time = 0; time < 5; time += 1)
          await guess(email, 'wrong-wrong-wrong', `203.0.113.${network}`)
      const old = accounts.browser('192.0.2.71')
      for (const [name, value] of kept) old.jar.set(name, value)
      assert.equal((await old.signIn(email, 'wrong-wrong-wrong')).status, 429, email)
      later(0)
    }
  })

  test('A12 a passkey gets in while passwords are refused', async () => {
    later(0)
    const owner = accounts.browser('192.0.2.80')
    await owner.signUp('fay@example.com')
    const key = await passkeyOf(owner)
    for (let time = 0; time < 6; time += 1) await guess('fay@example.com')
    const browser = accounts.browser('198.51.100.7')
    assert.equal((await browser.signIn('fay@example.com')).status, 429)
    const response = key.assert(await challengeFor(browser))
    assert.equal((await browser.post('/passkey/verify-authentication', { response })).status, 200)
  })

  async function resetFor(email: string) {
    const browser = accounts.browser('192.0.2.72')
    await browser.post('/request-password-reset', { email })
    const newPassword = 'velvet-harbour-counts-moss'
    return browser.post('/reset-password', { token: accounts.mailedToken('reset'), newPassword })
  }

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

  test('A12 no number of wrong passwords closes an account for good', async () => {
    later(0)
    await accounts.browser().signUp('dee@example.com')
    await accounts.pool.query(`update "user" set failed_sign_ins = 1000 where email = 'dee@example.com'`)
    assert.equal((await guess('dee@example.com')).status, 401)
    assert.equal((await right('dee@example.com', '198.51.100.7')).status, 200)
  })

  test('A12 a reset by mail takes every limit off the account', async () => {
    later(0)
    await accounts.browser().signUp('dot@example.com')
    for (let time = 0; time < 6; time += 1) await guess('dot@example.com')
    await resetFor('dot@example.com')
    const browser = accounts.browser('198.51.100.7')
    assert.equal((await browser.signIn('dot@example.com', 'velvet-harbour-counts-moss')).status, 200)
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

  test('A12 A13 twenty accounts an hour from one network, then 429 for whatever is wrong; whoever types right gets in', async () => {
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
    clock = new Date(START + 61 * MINUTE)
    assert.equal((await accounts.browser('203.0.113.9').signIn('nobody@example.com')).status, 404)
  })

  test('A12 after the twenty, passwords are tried six times a minute for the whole network, known browsers apart', async () => {
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
    clock = new Date(clock.getTime() + 1.1 * MINUTE)
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
