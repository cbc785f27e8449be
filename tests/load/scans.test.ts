import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type AtWork, atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const SCANS = 20
const WORKERS = 2
/** One scan more than there are workers: without a limit there would be too many browsers. */
const SEEN = WORKERS + 1
/** Checks that need the browser take longest, and come first, so that all scans need it at once. */
const checksOf = (place: number): string[] => (place < SEEN ? ['accessibility-desktop'] : ['ssl'])
/** Polling more often would slow the scans down; a browser lives for many seconds. */
const ASK_MS = 1_000

describe('more scans than workers', () => {
  const hosts = Array.from({ length: SCANS }, (_, index) => `site-${index}.fixture`)
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({
      sites: Object.fromEntries(hosts.map((host) => [host, plainSite])),
      settings: { FETTLE_WORKERS: String(WORKERS) },
    })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  test('L01 all end well, with at most one browser for each worker, while the API answers everybody', async () => {
    const owners = await Promise.all(hosts.map((host) => work.ownerOf(host)))
    const scans = await Promise.all(
      owners.map(({ website }, index) => work.scan(website.id, checksOf(index))),
    )
    let most = 0
    await until(
      'all scans have ended',
      async () => {
        most = Math.max(most, browsersOf(product))
        const answers = await Promise.all(owners.map((owner) => owner.get('/me')))
        assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
        const states = await work.pool.query('select 1 from scans where id = any($1) and state <> $2', [
          scans,
          'done',
        ])
        if (states.rowCount === 0) return true
        await pause(ASK_MS)
        return false
      },
      240_000,
    )
    assert.ok(most >= 1 && most <= WORKERS, `${most} browsers at once`)
    await keepsItsPromises(product, work, { scans, owners: owners.map(({ email }) => email) })
  })
})

/** Running browsers, identified by their profiles: a process that is just being forked has its parent's command line. */
const browsersOf = ({ run }: Product): number =>
  new Set(run.parts().browsers.flatMap(({ command }) => /--user-data-dir=(\S+)/u.exec(command)?.[1] ?? []))
    .size
