import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { createAuth } from './auth.ts'
import { jwks } from '#store/schema/auth.ts'
import { browserAt, ORIGIN, testAccounts, type TestAccounts } from '#support/accounts.ts'

const BEFORE = 'a secret of thirty-two characters or more'
const NOW = 'another secret, of forty characters or so'

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` })

describe('changing the secret', () => {
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts()
  })
  afterEach(() => accounts.pool.query('delete from "user"; delete from jwks'))
  after(() => accounts.close())

  /** The same installation, started again with other secrets. */
  const startedWith = (secret: string, oldSecrets: readonly string[]) =>
    createAuth({
      db: accounts.db,
      origin: ORIGIN,
      secret,
      oldSecrets,
      mailer: { send: async () => undefined },
      providers: [],
      trustProxy: false,
    })

  async function signedIn() {
    const browser = accounts.browser()
    await browser.signUp('mia@example.com')
    return { browser, token: String((await browser.get('/token')).body['token']) }
  }
  const sealed = async () => (await accounts.db.select().from(jwks)).map(({ privateKey }) => privateKey)

  test('nobody is signed out while the old one is known, and ID tokens stay valid', async () => {
    const { browser, token } = await signedIn()
    const who = await browser.identify()
    const auth = await startedWith(NOW, [BEFORE])
    assert.deepEqual(await auth.identify(new Headers({ cookie: browser.cookie() })), who)
    assert.deepEqual(await auth.identify(new Headers({ authorization: `Bearer ${token}` })), who)
    const later = browserAt(auth, ORIGIN, '192.0.2.1', browser.jar)
    const next = String((await later.get('/token')).body['token'])
    assert.deepEqual(await auth.identify(new Headers({ authorization: `Bearer ${next}` })), who)
    assert.equal((await accounts.db.select().from(jwks)).length, 1)
  })

  test('a renewed session is signed with the new one, so that the old one can be removed', async () => {
    const { browser } = await signedIn()
    const between = browserAt(await startedWith(NOW, [BEFORE]), ORIGIN, '192.0.2.1', browser.jar)
    await accounts.pool.query(`update session set expires_at = now() + interval '28 days'`)
    await between.get('/get-session')
    const auth = await startedWith(NOW, [])
    assert.ok(await auth.identify(new Headers({ cookie: between.cookie() })))
    const after = browserAt(auth, ORIGIN, '192.0.2.1', between.jar)
    assert.equal((await after.get('/token')).status, 200)
  })

  test('keys are encrypted with the new one at the first start', async () => {
    await signedIn()
    const [old] = await sealed()
    await startedWith(NOW, [BEFORE])
    const [fresh] = await sealed()
    assert.notEqual(fresh, old)
    await startedWith(NOW, [BEFORE])
    assert.deepEqual(await sealed(), [fresh])
  })

  test('without the old one everybody signs in again, and a new key signs', async () => {
    const { browser, token } = await signedIn()
    const auth = await startedWith(NOW, ['a third one, of thirty-two characters or so'])
    assert.equal(await auth.identify(new Headers({ cookie: browser.cookie() })), null)
    assert.ok(await auth.identify(new Headers({ authorization: `Bearer ${token}` })))
    const again = browserAt(auth, ORIGIN, '192.0.2.1')
    await again.signIn('mia@example.com')
    assert.equal((await again.get('/token')).status, 200)
    assert.equal((await sealed()).length, 2)
  })

  test('an ID token of a new key is valid at once, also where the keys were read before', async () => {
    const { token } = await signedIn()
    assert.ok(await accounts.auth.identify(bearer(token)))
    const auth = await startedWith(NOW, ['a third one, of thirty-two characters or so'])
    const browser = browserAt(auth, ORIGIN, '192.0.2.1')
    await browser.signIn('mia@example.com')
    const next = String((await browser.get('/token')).body['token'])
    assert.ok(await accounts.auth.identify(bearer(next)))
  })

  test('a cookie signed with an unknown secret signs nobody in', async () => {
    const { browser } = await signedIn()
    const auth = await startedWith(NOW, [BEFORE])
    assert.ok(await auth.identify(new Headers({ cookie: browser.cookie() })))
    const forged = browser.cookie().replace(/session_token=./u, 'session_token=')
    assert.notEqual(forged, browser.cookie())
    assert.equal(await auth.identify(new Headers({ cookie: forged })), null)
  })
})
