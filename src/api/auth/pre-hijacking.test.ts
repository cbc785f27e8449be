import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { claimOperator } from '#store/accounts.ts'
import { user } from '#store/schema/auth.ts'
import { PASSWORD, testAccounts, type TestAccounts, type TestBrowser } from '#support/accounts.ts'
import { challengeFor, passkeyOf } from '#support/passkeys.ts'

const NEW = 'velvet-harbour-counts-moss'

const open = (browser: TestBrowser, token: string) =>
  browser.get(`/verify-email?token=${encodeURIComponent(token)}`)

describe('somebody signs up with the address of somebody else', () => {
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts({
      limits: { revealing: 1_000, mails: 100 },
      operatorEmail: 'boss@example.com',
    })
  })
  after(() => accounts.close())

  const accountOf = async (email: string) => {
    const [row] = await accounts.db.select().from(user).where(eq(user.email, email))
    assert.ok(row)
    return row
  }

  /** A stranger who signed up with the address, and has every way to sign in that an account may have. */
  async function hijacked(email: string) {
    const stranger = accounts.browser('198.51.100.66')
    await stranger.signUp(email)
    const token = accounts.mailedToken('verify')
    const second = accounts.browser('198.51.100.66')
    await second.signIn(email)
    const key = await passkeyOf(second)
    await accounts.pool.query(
      `insert into account (user_id, provider_id, account_id) select id, 'club', $1 from "user" where email = $1`,
      [email],
    )
    const once = String((await stranger.post('/one-time-token/generate')).body['token'])
    return { stranger, second, token, key, once }
  }

  test('A14 opening the link in another browser removes every way to sign in of whoever signed up, and asks for a new password', async () => {
    const { stranger, second, token, key, once } = await hijacked('ann@example.com')
    const ann = accounts.browser('192.0.2.10')
    const confirmed = await open(ann, token)
    assert.equal(confirmed.status, 200)
    const choosing = String(confirmed.body['choosePassword'])
    assert.ok(choosing.length > 20)
    assert.equal((await accountOf('ann@example.com')).emailVerified, true)
    assert.deepEqual([await stranger.identify(), await second.identify()], [null, null])
    assert.equal((await accounts.browser().signIn('ann@example.com', PASSWORD)).status, 401)
    const browser = accounts.browser()
    const response = key.assert(await challengeFor(browser))
    assert.equal((await browser.post('/passkey/verify-authentication', { response })).status, 401)
    assert.equal((await accounts.browser().post('/one-time-token/verify', { token: once })).status, 400)
    const { rows } = await accounts.pool.query(
      `select 1 from account where user_id = (select id from "user" where email = 'ann@example.com')`,
    )
    assert.equal(rows.length, 0)
    assert.equal((await ann.post('/reset-password', { token: choosing, newPassword: NEW })).status, 200)
    assert.equal((await ann.signIn('ann@example.com', NEW)).status, 200)
    assert.equal((await ann.identify())?.emailVerified, true)
  })

  test('A14 the stranger’s browser is no longer known', async () => {
    const { stranger, token } = await hijacked('bea@example.com')
    await open(accounts.browser('192.0.2.11'), token)
    for (let network = 1; network <= 10; network += 1)
      for (let time = 0; time < 5; time += 1)
        await accounts.browser(`203.0.113.${network}`).signIn('bea@example.com', 'wrong-wrong-wrong')
    assert.equal((await stranger.signIn('bea@example.com', 'wrong-wrong-wrong')).status, 429)
  })

  test('A14 opening the link in the browser that made the account keeps password and session, and ends the other sessions', async () => {
    const laptop = accounts.browser('192.0.2.12')
    await laptop.signUp('cat@example.com')
    const token = accounts.mailedToken('verify')
    const other = accounts.browser('192.0.2.13')
    await other.signIn('cat@example.com')
    const confirmed = await open(laptop, token)
    assert.deepEqual([confirmed.status, 'choosePassword' in confirmed.body], [200, false])
    assert.equal((await laptop.identify())?.emailVerified, true)
    assert.equal(await other.identify(), null)
    assert.equal((await accounts.browser().signIn('cat@example.com', PASSWORD)).status, 200)
  })

  test('A14 the same holds after logging out and in again in that browser, but not in another one with the password', async () => {
    const laptop = accounts.browser('192.0.2.14')
    await laptop.signUp('dee@example.com')
    const token = accounts.mailedToken('verify')
    await laptop.post('/sign-out')
    await laptop.signIn('dee@example.com')
    assert.equal('choosePassword' in (await open(laptop, token)).body, false)
    assert.equal((await laptop.identify())?.emailVerified, true)
    await accounts.browser('198.51.100.66').signUp('eli@example.com')
    const otherBrowser = accounts.browser('192.0.2.15')
    await otherBrowser.signIn('eli@example.com')
    assert.equal('choosePassword' in (await open(otherBrowser, accounts.mailedToken('verify'))).body, true)
    assert.equal(await otherBrowser.identify(), null)
  })

  test('A14 a link that is not ours, has expired, or was used removes nothing', async () => {
    const laptop = accounts.browser('192.0.2.16')
    await laptop.signUp('flo@example.com')
    const token = accounts.mailedToken('verify')
    for (const wrong of ['', 'x', `${token.slice(0, -3)}abc`]) await open(accounts.browser(), wrong)
    assert.equal((await laptop.identify())?.emailVerified, false)
    await open(laptop, token)
    assert.equal('choosePassword' in (await open(accounts.browser(), token)).body, false)
    assert.equal((await laptop.identify())?.emailVerified, true)
  })

  test('A14 a link of an account that was deleted removes nothing of a later one with its address', async () => {
    const phone = accounts.browser('192.0.2.26')
    await phone.signUp('amy@example.com')
    const old = accounts.mailedToken('verify')
    assert.equal((await phone.post('/delete-user', { password: PASSWORD })).status, 200)
    const laptop = accounts.browser('192.0.2.27')
    await laptop.signUp('amy@example.com')
    const refused = await open(phone, old)
    assert.deepEqual([refused.status, refused.body['code']], [400, 'link_expired'])
    assert.equal((await laptop.identify())?.emailVerified, false)
    assert.equal((await accounts.browser().signIn('amy@example.com', PASSWORD)).status, 200)
  })

  test('A14 a reset by mail confirms the address and removes passkeys, providers and one-time links of whoever signed up', async () => {
    const { stranger, key, once } = await hijacked('gus@example.com')
    const gus = accounts.browser('192.0.2.17')
    await gus.post('/request-password-reset', { email: 'gus@example.com' })
    await gus.post('/reset-password', { token: accounts.mailedToken('reset'), newPassword: NEW })
    assert.equal(await stranger.identify(), null)
    const browser = accounts.browser()
    const response = key.assert(await challengeFor(browser))
    assert.equal((await browser.post('/passkey/verify-authentication', { response })).status, 401)
    assert.equal((await browser.post('/one-time-token/verify', { token: once })).status, 400)
    const { rows } = await accounts.pool.query(
      `select provider_id from account where user_id = (select id from "user" where email = 'gus@example.com')`,
    )
    assert.deepEqual(rows, [{ provider_id: 'credential' }])
    await gus.signIn('gus@example.com', NEW)
    assert.equal((await gus.identify())?.emailVerified, true)
  })

  test('A14 a reset of a confirmed account keeps its passkeys, and ends one-time links', async () => {
    const hal = accounts.browser('192.0.2.18')
    await hal.signUp('hal@example.com')
    await open(hal, accounts.mailedToken('verify'))
    const key = await passkeyOf(hal)
    const once = String((await hal.post('/one-time-token/generate')).body['token'])
    await hal.post('/request-password-reset', { email: 'hal@example.com' })
    await hal.post('/reset-password', { token: accounts.mailedToken('reset'), newPassword: NEW })
    const browser = accounts.browser()
    assert.equal((await browser.post('/one-time-token/verify', { token: once })).status, 400)
    const response = key.assert(await challengeFor(browser))
    assert.equal((await browser.post('/passkey/verify-authentication', { response })).status, 200)
  })

  test('A14 a link for another address changes no account that is not signed in, and signs nobody in', async () => {
    const stranger = accounts.browser('198.51.100.66')
    await stranger.signUp('mallory@example.com')
    await open(stranger, accounts.mailedToken('verify'))
    await stranger.post('/change-email', { newEmail: 'ida@example.com', password: PASSWORD })
    const token = accounts.mailedToken('changed_address')
    const ida = accounts.browser('192.0.2.19')
    const refused = await open(ida, token)
    assert.deepEqual([refused.status, refused.body['code']], [403, 'log_in_first'])
    assert.equal(await ida.identify(), null)
    assert.equal((await stranger.identify())?.email, 'mallory@example.com')
  })

  test('A14 a change of address from before a reset has no effect after it', async () => {
    const owner = accounts.browser('192.0.2.20')
    await owner.signUp('jo@example.com')
    await open(owner, accounts.mailedToken('verify'))
    const thief = accounts.browser('198.51.100.66')
    await thief.signIn('jo@example.com')
    await thief.post('/change-email', { newEmail: 'thief@example.com', password: PASSWORD })
    const token = accounts.mailedToken('changed_address')
    await owner.post('/request-password-reset', { email: 'jo@example.com' })
    await owner.post('/reset-password', { token: accounts.mailedToken('reset'), newPassword: NEW })
    assert.equal((await open(thief, token)).status, 403)
    assert.equal(await thief.identify(), null)
    assert.equal((await accounts.browser().signIn('jo@example.com', NEW)).status, 200)
  })

  test('A15 a confirmed change of address ends the other sessions', async () => {
    const desk = accounts.browser('192.0.2.21')
    await desk.signUp('kim@example.com')
    await open(desk, accounts.mailedToken('verify'))
    const phone = accounts.browser('192.0.2.22')
    await phone.signIn('kim@example.com')
    await desk.post('/change-email', { newEmail: 'kim2@example.com', password: PASSWORD })
    assert.equal((await open(desk, accounts.mailedToken('changed_address'))).status, 200)
    assert.equal((await desk.identify())?.email, 'kim2@example.com')
    assert.equal(await phone.identify(), null)
  })

  test('A15 a new address is confirmed by its link, also where the first one never was', async () => {
    const owner = accounts.browser('192.0.2.26')
    await owner.signUp('mistyped@example.com')
    await owner.post('/change-email', { newEmail: 'nia@example.com', password: PASSWORD })
    const token = accounts.mailedToken('changed_address')
    assert.equal((await open(accounts.browser('198.51.100.66'), token)).status, 403)
    assert.equal((await open(owner, token)).status, 200)
    const { email, emailVerified } = (await owner.identify()) ?? {}
    assert.deepEqual([email, emailVerified], ['nia@example.com', true])
    assert.equal((await open(owner, token)).status, 400)
  })

  test('A15 an address that has another account by now is not taken, and says so', async () => {
    const owner = accounts.browser('192.0.2.27')
    await owner.signUp('oli@example.com')
    await open(owner, accounts.mailedToken('verify'))
    await owner.post('/change-email', { newEmail: 'pia@example.com', password: PASSWORD })
    const token = accounts.mailedToken('changed_address')
    await accounts.browser('192.0.2.28').signUp('pia@example.com')
    const { status, body } = await open(owner, token)
    assert.deepEqual([status, body['code']], [409, 'address_taken'])
    assert.equal((await owner.identify())?.email, 'oli@example.com')
  })

  test('A14 the operator’s role comes with the confirmation of the address, and nobody from before has it', async () => {
    const { stranger, second, token } = await hijacked('boss@example.com')
    const boss = accounts.browser('192.0.2.23')
    const { body } = await open(boss, token)
    assert.equal((await accountOf('boss@example.com')).operator, true)
    assert.deepEqual([await stranger.identify(), await second.identify()], [null, null])
    assert.notEqual((await stranger.signIn('boss@example.com', PASSWORD)).status, 200)
    await boss.post('/reset-password', { token: String(body['choosePassword']), newPassword: NEW })
    await boss.signIn('boss@example.com', NEW)
    assert.equal((await boss.identify())?.operator, true)
  })

  test('A14 an account named as the operator’s on the command line gets the role once its address is confirmed', async () => {
    const { stranger, token } = await hijacked('lea@example.com')
    assert.equal(await claimOperator(accounts.db, 'Lea@Example.com', new Date()), 'claimed')
    accounts.auth.forgetSessions()
    assert.equal((await stranger.identify())?.operator, false)
    await open(accounts.browser('192.0.2.24'), token)
    assert.equal((await accountOf('lea@example.com')).operator, true)
    assert.equal(await stranger.identify(), null)
  })

  test('A14 a role for one address does not come with another', async () => {
    const { stranger } = await hijacked('ned@example.com')
    assert.equal(await claimOperator(accounts.db, 'ned@example.com', new Date()), 'claimed')
    await stranger.post('/change-email', { newEmail: 'mallory2@example.com', password: PASSWORD })
    assert.equal((await open(stranger, accounts.mailedToken('changed_address'))).status, 200)
    assert.deepEqual(await stranger.identify().then((who) => [who?.email, who?.operator]), [
      'mallory2@example.com',
      false,
    ])
  })

  test('an account with a confirmed address is the operator’s as soon as it is named', async () => {
    const owner = accounts.browser('192.0.2.25')
    await owner.signUp('max@example.com')
    await open(owner, accounts.mailedToken('verify'))
    assert.equal(await claimOperator(accounts.db, 'max@example.com', new Date()), 'made')
    accounts.auth.forgetSessions()
    assert.equal((await owner.identify())?.operator, true)
    assert.equal(await claimOperator(accounts.db, 'nobody@example.com', new Date()), null)
  })

  test('no internal error was reported meanwhile', () => {
    assert.deepEqual(accounts.faults, [])
  })
})
