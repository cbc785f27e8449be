import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { mailServer } from '#support/mail-server.ts'
import { freePort, type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const carryOn = (): void => undefined

type MailServer = Awaited<ReturnType<typeof mailServer>>

describe('a mail server', () => {
  let product: Product
  let work: AtWork
  let port = 0
  let mails: MailServer | null = null
  let onMessage = carryOn
  before(async () => {
    port = await freePort()
    product = await startProduct({ settings: { SMTP_URL: `smtp://owner:right@127.0.0.1:${port}` } })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
    await mails?.close()
  })

  const stateOf = async (email: string) => {
    const { rows } = await work.pool.query<{ state: string; attempts: number }>(
      'select state, attempts from mails where "to" = $1',
      [email],
    )
    assert.equal(rows.length, 1)
    return rows[0]
  }
  /** Moves the next try of a mail, minutes or hours later, to now. */
  const letTimePass = () =>
    work.pool.query(
      "update pgboss.job set start_after = now() where name = 'mail' and state in ('created', 'retry')",
    )
  const isSent = async (email: string): Promise<boolean> => {
    await letTimePass()
    return (await stateOf(email))?.state === 'sent'
  }
  const countOf = (email: string): number =>
    mails?.received.filter(({ to }) => to.includes(email)).length ?? 0

  test('F18 that is down keeps mails waiting, and each is sent once when it is up', async () => {
    const people = [await product.signUp(), await product.signUp()].map(({ email }) => email)
    for (const email of people)
      await until('it was tried in vain', async () => {
        const mail = await stateOf(email)
        return mail?.state === 'queued' && mail.attempts === 1
      })
    mails = await mailServer({ onMessage: () => onMessage() }, port)
    for (const email of people) await until('it was sent', () => isSent(email))
    await keepsItsPromises(product, work, { owners: people })
    assert.deepEqual(people.map(countOf), [1, 1])
  })

  test('F18 whose answer was lost, because the worker was killed, does not get the mail again', async () => {
    onMessage = () => {
      onMessage = carryOn
      product.run.kill('workers')
    }
    const { email } = await product.signUp()
    const isUnknown = async (): Promise<boolean> => {
      await letTimePass()
      return (await stateOf(email))?.state === 'unknown'
    }
    await until('nobody knows', isUnknown, 60_000)
    await keepsItsPromises(product, work, { owners: [email] })
    assert.equal(countOf(email), 1)
  })
})
