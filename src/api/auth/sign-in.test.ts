import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ORIGIN, PASSWORD, testAccounts, type TestAccounts } from '#support/accounts.ts'
import { WRONG_EMAIL } from '#core/owner-input/email.ts'
import { DAY_MS } from '#core/time-units.ts'

describe('signing up and in', () => {
  let clock = new Date()
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts({ now: () => clock, limits: { revealing: 1_000 } })
  })
  after(() => accounts.close())

  test('signing up signs in, asks to confirm the address, and returns no token', async () => {
    const browser = accounts.browser()
    const answer = await browser.signUp('Mia@Example.com')
    assert.equal(answer.status, 200)
    assert.equal('token' in answer.body, false)
    assert.deepEqual(await browser.identify().then((who) => who && { ...who, ownerId: '', sessionId: '' }), {
      ownerId: '',
      sessionId: '',
      email: 'mia@example.com',
      emailVerified: false,
      operator: false,
    })
    const session = await browser.get('/get-session')
    assert.doesNotMatch(JSON.stringify(session.body), /token/u)
    await browser.get(`/verify-email?token=${accounts.mailedToken('verify')}`)
    assert.equal((await browser.identify())?.emailVerified, true)
  })

  test('A12 a wrong password is "Invalid login credentials"; an unknown account and an existing one have messages of their own', async () => {
    const browser = accounts.browser()
    await browser.signUp('ann@example.com')
    const stranger = accounts.browser()
    const wrong = await stranger.signIn('ann@example.com', 'not-the-right-one')
    assert.deepEqual(
      [wrong.status, wrong.body],
      [401, { code: 'invalid-login-credentials', message: 'Invalid login credentials' }],
    )
    const unknown = await stranger.signIn('nobody@example.com')
    assert.deepEqual(
      [unknown.status, unknown.body],
      [404, { code: 'unknown_account', message: 'We could not find your account' }],
    )
    const known = await stranger.signUp('ann@example.com')
    assert.deepEqual(
      [known.status, known.body],
      [409, { code: 'account_exists', message: 'Account already exists' }],
    )
    assert.equal(accounts.mails.filter(({ kind }) => kind === 'account_exists').length, 1)
  })

  test('A05 unknown fields of a form are refused, wrong ones are named', async () => {
    const browser = accounts.browser()
    const body = { email: 'eve@example.com', password: PASSWORD, firstName: 'Eve', lastName: 'Li' }
    const more = await browser.post('/sign-up/email', { ...body, operator: true })
    assert.deepEqual([more.status, more.body['code']], [422, 'unknown_field'])
    const less = await browser.post('/sign-up/email', { ...body, firstName: ' ' })
    assert.deepEqual([less.status, less.body['fields']], [422, { firstName: 'Please provide first name' }])
    const wrong = await browser.signIn('eve@')
    assert.deepEqual(wrong.body['fields'], { email: WRONG_EMAIL })
    const empty = await browser.signIn(' ')
    assert.deepEqual(empty.body['fields'], { email: 'Please provide email' })
    const nameless = await browser.post('/sign-up/email', { ...body, firstName: ' ', lastName: ' ' })
    const inOrder = ['Please provide first name', 'Please provide last name']
    assert.deepEqual([nameless.body['message'], nameless.body['errors']], [inOrder[0], inOrder])
  })

  test('I11 an address with a line break or a second header is refused and no mail is sent', async () => {
    const browser = accounts.browser()
    const before = accounts.mails.length
    for (const email of [
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com\n',
      'a@example.com, b@example.com',
    ]) {
      assert.equal((await browser.signUp(email)).status, 422, email)
      assert.equal((await browser.post('/request-password-reset', { email })).status, 422, email)
    }
    assert.equal(accounts.mails.length, before)
  })

  test("a weak password is refused with the rule's message, and so is one made of the owner's own words", async () => {
    const browser = accounts.browser()
    const given = async (password: string) =>
      (await browser.signUp('kim.lovelace@example.com', password)).body['message'] ?? null
    assert.equal(await given('short'), 'Your password needs at least 10 characters')
    for (const built of [
      'kim.lovelace1',
      'Kim_Rose_2026',
      'mia.rose.1',
      'rose-mia-77',
      'm1a.r0se!!',
      'example.com.mia',
    ])
      assert.equal(await given(built), 'That password is too easy to guess. Please choose another.', built)
    assert.equal(await given('password1234'), 'That password is too easy to guess. Please choose another.')
    assert.equal(await given('crimson-mia-otter-plays-banjo'), null)
  })

  test('A15 the cookie is Secure, HttpOnly and SameSite=Lax, and each sign-in has a new one', async () => {
    const browser = accounts.browser()
    await browser.signUp('sam@example.com')
    const first = browser.cookie()
    const answer = await browser.signIn('sam@example.com')
    const [cookie = ''] = answer.headers.getSetCookie()
    assert.match(cookie, /^__Secure-fettle\.session_token=/u)
    for (const attribute of [/; Secure/u, /; HttpOnly/u, /; SameSite=Lax/u, /; Path=\//u])
      assert.match(cookie, attribute)
    assert.notEqual(browser.cookie(), first)
  })

  test('A15 a cookie from before is invalid after logging out', async () => {
    const browser = accounts.browser()
    await browser.signUp('lee@example.com')
    const kept = browser.cookie()
    assert.ok(await browser.identify())
    assert.equal((await browser.post('/sign-out')).status, 200)
    assert.equal(await accounts.auth.identify(new Headers({ cookie: kept })), null)
  })

  test('A15 signing out everywhere ends the other devices at once', async () => {
    const phone = accounts.browser()
    await phone.signUp('joe@example.com')
    const desk = accounts.browser()
    await desk.signIn('joe@example.com')
    assert.ok(await desk.identify())
    assert.equal((await phone.post('/revoke-sessions')).status, 200)
    assert.deepEqual([await phone.identify(), await desk.identify()], [null, null])
  })

  test('A15 a changed password ends the other devices and gives this one a new cookie', async () => {
    const phone = accounts.browser()
    await phone.signUp('pat@example.com')
    const desk = accounts.browser()
    await desk.signIn('pat@example.com')
    const kept = phone.cookie()
    const wrong = await phone.post('/change-password', {
      currentPassword: 'no',
      newPassword: `${PASSWORD}-2`,
    })
    assert.deepEqual([wrong.status, Object.keys(Object(wrong.body['fields']))], [422, ['currentPassword']])
    const right = await phone.post('/change-password', {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}-2`,
    })
    assert.equal(right.status, 200)
    assert.equal(await desk.identify(), null)
    assert.equal(await accounts.auth.identify(new Headers({ cookie: kept })), null)
    assert.equal((await phone.identify())?.email, 'pat@example.com')
  })

  test('A15 a session that was not used for thirty days has expired', async () => {
    const browser = accounts.browser()
    await browser.signUp('ida@example.com')
    const start = clock
    clock = new Date(start.getTime() + 30 * DAY_MS - 60_000)
    assert.ok(await browser.identify())
    clock = new Date(start.getTime() + 30 * DAY_MS + 60_000)
    assert.equal(await browser.identify(), null)
    clock = start
  })

  test('A08 a call from another site with the cookie is refused', async () => {
    const browser = accounts.browser()
    await browser.signUp('tim@example.com')
    const answer = await browser.post('/sign-out', {}, { origin: 'https://evil.fixture' })
    assert.equal(answer.status, 403)
    assert.ok(await browser.identify())
  })

  test('A17 links in mail have the configured address, whatever host the caller names', async () => {
    const browser = accounts.browser()
    const headers = { host: 'evil.fixture', 'x-forwarded-host': 'evil.fixture', origin: ORIGIN }
    await browser.call(
      'POST',
      'https://evil.fixture/api/auth/sign-up/email',
      { email: 'host@example.com', password: PASSWORD, firstName: 'H', lastName: 'O' },
      headers,
    )
    const urls = accounts.mails
      .filter(({ to }) => to === 'host@example.com')
      .map(({ letter }) => letter.action?.url)
    assert.equal(urls.length, 1)
    assert.ok(urls.every((url) => url?.startsWith(`${ORIGIN}/verify-email#token=`)))
  })

  test('A19 a redirect to another website is refused', async () => {
    const browser = accounts.browser()
    for (const callbackURL of [
      '//evil.fixture',
      '/\\evil.fixture',
      'https:evil.fixture',
      'https://evil.fixture/',
    ]) {
      const answer = await browser.post('/sign-in/social', { provider: 'local', callbackURL })
      assert.equal(answer.status, 403, callbackURL)
    }
  })
})
