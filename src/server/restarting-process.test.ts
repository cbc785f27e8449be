import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'node:test'
import { RestartingProcess, STOP_MS } from './restarting-process.ts'
import { JOBS_MS } from './worker/worker.ts'

const ENTRY = fileURLToPath(new URL('../../tests/support/waiting-process.ts', import.meta.url))
const ENV = { PATH: process.env['PATH'] }

describe('a process that waits for what is prepared beside it', () => {
  it('is ready only after that', async () => {
    const { promise: pages, resolve: built } = Promise.withResolvers<void>()
    const web = new RestartingProcess({ name: 'web', entry: ENTRY, continues: pages }, ENV)
    let isReady = false
    const start = web.start().then(() => (isReady = true))
    // A scrape asks meanwhile, and is no sign to go on.
    await wait(500)
    void web.snapshot()
    await wait(500)
    assert.equal(isReady, false)
    built()
    await start
    await web.kill()
  })

  it('is ended by the start that what it waits for has failed', async () => {
    const failed = Promise.reject(new Error('the pages were not built'))
    const web = new RestartingProcess({ name: 'web', entry: ENTRY, continues: failed }, ENV)
    const start = assert.rejects(web.start(), /ended before it was ready/u)
    await web.kill()
    await start
  })
})

describe('a process that the start runs', () => {
  it('can fail to be made, and the start goes on', async (t) => {
    t.mock.property(process, 'execPath', '/nowhere/node')
    const worker = new RestartingProcess({ name: 'worker-1', entry: ENTRY }, ENV)
    await assert.rejects(worker.start(), /ENOENT/u)
    await worker.kill()
  })

  it('ends by itself before it is killed, when it is a worker with a long job', () => {
    assert.ok(JOBS_MS + 5_000 < STOP_MS)
  })
})
