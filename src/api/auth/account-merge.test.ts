import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { ORIGIN, PASSWORD, testAccounts, type TestAccounts, type TestBrowser } from '#support/accounts.ts'
import { followUntil, oidcServer, SHARED_SECRET } from '#support/oidc-server.ts'
import type { SignInProvider } from './options.ts'

const callbackOf = (id: string): string => `${ORIGIN}/api/auth/callback/${id}`

interface Person {
  email: string
  verified: boolean | string
  subject: string
}

const mia = (): Person => ({ email: 'mia@example.com', verified: true, subject: 'mia-there' })

describe('linking accounts at providers with accounts here', () => {
  const people = { club: mia(), guild: mia() }
  const servers: Awaited<ReturnType<typeof oidcServer>>[] = []
  let accounts: TestAccounts

  before(async () => {
    const providers: SignInProvider[] = []
    for (const id of ['club', 'guild'] as const) {
      const server = await oidcServer({ redirectUri: callbackOf(id), account: people[id] })
      servers.push(server)
      const { issuer } = server
      providers.push({ kind: 'oidc', id, label: id, issuer, clientId: 'fettle', clientSecret: SHARED_SECRET })
    }
    accounts = await testAccounts({ providers, limits: { revealing: 1_000, mails: 100 } })
  })
  afterEach(async () => {
    Object.assign(people.club, mia())
    Object.assign(people.guild, mia())
    await accounts.pool.query('delete from "user"')
    accounts.auth.forgetSessions()
  })
  after(async () => {
    await accounts.close()
    for (const server of servers) await server.close()
  })

  /** Signs in at a provider and returns: the account that is signed in then, and the login page's message. */
  async function through(provider: 'club' | 'guild', browser = accounts.browser()) {
    const start = await browser.post('/sign-in/social', { provider, callbackURL: '/' })
    const back = await followUntil(String(start.body['url']), callbackOf(provider))
    const redirectedTo = (await browser.get(back)).headers.get('location') ?? ''
    return { browser, redirectedTo, who: await browser.identify() }
  }

  async function confirmed(email: string): Promise<TestBrowser> {
    const owner = accounts.browser()
    await owner.signUp(email)
    await owner.get(`/verify-email?token=${encodeURIComponent(accounts.mailedToken('verify'))}`)
    return owner
  }

  const count = async (table: string): Promise<number> =>
    (await accounts.pool.query(`select 1 from ${table}`)).rows.length

  for (const verified of [false, 'false', 'no', ''])
    test(`O05 a provider's account with "email_verified": ${JSON.stringify(verified)} is not linked with the account of its address`, async () => {
      await confirmed('mia@example.com')
      people.club.verified = verified
      const { who, redirectedTo } = await through('club')
      assert.equal(who, null)
      assert.match(redirectedTo, /\/login\?error=account_not_linked/u)
      assert.equal(await count('account'), 1)
    })

  test('O05 the address is the same in every spelling', async () => {
    const owner = await confirmed('mia@example.com')
    for (const [at, email] of ['MIA@Example.COM', ' mia@example.com', 'mia@example.com.'].entries()) {
      Object.assign(people.club, { email, subject: `mia-${at}` })
      assert.equal((await through('club')).who?.ownerId, (await owner.identify())?.ownerId, email)
    }
    assert.equal(await count('"user"'), 1)
  })

  test('O05 a text that is no address, or several, makes no account', async () => {
    const texts = [
      'mia',
      'mia@example.com\r\nBcc: all@example.com',
      'mia@example.com,all@example.com',
      'mia@example.com all@example.com',
      'Mia <mia@example.com>',
      '"mia"@example.com',
      'mia\0@example.com',
      `${'m'.repeat(300)}@example.com`,
    ]
    for (const [at, email] of texts.entries()) {
      Object.assign(people.club, { email, subject: `odd-${at}` })
      const { who, redirectedTo } = await through('club')
      assert.equal(who, null, email)
      assert.match(redirectedTo, /\/login\?error=email_not_found/u, email)
    }
    assert.equal(await count('"user"'), 0)
  })

  test('O05 an address of a network of one’s own is one', async () => {
    for (const email of ['mia@intranet', 'mía@example.com']) {
      for (const written of [email, `${email}.`, email.normalize('NFD')]) {
        Object.assign(people.club, { email: written, subject: email })
        assert.equal((await through('club')).who?.email, email)
      }
    }
    const second = { email: 'mía@example.com.', subject: 'written otherwise' }
    Object.assign(people.club, second)
    await through('club')
    assert.equal(await count('"user"'), 2)
  })

  test('a provider that sends it as text confirms with "true"', async () => {
    const owner = await confirmed('mia@example.com')
    people.club.verified = 'true'
    assert.equal((await through('club')).who?.ownerId, (await owner.identify())?.ownerId)
  })

  test('O05 a confirmed address there is not linked with an account that was made with it here and never confirmed', async () => {
    const stranger = accounts.browser('198.51.100.66')
    await stranger.signUp('mia@example.com')
    const token = accounts.mailedToken('verify')
    const { who, redirectedTo, browser } = await through('club')
    assert.equal(who, null)
    assert.match(redirectedTo, /\/login\?error=account_not_linked/u)
    await browser.get(`/verify-email?token=${encodeURIComponent(token)}`)
    assert.equal(await stranger.identify(), null)
    const again = await through('club')
    assert.equal(again.who?.email, 'mia@example.com')
    assert.notEqual((await stranger.signIn('mia@example.com', PASSWORD)).status, 200)
  })

  test('O05 two providers that confirm the same address are linked with one account; one that does not is linked with none', async () => {
    const first = await through('club')
    people.guild.subject = 'mia-elsewhere'
    people.guild.email = 'MIA@Example.com'
    const second = await through('guild')
    assert.equal(second.who?.ownerId, first.who?.ownerId)
    assert.equal(await count('account'), 2)
    people.guild.subject = 'somebody-else'
    people.guild.verified = false
    assert.equal((await through('guild')).who, null)
    assert.equal(await count('"user"'), 1)
  })

  test('O05 an address that changed at the provider signs in to the same account as before, and to no other', async () => {
    const before = await through('club')
    const joe = await confirmed('joe@example.com')
    people.club.email = 'joe@example.com'
    const after = await through('club')
    assert.equal(after.who?.ownerId, before.who?.ownerId)
    assert.equal(after.who?.email, 'mia@example.com')
    assert.notEqual(after.who?.ownerId, (await joe.identify())?.ownerId)
  })

  test('O05 the same id at another provider is another person', async () => {
    const first = await through('club')
    people.guild.email = 'joe@example.com'
    const second = await through('guild')
    assert.ok(second.who)
    assert.notEqual(second.who?.ownerId, first.who?.ownerId)
  })

  test("A14 an account with an address that the provider did not confirm is closed to it once the address' owner confirms it", async () => {
    people.club.verified = false
    const stranger = await through('club', accounts.browser('198.51.100.66'))
    assert.equal(stranger.who?.emailVerified, false)
    const token = accounts.mailedToken('verify')
    const owner = accounts.browser()
    const answer = await owner.get(`/verify-email?token=${encodeURIComponent(token)}`)
    assert.equal('choosePassword' in answer.body, true)
    assert.equal(await stranger.browser.identify(), null)
    assert.equal((await through('club')).who, null)
  })

  test('O05 an owner who is signed in stays signed in when the provider’s address has another account', async () => {
    await confirmed('mia@example.com')
    const joe = await confirmed('joe@example.com')
    const start = await joe.post('/link-social', { provider: 'club', callbackURL: '/' })
    const back = await followUntil(String(start.body['url']), callbackOf('club'))
    await joe.get(back)
    assert.equal((await joe.identify())?.email, 'joe@example.com')
    assert.equal(await count('account'), 2, 'a provider’s account of another address is not linked')
  })
})
