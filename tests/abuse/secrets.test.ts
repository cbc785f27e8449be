import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { type AtWork, atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { mailServer } from '#support/mail-server.ts'
import { FLORIST } from '#support/onboarding.ts'
import { PASSWORD, type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'
import { rawCall } from './raw-call.ts'

const EMAIL = 'mia@plain.fixture'
const NEW_PASSWORD = 'velvet-harbour-counts-moss'
const token = z.object({ token: z.string() })
const handedOver = z.object({ link: z.url() })

/** The secret part of a cookie: the session's token, and of a known device, whose parts have names, the signature. */
const secretPart = (name: string, cookie: string): string =>
  cookie.split('.').at(name.endsWith('.device') ? -1 : 0) ?? ''

describe('secrets', () => {
  let product: Product
  let work: AtWork
  let mails: Awaited<ReturnType<typeof mailServer>>
  let owner: HttpBrowser
  const secrets = new Map<string, string>()
  before(async () => {
    mails = await mailServer()
    product = await startProduct({
      sites: { 'plain.fixture': plainSite },
      settings: {
        FETTLE_CHROMIUM: '/nowhere',
        SMTP_URL: mails.url,
        MAIL_FROM: 'Fettle <fettle@fettle.fixture>',
      },
    })
    work = await atWork(product)
    owner = await product.signUp(EMAIL)
  })
  after(async () => {
    await work.close()
    await product.stop()
    await mails.close()
  })

  /** All mails so far, as text. */
  const letters = (): string[] =>
    mails.received.map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))

  /** The token after `#token=` in the newest mail with this in its address. */
  const mailed = (page: string): Promise<string> =>
    until(
      `a mail with a link to ${page}`,
      () => new RegExp(`${page}#token=([^\\s"<]+)`, 'u').exec(letters().join('\n'))?.[1],
    )

  it('A16 are made, used and sent in every way there is', async () => {
    secrets.set('password', PASSWORD).set('next password', NEW_PASSWORD)
    const begun = await owner.post('/onboarding', { ...FLORIST, website: 'plain.fixture', mayCheck: false })
    assert.equal(begun.status, 202, begun.text)
    secrets.set('verification', await mailed('/verify-email'))
    secrets.set('ID token', token.parse((await owner.get('/auth/token')).body).token)
    secrets.set('one-time token', token.parse((await owner.post('/auth/one-time-token/generate')).body).token)
    const key = 'a key against double clicks'.replaceAll(' ', '-')
    const { body } = await owner.post('/hand-overs', { checks: ['ssl'] }, { 'idempotency-key': key })
    secrets.set('key against double clicks', key)
    secrets.set('hand-over', handedOver.parse(body).link.split('/').at(-1) ?? '')
    for (const [name, cookie] of owner.jar) secrets.set(name, secretPart(name, decodeURIComponent(cookie)))
    const visitor = product.visitor()
    await visitor.post('/visits', { address: 'plain.fixture' })
    for (const [name, cookie] of visitor.jar) secrets.set(name, decodeURIComponent(cookie))
    assert.ok(
      [...secrets.values()].every((secret) => secret.length > 15),
      [...secrets.keys()].join(),
    )
  })

  it('A17 are mailed with the configured address, whatever host the caller names', async () => {
    const evil = 'Host: evil.fixture\r\nX-Forwarded-Host: evil.fixture\r\nForwarded: host=evil.fixture\r\n'
    const form = JSON.stringify({ email: EMAIL })
    for (const target of [
      '/api/auth/request-password-reset',
      'http://evil.fixture/api/auth/request-password-reset',
    ]) {
      const head = `POST ${target} HTTP/1.1\r\n${evil}Content-Type: application/json\r\nContent-Length: ${form.length}\r\n`
      const { text } = await rawCall(product.port, `${head}Connection: close\r\n\r\n${form}`)
      assert.match(text, /^HTTP\/1\.1 200 /u)
    }
    secrets.set('reset', await mailed('/reset-password'))
    await until(
      'both mails came',
      () => letters().filter((text) => text.includes('/reset-password')).length === 2,
    )
    for (const text of letters()) {
      assert.doesNotMatch(text, /evil\.fixture/u)
      assert.ok(text.includes(`${product.origin}/`))
    }
  })

  it('A08 A16 confirm an address by no GET, so that the token is in no address', async () => {
    const confirm = { token: secrets.get('verification') }
    const isConfirmed = async () =>
      z.object({ emailVerified: z.boolean() }).parse((await owner.get('/me')).body).emailVerified
    const read = await owner.get(`/auth/verify-email?${new URLSearchParams({ token: confirm.token ?? '' })}`)
    assert.deepEqual([read.status, await isConfirmed()], [405, false])
    const wrong = await owner.post('/auth/verify-email', { token: `${confirm.token}x` })
    assert.deepEqual([wrong.status, await isConfirmed()], [400, false])
    const right = await owner.post('/auth/verify-email', confirm)
    assert.deepEqual([right.status, await isConfirmed()], [200, true], right.text)
  })

  it('A16 are not shown when something fails', async () => {
    await work.pool.query('alter table verification rename to hidden')
    const failed = [
      await owner.post('/auth/reset-password', { token: secrets.get('reset'), newPassword: NEW_PASSWORD }),
      await owner.post('/auth/one-time-token/verify', { token: secrets.get('one-time token') }),
      await owner.post('/auth/request-password-reset', { email: EMAIL }),
    ]
    await work.pool.query('alter table hidden rename to verification')
    await work.pool.query('alter table hand_overs rename to hidden')
    failed.push(await product.visitor().get(`/handed/${secrets.get('hand-over')}`))
    await work.pool.query('alter table hidden rename to hand_overs')
    await work.pool.query('alter table session rename to hidden')
    const form = { email: EMAIL, password: PASSWORD }
    failed.push(await product.visitor().post('/auth/sign-in/email', form))
    await work.pool.query('alter table hidden rename to session')
    for (const { status, text } of failed) {
      assert.equal(status, 500, text)
      for (const [name, secret] of secrets) assert.ok(!text.includes(secret), `${name} is in ${text}`)
    }
    const used = await owner.post('/auth/reset-password', {
      token: secrets.get('reset'),
      newPassword: NEW_PASSWORD,
    })
    assert.equal(used.status, 200, used.text)
  })

  it('A16 X10 are in no log, and each line of the log is one line of JSON', async () => {
    const { log } = product.run
    assert.match(log, /"level":"error"/u)
    for (const [name, secret] of secrets) assert.ok(!log.includes(secret), `${name} is in the log`)
    const events = log.split('\n').filter((line) => line.includes('"level"'))
    for (const line of events) assert.ok(JSON.parse(line))
  })

  it('A16 are in no table, once their mail was sent', async () => {
    await until('all mail went out', async () => {
      const waiting = await work.pool.query("select 1 from mails where state <> 'sent'")
      return waiting.rowCount === 0
    })
    const tables = await work.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    assert.ok(tables.rows.length > 20)
    for (const { name } of tables.rows) {
      const { rows } = await work.pool.query(`select coalesce(json_agg(t)::text, '') as all from ${name} t`)
      for (const [what, secret] of secrets)
        assert.ok(!String(rows[0].all).includes(secret), `the ${what} is in ${name}`)
    }
  })

  it('A16 are in no export', async () => {
    const back = product.visitor()
    const signedIn = await back.post('/auth/sign-in/email', { email: EMAIL, password: NEW_PASSWORD })
    assert.equal(signedIn.status, 200)
    const { status, text } = await back.get('/export')
    assert.equal(status, 200)
    assert.ok(text.includes(EMAIL))
    for (const [name, secret] of secrets) assert.ok(!text.includes(secret), `${name} is in the export`)
    assert.doesNotMatch(text, /\$argon2id|tokenHash|token_hash/u)
  })
})
