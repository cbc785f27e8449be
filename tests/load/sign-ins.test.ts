import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { hashPassword } from '#api/auth/passwords.ts'
import { ownerCreated } from '#store/owners.ts'
import { account, user } from '#store/schema/auth.ts'
import { type AtWork, atWork } from '#support/at-work.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { PASSWORD, type Product, startProduct } from '#support/product.ts'

const OWNERS = 60

describe('many owners who sign in at once', () => {
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({ settings: { FETTLE_WORKERS: '0' } })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  /** Accounts that were made long ago: one hash serves all, so that making them takes no time. */
  async function accounts(): Promise<string[]> {
    const { db } = work
    const password = await hashPassword(PASSWORD)
    const people = Array.from({ length: OWNERS }, (_, index) => ({
      id: randomUUID(),
      email: `owner-${index}@owners.fixture`,
      name: 'Mia Rose',
    }))
    await db.insert(user).values(people)
    await db
      .insert(account)
      .values(people.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password })))
    for (const { id } of people) await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
    return people.map(({ email }) => email)
  }

  test('L02 are all let in and read their own, and nobody waits for those who only read', async () => {
    const reader = await product.signUp()
    const emails = await accounts()
    const leaving = new AbortController()
    const reading = readUntil(reader, leaving.signal)
    const met = await Promise.all(
      emails.map(async (email) => {
        const browser = product.visitor()
        const { status } = await browser.post('/auth/sign-in/email', { email, password: PASSWORD })
        const me = await browser.get('/me')
        return { status, read: me.status, isOwn: me.text.includes(`"${email}"`) }
      }),
    )
    leaving.abort()
    assert.deepEqual(
      [...new Set(met.map((one) => JSON.stringify(one)))],
      [JSON.stringify({ status: 200, read: 200, isOwn: true })],
    )
    assert.ok((await reading) > OWNERS / 4, 'who only reads was kept waiting')
  })
})

/** Reads one call after the other; gives how many were answered. */
async function readUntil(reader: HttpBrowser, signal: AbortSignal): Promise<number> {
  let reads = 0
  for (; !signal.aborted; reads += 1) assert.equal((await reader.get('/me')).status, 200)
  return reads
}
