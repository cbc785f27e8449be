import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { type Process, signalAll, stillAlive } from '#support/processes.ts'
import { type Product, startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { took } from '#support/time-limit.ts'
import { until } from '#support/until.ts'

const CHECK = 'accessibility-desktop'
/** The type of each Chromium process, by its command line. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'main process': /^(?!.*--type=).*--user-data-dir=/u,
  renderer: /--type=renderer/u,
  'graphics and network process': /--type=gpu-process|--utility-sub-type=network/u,
}

describe('a browser', () => {
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct()
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  async function startedScan(): Promise<string> {
    const { website } = await work.ownerOf(SHOP)
    return work.scan(website.id, [CHECK])
  }

  const seen = (kind: RegExp): Promise<Process[]> =>
    until(
      'the browser is at work',
      () => {
        const found = product.run.parts().browsers.filter(({ command }) => kind.test(command))
        return found.length > 0 && found
      },
      90_000,
    )

  for (const [name, kind] of Object.entries(KINDS)) {
    test(`F04 whose ${name} is killed costs at most one more try, and leaves nothing behind`, async () => {
      const id = await startedScan()
      signalAll(await seen(kind), 'SIGKILL')
      const scan = await work.ended(id, 120_000)
      assert.deepEqual([scan.state, scan.finished], ['done', 1])
      const [result] = await work.resultsOf(id)
      assert.ok(
        result?.conclusive || result?.result.reasonCode === 'page_crashed',
        JSON.stringify(result?.result),
      )
      await keepsItsPromises(product, work, { scans: [id] })
      assert.deepEqual(leftProfiles(product), [])
    })
  }

  test("F05 ends within 5 s when its worker and the worker's parent are killed; its profile is swept at the next start", async () => {
    const id = await startedScan()
    await seen(/--type=renderer/u)
    const { browsers, inspectors } = product.run.parts()
    product.run.kill('workers')
    product.run.kill('server')
    const killedAt = performance.now()
    await until('no browser is left', () => stillAlive([...browsers, ...inspectors]).length === 0, 60_000)
    took('the browser ended', killedAt, 5_000)
    await product.run.start()
    assert.equal((await work.ended(id, 120_000)).state, 'done')
    await keepsItsPromises(product, work, { scans: [id] })
    assert.deepEqual(leftProfiles(product), [])
  })
})

/** Profile folders whose browser process has ended. */
const leftProfiles = ({ run }: Product): string[] =>
  readdirSync(tmpdir()).filter((name) => {
    const pid = Number(/^fettle-profile-(\d+)-/u.exec(name)?.[1])
    return run.hasSeen(pid) && !run.isAlive(pid)
  })
