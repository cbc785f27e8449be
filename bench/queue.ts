import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { QUEUES } from '#server/queues.ts'
import { openPool } from '#store/database.ts'
import { countJobs } from '#store/queue.ts'
import { startProduct } from '#support/product.ts'
import { testQueue } from '#support/queue.ts'
import { median, timed } from './support/measure.ts'

// A backlog of jobs in the real database: adding them, taking and completing one, adding one more scan, counting.
//   npm run -s bench:queue -- [jobs]
const [count = 10_000] = process.argv.slice(2).map(Number)
const ROUNDS = 200

const product = await startProduct({ embedded: true, settings: { FETTLE_WORKERS: '0' } })
const url = await product.databaseUrl()
const store = openPool(url, 2)
const { boss, jobs, stop } = await testQueue(url)
try {
  const scans = Array.from({ length: count }, () => ({
    data: { scanId: randomUUID(), websiteId: randomUUID() },
    singletonKey: randomUUID(),
  }))
  console.log(`${count} added: ${(await timed(() => boss.insert(QUEUES.scan, scans))).toFixed(0)} ms`)
  const one = async (): Promise<void> => {
    const [job] = await boss.fetch(QUEUES.scan)
    if (job) await boss.complete(QUEUES.scan, job.id)
  }
  console.log(`taken and done: ${(await each(one)).toFixed(1)} ms each (median)`)
  const more = (): Promise<void> => jobs.scan({ id: randomUUID(), websiteId: randomUUID(), cause: 'owner' })
  console.log(`one more scan, in its turn: ${(await each(more)).toFixed(1)} ms (median)`)
  console.log(`counted: ${(await each(() => countJobs(store.db))).toFixed(1)} ms (median)`)
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await stop()
  await store.close()
  await product.stop()
}

async function each(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) took.push(await timed(work))
  return median(took)
}
