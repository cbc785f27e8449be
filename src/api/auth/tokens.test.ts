import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { decodeJwt, SignJWT } from 'jose'
import { makeOperator, sweepSessions } from '#store/accounts.ts'
import { addMail } from '#store/mails.ts'
import { PASSWORD, testAccounts, type TestAccounts } from '#support/accounts.ts'

const LETTER = { subject: 'Your week', text: 'Fine', html: '<p>Fine</p>' }

describe('ID tokens and one-time tokens', () => {
  let accounts: TestAccounts
  let clock = new Date()
  /** Runs whenever the time is read. */
  let atClock: (() => void) | null = null
  const deleted: string[] = []
  before(async () => {
    accounts = await testAccounts({
      now: () => {
        atClock?.()
        return clock
      },
      limits: { revealing: 1_000 },
      operatorEmail: 'Boss@Example.com',
      onDelete: async (ownerId) => void deleted.push(ownerId),
    })
  })
  after(() => accounts.close())

  const bearer = (token: string) => accounts.auth.identify(new Headers({ authorization: `Bearer ${token}` }))

  async function signedUp(email: string) {
    const browser = accounts.browser()
    await browser.signUp(email)
    const token = String((await browser.get('/token')).body['token'])
    return { browser, token }
  }

  test('an ID token identifies its owner for five minutes', async () => {
    const { browser, token } = await signedUp('ann@example.com')
    assert.deepEqual(await bearer(token), await browser.identify())
    const { iat = 0, exp = 0 } = decodeJwt(token)
    assert.equal(exp - iat, 300)
    const start = clock
    clock = new Date((iat + 299) * 1_000)
    assert.ok(await bearer(token))
    clock = new Date((iat + 306) * 1_000)
    assert.equal(await bearer(token), null)
    clock = start
  })

  test('A15 an ID token is invalid as soon as its session has ended', async () => {
    const { browser, token } = await signedUp('ben@example.com')
    assert.ok(await bearer(token))
    await browser.post('/sign-out')
    assert.equal(await bearer(token), null)
  })

  test('a token signed by somebody else, shortened or without a signature identifies nobody', async () => {
    const { token } = await signedUp('cat@example.com')
    const [, payload = ''] = token.split('.')
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of thirty-two characters or more'))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const wrong of [forged, unsigned, token.slice(0, -4), 'a'.repeat(40)])
      assert.equal(await bearer(wrong), null)
  })

  test('without a session there is no ID token', async () => {
    const answer = await accounts.browser().get('/token')
    assert.deepEqual([answer.status, answer.body['code']], [401, 'sign_in'])
  })

  test('a cached session that ended elsewhere is forgotten by `forgetSessions`, or after five seconds', async () => {
    const { browser } = await signedUp('dee@example.com')
    assert.ok(await browser.identify())
    await accounts.pool.query(`delete from session`)
    assert.ok(await browser.identify())
    accounts.auth.forgetSessions()
    assert.equal(await browser.identify(), null)
    await browser.signIn('dee@example.com')
    assert.ok(await browser.identify())
    await accounts.pool.query(`delete from session`)
    clock = new Date(clock.getTime() + 5_001)
    assert.equal(await browser.identify(), null)
  })

  test('an identity that was read while the cache was cleared is not cached', async () => {
    const { browser } = await signedUp('ivy@example.com')
    atClock = () => accounts.auth.forgetSessions()
    assert.ok(await browser.identify())
    atClock = null
    await accounts.pool.query('delete from session')
    assert.equal(await browser.identify(), null)
  })

  test('sweeping removes expired sessions and no others', async () => {
    const { browser } = await signedUp('sue@example.com')
    await sweepSessions(accounts.db, new Date())
    assert.ok(await browser.identify())
    await sweepSessions(accounts.db, new Date(Date.now() + 31 * 86_400_000))
    assert.equal((await accounts.pool.query('select 1 from session')).rows.length, 0)
    accounts.auth.forgetSessions()
  })

  test('a one-time token signs in once, with a session of its own', async () => {
    const { browser } = await signedUp('eli@example.com')
    const token = String((await browser.post('/one-time-token/generate')).body['token'])
    const other = accounts.browser()
    assert.equal((await other.post('/one-time-token/verify', { token })).status, 200)
    assert.equal((await other.identify())?.email, 'eli@example.com')
    assert.notDeepEqual([...other.jar], [...browser.jar])
    const again = await accounts.browser().post('/one-time-token/verify', { token })
    assert.deepEqual([again.status, again.body['code']], [400, 'link_expired'])
    await other.post('/sign-out')
    assert.ok(await browser.identify())
  })

  test('an expired one-time token signs nobody in', async () => {
    const { browser } = await signedUp('fay@example.com')
    const late = String((await browser.post('/one-time-token/generate')).body['token'])
    await accounts.pool.query(`update verification set expires_at = now() - interval '1 second'`)
    assert.equal((await accounts.browser().post('/one-time-token/verify', { token: late })).status, 400)
  })

  test("the account with the operator's address is the operator's once the address is confirmed", async () => {
    const { browser } = await signedUp('boss@example.com')
    assert.equal((await browser.identify())?.operator, false)
    await browser.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('verify'))}`)
    assert.equal((await browser.identify())?.operator, true)
    assert.equal(await makeOperator(accounts.db, 'nobody@example.com'), false)
  })

  test('A23 deleting an account asks for the password, then everything of it is gone and other accounts are unchanged', async () => {
    const { browser: other } = await signedUp('gil@example.com')
    const { browser, token } = await signedUp('hal@example.com')
    const { ownerId = '' } = (await browser.identify()) ?? {}
    const kept = browser.cookie()
    for (const [to, id] of [
      ['hal@example.com', ownerId],
      ['gil@example.com', (await other.identify())?.ownerId],
    ] as const)
      await addMail(accounts.db, { to, ownerId: id, kind: 'summary', ...LETTER, state: 'outbox' })
    const without = await browser.post('/delete-user')
    assert.deepEqual([without.status, without.body['fields']], [422, { password: 'Please provide password' }])
    assert.equal((await browser.post('/delete-user', { password: 'wrong-wrong-wrong' })).status, 422)
    assert.equal((await browser.post('/delete-user', { password: PASSWORD })).status, 200)
    assert.deepEqual(deleted, [ownerId])
    assert.equal(await accounts.auth.identify(new Headers({ cookie: kept })), null)
    assert.equal(await bearer(token), null)
    for (const table of ['"user"', 'session', 'account']) {
      const column = table === '"user"' ? 'id' : 'user_id'
      const { rows } = await accounts.pool.query(`select 1 from ${table} where ${column} = $1`, [ownerId])
      assert.equal(rows.length, 0, table)
    }
    const mails = await accounts.pool.query('select "to" from mails')
    assert.deepEqual(mails.rows, [{ to: 'gil@example.com' }])
    assert.ok(await other.identify())
  })
})
