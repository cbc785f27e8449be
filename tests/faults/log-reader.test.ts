import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { type Product, startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'

describe('a Fettle with its own database whose log is no longer read', () => {
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({ embedded: true, settings: { FETTLE_CHROMIUM: '/nowhere' } })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  test('continues: start, web process and worker each lose their log lines, and nothing else', async () => {
    const [server] = product.run.parts().server
    const [web] = product.run.parts().web
    product.run.stopReading()
    // Each of them loses its connections to the database, which web process and worker log.
    await work.pool
      .query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      .catch(() => undefined)
    // The start logs that a worker ended; the next worker logs that it is ready.
    const [worker] = product.run.kill('workers')
    await until(
      'another worker is there',
      () => product.run.parts().workers.some(({ pid }) => pid !== worker?.pid),
      60_000,
    )
    const { website } = await until(
      'an owner can sign up',
      () => work.ownerOf(SHOP).catch(() => null),
      60_000,
    )
    const scan = await work.ended(await work.scan(website.id, ['payment-options']))
    assert.deepEqual([scan.state, scan.attempt], ['done', 1])
    assert.equal(product.run.parts().server[0]?.pid, server?.pid)
    assert.equal(product.run.parts().web[0]?.pid, web?.pid)
  })

  test('ends cleanly when its terminal is closed, and leaves no process behind', async () => {
    assert.equal(await product.run.end('SIGHUP'), 0)
    assert.deepEqual(product.run.leftOver(), [])
  })
})
