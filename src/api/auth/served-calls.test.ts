import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PASSWORD, testAccounts, type TestAccounts } from '#support/accounts.ts'
import { createEngine } from './engine.ts'
import { NO_OTHERS } from './providers.ts'
import { FIXED } from './settings.ts'

/** Every account call that is answered. Whoever adds one says which limit counts it, or why nobody learns anything from it. */
const SERVED = [
  '/callback/:id',
  '/change-email',
  '/change-password',
  '/delete-user',
  '/error',
  '/get-session',
  '/jwks',
  '/link-social',
  '/list-accounts',
  '/one-time-code/exchange',
  '/one-time-token/generate',
  '/one-time-token/verify',
  '/passkey/delete-passkey',
  '/passkey/generate-authenticate-options',
  '/passkey/generate-register-options',
  '/passkey/list-user-passkeys',
  '/passkey/update-passkey',
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
  '/request-password-reset',
  '/reset-password',
  '/reset-password/:token',
  '/revoke-sessions',
  '/send-verification-email',
  '/sign-in/email',
  '/sign-in/social',
  '/sign-out',
  '/sign-up/email',
  '/token',
  '/unlink-account',
  '/verify-email',
]

describe('the calls of accounts', () => {
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts()
  })
  after(() => accounts.close())

  it('are these alone, whatever else better-auth brings along', () => {
    const engine = createEngine(
      {
        db: accounts.db,
        origin: accounts.origin,
        secret: 'a secret of thirty-two characters or more',
        providers: [],
        trustProxy: false,
        mailer: { send: async () => {} },
        now: () => new Date(),
        onChange: () => {},
      },
      NO_OTHERS,
    )
    const offered = Object.values(engine.api).flatMap((call) =>
      'path' in call && typeof call.path === 'string' ? [call.path] : [],
    )
    const disabled: readonly string[] = FIXED.disabledPaths
    assert.deepEqual([...new Set(offered)].filter((path) => !disabled.includes(path)).toSorted(), SERVED)
  })

  it('say in our words what only a program does wrong', async () => {
    const owner = accounts.browser()
    await owner.signUp('noa@example.com')
    const same = { newEmail: 'noa@example.com', password: PASSWORD }
    for (const [path, body, message] of [
      ['/unlink-account', {}, 'What was sent has to be written in another way.'],
      [
        '/sign-in/social',
        { provider: 'x', callbackURL: '//evil.example' },
        'People can be sent on to pages of this Fettle only.',
      ],
      ['/change-email', same, 'That is your email address already.'],
    ] as const) {
      const { body: answer } = await owner.post(path, body)
      assert.equal(answer['message'], message)
      assert.equal(typeof answer['code'], 'string')
    }
  })

  it('never tell whether a password is right without counting it', async () => {
    const owner = accounts.browser()
    await owner.signUp('mia@example.com')
    assert.equal((await owner.post('/verify-password', { password: 'wrong' })).status, 404)
  })
})
