import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { codeAsShown, type CodePurpose } from '#core/one-time-code.ts'
import { accountByEmail } from '#store/accounts.ts'
import { PASSWORD, testAccounts, type TestAccounts } from '#support/accounts.ts'
import { makeCode } from './make-code.ts'

const NEW = 'velvet-harbour-counts-moss'
const SECRET = 'a secret of thirty-two characters or more'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('a one-time code', () => {
  let accounts: TestAccounts
  before(async () => {
    accounts = await testAccounts({ limits: { revealing: 1_000, mails: 100 } })
  })
  after(() => accounts.close())

  async function codeFor(email: string | null, purpose: CodePurpose, now = new Date()): Promise<string> {
    const account = email === null ? null : await accountByEmail(accounts.db, email)
    const kind = { purpose, ownerId: account?.id ?? null }
    return makeCode({ db: accounts.db, secret: SECRET, now }, kind)
  }

  let networks = 0
  const exchange = (
    form: { email: string; purpose: CodePurpose; code: string },
    from = `203.0.113.${++networks}`,
  ) => accounts.browser(from).post('/one-time-code/exchange', form)

  const isConfirmed = async (email: string) => (await accountByEmail(accounts.db, email))?.emailVerified

  test('A14 confirms the address in the browser that signed up, which stays signed in', async () => {
    const email = 'ann@example.com'
    const browser = accounts.browser()
    await browser.signUp(email)
    const code = codeAsShown(await codeFor(email, 'confirm')).toLowerCase()
    const { body } = await exchange({ email, purpose: 'confirm', code })
    assert.equal(await isConfirmed(email), false, 'the link does that')
    const link = await browser.get(`/verify-email?token=${encodeURIComponent(String(body['linkToken']))}`)
    assert.deepEqual([link.status, 'choosePassword' in link.body], [200, false])
    assert.equal(await isConfirmed(email), true)
    assert.ok(await browser.identify())
  })

  test('A14 in any other browser it ends every way to sign in of whoever signed up', async () => {
    const email = 'bea@example.com'
    const stranger = accounts.browser('198.51.100.66')
    await stranger.signUp(email)
    const { body } = await exchange({ email, purpose: 'confirm', code: await codeFor(email, 'confirm') })
    const bea = accounts.browser('192.0.2.10')
    const link = await bea.get(`/verify-email?token=${encodeURIComponent(String(body['linkToken']))}`)
    assert.equal(typeof link.body['choosePassword'], 'string')
    assert.equal(await stranger.identify(), null)
  })

  test('A14 chooses a new password', async () => {
    const email = 'cat@example.com'
    await accounts.browser().signUp(email)
    const { body } = await exchange({ email, purpose: 'reset', code: await codeFor(email, 'reset') })
    const form = { token: body['linkToken'], newPassword: NEW }
    assert.equal((await accounts.browser().post('/reset-password', form)).status, 200)
    assert.equal((await accounts.browser().signIn(email, PASSWORD)).status, 401)
    assert.equal((await accounts.browser().signIn(email, NEW)).status, 200)
  })

  test('A14 of ten simultaneous uses one succeeds', async () => {
    const email = 'dee@example.com'
    await accounts.browser().signUp(email)
    const form = { email, purpose: 'reset' as const, code: await codeFor(email, 'reset') }
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(form)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(answers.filter(({ status }) => status === 422).length, 9)
  })

  test('A14 works for thirty minutes and no longer', async () => {
    const email = 'eve@example.com'
    await accounts.browser().signUp(email)
    const old = await codeFor(email, 'reset', ago(31))
    const fresh = await codeFor(email, 'reset', ago(29))
    assert.equal((await exchange({ email, purpose: 'reset', code: old })).status, 422)
    assert.equal((await exchange({ email, purpose: 'reset', code: fresh })).status, 200)
  })

  test('A14 is for one account and one purpose', async () => {
    const [flo, gus] = ['flo@example.com', 'gus@example.com']
    for (const email of [flo, gus]) await accounts.browser().signUp(email)
    const code = await codeFor(flo, 'confirm')
    const first = await codeFor(null, 'confirm')
    for (const form of [
      { email: gus, purpose: 'confirm' as const, code },
      { email: flo, purpose: 'reset' as const, code },
      { email: flo, purpose: 'reset' as const, code: first },
      { email: 'nobody@example.com', purpose: 'confirm' as const, code: first },
    ]) {
      const { status, body } = await exchange(form)
      assert.deepEqual([status, Object.keys(Object(body['fields']))], [422, ['code']], JSON.stringify(form))
    }
    assert.equal((await exchange({ email: flo, purpose: 'confirm', code })).status, 200)
  })

  test('A14 the code of the start confirms one account', async () => {
    const [ida, jon] = ['ida@example.com', 'jon@example.com']
    for (const email of [ida, jon]) await accounts.browser().signUp(email)
    const code = await codeFor(null, 'confirm')
    assert.equal((await exchange({ email: ida, purpose: 'confirm', code })).status, 200)
    assert.equal((await exchange({ email: jon, purpose: 'confirm', code })).status, 422)
  })

  test('A12 after ten tries in a quarter of an hour a network has to wait, and others need not', async () => {
    const email = 'kim@example.com'
    await accounts.browser().signUp(email)
    const code = await codeFor(email, 'reset')
    const guess = { email, purpose: 'reset' as const, code: '0000-0000-0000' }
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await exchange(guess, '198.51.100.9')).status)
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429])
    assert.equal((await exchange({ ...guess, code }, '198.51.100.9')).status, 429)
    assert.equal((await exchange({ ...guess, code }, '198.51.100.200')).status, 200)
  })

  test('A16 cannot be read in the database, nor found without the secret', async () => {
    const email = 'lea@example.com'
    await accounts.browser().signUp(email)
    const code = await codeFor(email, 'reset')
    const { rows } = await accounts.pool.query(`select json_agg(t)::text as everything from verification t`)
    assert.equal(String(rows[0].everything).includes(code), false)
    const account = await accountByEmail(accounts.db, email)
    const other = { db: accounts.db, secret: 'another secret of thirty-two characters', now: new Date() }
    const foreign = await makeCode(other, { purpose: 'reset', ownerId: account?.id ?? null })
    assert.equal((await exchange({ email, purpose: 'reset', code: foreign })).status, 422)
  })

  test('A14 is worth nothing after a new password', async () => {
    const email = 'may@example.com'
    const browser = accounts.browser()
    await browser.signUp(email)
    const code = await codeFor(email, 'reset')
    const changed = { currentPassword: PASSWORD, newPassword: NEW }
    assert.equal((await browser.post('/change-password', changed)).status, 200)
    assert.equal((await exchange({ email, purpose: 'reset', code })).status, 422)
  })

  test('no internal error was reported meanwhile', () => {
    assert.deepEqual(accounts.faults, [])
  })
})
