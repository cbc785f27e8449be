import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { testAccounts, type TestAccounts, type TestBrowser } from '#support/accounts.ts'
import { challengeFor, passkeyOf } from '#support/passkeys.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const START = Date.now()

describe('guessing passwords', () => {
  let accounts: TestAccounts
  let clock = new Date(START)
  const later = (minutes: number): void => {
    clock = new Date(START + minutes * MINUTE_MS)
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

  test('A12 wrong passwords from one network do not block other networks', async () => {
    later(0)
    await accounts.browser().signUp('abe@example.com')
    for (let time = 0; time < 6; time += 1) await guess('abe@example.com')
    assert.equal((await right('abe@example.com', '198.51.100.7')).status, 429)
    assert.equal((await right('abe@example.com', '198.51.100.8')).status, 200)
  })

  test('A12 guesses at one account from many networks are slow, and a browser in which its owner signed in before can sign in', async () => {
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

  test('A12 a known browser has five wrong passwords of its own, and blocks nobody else', async () => {
    later(0)
    const laptop = accounts.browser('192.0.2.50')
    await laptop.signUp('ben@example.com')
    await laptop.post('/sign-out')
    for (let time = 0; time < 5; time += 1)
      assert.equal((await laptop.signIn('ben@example.com', 'wrong-wrong-wrong')).status, 401)
    assert.equal((await laptop.signIn('ben@example.com')).status, 429)
    assert.equal((await right('ben@example.com', '192.0.2.50')).status, 200)
  })

  test('A12 A16 the cookie of a known browser signs nobody in, is HttpOnly, and is invalid when changed or for another account', async () => {
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

  test('A12 a browser is no longer known after a password reset or a sign-out everywhere', async () => {
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

  test('A12 a passkey signs in while passwords are refused', async () => {
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

  test('A12 an account that does not exist is limited in the same way', async () => {
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

  test('A12 a reset by mail removes every limit from the account', async () => {
    later(0)
    await accounts.browser().signUp('dot@example.com')
    for (let time = 0; time < 6; time += 1) await guess('dot@example.com')
    await resetFor('dot@example.com')
    const browser = accounts.browser('198.51.100.7')
    assert.equal((await browser.signIn('dot@example.com', 'velvet-harbour-counts-moss')).status, 200)
  })

  test('the password for a change or a deletion cannot be guessed either', async () => {
    later(0)
    const browser = accounts.browser()
    await browser.signUp('eli@example.com')
    for (let time = 0; time < 5; time += 1) {
      assert.equal((await browser.post('/delete-user', { password: 'wrong-wrong-wrong' })).status, 422)
    }
    assert.equal((await browser.post('/delete-user', { password: 'wrong-wrong-wrong' })).status, 429)
  })
})
