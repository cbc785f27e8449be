import { loadavg } from 'node:os'
import { QUEUES } from '#server/queues.ts'
import { queueDue } from '#server/worker/scheduled-scans.ts'
import { openPool } from '#store/database.ts'
import { countJobs } from '#store/queue.ts'
import { testDatabase } from '#support/database.ts'
import { testQueue } from '#support/queue.ts'
import { median, timed } from './support/measure.ts'
import { slowStatements, watchStatements } from './support/statements.ts'
import { makeWebsites } from './support/many-websites.ts'

// Many websites with monthly scans, and many jobs that wait: taking the next one, whether owners take turns, what the clock's minute costs, and
// the statements that took long (where the server has pg_stat_statements).
//   npm run -s bench:many-waiting -- [websites] [waiting]       100000 10000
const [websites = 2_000, waiting = 500] = process.argv.slice(2).map(Number)
const ROUNDS = 300
/** One owner asks for this many of the waiting scans, and all the others for one each. */
const GREEDY = 0.2

const database = await testDatabase()
const store = openPool(database.url, 4)
const { pool, db } = store
const { boss, jobs, stop } = await testQueue(database.url)
try {
  const made = await timed(() => makeWebsites(pool, { websites, months: 0 }))
  console.log(`${websites} websites made in ${(made / 1_000).toFixed(1)} s`)
  await pool.query("update websites set due_at = now() - interval '1 minute'")
  const isWatching = await watchStatements(pool)
  const { rows } = await pool.query<{ id: string }>('select id from websites order by host limit $1', [
    waiting,
  ])
  const greedy = Math.floor(waiting * GREEDY)
  const [first] = rows
  if (!first) throw new Error('There are no websites')
  const asked = [
    ...Array.from({ length: greedy }, () => first.id),
    ...rows.slice(1, waiting - greedy + 1).map(({ id }) => id),
  ]
  const took: number[] = []
  for (const websiteId of asked)
    took.push(await timed(() => jobs.scan({ id: crypto.randomUUID(), websiteId, cause: 'owner' })))
  console.log(`${asked.length} scans queued in their turns: ${report(took)}`)
  const order: string[] = []
  const takes: number[] = []
  for (let round = 0; round < Math.min(ROUNDS, asked.length); round += 1) {
    takes.push(
      await timed(async () => {
        const [job] = await boss.fetch<{ websiteId: string }>(QUEUES.scan)
        if (!job) throw new Error('No job was there')
        order.push(job.data.websiteId)
        await boss.complete(QUEUES.scan, job.id)
      }),
    )
  }
  console.log(`next job taken and ended: ${report(takes)}`)
  const own = order.filter((id) => id === first.id).length
  console.log(
    `of the first ${order.length} jobs, the owner with ${greedy} waiting scans had ${own}; ${new Set(order).size} owners were served`,
  )
  console.log(`counted: ${(await timed(() => countJobs(db))).toFixed(1)} ms`)
  const minute = await timed(() => queueDue({ db, jobs }, new Date()))
  console.log(`what is due, one minute of the clock: ${minute.toFixed(0)} ms`)
  console.log(isWatching ? await slowStatements(pool) : 'pg_stat_statements is not on this server')
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await stop()
  await store.close()
  await database.close()
}

function report(all: readonly number[]): string {
  const sorted = all.toSorted((one, other) => one - other)
  return `${median(all).toFixed(1)} ms (median), ${(sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1)} ms (p99)`
}
