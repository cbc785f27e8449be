import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD, testAccounts, type TestAccounts } from '#support/accounts.ts'

const NEW = 'velvet-harbour-counts-moss'

describe('a forgotten password', () => {
  let accounts: TestAccounts
  before(async () => {
    // With the cost that passwords have in use: what is stored of them is looked at here.
    accounts = await testAccounts({ limits: { revealing: 1_000, mails: 100 }, passwordCost: undefined })
  })
  after(() => accounts.close())

  /** An owner who signed up on a phone and requested a reset. */
  async function forgetful(email: string) {
    const phone = accounts.browser()
    await phone.signUp(email)
    const browser = accounts.browser()
    assert.equal((await browser.post('/request-password-reset', { email })).status, 200)
    return { phone, browser, token: accounts.mailedToken('reset') }
  }

  const reset = (token: string, newPassword = NEW) =>
    accounts.browser().post('/reset-password', { token, newPassword })

  test('A14 the link works once, ends every session, and the new password signs in', async () => {
    const { phone, browser, token } = await forgetful('ann@example.com')
    assert.ok(await phone.identify())
    assert.equal((await reset(token)).status, 200)
    assert.equal(await phone.identify(), null)
    assert.equal((await browser.signIn('ann@example.com', PASSWORD)).status, 401)
    assert.equal((await browser.signIn('ann@example.com', NEW)).status, 200)
    const again = await reset(token, `${NEW}-2`)
    assert.deepEqual([again.status, again.body['code']], [400, 'link_expired'])
    assert.equal(accounts.mails.at(-1)?.kind, 'password_changed')
  })

  test('A14 the link works for thirty minutes and no longer', async () => {
    const { token } = await forgetful('ben@example.com')
    const { rows } = await accounts.pool.query(
      `select extract(epoch from expires_at - created_at) as s from verification order by created_at desc limit 1`,
    )
    assert.equal(Math.round(Number(rows[0].s) / 60), 30)
    await accounts.pool.query(`update verification set expires_at = now() - interval '1 second'`)
    assert.equal((await reset(token)).status, 400)
  })

  test('A14 of ten simultaneous uses one succeeds', async () => {
    const { token } = await forgetful('cat@example.com')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `${NEW}-${n}`)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  test('A14 the link is for its own account, whoever is signed in', async () => {
    const bob = accounts.browser()
    await bob.signUp('bob@example.com')
    const { token } = await forgetful('amy@example.com')
    const named = await bob.post('/reset-password', { token, newPassword: NEW, email: 'bob@example.com' })
    assert.deepEqual([named.status, named.body['code']], [422, 'unknown_field'])
    assert.equal((await bob.post('/reset-password', { token, newPassword: NEW })).status, 200)
    assert.equal((await accounts.browser().signIn('bob@example.com', PASSWORD)).status, 200)
    assert.equal((await accounts.browser().signIn('amy@example.com', NEW)).status, 200)
    assert.ok(await bob.identify(), 'who lent the browser stays signed in')
  })

  test('A14 other kinds of tokens reset nothing', async () => {
    const eli = accounts.browser()
    await eli.signUp('eli@example.com')
    const once = String((await eli.post('/one-time-token/generate')).body['token'])
    for (const token of [
      once,
      accounts.mailedToken('verify'),
      '',
      'a'.repeat(24),
      `one-time-token:${once}`,
    ]) {
      const { status, body } = await reset(token)
      assert.deepEqual([status, body['code']], [400, 'link_expired'], token)
    }
    assert.equal((await accounts.browser().signIn('eli@example.com', PASSWORD)).status, 200)
  })

  test('A14 a weak new password is refused and leaves the link valid', async () => {
    const { token } = await forgetful('dora.maar@example.com')
    const weak = await reset(token, 'dora.maar.1')
    assert.deepEqual([weak.status, Object.keys(Object(weak.body['fields']))], [422, ['newPassword']])
    assert.equal((await reset(token)).status, 200)
  })

  test('A14 a link made before a change of the address is invalid', async () => {
    const { phone, token } = await forgetful('eve@example.com')
    await phone.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('verify'))}`)
    assert.equal((await phone.post('/change-email', { newEmail: 'eve2@example.com' })).status, 422)
    const changed = await phone.post('/change-email', { newEmail: 'eve2@example.com', password: PASSWORD })
    assert.equal(changed.status, 200)
    assert.equal(accounts.mails.at(-1)?.to, 'eve2@example.com')
    await phone.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('changed_address'))}`)
    assert.equal((await phone.identify())?.email, 'eve2@example.com')
    assert.equal((await reset(token)).status, 400)
  })

  test('A16 neither the link nor the session nor the password can be read in the database', async () => {
    const { phone, token } = await forgetful('flo@example.com')
    const cookie = decodeURIComponent([...phone.jar.values()].join(''))
    const [session = ''] = cookie.split('.')
    assert.ok(session.length > 20 && token.length > 20)
    const { rows } = await accounts.pool.query(
      `select (select json_agg(t) from session t)::text || (select json_agg(t) from verification t)::text
        || (select json_agg(t) from account t)::text || (select json_agg(t) from limits t)::text as everything`,
    )
    const everything = String(rows[0].everything)
    for (const secret of [session, token, PASSWORD]) assert.equal(everything.includes(secret), false)
    assert.match(everything, /\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
    assert.equal(everything.includes('flo@example.com'), false)
  })

  test('A16 the hash of a session in the database does not sign in', async () => {
    const phone = accounts.browser()
    await phone.signUp('gus@example.com')
    const { rows } = await accounts.pool.query(`select token from session order by created_at desc limit 1`)
    const [[name, value] = ['', '']] = [...phone.jar]
    const forged = decodeURIComponent(value).replace(/^[^.]+/u, String(rows[0].token))
    const headers = new Headers({ cookie: `${name}=${encodeURIComponent(forged)}` })
    assert.equal(await accounts.auth.identify(headers), null)
  })

  test('no internal error was reported meanwhile', () => {
    assert.deepEqual(accounts.faults, [])
  })
})
