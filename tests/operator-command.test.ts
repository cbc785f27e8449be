import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { user } from '#store/schema/auth.ts'
import { ORIGIN, testAccounts, type TestAccounts } from '#support/accounts.ts'
import { cliCalls, type EndedCall } from '#support/cli-calls.ts'

const NEW = 'velvet-harbour-counts-moss'
const SECRET = 'a secret of thirty-two characters or more'

let accounts: TestAccounts
before(async () => {
  accounts = await testAccounts()
})
after(() => accounts.close())

interface Output {
  status: number
  /** Without standard error. */
  stdout: string
  everything: string
}

const operator = (...args: string[]): Promise<Output> => fettle(['operator', ...args])

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  DATABASE_URL: accounts.url,
  FETTLE_SECRET_KEY: SECRET,
  PUBLIC_ORIGIN: ORIGIN,
})

/** Runs a command, and returns its exit status and output. */
function fettle(args: string[], more: Readonly<Record<string, string>> = {}): Promise<Output> {
  const main = join(import.meta.dirname, '../src/cli/main.ts')
  const env = { ...environment(), ...more }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, everything: stdout + stderr }),
    )
  })
}

const operators = () =>
  accounts.db.select({ email: user.email }).from(user).where(eq(user.operator, true)).orderBy(user.email)

/** The token of the link that was printed, and its page. */
function printed({ stdout }: Output): { page: string; token: string } {
  const url = new URL(stdout.trim())
  assert.equal(url.origin, ORIGIN)
  return { page: url.pathname, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '' }
}

test("an account with a confirmed address becomes the operator's, and no other account", async () => {
  await accounts.browser().signUp('mia@example.com')
  const olive = accounts.browser()
  await olive.signUp('olive@example.com')
  await olive.get(`/verify-email?token=${accounts.mailedToken('verify')}`)
  const { status, everything } = await operator('Olive@Example.com')
  assert.deepEqual([status, /is the operator now/u.test(everything)], [0, true], everything)
  assert.deepEqual(await operators(), [{ email: 'olive@example.com' }])
})

test('A14 an account whose address is not confirmed becomes it once the printed link is opened, which needs no mail', async () => {
  const browser = accounts.browser()
  await browser.signUp('paul@example.com')
  const answer = await operator('paul@example.com')
  assert.equal(answer.status, 0, answer.everything)
  assert.deepEqual(await operators(), [{ email: 'olive@example.com' }])
  const { page, token } = printed(answer)
  assert.equal(page, '/verify-email')
  const confirmed = await browser.get(`/verify-email?token=${encodeURIComponent(token)}`)
  assert.deepEqual([confirmed.status, 'choosePassword' in confirmed.body], [200, false])
  assert.equal((await browser.identify())?.operator, true)
})

test('A12 operator reset removes the limits from an account, ends its sessions, and prints a link that works once', async () => {
  const phone = accounts.browser('192.0.2.7')
  await phone.signUp('quin@example.com')
  const guesser = accounts.browser('198.51.100.7')
  for (let time = 0; time < 5; time += 1) await guesser.signIn('quin@example.com', 'wrong-wrong-wrong')
  assert.equal((await guesser.signIn('quin@example.com')).status, 429)
  const answer = await operator('reset', 'Quin@Example.com')
  assert.equal(answer.status, 0, answer.everything)
  assert.match(answer.everything, /signed out on 1 device/u)
  accounts.auth.forgetSessions()
  assert.equal(await phone.identify(), null)
  assert.equal((await guesser.signIn('quin@example.com')).status, 200)
  const { page, token } = printed(answer)
  assert.equal(page, '/reset-password')
  assert.equal((await phone.post('/reset-password', { token, newPassword: NEW })).status, 200)
  assert.equal((await phone.signIn('quin@example.com', NEW)).status, 200)
  assert.equal((await phone.post('/reset-password', { token, newPassword: `${NEW}-2` })).status, 400)
})

test('A14 code prints one code for a new password, which works once, and nothing else on standard output', async () => {
  const browser = accounts.browser('192.0.2.8')
  await browser.signUp('rose@example.com')
  const answer = await fettle(['code', 'reset', 'Rose@Example.com'])
  assert.equal(answer.status, 0, answer.everything)
  const code = answer.stdout.trim()
  assert.match(code, /^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/u)
  const form = { email: 'rose@example.com', purpose: 'reset', code }
  const exchanged = await browser.post('/one-time-code/exchange', form)
  assert.equal(exchanged.status, 200)
  const chosen = { token: exchanged.body['linkToken'], newPassword: NEW }
  assert.equal((await browser.post('/reset-password', chosen)).status, 200)
  assert.equal((await browser.post('/one-time-code/exchange', form)).status, 422)
})

const everything = ({ stdout, stderr }: EndedCall): string => stdout + stderr

test('code prints none for an account that is confirmed, one that does not exist, and where mail is sent', async () => {
  const mailed = await fettle(['code', 'reset', 'mia@example.com'], { SMTP_URL: 'smtps://mail.example.com' })
  assert.deepEqual([mailed.status, mailed.stdout], [2, ''], mailed.everything)
  const wrong = [[], ['reset'], ['change', 'mia@example.com'], ['reset', 'a@example.com', 'b@example.com']]
  const calls = [['confirm', 'olive@example.com'], ['confirm', 'nobody@example.com'], ...wrong]
  const ended = await cliCalls(
    calls.map((operands) => ['code', ...operands]),
    environment(),
  )
  for (const one of ended) assert.equal(one.stdout, '', one.stderr)
  assert.deepEqual(
    ended.map(({ status }) => status),
    [0, 1, ...wrong.map(() => 2)],
    ended.map(everything).join(''),
  )
})

test('an address without an account has an error message, and so has a missing one', async () => {
  const unknown = [['nobody@example.com'], ['reset', 'nobody@example.com']]
  const missing = [[], ['reset']]
  const calls = [...unknown, ...missing, ['reset', 'a@example.com', 'b@example.com']]
  const ended = await cliCalls(
    calls.map((operands) => ['operator', ...operands]),
    environment(),
  )
  assert.deepEqual(
    ended.map(({ status }) => status),
    [1, 1, 2, 2, 2],
    ended.map(everything).join(''),
  )
  for (const one of ended.slice(0, unknown.length)) assert.match(everything(one), /There is no account/u)
  for (const one of ended) assert.notEqual(one.stderr, '')
})
