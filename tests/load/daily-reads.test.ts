import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { AccountsOfOwners } from '#api/services.ts'
import type { Connector } from '#connectors/connector.ts'
import { connector as twitter } from '#connectors/twitter/connector.ts'
import { queueDailyReads } from '#server/worker/queue-daily-reads.ts'
import { queueJobs, QUEUES } from '#server/queues.ts'
import { retryDeadlocks } from '#store/retry-deadlocks.ts'
import { user } from '#store/schema/auth.ts'
import { openX, X_TOKEN } from '../stand-ins/x.ts'
import { type AtWork, atWork } from '#support/at-work.ts'
import { makeConnectedOwners } from '#support/connected-owners.ts'
import { type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const SECRET = 'the secret of thirty-two characters or more'
const OWNERS = 60
/** Accounts of one request here: fewer than X takes, so that there are several. */
const TOGETHER = 5
/** Reads that one worker makes at the same time. */
const AT_ONCE = 3

const { summary } = twitter.read
const inFives: Connector = {
  ...twitter,
  read: summary?.ahead ? { summary: { ...summary, ahead: { ...summary.ahead, most: TOGETHER } } } : {},
}
const connections = { connectors: [inFives], isConfigured: async () => true, quota: async () => null }

/** A time of a night at which every account is due. */
const night = (): Date => new Date(new Date().setUTCHours(23, 0, 0, 0))

describe('the daily reads of two machines, each with a web process and a worker', () => {
  let x: Awaited<ReturnType<typeof openX>>
  let pauseMs = 0
  let first: Product
  let second: Product
  let work: AtWork
  before(async () => {
    x = await openX({ isAnybodyThere: true, arrived: () => wait(pauseMs) })
    const settings = {
      FETTLE_WORKERS: '1',
      FETTLE_CHROMIUM: '/nowhere',
      FETTLE_SECRET_KEY: SECRET,
      FETTLE_ALLOW_ENDPOINTS: '1',
      FETTLE_ENDPOINTS: JSON.stringify({ x: x.base }),
      X_BEARER_TOKEN: X_TOKEN,
      X_DAILY_READS: '100000',
    }
    first = await startProduct({ settings })
    second = await startProduct({ settings: { ...settings, DATABASE_URL: await first.databaseUrl() } })
    work = await atWork(first)
  })
  after(async () => {
    await work.close()
    await second.stop()
    await first.stop()
    await x.close()
  })
  beforeEach(async () => {
    // What the test before read may still be judged.
    await retryDeadlocks(work.db, (tx) => tx.delete(user))
    await work.pool.query('delete from service_states')
    x.paths.length = 0
    await makeConnectedOwners(work.pool, {
      count: OWNERS,
      keys: { secret: SECRET, oldSecrets: [] },
      services: [{ service: 'twitter', grant: null, account: () => null }],
      handles: { twitter: (owner) => `owner_${owner}` },
    })
  })

  const timesAsked = (): number[] =>
    Array.from(
      { length: OWNERS },
      (_, owner) => asked().filter((handle) => handle === `owner_${owner}`).length,
    )
  /** The handles of all requests. */
  const asked = (): string[] =>
    x.paths.flatMap((path) => new URL(path, x.base).searchParams.get('usernames')?.split(',') ?? [])
  /** The clock of two workers strikes at the same moment, until everything is queued. */
  async function queueAll(): Promise<void> {
    const jobs = queueJobs(work.boss, async () => null)
    const clock = () => queueDailyReads({ db: work.db, jobs, connections }, night())
    await Promise.all([clock(), clock()])
    await clock()
  }
  const allDone = () =>
    until(
      'no read waits',
      async () => {
        const { rows } = await work.pool.query<{ left: number }>(
          `select count(*)::int as left from pgboss.job where name = $1 and state < 'completed'`,
          [QUEUES.daily],
        )
        return rows[0]?.left === 0
      },
      90_000,
    )
  const kept = async (): Promise<number> =>
    (await work.pool.query(`select from connection_results where read = 'summary' and data is not null`))
      .rowCount ?? 0

  test('each account is read once', async () => {
    await queueAll()
    await allDone()
    assert.deepEqual(timesAsked(), Array(OWNERS).fill(1))
    assert.equal(await kept(), OWNERS)
  })

  test('none is lost when a worker and a web process are killed meanwhile, and only what they were reading is read again', async () => {
    pauseMs = 400
    const queued = queueAll()
    await until('half is asked for', () => asked().length >= OWNERS / 2)
    first.run.kill('workers')
    second.run.kill('web')
    await queued
    await allDone()
    pauseMs = 0
    assert.equal(await kept(), OWNERS)
    const times = timesAsked()
    assert.ok(times.every((one) => one >= 1))
    const twice = times.filter((one) => one > 1).length
    assert.ok(twice <= AT_ONCE * TOGETHER, `${twice} were read again`)
  })

  test('none is lost when the clock ends between queueing and noting: they are queued once more, and read once', async () => {
    const jobs = queueJobs(work.boss, async () => null)
    const ends = {
      refreshAccounts: async (accounts: AccountsOfOwners) => {
        await jobs.refreshAccounts(accounts)
        throw new Error('the process ends')
      },
    }
    await assert.rejects(queueDailyReads({ db: work.db, jobs: ends, connections }, night()))
    await queueAll()
    await allDone()
    assert.equal(await kept(), OWNERS)
    assert.deepEqual(timesAsked(), Array(OWNERS).fill(1))
  })
})
