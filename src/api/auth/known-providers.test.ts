import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { ORIGIN, testAccounts, type TestAccounts, type TestBrowser } from '#support/accounts.ts'
import { knownProviders, type Person } from '#support/known-providers.ts'
import { followUntil, oidcServer, SHARED_SECRET } from '#support/oidc-server.ts'
import { guardFetch } from '#net/guard-fetch.ts'
import type { SignInProvider } from './options.ts'

const ours = { clientId: 'fettle', clientSecret: SHARED_SECRET }
const PROVIDERS: SignInProvider[] = [
  { kind: 'google', ...ours },
  { kind: 'microsoft', ...ours },
  { kind: 'facebook', ...ours },
]
const person: Person = { email: 'mia@example.com', verified: true }

/** Presses the button, signs in there, and returns. */
async function through(browser: TestBrowser, provider: string) {
  const start = await browser.post('/sign-in/social', { provider, callbackURL: '/' })
  assert.equal(start.status, 200)
  const back = await followUntil(String(start.body['url']), `${ORIGIN}/api/auth/callback/${provider}`)
  return { start: new URL(String(start.body['url'])), answer: await browser.get(back) }
}

describe('signing in at Google, Microsoft and Facebook', () => {
  let others: Awaited<ReturnType<typeof knownProviders>>
  let accounts: TestAccounts
  before(async () => {
    others = await knownProviders(ORIGIN, person)
    accounts = await testAccounts({ providers: PROVIDERS })
  })
  afterEach(async () => {
    Object.assign(person, { email: 'mia@example.com', verified: true })
    others.asked.splice(0)
    accounts.mails.splice(0)
    await accounts.pool.query('delete from "user"')
  })
  after(async () => {
    await accounts.close()
    await others.close()
  })

  for (const [provider, vouches, subject] of [
    ['google', true, 'subject-1'],
    ['microsoft', false, 'object-1'],
    ['facebook', false, 'user-1'],
  ] as const) {
    test(`${provider}: makes an account, and the second time it is the same`, async () => {
      const [first, second] = [accounts.browser(), accounts.browser()]
      const { answer } = await through(first, provider)
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/'])
      const who = await first.identify()
      assert.deepEqual([who?.email, who?.emailVerified], ['mia@example.com', vouches])
      assert.equal(accounts.mails.filter(({ kind }) => kind === 'verify').length, vouches ? 0 : 1)
      await through(second, provider)
      assert.equal((await second.identify())?.ownerId, who?.ownerId)
      const { rows } = await accounts.pool.query('select * from account')
      assert.deepEqual(
        rows.map((row) => [row.provider_id, row.account_id, row.access_token, row.id_token]),
        [[provider, subject, null, null]],
      )
      const people = await accounts.pool.query('select image from "user"')
      assert.deepEqual(people.rows, [{ image: null }])
    })

    test(`${provider}: an account with an address that was never confirmed is not linked`, async () => {
      await accounts.browser().signUp('mia@example.com')
      const stranger = accounts.browser()
      const { answer } = await through(stranger, provider)
      assert.match(answer.headers.get('location') ?? '', /\/login\?error=account_not_linked/u)
      assert.equal(await stranger.identify(), null)
    })

    test(`${provider}: one with a confirmed address is ${vouches ? 'linked' : 'asked to log in as before'}`, async () => {
      const owner = accounts.browser()
      await owner.signUp('mia@example.com')
      await owner.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('verify'))}`)
      const browser = accounts.browser()
      const { answer } = await through(browser, provider)
      const ownerId = (await owner.identify())?.ownerId
      assert.equal((await browser.identify())?.ownerId, vouches ? ownerId : undefined)
      if (!vouches) assert.match(answer.headers.get('location') ?? '', /error=account_not_linked/u)
    })
  }

  test('an address that Google has not confirmed is not linked with its account', async () => {
    const owner = accounts.browser()
    await owner.signUp('mia@example.com')
    await owner.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('verify'))}`)
    person.verified = false
    const browser = accounts.browser()
    await through(browser, 'google')
    assert.equal(await browser.identify(), null)
  })

  test("a provider's account without an address makes none here", async () => {
    person.email = null
    const browser = accounts.browser()
    const { answer } = await through(browser, 'facebook')
    assert.match(answer.headers.get('location') ?? '', /\/login\?error=/u)
    assert.equal(await browser.identify(), null)
  })

  test('requests only the scopes of name and address, and loads no picture', async () => {
    for (const [provider, scope] of [
      ['google', 'openid email profile'],
      ['microsoft', 'openid email profile'],
      ['facebook', 'email public_profile'],
    ] as const) {
      const { start } = await through(accounts.browser(), provider)
      assert.equal(start.searchParams.get('scope'), scope)
    }
    assert.ok(others.asked.some((one) => one.includes('graph.facebook.com/me')))
    assert.ok(!others.asked.some((one) => /photo|picture/u.test(one)))
  })
})

test('a provider at a private address is reached only where the operator allows it', async () => {
  const provider = await oidcServer({
    redirectUri: `${ORIGIN}/api/auth/callback/club`,
    account: { email: 'mia@example.com', verified: true },
  })
  const { issuer } = provider
  const nothing = { resolve: [], dns: [], ca: [], services: [issuer] }
  const tried = async (allowPrivate: string[]): Promise<number> => {
    const door = guardFetch({ ...nothing, allowPrivate })
    const accounts = await testAccounts({
      providers: [{ kind: 'oidc', id: 'club', label: 'Sailing Club', issuer, ...ours }],
    })
    const { status } = await accounts
      .browser()
      .post('/sign-in/social', { provider: 'club', callbackURL: '/' })
    await accounts.close()
    await door.close()
    return status
  }
  assert.equal(await tried([]), 503)
  assert.equal(await tried(['127.0.0.1/32']), 200)
  await provider.close()
})
