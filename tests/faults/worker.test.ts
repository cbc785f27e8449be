import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { Gate, plainSite } from '#support/gate.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { type Process, signalAll, stillAlive } from '#support/processes.ts'
import { type Product, startProduct } from '#support/product.ts'
import { took } from '#support/time-limit.ts'
import { until } from '#support/until.ts'
import { watching } from '#support/watching.ts'

/** Two checks that are judged at once, and one that needs the pages. */
const CHECKS = ['payment-options', 'sitemap', 'ssl']

describe('a worker', () => {
  const gate = new Gate()
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({
      sites: { 'gate.fixture': gate.site, 'plain.fixture': plainSite },
      settings: { FETTLE_CHROMIUM: '/nowhere', FETTLE_WORKERS: '2' },
    })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  /** A scan that is running until the gate is opened, with its worker. */
  async function inTheMiddle() {
    gate.shut()
    const asked = gate.asked
    const owner = await work.ownerOf('gate.fixture')
    const stream = await watching(owner)
    const id = await work.scan(owner.website.id, CHECKS)
    await until('the scan waits for the website', () => gate.asked > asked, 60_000)
    const { workers, inspectors } = product.run.parts()
    const holders = workers.filter(({ pid }) => inspectors.some(({ parent }) => parent === pid))
    return { owner, stream, id, holders, inspectors }
  }

  /** Waits until another worker has the scan, which lost its own at `from`. */
  async function takenUpAgain(id: string, from: number): Promise<void> {
    await until('it is taken up again', async () => (await work.scanOf(id)).attempt === 2, 90_000)
    took('it was taken up again', from, 25_000)
  }

  test('F01 that is killed during a scan: another continues it within 25 s, with one result for each check', async () => {
    const { owner, stream, id, holders } = await inTheMiddle()
    signalAll(holders, 'SIGKILL')
    const killedAt = performance.now()
    gate.open()
    assert.equal((await work.scanOf(id)).state, 'running')
    await takenUpAgain(id, killedAt)
    const scan = await work.ended(id)
    assert.deepEqual([scan.state, scan.attempt, scan.finished], ['done', 2, CHECKS.length])
    assert.deepEqual(
      (await work.resultsOf(id)).map(({ check }) => check),
      CHECKS,
    )
    await until('the event arrived', () => stream.states(id).at(-1) === 'done')
    assert.deepEqual(stream.states(id), ['running', 'done'])
    await stream.close()
    await keepsItsPromises(product, work, { scans: [id], owners: [owner.email] })
  })

  test('F13 that is paused loses its scan to another, and its later writes are refused', async () => {
    const { stream, id, holders, inspectors } = await inTheMiddle()
    signalAll(holders, 'SIGSTOP')
    await takenUpAgain(id, performance.now())
    gate.open()
    const done = await work.ended(id)
    assert.equal(done.state, 'done')
    const written = await work.resultsOf(id)
    signalAll(holders, 'SIGCONT')
    await gone(inspectors)
    assert.deepEqual(await work.resultsOf(id), written)
    assert.deepEqual(await work.scanOf(id), done)
    await until('the event arrived', () => stream.states(id).at(-1) === 'done')
    assert.deepEqual(stream.states(id), ['running', 'done'])
    await stream.close()
    await keepsItsPromises(product, work, { scans: [id] })
  })

  test('F14 that fails at a scan three times gives it up, notifies the owner, and continues with others', async () => {
    const owner = await work.ownerOf('plain.fixture')
    const other = await work.ownerOf('bluewren.example')
    await work.pool.query(poison(owner.website.id))
    const stream = await watching(owner)
    const id = await work.scan(owner.website.id, CHECKS)
    const fine = await work.scan(other.website.id, ['ssl'])
    const scan = await work.ended(id)
    assert.deepEqual([scan.state, scan.attempt, scan.reason], ['failed', 3, 'internal_error'])
    assert.equal((await work.ended(fine)).state, 'done')
    await until('the event arrived', () => stream.states(id).at(-1) === 'failed')
    const { rows } = await work.pool.query(
      "select 1 from pgboss.job where name = 'dead-letters' and data ->> 'scanId' = $1",
      [id],
    )
    assert.equal(rows.length, 1)
    await work.pool.query('drop trigger poison on results')
    await stream.close()
    await keepsItsPromises(product, work, { scans: [id, fine] })
  })
})

const gone = (processes: readonly Process[]): Promise<boolean> =>
  until('they have gone', () => stillAlive(processes).length === 0, 60_000)

/** Makes the database refuse every result of one website. */
const poison = (websiteId: string): string => `
  create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'poison'; end $$;
  create trigger poison before insert on results for each row
    when (new.website_id = '${websiteId}') execute function refuse()`
