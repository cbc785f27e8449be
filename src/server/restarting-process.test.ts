import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { RestartingProcess, STOP_MS } from './restarting-process.ts'
import { JOBS_MS } from './worker/worker.ts'

const ENTRY = fileURLToPath(new URL('../../tests/support/waiting-process.ts', import.meta.url))
const loggedLine = z.object({ level: z.string(), entry: z.string().optional(), why: z.unknown().optional() })
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

  it('is started again until it starts, and the log says which one did not', {
    timeout: 60_000,
  }, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-restart-'))
    t.after(() => rm(folder, { recursive: true }))
    const entry = join(folder, 'ends-soon.mjs')
    await writeFile(entry, "process.send('ready', () => process.exit(3))")
    const node = process.execPath
    const written = t.mock.method(process.stderr, 'write', () => true)
    const worker = new RestartingProcess({ name: 'worker-1', entry }, ENV)
    const lines = () =>
      written.mock.calls.map(({ arguments: [line] }) => loggedLine.parse(JSON.parse(String(line))))
    const failed = () => lines().filter(({ level }) => level === 'error')
    await worker.start()
    t.mock.property(process, 'execPath', '/nowhere/node')
    while (failed().length < 2) await wait(50)
    process.execPath = node
    const { starts } = worker
    while (lines().filter(({ why }) => why === 3).length < 2) await wait(50)
    await worker.kill()
    assert.ok(worker.starts > starts)
    assert.deepEqual(new Set(lines().map((line) => line.entry)), new Set([entry]))
  })

  it('ends by itself before it is killed, when it is a worker with a long job', () => {
    assert.ok(JOBS_MS + 5_000 < STOP_MS)
  })
})
