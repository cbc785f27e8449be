import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { startShowingAlive } from './alive.ts'

const run = promisify(execFile)
const MINUTES_AGO = 180_000

const fail = (error: unknown): never => {
  throw error
}

describe('showing that a process runs', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-alive-'))
  })
  after(() => rm(folder, { recursive: true }))

  /** Exit status of the health check. */
  const healthy = (role: string): Promise<number> =>
    run('sh', ['deploy/healthy', role], { env: { PATH: process.env['PATH'], FETTLE_DATA: folder } }).then(
      () => 0,
      (error: unknown) => (error instanceof Error && 'code' in error ? Number(error.code) : fail(error)),
    )

  it('makes the health check of workers succeed while the worker runs', async () => {
    assert.equal(await healthy('worker'), 1)
    const alive = await startShowingAlive(folder, 'worker', fail)
    assert.equal(await healthy('worker'), 0)
    await alive.stop()
    assert.equal(await healthy('worker'), 1)
  })

  it('makes it fail when the worker has shown nothing for minutes', async () => {
    const alive = await startShowingAlive(folder, 'worker', fail)
    const [name = ''] = await readdir(join(folder, 'alive'))
    const earlier = new Date(Date.now() - MINUTES_AGO)
    await utimes(join(folder, 'alive', name), earlier, earlier)
    assert.equal(await healthy('worker'), 1)
    await alive.stop()
  })

  it('reports a folder that cannot be written to, and goes on', async () => {
    const faults: unknown[] = []
    const alive = await startShowingAlive('/dev/null', 'worker', (error) => faults.push(error))
    await alive.stop()
    assert.ok(faults.length > 0)
  })
})
