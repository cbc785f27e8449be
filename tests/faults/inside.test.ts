import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { Gate } from '#support/gate.ts'
import { inject, INJECTABLE } from '#support/inject.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { type Process, stillAlive } from '#support/processes.ts'
import { type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const FILL_MEMORY = 'const all = []; for (;;) all.push(Array.from({ length: 10_000 }, String))'
const BREAK_A_PROMISE = "void Promise.reject(new Error('nobody waits for this'))"
/** Blocks for 15 s, and longer until this file exists; it takes no processor time from the others. */
const blockUntil = (file: string): string => `
  const { existsSync } = process.getBuiltinModule('fs')
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  const end = Date.now() + 15_000
  while (Date.now() < end || !existsSync(${JSON.stringify(file)})) Atomics.wait(nothing, 0, 0, 100)`

describe('a fault inside a process', () => {
  const gate = new Gate()
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({
      sites: { 'gate.fixture': gate.site },
      settings: {
        FETTLE_CHROMIUM: '/nowhere',
        FETTLE_WORKERS: '2',
        NODE_OPTIONS: `${INJECTABLE.NODE_OPTIONS} --max-old-space-size=128`,
      },
    })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  /** The worker that runs this attempt at a scan. */
  const holderOf = (id: string, attempt: number): Promise<Process> =>
    until(
      `attempt ${attempt} is in the middle of its work`,
      async () => {
        if ((await work.scanOf(id)).attempt !== attempt) return null
        const { workers, inspectors } = product.run.parts()
        return workers.find(({ pid }) => inspectors.some(({ parent }) => parent === pid))
      },
      90_000,
    )

  test('F17 an unhandled rejection is logged, ends its process with 1, and the process is restarted', async () => {
    const [web] = product.run.parts().web
    assert.ok(web)
    await inject(product.run, web, BREAK_A_PROMISE)
    await until('another process serves', async () => {
      const now = product.run.parts().web[0]
      const answer = await fetch(product.origin).catch(() => null)
      return now && now.pid !== web.pid && answer?.ok
    })
    assert.match(product.run.log, /a promise that nobody waits for.*nobody waits for this/u)
    assert.match(product.run.log, /a process ended and is started again.*"why":1/u)
    await keepsItsPromises(product, work)
  })

  test('F16 a worker that is blocked for 15 s loses its scan to another, and its late writes are refused', async () => {
    gate.shut()
    const { website } = await work.ownerOf('gate.fixture')
    const id = await work.scan(website.id, ['payment-options', 'sitemap'])
    const holder = await holderOf(id, 1)
    const { inspectors } = product.run.parts()
    const takenUp = join(product.data, 'taken-up')
    await inject(product.run, holder, blockUntil(takenUp))
    await until('another took it up', async () => (await work.scanOf(id)).attempt === 2, 90_000)
    writeFileSync(takenUp, '')
    gate.open()
    const done = await work.ended(id)
    assert.equal(done.state, 'done')
    const written = await work.resultsOf(id)
    await until('the blocked one has gone on', () => stillAlive(inspectors).length === 0, 60_000)
    assert.deepEqual(await work.resultsOf(id), written)
    assert.deepEqual(await work.scanOf(id), done)
    await keepsItsPromises(product, work, { scans: [id] })
  })

  test('F11 a scan that fills the memory of its worker is tried alone three times and fails; the rest works on', async () => {
    gate.shut()
    const [web] = product.run.parts().web
    const { website } = await work.ownerOf('gate.fixture')
    const id = await work.scan(website.id, ['sitemap'])
    for (const attempt of [1, 2, 3]) {
      await inject(product.run, await holderOf(id, attempt), FILL_MEMORY)
      assert.equal((await product.visitor().raw('/')).status, 200)
    }
    const scan = await work.ended(id)
    assert.deepEqual([scan.state, scan.attempt, scan.reason], ['failed', 3, 'internal_error'])
    assert.deepEqual(product.run.parts().web[0]?.pid, web?.pid)
    gate.open()
    await keepsItsPromises(product, work, { scans: [id] })
  })
})
