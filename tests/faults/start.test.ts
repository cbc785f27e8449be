import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { atWork } from '#support/at-work.ts'
import { boundPort } from '#support/bound-port.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { prepareProduct, type Product, startProduct } from '#support/product.ts'
import { took } from '#support/time-limit.ts'

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
/** A start that is refused ends within this time. */
const SOON_MS = 8_000

/** Runs the real command to its end. */
async function refusedStart(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += String(chunk)))
  await once(child, 'exit')
  return { status: child.exitCode, output }
}

describe('a start that is refused', () => {
  let product: Product
  before(async () => {
    product = await startProduct({ embedded: true })
  })
  after(() => product.stop())

  test('F07 on the data folder of a running Fettle ends with 1 within 2 s and names it; the first works on', async () => {
    const began = performance.now()
    const { status, output } = await refusedStart(product.settings)
    took('the start was refused', began, SOON_MS)
    assert.equal(status, 1)
    assert.match(output, /already in use by process \d+/u)
    assert.ok(output.includes(` ${product.run.parts().server[0]?.pid}.`))
    const work = await atWork(product)
    try {
      await keepsItsPromises(product, work)
    } finally {
      await work.close()
    }
  })

  test('F20 at a port that is in use ends with 1, names PORT, and leaves nothing running', async () => {
    const taken = createServer()
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const other = await prepareProduct()
    try {
      const PORT = String(boundPort(taken))
      const { status, output } = await refusedStart({ ...other.settings, PORT })
      assert.equal(status, 1)
      assert.match(output, new RegExp(`^PORT: port ${PORT} is already in use`, 'mu'))
    } finally {
      taken.close()
      await other.stop()
    }
  })

  for (const [what, setting, value] of [
    ['F20 with a secret that is too short', 'FETTLE_SECRET_KEY', 'short-and-secret'],
    ['F20 with a setting that there is not', 'FETTLE_COLOUR', 'mauve'],
    ['F20 at a port that is none', 'PORT', 'none'],
    ['F09 on a data folder that cannot be made', 'FETTLE_DATA', '/proc/nowhere'],
    ['F09 on a data folder that is a file', 'FETTLE_DATA', MAIN],
  ] as const) {
    test(`${what} ends with 1 and names the setting`, async () => {
      const { status, output } = await refusedStart({ ...product.settings, [setting]: value })
      assert.equal(status, 1)
      assert.ok(output.includes(setting))
      assert.equal(output.includes('short-and-secret'), false)
    })
  }

  test('F12 on a database of a newer Fettle ends with 1 and changes nothing', async () => {
    const other = await prepareProduct()
    const client = new Client({ connectionString: await other.databaseUrl() })
    await client.connect()
    try {
      await client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
      )
      const { status, output } = await refusedStart(other.settings)
      assert.equal(status, 1)
      assert.match(output, /written by a newer Fettle/u)
      const queue = await client.query("select to_regclass('pgboss.job') as made")
      assert.deepEqual(queue.rows, [{ made: null }])
    } finally {
      await client.end()
      await other.stop()
    }
  })

  test('F12 of two at once on one new database: both work, and its tables were made once', async () => {
    const one = await prepareProduct()
    const two = await prepareProduct({ settings: { DATABASE_URL: await one.databaseUrl() } })
    const client = new Client({ connectionString: await one.databaseUrl() })
    await client.connect()
    try {
      await client.query('drop schema public cascade')
      await client.query('drop schema drizzle cascade')
      await client.query('create schema public')
      await Promise.all([one.run.start(), two.run.start()])
      const twice = await client.query(
        'select 1 from drizzle.__drizzle_migrations group by created_at having count(*) > 1',
      )
      assert.equal(twice.rowCount, 0)
      for (const { visitor } of [one, two]) assert.equal((await visitor().raw('/')).status, 200)
    } finally {
      await client.end()
      await Promise.all([one.run.destroy(), two.stop()])
      await one.stop()
    }
  })
})
