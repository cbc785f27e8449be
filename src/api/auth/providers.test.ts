import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { after, afterEach, before, describe, test } from 'node:test'
import { ORIGIN, testAccounts, type TestAccounts, type TestBrowser } from '#support/accounts.ts'
import { boundPort } from '#support/bound-port.ts'
import { followUntil, oidcServer } from '#support/oidc-server.ts'
import type { SignInProvider } from './options.ts'

const CALLBACK = `${ORIGIN}/api/auth/callback/club`
const account = { email: 'mia@example.com', verified: true }

describe('signing in at a provider', () => {
  let provider: Awaited<ReturnType<typeof oidcServer>>
  let accounts: TestAccounts
  before(async () => {
    provider = await oidcServer({ redirectUri: CALLBACK, account })
    accounts = await testAccounts({ providers: [club(provider.issuer)] })
  })
  afterEach(async () => {
    account.verified = true
    accounts.mails.splice(0)
    await accounts.pool.query('delete from "user"')
  })
  after(async () => {
    await accounts.close()
    await provider.close()
  })

  test("A16 makes an account with a confirmed address and stores none of the provider's tokens", async () => {
    const browser = accounts.browser()
    const { answer } = await through(browser)
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/'])
    const who = await browser.identify()
    assert.deepEqual([who?.email, who?.emailVerified], ['mia@example.com', true])
    const { rows } = await accounts.pool.query('select * from account')
    assert.deepEqual(
      rows.map((row) => [row.provider_id, row.account_id, row.access_token, row.refresh_token, row.id_token]),
      [['club', 'subject-1', null, null, null]],
    )
  })

  test('the second time it is the same account, with a new session', async () => {
    const first = accounts.browser()
    await through(first)
    const second = accounts.browser()
    await through(second)
    assert.equal((await first.identify())?.ownerId, (await second.identify())?.ownerId)
    assert.notEqual(first.cookie(), second.cookie())
  })

  test('an account with the same confirmed address is linked; one that either side has not confirmed is not', async () => {
    const owner = accounts.browser()
    await owner.signUp('mia@example.com')
    const stranger = accounts.browser()
    const refused = await through(stranger)
    assert.match(
      refused.answer.headers.get('location') ?? '',
      /^https:\/\/fettle\.fixture\/login\?error=account_not_linked/u,
    )
    assert.equal(await stranger.identify(), null)
    await owner.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('verify'))}`)
    account.verified = false
    await through(stranger)
    assert.equal(await stranger.identify(), null)
    account.verified = true
    await through(stranger)
    assert.equal((await stranger.identify())?.ownerId, (await owner.identify())?.ownerId)
  })

  test("O01 O02 a callback that was used, is another browser's, or has a wrong state signs nobody in", async () => {
    const browser = accounts.browser()
    const { back } = await through(browser)
    await browser.post('/sign-out')
    await browser.get(back)
    assert.equal(await browser.identify(), null)
    const start = await browser.post('/sign-in/social', { provider: 'club', callbackURL: '/' })
    const fresh = await followUntil(String(start.body['url']), CALLBACK)
    const other = accounts.browser()
    await other.get(fresh)
    assert.equal(await other.identify(), null)
    await browser.get(fresh.replace(/state=[^&]+/u, 'state=somethingelse'))
    assert.equal(await browser.identify(), null)
  })

  test('deleting an account without a password requires a fresh sign-in', async () => {
    const browser = accounts.browser()
    await through(browser)
    await accounts.pool.query(`update session set created_at = now() - interval '16 minutes'`)
    const stale = await browser.post('/delete-user')
    assert.deepEqual([stale.status, stale.body['code']], [403, 'not_fresh'])
    await accounts.pool.query(`update session set created_at = now() - interval '14 minutes'`)
    assert.equal((await browser.post('/delete-user')).status, 200)
  })

  test('changing the address of an account without a password requires a fresh sign-in', async () => {
    const browser = accounts.browser()
    await through(browser)
    const change = () => browser.post('/change-email', { newEmail: 'mia2@example.com' })
    await accounts.pool.query(`update session set created_at = now() - interval '16 minutes'`)
    const stale = await change()
    assert.deepEqual([stale.status, stale.body['code']], [403, 'not_fresh'])
    assert.equal(accounts.mails.length, 0)
    await accounts.pool.query(`update session set created_at = now() - interval '14 minutes'`)
    assert.equal((await change()).status, 200)
    assert.equal(accounts.mails.at(-1)?.to, 'mia2@example.com')
  })

  test('a provider that is not set up is answered as unavailable', async () => {
    const answer = await accounts.browser().post('/sign-in/social', { provider: 'other', callbackURL: '/' })
    assert.deepEqual([answer.status, answer.body['code']], [503, 'provider_unavailable'])
  })
})

test('a provider that is down at the start is unavailable, passwords still work, and it is added later', async () => {
  const first = await oidcServer({ redirectUri: CALLBACK, account })
  await first.close()
  const accounts = await testAccounts({ providers: [club(first.issuer)] })
  const browser = accounts.browser()
  const answer = await browser.post('/sign-in/social', { provider: 'club', callbackURL: '/' })
  assert.deepEqual([answer.status, answer.body['code']], [503, 'provider_unavailable'])
  assert.equal((await browser.signUp('ann@example.com')).status, 200)
  assert.deepEqual(accounts.auth.providers, [{ id: 'club', label: 'Sailing Club' }])
  const port = Number(new URL(first.issuer).port)
  const back = await oidcServer({ redirectUri: CALLBACK, account, port })
  const deadline = Date.now() + 10_000
  let status = 0
  while (status !== 200 && Date.now() < deadline) {
    status = (await browser.post('/sign-in/social', { provider: 'club', callbackURL: '/' })).status
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.equal(status, 200)
  await back.close()
  await accounts.close()
})

test('a provider that accepts connections and never answers is unavailable, and no other is', async (t) => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const port = boundPort(silent)
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const provider = await oidcServer({ redirectUri: CALLBACK, account })
  t.after(() => provider.close())
  const accounts = await testAccounts({
    providers: [club(`http://127.0.0.1:${port}`, 'silent'), club(provider.issuer)],
  })
  t.after(() => accounts.close())
  const ask = async (id: string) =>
    (await accounts.browser().post('/sign-in/social', { provider: id, callbackURL: '/' })).status
  // All three ask while the first looks for the providers.
  assert.deepEqual(await Promise.all([ask('club'), ask('silent'), ask('club')]), [200, 503, 200])
})

const club = (issuer: string, id = 'club'): SignInProvider => ({
  kind: 'oidc',
  id,
  label: 'Sailing Club',
  issuer,
  clientId: 'fettle',
  clientSecret: 'a secret between the two of us',
})

/** Presses the button, signs in there, and returns. */
async function through(browser: TestBrowser) {
  const start = await browser.post('/sign-in/social', { provider: 'club', callbackURL: '/' })
  assert.equal(start.status, 200)
  const back = await followUntil(String(start.body['url']), CALLBACK)
  return { back, answer: await browser.get(back) }
}
