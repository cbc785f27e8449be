import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { Gate } from '#support/gate.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { PASSWORD, type Product, startProduct } from '#support/product.ts'
import { took } from '#support/time-limit.ts'
import { until } from '#support/until.ts'
import { watching } from '#support/watching.ts'

describe('a Fettle with its own database', () => {
  const gate = new Gate()
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({
      sites: { 'gate.fixture': gate.site },
      settings: { FETTLE_CHROMIUM: '/nowhere' },
      embedded: true,
    })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  /** A scan that is running until the gate is opened. */
  async function inTheMiddle() {
    gate.shut()
    const asked = gate.asked
    const owner = await work.ownerOf('gate.fixture')
    const stream = await watching(owner)
    const id = await work.scan(owner.website.id, ['payment-options', 'sitemap'])
    await until('the scan waits for the website', () => gate.asked > asked, 60_000)
    return { owner, stream, id }
  }

  test('F02 is killed during writes: the next start has all that was acknowledged', async () => {
    const acknowledged: string[] = []
    const people = Array.from({ length: 3 }, async (_, index) => {
      for (let count = 0; ; count += 1) {
        const owner = await product.signUp(`f02-${index}-${count}@owners.fixture`).catch(() => null)
        if (!owner) return
        acknowledged.push(owner.email)
      }
    })
    await until('some have signed up', () => acknowledged.length >= 3, 30_000)
    const killed = product.run.kill('server')
    assert.equal(killed.length, 1)
    await Promise.all(people)
    await product.run.start()
    for (const email of acknowledged) {
      const answer = await product.visitor().post('/auth/sign-in/email', { email, password: PASSWORD })
      assert.equal(answer.status, 200, email)
    }
    await keepsItsPromises(product, work, { owners: acknowledged })
  })

  test('F03 is killed at any moment of a sign-up: the account exists completely or not at all', async () => {
    for (const [index, ms] of [5, 40, 120, 250].entries()) {
      const email = `f03-${index}@owners.fixture`
      const signingUp = product.signUp(email).catch(() => null)
      // There is nothing to wait for: the moments are the test.
      await pause(ms)
      product.run.kill('web')
      const answered = await signingUp
      await until('it serves again', async () => (await fetch(product.origin).catch(() => null))?.ok, 60_000)
      const { rows } = await work.pool.query<{ waysIn: number }>(
        `select (select count(*) from account a where a.user_id = u.id)::int as "waysIn" from "user" u where email = $1`,
        [email],
      )
      if (answered) assert.equal(rows.length, 1, 'an account that was acknowledged is lost')
      for (const { waysIn } of rows) assert.equal(waysIn, 1, `half an account after ${ms} ms`)
      const again = rows.length === 0 ? 'sign-up' : 'sign-in'
      const form = {
        email,
        password: PASSWORD,
        ...(again === 'sign-up' ? { firstName: 'Mia', lastName: 'Rose' } : {}),
      }
      const person = product.visitor()
      assert.equal((await person.post(`/auth/${again}/email`, form)).status, 200)
      // An owner whose account was made just before the kill is made with its first use.
      if (again === 'sign-in') assert.equal((await person.get('/me')).status, 200)
    }
    await keepsItsPromises(product, work)
  })

  test('F06 whose database is killed during a scan: at most 503, up again within 10 s by itself, nothing lost', async () => {
    const { owner, stream, id } = await inTheMiddle()
    const postmaster = Number(
      (await readFile(join(product.data, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    process.kill(postmaster, 'SIGKILL')
    const killedAt = performance.now()
    const [web] = product.run.parts().web
    const answersAgain = async (): Promise<boolean> => {
      const { status } = await owner.get('/me')
      assert.ok([200, 503].includes(status), `answered ${status}`)
      return status === 200
    }
    await until('it answers again', answersAgain, 60_000)
    took('it came back', killedAt, 10_000)
    gate.open()
    const scan = await work.ended(id)
    assert.equal(scan.state, 'done')
    assert.equal(product.run.parts().web[0]?.pid, web?.pid, 'the web process went on')
    await stream.ended()
    const again = await watching(owner)
    const next = await work.scan(owner.website.id, ['payment-options'])
    await until('events arrive again', () => again.states(next).at(-1) === 'done', 60_000)
    await again.close()
    await keepsItsPromises(product, work, { scans: [id, next], owners: [owner.email] })
  })

  test('F15 on SIGTERM ends with 0 within 20 s, its streams end, and the scan continues at the next start', async () => {
    const { stream, id } = await inTheMiddle()
    const askedAt = performance.now()
    assert.equal(await product.run.end('SIGTERM'), 0)
    took('it stopped', askedAt, 20_000)
    assert.equal(await stream.ended(), 'ended')
    gate.open()
    await product.run.start()
    const scan = await work.ended(id)
    assert.deepEqual([scan.state, scan.attempt, scan.finished], ['done', 2, 2])
    await keepsItsPromises(product, work, { scans: [id] })
  })

  test('F15 on a second SIGTERM ends at once, and nothing is lost', async () => {
    const { stream, id } = await inTheMiddle()
    const askedAt = performance.now()
    const entriesBefore = product.run.log.length
    product.run.kill('server', 'SIGTERM')
    await until('it is stopping', () => product.run.log.slice(entriesBefore).includes('Stopping…\n'))
    assert.equal(await product.run.end('SIGTERM'), 130)
    took('it stopped', askedAt, 5_000)
    // A process that is still loading gets the signal a moment later.
    const left = (): string[] => product.run.leftOver().map(({ command }) => command)
    await until('nothing is left', () => left().length === 0, 60_000).catch(() => undefined)
    assert.deepEqual(left(), [])
    await stream.ended()
    gate.open()
    await product.run.start()
    assert.equal((await work.ended(id)).state, 'done')
    await keepsItsPromises(product, work, { scans: [id] })
  })
})
