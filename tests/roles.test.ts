import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openPool } from '#store/database.ts'
import { recentProcesses } from '#store/processes.ts'
import { testDatabase } from '#support/database.ts'
import { freePort, havePages } from '#support/product.ts'

describe('what a machine runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-roles-'))
  let database: Awaited<ReturnType<typeof testDatabase>>
  before(async () => {
    await havePages()
    database = await testDatabase()
  })
  after(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  /** Starts `fettle serve …` and waits for the first line that matches, or for its end. */
  async function serve(words: readonly string[], settings: Readonly<Record<string, string>>, until: RegExp) {
    const child = spawn(process.execPath, ['src/cli/main.ts', 'serve', ...words], {
      env: { PATH: process.env['PATH'], FETTLE_DATA: folder, FETTLE_SPARE_BROWSER: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit').then(([status]: unknown[]) => status)
    let output = ''
    const said = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString()
          if (until.test(output)) resolve()
        })
    })
    await Promise.race([said, ended])
    return { output: () => output, ended, stop: () => child.kill('SIGTERM') }
  }

  /** The kinds of processes that have recorded a heartbeat and not ended. */
  async function kindsAlive(): Promise<string[]> {
    const { db, close } = openPool(database.url, 1)
    try {
      return (await recentProcesses(db)).filter(({ alive }) => alive).map(({ kind }) => kind)
    } finally {
      await close()
    }
  }

  it('serve web answers people and runs no worker; serve worker is the other way round', async () => {
    const port = await freePort()
    const settings = { DATABASE_URL: database.url, PORT: String(port) }
    const web = await serve(['web'], settings, /is running at/u)
    assert.deepEqual(await kindsAlive(), ['web'], web.output())
    assert.equal((await fetch(`http://127.0.0.1:${port}/api/health`)).status, 200)
    web.stop()
    assert.equal(await web.ended, 0)
    const worker = await serve(['worker'], { ...settings, FETTLE_WORKERS: '0' }, /workers are running/u)
    assert.deepEqual(await kindsAlive(), ['worker'], worker.output())
    await assert.rejects(fetch(`http://127.0.0.1:${port}/api/health`))
    worker.stop()
    assert.equal(await worker.ended, 0)
  })

  it('needs a database that the other machines reach too', async () => {
    const { ended, output } = await serve(['worker'], {}, /needs DATABASE_URL/u)
    assert.equal(await ended, 1)
    assert.match(output(), /^"serve worker" needs DATABASE_URL/u)
  })

  it('is one of three words', async () => {
    const { ended, output } = await serve(['both'], {}, /takes/u)
    assert.equal(await ended, 2)
    assert.match(output(), /^"serve" takes all, web, worker or nothing/u)
  })
})
